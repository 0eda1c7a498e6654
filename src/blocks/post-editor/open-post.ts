import { NOT_FOUND } from "../../generated/error-codes.ts";
import type { PostDraft } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { newPost, type OpenedPost, type PostWork } from "./post-draft.ts";

type Calls = Pick<BlockProps<"postEditor">["operations"], "getPostDraft" | "getOwnQuestion">;

/** What is opened: a draft, a post with the draft of its changes, or nothing yet. */
export async function openPost({
  draftId,
  postId,
  operations,
}: {
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
  const post = id ? await operations.getOwnQuestion({ id }) : undefined;
  const published: PostWork | undefined = post && {
    title: post.title,
    labelNo: post.labelNo ?? "",
    cover: "",
    body: post.body,
  };
  return {
    work: draft ? workOf(draft) : (published ?? newPost),
    draftId: draft?.id,
    draftVersion: draft?.version ?? 0,
    postId: id,
    postVersion: post?.version ?? 0,
  };
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
