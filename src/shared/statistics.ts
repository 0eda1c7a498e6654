import type { WebsiteInfo } from "../generated/types.ts";

/** A statistics service that a site uses: what is loaded from it, and where it is told of page views. */
export interface Statistics {
  provider: NonNullable<WebsiteInfo["statisticsProvider"]>;
  /** The site's number at the service. */
  code: string;
  /** Address of the service's script. */
  script: string;
  /** `https://host` of each place that the script talks to. */
  origins: string[];
  /** `https://host` of the service's HTTP API. */
  collector: string;
}

/**
 * How a page is counted: by the service's script, on a host where that is its owner's business, or by our own beacon,
 * which tells our server, and the server the service. The server decides (`server/statistics/page-statistics.ts`).
 */
export type PageStatistics = ({ by: "script" } & Statistics) | { by: "beacon" };

/** Where the beacon tells of a page. */
export const beaconPath = "/_lectern/seen";

/**
 * The statistics of a site (isEnableStatistics and statisticsCode): one of the services known
 * here, never a script of the site's own. undefined where it has none, which is the rule, or what it says is not
 * enough.
 */
export function statisticsOf(
  info: Partial<Pick<WebsiteInfo, "isEnableStatistics" | "statisticsProvider" | "statisticsCode" | "statisticsHost">>,
): Statistics | undefined {
  const { isEnableStatistics, statisticsProvider: provider, statisticsCode: code = "", statisticsHost } = info;
  if (!isEnableStatistics || !provider || !/^[A-Za-z0-9._-]{1,100}$/.test(code)) return undefined;
  const own =
    statisticsHost && /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(statisticsHost)
      ? `https://${statisticsHost}`
      : undefined;
  const { script, origins, collector } = services[provider]({ own, code });
  return script === undefined || collector === undefined ? undefined : { provider, code, script, origins, collector };
}

interface Service {
  script: string | undefined;
  origins: string[];
  collector: string | undefined;
}

const services: Record<Statistics["provider"], (site: { own: string | undefined; code: string }) => Service> = {
  baidu: ({ code }) => ({
    script: `https://hm.baidu.com/hm.js?${code}`,
    origins: ["https://hm.baidu.com"],
    collector: "https://hm.baidu.com",
  }),
  // Matomo is always somebody's own.
  matomo: ({ own }) => ({ script: own && `${own}/matomo.js`, origins: own ? [own] : [], collector: own }),
  plausible: ({ own = "https://plausible.io" }) => ({
    script: `${own}/js/script.manual.js`,
    origins: [own],
    collector: own,
  }),
  umami: ({ own }) => ({
    script: `${own ?? "https://cloud.umami.is"}/script.js`,
    origins: own ? [own] : ["https://cloud.umami.is", "https://api-gateway.umami.dev"],
    collector: own ?? "https://cloud.umami.is",
  }),
};
