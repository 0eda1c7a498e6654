import type { ReactNode } from "react";
import type { BlockTypes } from "../generated/built/block-table.ts";
import type { TextKey } from "../generated/built/locale-keys.ts";
import type { UploadGrant } from "../forms/upload.ts";
import type { LiveConnections } from "../shared/live-chat.ts";
import type { OperationId, OperationInput, OperationReply } from "../generated/operations.ts";

/** Every block type that a screen may name. */
export type BlockType = keyof BlockTypes;

/**
 * What a block's component receives: the props of its schema, with bindings and texts already resolved,
 * and what the renderer hands to every block. A block fetches nothing itself and knows no router: it draws its
 * props, links with plain `<a href>`, and reports what happened through `on`.
 */
export type BlockProps<Type extends BlockType> = BlockTypes[Type]["props"] & BlockHandles<Type>;

export interface BlockHandles<Type extends BlockType = BlockType> {
  /** The blocks that the screen put into this block's slots, ready to be placed; an absent slot is empty. */
  slots: Partial<Record<string, ReactNode>>;
  /**
   * One function per event that the screen gave actions to; absent events have none, so a block can hide a button
   * that would do nothing. In the actions, the payload is both the `item` and the `form` root, unless the
   * block gives what was filled in apart. The promise settles when the actions are done and never rejects.
   */
  on: Partial<Record<BlockTypes[Type]["events"], (payload?: unknown, form?: unknown) => Promise<Outcome>>>;
  /**
   * The text of a key: `t("courseGrid.learners", { count: 3 })`. Only `common.*` and `<blockType>.*` keys arrive with
   * the page.
   */
  t: Translate;
  /** The language of the page: `zh-CN` or `en`. */
  locale: string;
  /** The block's key in the screen: unique in the page, made for ids. */
  blockKey: string;
  /**
   * The operations that `block.schema.json` declares, for blocks whose work is live (a player), and the right to upload
   * files for the purposes that it declares (`uploads`), for `upload` of src/forms/upload.ts.
   */
  operations: BlockOperations<BlockTypes[Type]["operations"]> & UploadGrant<BlockTypes[Type]["uploads"]>;
  /**
   * Opens live connections, for blocks that show what happens elsewhere meanwhile: they fetch nothing, and this is no
   * fetching. Absent on the server, and wherever nothing can be live.
   */
  live?: LiveConnections | undefined;
  /** Takes the block away again. Only a block in the slot `overlay` that an action opened has one. */
  close?: () => void;
}

/**
 * How the actions of an event ended. A failure was reported to the person already, unless the action is `quiet`;
 * `error` is there for a block that can say it better, such as a form beside its fields. Without an error the person
 * said no to a question. `reply` is what the last call answered.
 */
export type Outcome = { done: true; reply?: unknown } | { done: false; error?: unknown };

/** The text of a key in the page's language; `count` among the values chooses `key_one` or `key_other`. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/**
 * The named operations as functions: the flat input in, the reply's data out. They reject with a `CallError` and show
 * nothing: the block says itself what went wrong. An input that is a file is a `Blob`.
 */
export type BlockOperations<Names extends OperationId> = {
  [Name in Names]: (input: OperationInput<Name>, options?: CallWatch) => Promise<OperationReply<Name>>;
};

/** What a block may want to know of a call while it is on its way. */
export interface CallWatch {
  /** Told of the share of a file that has been sent, 0 to 1. */
  progress?: (share: number) => void;
  /**
   * Ends a call. Of a large file what was sent is kept for a day, and goes on when the same file is sent again; with
   * the reason `discard` it is thrown away.
   */
  signal?: AbortSignal;
}
