import type { Policies } from "../../core/policy.ts";
import { runningSite } from "../../core/whose.ts";

/** Organisations announce on their own sites, operators on all. */
export const messagePolicies = {
  listAnnouncements: runningSite,
  listAnnouncementTargets: runningSite,
  saveAnnouncement: runningSite,
  cancelAnnouncement: runningSite,
} satisfies Partial<Policies>;
