import { statisticsOf, type PageStatistics, type Statistics } from "../../../shared/statistics.ts";
import { hostProblem, type Tenant } from "../../modules/sites/index.ts";
import { cookieDomain } from "../../modules/identity/index.ts";
import type { Settings } from "../../core/settings.ts";
import { collectors } from "./collectors.ts";

interface Shown {
  tenant: Pick<Tenant, "orgNo" | "settings" | "hasOwnStatistics">;
  /** Whether the host is the organisation's own, and apart from the platform's: see `isApart`. */
  isApart: boolean;
}

/** A statistics service that a site has chosen, and whether its script may come into the site's pages. */
export interface ChosenStatistics {
  statistics: Statistics;
  by: PageStatistics["by"];
}

/**
 * How the pages of a site are counted where they are shown. A script can do all that a page can do, so an
 * organisation's own choice of a service gets a script only on a host of the organisation's own that is apart from the
 * platform's; anywhere else, where it could act for every visitor, our own beacon tells us, and we tell the service.
 * What the operators have chosen is theirs to answer for, also on pages that inherit it.
 */
export function chosenStatistics({ tenant, isApart }: Shown): ChosenStatistics | undefined {
  const { info } = tenant.settings;
  const statistics = statisticsOf(info);
  if (!statistics) return undefined;
  if (!tenant.hasOwnStatistics) return { statistics, by: "script" };
  if (info.statisticsHost !== undefined && !isPublicService(info.statisticsHost)) return undefined;
  if (isApart) return { statistics, by: "script" };
  return collectors[statistics.provider] && { statistics, by: "beacon" };
}

/** What the page is told of it. Where we tell the service, no page needs to know which. */
export function pageStatistics(shown: Shown): PageStatistics | undefined {
  const chosen = chosenStatistics(shown);
  return chosen && (chosen.by === "script" ? { by: "script", ...chosen.statistics } : { by: "beacon" });
}

/**
 * Whether a host that is an organisation's own shares nothing with the platform's: the session's cookie is set for the
 * registrable domain (`cookieDomain`), so a host below the platform's domain gets it. Without PUBLIC_URL nobody knows
 * where the platform is.
 */
export function isApart(ownHost: string, { publicUrl }: Pick<Settings, "publicUrl">): boolean {
  const platform = publicUrl === undefined ? undefined : URL.parse(publicUrl)?.hostname;
  if (platform === undefined) return false;
  const above = (host: string) => cookieDomain(host) ?? host.toLowerCase();
  return above(platform) !== above(ownHost);
}

/**
 * Whether a service is at a name of the public DNS, and at a port that services have: 443, or one that anybody may
 * open.
 */
function isPublicService(service: string): boolean {
  const [host = "", port = "443"] = service.split(":");
  return hostProblem(host) === undefined && (port === "443" || (Number(port) >= 1024 && Number(port) <= 65_535));
}
