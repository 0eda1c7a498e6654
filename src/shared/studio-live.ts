import type { StaffRole } from "../generated/types.ts";

/** Somebody who has the studio of a site open, in one tab. */
export interface StudioPerson {
  tab: string;
  userNo: string;
  name: string;
  role: StaffRole | "operator";
  /** Where in the studio: `/screens/home`. */
  page: string;
}

/** Where the draft of a site stands: what an open studio holds its own against. */
export interface DraftMark {
  version: number;
  publishedRevision: string;
  needsTwo: boolean;
  /** The number and the state of what was asked for; empty where nothing is. */
  request: string;
}

/** What the server says to an open studio at `/apis/studio/live?site=…`. The studio says `{ page }`. */
export type StudioNews = { type: "people"; people: StudioPerson[] } | ({ type: "draft" } & DraftMark);

/** Why it closes a connection for good. */
export const NOT_LET_IN = 4403;

/** As long as the address of a page in the studio may be. */
export const MAX_PAGE_LENGTH = 120;
