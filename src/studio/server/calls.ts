import type { LayerChange } from "../../generated/types.ts";
import type { Layer } from "../../site/resolve.ts";
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
  scheduledTime?: string | undefined;
  gmtModified: string;
  authorName: string;
}

/** One state of a site that was published once. */
export interface Revision {
  revision: string;
  parent?: string | undefined;
  isPublished: boolean;
  source: "folder" | "studio" | "cli";
  authorName: string;
  message: string;
  gmtCreate: string;
}

/** What the studio asks of the server, for one site. Each rejects with a `CallError` when it is refused. */
export interface StudioCalls {
  getDraft(): Promise<StoredDraft>;
  saveDraft(version: number, patch: Layer): Promise<{ version: number; findings: Finding[] }>;
  discardDraft(version: number): Promise<void>;
  publish(version: number, message: string): Promise<{ revision: string }>;
  schedule(input: { version: number; publishTime: string; message: string }): Promise<void>;
  unschedule(): Promise<void>;
  listRevisions(pageCurrent: number): Promise<{ list: Revision[]; totalPage: number }>;
  /** Differences of two states: a revision's number, "0" for nothing, "draft" for the draft. */
  compare(from: string, to: string): Promise<LayerChange[]>;
  rollback(revision: string): Promise<void>;
  createPreview(hours: number): Promise<{ url: string; endTime: string }>;
}
