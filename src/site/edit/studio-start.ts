import type { OperationId } from "../../generated/operations.ts";

/** Calls of the studio that not everybody may make who is let into it. */
export const studioActs = [
  "saveSiteDraft",
  "importSite",
  "createSitePreview",
  "saveSiteRequest",
  "sendSiteDraftBack",
  "publishSite",
  "rollbackSite",
  "savePublishingRule",
  "listSiteDomains",
  "addSiteDomain",
] as const satisfies readonly OperationId[];

/** Which of them the viewer may make. */
export type StudioMay = Readonly<Record<(typeof studioActs)[number], boolean>>;

/** What the studio is told with its page (`<script type="application/json" id="lectern-studio">`). */
export interface StudioStart {
  /** The organisation whose site is worked on. */
  siteOrgNo: string;
  siteName: string;
  /** Where the published site is on this host: "/org/1001", or "" on a host of its own. */
  base: string;
  /** The language that the studio speaks. */
  locale: string;
  viewer: { id: string; name: string; isOperator: boolean };
  /** What the viewer may do; each call decides for itself all the same. */
  may: StudioMay;
  /** With it a script may add a style element; the policy of the page allows no others. */
  styleNonce: string;
}
