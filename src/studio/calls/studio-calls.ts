import type { LayerChange, SiteRequest } from "../../generated/types.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { Finding } from "../types.ts";

/** The draft of a site as the server keeps it. */
export interface StoredDraft {
  /** Grows with each save. */
  version: number;
  baseRevision: string;
  publishedRevision: string;
  patch: Layer;
  base: Layer;
  flavour?: Layer | undefined;
  /** Whether it says something else than what is published. */
  isChanged: boolean;
  /** What it waits for to be published; with `scheduleFault` it did not come to that. */
  scheduledTime?: string | undefined;
  scheduledMessage?: string | undefined;
  scheduleFault?: { reason: "faults" | "superseded"; time: string } | undefined;
  gmtModified?: string | undefined;
  authorName: string;
  /** Whether the viewer saved it last. */
  isOwn: boolean;
  /** Whether another has to publish it than who saved last. */
  needsTwo: boolean;
  request?: SiteRequest | undefined;
}

/** One state of a site that was published once. */
export interface Revision {
  revision: string;
  parent?: string | undefined;
  /** The revision whose content it brought back. */
  restored?: string | undefined;
  /** Its place in the history of the site, from 1. */
  ordinal: number;
  isPublished: boolean;
  source: "folder" | "studio" | "cli";
  authorName: string;
  /** Who asked for it to be published. */
  askedName?: string | undefined;
  message: string;
  gmtCreate: string;
}

/** What the studio asks of the server, for one site. Each rejects with a `CallError` when it is refused. */
export interface StudioCalls {
  getDraft(): Promise<StoredDraft>;
  saveDraft(input: {
    version: number;
    baseRevision: string;
    patch: Layer;
  }): Promise<{ version: number; isChanged: boolean; findings: Finding[] }>;
  /** What is wrong in a layer, without saving it. */
  check(patch: Layer): Promise<Finding[]>;
  discardDraft(version: number): Promise<{ version: number }>;
  publish(input: { version: number; message: string }): Promise<{ revision: string; version: number }>;
  ask(input: { version: number; note: string }): Promise<unknown>;
  withdraw(id: string): Promise<unknown>;
  sendBack(input: { id: string; opinion: string }): Promise<unknown>;
  saveRule(needsTwo: boolean): Promise<unknown>;
  schedule(input: { version: number; publishTime: string; message: string }): Promise<unknown>;
  unschedule(): Promise<unknown>;
  listRevisions(pageCurrent: number): Promise<{ list: Revision[]; totalPage: number }>;
  /** Differences of two states: a revision's number, "0" for nothing, "draft" for the draft. */
  compare(from: string, to: string): Promise<LayerChange[]>;
  rollback(revision: string): Promise<{ revision: string }>;
  /** The draft as an archive; its content in base64. */
  exportSite(): Promise<{ fileName: string; mediaType: string; content: string }>;
  /** Makes a draft of an archive. */
  importSite(file: File, version: number): Promise<unknown>;
  createPreview(hours: number): Promise<{ url: string; endTime: string }>;
}
