import { NOT_FOUND } from "../../generated/error-codes.ts";
import { PostStateEnum } from "../../generated/enums.ts";
import type { PostDraft } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { newPost, type OpenedPost, type PostWork } from "./post-draft.ts";

type Calls = Pick<BlockProps<"postEditor">["operations"], "getPostDraft" | "getOwnQuestion" | "getBlogSignedIn">;

/** What is opened: a draft, a post with the draft of its changes, or nothing yet. */
export async function openPost({
  articleType,
  draftId,
  postId,
  operations,
}: {
  articleType: 1 | 2;
  draftId: string | undefined;
  postId: string | undefined;
  operations: Calls;
}): Promise<OpenedPost> {
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
    const gmtPublish = postState === PostStateEnum.scheduled ? gmtCreate.slice(0, 16).replace(" ", "T") : "";
    return { version, work: { title, labelNo, cover, body: content ?? newPost.body }, gmtPublish };
  }
  const { version, title, labelNo = "", body } = await operations.getOwnQuestion({ id });
  return { version, work: { title, labelNo, cover: "", body }, gmtPublish: "" };
}

/** A draft as it is worked on. */
export function workOf({ title, labelNo = "", cover, body }: PostDraft): PostWork {
  return { title, labelNo, cover, body };
}

async function orNothing<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === NOT_FOUND) return undefined;
    throw error;
  }
}
