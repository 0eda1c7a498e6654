import type { PageStatistics } from "../../shared/statistics.ts";
import { tellOfPages } from "./beacon.ts";
import { report } from "./report.ts";

/**
 * Counts the pages of a site that has statistics in the way that the server has decided. A visitor who asks not to be
 * tracked, by Do Not Track or Global Privacy Control, is not: nothing of a service is loaded.
 */
export function startStatistics(statistics: PageStatistics | undefined): void {
  if (!statistics || asksForPrivacy()) return;
  if (statistics.by === "script") report(statistics);
  else tellOfPages();
}

function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
