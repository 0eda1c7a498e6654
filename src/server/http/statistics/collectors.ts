import { hash } from "node:crypto";
import type { Statistics } from "../../../shared/statistics.ts";
import type { PublicPost } from "./post-publicly.ts";

/** One look at a page, as it is told to a statistics service. */
export interface PageView {
  /** Whole, without a query. */
  url: string;
  title: string;
  /** `https://host` of the site that led here; "" for none. */
  referrer: string;
  language: string;
  userAgent: string;
  /** The network that the visitor is in. */
  address: string;
  /** Tells one visitor from another for a day. */
  visitor: string;
}

/** Sixteen hexadecimal digits for a visitor of a site on a day; `salt` is this server's secret of the day. */
export function visitorOf({ salt, parts }: { salt: string; parts: readonly string[] }): string {
  return hash("sha256", [salt, ...parts].join("\n")).slice(0, 16);
}

/**
 * How a view is told to each service by its HTTP API (Umami: /api/send; Plausible: Events API; Matomo: Tracking HTTP
 * API). Baidu has none: it counts by its script alone.
 */
export const collectors: Record<
  Statistics["provider"],
  ((statistics: Statistics, view: PageView) => PublicPost) | undefined
> = {
  baidu: undefined,
  umami: ({ code, collector }, view) => {
    const { hostname, pathname } = new URL(view.url);
    const payload = {
      website: code,
      hostname,
      language: view.language,
      referrer: view.referrer,
      title: view.title,
      url: pathname,
    };
    return post(`${collector}/api/send`, JSON.stringify({ type: "event", payload }), view);
  },
  plausible: ({ code, collector }, view) =>
    post(
      `${collector}/api/event`,
      JSON.stringify({ name: "pageview", domain: code, url: view.url, referrer: view.referrer }),
      view,
    ),
  matomo: ({ code, collector }, { url, title, referrer, userAgent, language, visitor }) => ({
    url: `${collector}/matomo.php`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      idsite: code,
      rec: "1",
      apiv: "1",
      send_image: "0",
      action_name: title,
      url,
      urlref: referrer,
      ua: userAgent,
      lang: language,
      _id: visitor,
    }).toString(),
  }),
};

function post(url: string, body: string, { userAgent, address }: PageView): PublicPost {
  return {
    url,
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": userAgent,
      ...(address ? { "x-forwarded-for": address } : {}),
    },
  };
}
