import { statisticsOf } from "../../site/statistics.ts";
import type { WebsiteInfo } from "../../generated/types.ts";
import { whenIdle } from "../when-idle.ts";

/** How long statistics wait for an idle moment at most, in ms: they are nobody's reason to come. */
const patience = 5000;

/**
 * Loads the statistics of a site that has some, after everything else. A visitor who asks not to be tracked, by Do Not
 * Track or Global Privacy Control, is not: nothing is loaded at all.
 */
export function startStatistics(info: WebsiteInfo): void {
  const statistics = statisticsOf(info);
  if (!statistics || asksForPrivacy()) return;
  whenIdle(() => {
    // Blocked or unreachable, it is missing to nobody.
    import("./report.ts").then(({ report }) => report(statistics)).catch(() => {});
  }, patience);
}

function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
