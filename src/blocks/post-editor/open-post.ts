import { ArticleStateEnum, PostStateEnum } from "../../generated/enums.ts";
import { NOT_FOUND } from "../../generated/error-codes.ts";
import type { OwnArticle, PostDraft } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { INFORMATION, newPost, type ArticleType, type OpenedPost, type PostWork } from "./post-draft.ts";

type Calls = Pick<
  BlockProps<"postEditor">["operations"],
  "getPostDraft" | "getOwnArticle" | "getOwnQuestion" | "getBlogSignedIn"
>;

/** What is opened: a draft, a post with the draft of its changes, or nothing yet. */
export async function openPost({
  articleType,
  draftId,
  postId,
  operations,
}: {
  articleType: ArticleType;
  draftId: string | undefined;
  postId: string | undefined;
  operations: Calls;
}): Promise<OpenedPost> {
  if (articleType === INFORMATION)
    return draftId ? articleFrom(await operations.getOwnArticle({ id: draftId })) : nothing;
  const draft = draftId
    ? await operations.getPostDraft({ id: draftId })
    : postId
      ? await orNothing(operations.getPostDraft({ postId }))
      : undefined;
  const id = draft?.postId ?? postId;
  const post = id ? await publishedOf({ id, articleType, operations }) : undefined;
  return {
    work: draft ? workOf(draft) : (post?.work ?? newPost),
    draftId: draft?.id,
    draftVersion: draft?.version ?? 0,
    postId: id,
    postVersion: post?.version ?? 0,
    gmtPublish: post?.gmtPublish ?? "",
  };
}

const nothing: OpenedPost = {
  work: newPost,
  draftId: undefined,
  draftVersion: 0,
  postId: undefined,
  postVersion: 0,
  gmtPublish: "",
};

/** An information article: one record, with one version for its draft and for what readers see. */
function articleFrom(article: OwnArticle): OpenedPost {
  const { id, version, articleState, gmtPublish } = article;
  return {
    work: articleWork(article),
    draftId: id,
    draftVersion: version,
    postId: articleState === ArticleStateEnum.published ? id : undefined,
    postVersion: version,
    gmtPublish: articleState === ArticleStateEnum.scheduled ? asField(gmtPublish ?? "") : "",
  };
}

/** An information article as it is worked on. */
export function articleWork({ artTitle, artSummary, artPic, authorName, zoneId, artDesc }: OwnArticle): PostWork {
  return {
    title: artTitle,
    labelNo: zoneId,
    cover: artPic,
    body: artDesc,
    summary: artSummary,
    author: authorName,
  };
}

/** What was published, as it is worked on. */
async function publishedOf({
  id,
  articleType,
  operations,
}: {
  id: string;
  articleType: 1 | 2;
  operations: Calls;
}): Promise<{ version: number; work: PostWork; gmtPublish: string }> {
  if (articleType === 1) {
    const blog = await operations.getBlogSignedIn({ id });
    const { version = 0, title, labelNo = "", cover, content, postState, gmtCreate } = blog;
    const gmtPublish = postState === PostStateEnum.scheduled ? asField(gmtCreate) : "";
    return { version, work: { title, labelNo, cover, body: content ?? newPost.body }, gmtPublish };
  }
  const { version, title, labelNo = "", body } = await operations.getOwnQuestion({ id });
  return { version, work: { title, labelNo, cover: "", body }, gmtPublish: "" };
}

/** A draft as it is worked on. */
export function workOf({ title, labelNo = "", cover, body }: PostDraft): PostWork {
  return { title, labelNo, cover, body };
}

/** A time as a field of date and time has it: "2026-03-01T09:30". */
function asField(time: string): string {
  return time.slice(0, 16).replace(" ", "T");
}

async function orNothing<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === NOT_FOUND) return undefined;
    throw error;
  }
}
