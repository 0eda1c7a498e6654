import type { PageStatistics } from "../../shared/statistics.ts";
import { whenIdle } from "../when-idle.ts";

/** How long statistics wait for an idle moment at most, in ms: they are nobody's reason to come. */
const patience = 5000;

/**
 * Counts the pages of a site that has statistics, after everything else, in the way that the server has decided. A
 * visitor who asks not to be tracked, by Do Not Track or Global Privacy Control, is not: nothing is loaded at all.
 */
export function startStatistics(statistics: PageStatistics | undefined): void {
  if (!statistics || asksForPrivacy()) return;
  whenIdle(() => {
    // Blocked or unreachable, it is missing to nobody.
    const counting =
      statistics.by === "script"
        ? import("./report.ts").then(({ report }) => report(statistics))
        : import("./beacon.ts").then(({ tellOfPages }) => tellOfPages());
    counting.catch(() => {});
  }, patience);
}

function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
