import type { BlockProps } from "../block.ts";
import { INFORMATION, type ArticleType, type OpenedPost, type PostWork } from "./post-draft.ts";

interface ToPublish {
  articleType: ArticleType;
  work: PostWork;
  opened: OpenedPost;
  draftId: string | undefined;
  /** The version that the draft has on the server. */
  draftVersion: number;
  /** As a field of date and time has it; empty: now. */
  gmtPublish: string;
  /** Where what is to come is found. */
  backHref: string | undefined;
  operations: BlockProps<"postEditor">["operations"];
}

/** States of a blog as the call has them. */
const SCHEDULED = 2;
const PUBLISHED = 3;

/** Publishes what was written, and gives where it is read; what is to come is found in the community centre. */
export async function publishPost(post: ToPublish): Promise<string> {
  if (post.articleType === INFORMATION) return publishArticle(post);
  return post.articleType === 1 ? publishBlog(post) : publishQuestion(post);
}

async function publishArticle({ draftId, draftVersion, gmtPublish, backHref, operations }: ToPublish): Promise<string> {
  const { id } = await operations.publishArticle({
    id: draftId ?? "",
    version: draftVersion,
    ...later(gmtPublish),
  });
  return gmtPublish ? (backHref ?? "/info") : `/info/detail/${id}`;
}

/** The time of a field of date and time, as calls have it; nothing where it is now. */
function later(gmtPublish: string): { gmtPublish?: string } {
  return gmtPublish ? { gmtPublish: `${gmtPublish.replace("T", " ")}:00`.slice(0, 19) } : {};
}

async function publishQuestion({ work, opened, draftId, operations }: ToPublish): Promise<string> {
  const { title, labelNo, body } = work;
  const question = {
    title: title.trim(),
    body,
    ...(labelNo ? { labelNo } : {}),
    ...(draftId ? { draftId } : {}),
  };
  const saved = opened.postId
    ? await operations.updateQuestion({ ...question, id: opened.postId, version: opened.postVersion })
    : await operations.saveQuestion(question);
  return `/question/view/${saved.id}`;
}

async function publishBlog({ work, opened, draftId, gmtPublish, operations }: ToPublish): Promise<string> {
  const { title, labelNo, cover, body } = work;
  const blog = {
    title: title.trim(),
    labelNo,
    cover,
    content: body,
    postState: gmtPublish ? (SCHEDULED as 2) : (PUBLISHED as 3),
    ...later(gmtPublish),
  };
  const saved = opened.postId
    ? await operations.updateBlog({ ...blog, id: opened.postId, version: opened.postVersion })
    : await operations.saveBlog(blog);
  // It is published: a draft that stays is no harm.
  if (draftId) await operations.deletePostDraft({ id: draftId }).catch(() => undefined);
  return gmtPublish ? "/blog/account" : `/blog/article/${saved.id}`;
}
