import { isObject } from "../../shared/json.ts";

/**
 * What the studio tells the preview in its frame, by `postMessage` and on the same origin only. A block is named by its
 * key in the screen; in the preview's document its outermost elements have that key as `data-block`.
 */
export type StudioMessage =
  /** The draft was saved: fetch the page anew and draw it without loading the document. */
  | { type: "lectern:refresh" }
  /** Outline a block and bring it into view; without a key, none. */
  | { type: "lectern:select"; block?: string | undefined }
  /** While `picking`, a click selects the block under it and does nothing else; the preview begins without. */
  | { type: "lectern:mode"; picking: boolean };

/** What the preview tells the studio around it. */
export type FrameMessage =
  /** A block was clicked, or chosen by the keyboard, while picking. */
  | { type: "lectern:picked"; block: string; screen: string }
  /** Another page, or the same one with other blocks, is shown: also the first one, so that the studio may speak. */
  | ShownMessage
  /** What `lectern:refresh` asked for is on the screen. */
  | { type: "lectern:drawn" };

export interface ShownMessage {
  type: "lectern:shown";
  /** Name of the screen; `not-found`, `no-access` or `error` where that is what stands at the address. */
  screen: string;
  /** Path and query within the site, without what stands before it in the preview: "/list?sort=new". */
  path: string;
  /** Keys of the blocks that are in the page, whether they show anything or not. */
  blocks: string[];
  /** Keys of those that failed, are not known, or are not right; each shows a box that says why. */
  failed: string[];
  /** Keys of those whose list is empty, so that visitors do not see them. */
  unfilled: string[];
  /** Names of the data sources that show made-up data, because theirs is private or not there. */
  examples: string[];
}

const fromStudio: ReadonlySet<unknown> = new Set<StudioMessage["type"]>([
  "lectern:refresh",
  "lectern:select",
  "lectern:mode",
]);
const fromFrame: ReadonlySet<unknown> = new Set<FrameMessage["type"]>([
  "lectern:picked",
  "lectern:shown",
  "lectern:drawn",
]);

/**
 * Whether something that arrived is for the preview. Who sent it, and from which origin, is for the listener to look
 * at.
 */
export function isStudioMessage(data: unknown): data is StudioMessage {
  return isObject(data) && fromStudio.has(data["type"]);
}

/** Whether something that arrived is from a preview. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  return isObject(data) && fromFrame.has(data["type"]);
}
