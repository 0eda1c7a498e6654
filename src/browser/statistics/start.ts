import type { PageStatistics } from "../../shared/statistics.ts";

/**
 * Counts the pages of a site that has statistics in the way that the server has decided. A visitor who asks not to be tracked, by Do Not Track or Global Privacy Control, is not: nothing is loaded at all.
 */
export function startStatistics(statistics: PageStatistics | undefined): void {
  if (!statistics || asksForPrivacy()) return;
  // Blocked or unreachable, it is missing to nobody.
  const counting =
    statistics.by === "script"
      ? import("./report.ts").then(({ report }) => report(statistics))
      : import("./beacon.ts").then(({ tellOfPages }) => tellOfPages());
  counting.catch(() => {});
}

function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
