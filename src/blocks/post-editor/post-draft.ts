import type { RichText } from "../../generated/types.ts";
import { isObject } from "../../shared/json.ts";

/** What is written of a post. */
export interface PostWork {
  title: string;
  labelNo: string;
  cover: string;
  body: RichText;
  /** Of information articles: what lists say of them, and who wrote them. */
  summary?: string;
  author?: string;
}

/** What is written, as the calls number it. */
export type ArticleType = 1 | 2 | 3;

/** Information articles, which who runs a site writes; the others are the community's. */
export const INFORMATION = 3;

/** Where a post stands when it is opened: its draft and what was published of it, as far as they are there. */
export interface OpenedPost {
  work: PostWork;
  draftId: string | undefined;
  /** Of the draft; 0 where there is none. */
  draftVersion: number;
  postId: string | undefined;
  /** Of what was published. */
  postVersion: number;
  /** When it is to be published, as a field of date and time has it; empty: it is no plan. */
  gmtPublish: string;
}

export const newPost: PostWork = { title: "", labelNo: "", cover: "", body: { type: "doc", content: [] } };

/** Whether something kept on the device is a draft. */
export function isPostWork(kept: unknown): kept is PostWork {
  return (
    isObject(kept) &&
    ["title", "labelNo", "cover"].every((name) => typeof kept[name] === "string") &&
    ["summary", "author"].every((name) => ["string", "undefined"].includes(typeof kept[name])) &&
    isObject(kept["body"]) &&
    Array.isArray(kept["body"]["content"])
  );
}

export type Missing = "title" | "body";

/** What has to be there before it is published. */
export function missingIn({ title, body }: PostWork): Missing[] {
  return [
    ...(title.trim() === "" ? (["title"] as const) : []),
    ...(body.content.length === 0 ? (["body"] as const) : []),
  ];
}
