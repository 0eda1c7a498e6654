import type { PagePayload } from "../document/page.ts";
import type { PreviewLook } from "./preview-address.ts";

/** The type of what a preview shows in the place of a block that is not right. No block of a document has it. */
export const faultyType = "lectern:faulty";

/**
 * What the browser needs to show one page of a draft: written into the page as JSON (`id="lectern-preview"`), and given
 * for the next page and for a draft that was saved (`GET /_lectern/preview?to=…`).
 */
export interface PreviewPage {
  page: PagePayload;
  /** What stands before every path of the site. */
  base: string;
  look: PreviewLook;
  /** The theme as style: it may change with the draft, and the document stays. */
  themeCss: string;
  /** Names of the data sources that show made-up data. */
  examples: string[];
  /** Operations that the page's blocks may really call: reads that need nobody to be signed in. */
  open: string[];
  /** What blocks are called, by key, where the pointer rests on one. */
  names: Record<string, string>;
  /** What the preview itself says. */
  words: PreviewWords;
}

export interface PreviewWords {
  /** The band over a preview that stands in no studio. */
  band: string;
  /** Said where a click would change something. */
  notSent: string;
  /** Stands where a block would show what belongs to somebody. */
  notRead: string;
}

/**
 * What is given instead when an address leads elsewhere, or when the document has to be loaded anew: what stands there
 * is no page of the site.
 */
export type PreviewReply = PreviewPage | { redirect: string } | { reload: true };
