import type { RichText } from "../../generated/types.ts";
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
  /**
   * While `picking`, a click selects the block under it and does nothing else; the preview begins without. With
   * `editing`, texts are written, blocks dragged and pictures dropped on the page too.
   */
  | { type: "lectern:mode"; picking: boolean; editing?: boolean }
  /** The text that was pressed last may be written where it stands. */
  | EditMessage
  /** The rich text that was pressed last may be written where it stands. */
  | EditRichMessage
  /** Whether what was written is in the draft; where it is not, the page shows again what it showed before. */
  | { type: "lectern:edited"; kept: boolean }
  /** Where a block that is dragged may be let go. */
  | { type: "lectern:places"; block: string; places: DropPlace[] };

export interface EditMessage {
  type: "lectern:edit";
  block: string;
  path: PropPath;
  /** Names the field for who does not see it: "Edit: Heading". */
  label: string;
  /** The language that is written. */
  lang: string;
  /** Whether it may have several lines. */
  long: boolean;
}

export interface EditRichMessage {
  type: "lectern:editRich";
  block: string;
  /** Of the whole rich text. */
  path: PropPath;
  value: RichText;
  label: string;
  lang: string;
  /** What the tools are called, by their short names, in the language of the studio. */
  words: Record<string, string>;
}

/** A way into the properties of a block, entries of lists by their numbers: `["items", "0", "label"]`. */
export type PropPath = readonly string[];

/** A slot of the layout or of a block that takes what is dragged. */
export interface DropPlace {
  /** As blocks name it: "main", or "tabs.left". */
  place: string;
  /** What it is called, from the outside in: "Main › Tabs". */
  name: string;
  /** The keys of the blocks in it, in their order. */
  blocks: string[];
}

/** What of a block was pressed: the text, or the picture, and the properties that it may come from. */
export interface Pressed {
  /** The text as the page shows it; "" for a picture. */
  shown: string;
  paths: PropPath[];
  /** Where it stands in the window of the frame, in px. */
  rect: { x: number; y: number; width: number; height: number };
}

/** What the preview tells the studio around it. */
export type FrameMessage =
  /** A block was clicked, or chosen by the keyboard, while picking; `pressed` where that was on something it says. */
  | { type: "lectern:picked"; block: string; screen: string; pressed?: Pressed }
  /** A text was written where it stands. */
  | WroteMessage
  /** A rich text was written where it stands. */
  | WroteRichMessage
  /** A block begins to be dragged: `lectern:places` is the answer. */
  | { type: "lectern:dragging"; block: string; screen: string }
  /** It was let go in a slot, before another block or behind all. */
  | { type: "lectern:moved"; block: string; screen: string; to: string; before?: string | undefined }
  /** A picture was let go on a block; `paths` are the properties that it shows there now. */
  | { type: "lectern:dropped"; block: string; screen: string; file: File; paths: PropPath[] }
  /** A key of the studio was pressed in the page; `block` is the one that is chosen. */
  | { type: "lectern:key"; act: FrameAct; block?: string | undefined; screen: string }
  /** Another page, or the same one with other blocks, is shown: also the first one, so that the studio may speak. */
  | ShownMessage
  /** What `lectern:refresh` asked for is on the screen. */
  | { type: "lectern:drawn" };

export type FrameAct = "up" | "down" | "undo" | "redo" | "save";

export interface WroteMessage {
  type: "lectern:wrote";
  block: string;
  screen: string;
  path: PropPath;
  /** What stood there. */
  before: string;
  words: string;
}

export interface WroteRichMessage {
  type: "lectern:wroteRich";
  block: string;
  screen: string;
  path: PropPath;
  lang: string;
  /** What stood there when it was begun. */
  before: RichText;
  body: RichText;
}

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
  "lectern:edit",
  "lectern:editRich",
  "lectern:edited",
  "lectern:places",
]);
const fromFrame: ReadonlySet<unknown> = new Set<FrameMessage["type"]>([
  "lectern:picked",
  "lectern:shown",
  "lectern:drawn",
  "lectern:wrote",
  "lectern:wroteRich",
  "lectern:dragging",
  "lectern:moved",
  "lectern:dropped",
  "lectern:key",
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
