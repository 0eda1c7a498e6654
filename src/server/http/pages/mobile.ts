import type { IncomingHttpHeaders } from "node:http";
import { readCookie } from "../../modules/identity/index.ts";

/** The cookie that remembers that a visitor on a phone wants the full site. */
export const SITE_COOKIE = "site";

/** The headers that decide whether a page is answered with `/skip`. */
export const deviceHeaders = "user-agent, sec-ch-ua-mobile, sec-ch-ua-platform";

/**
 * Whether this visitor goes to `/skip` on a site with an `h5Domain`: on a phone or a tablet,
 * not a robot, and not by choice on the full site. An iPad that gives itself out as a Mac is found in the browser.
 */
export function wantsMobileSite(headers: IncomingHttpHeaders): boolean {
  return isMobile(headers) && readCookie(headers.cookie, SITE_COOKIE) !== "full";
}

/** Whether a phone or a tablet asks. Robots are shown the site itself, whichever device they claim to be. */
export function isMobile(headers: IncomingHttpHeaders): boolean {
  const agent = headers["user-agent"] ?? "";
  if (isRobot(headers) || televisions.test(agent)) return false;
  if (headers["sec-ch-ua-mobile"] === "?1" || headers["sec-ch-ua-platform"] === '"Android"') return true;
  return devices.test(agent);
}

/** Whether a robot asks: it keeps no cookies, so that a language has to be in its address. */
export function isRobot(headers: IncomingHttpHeaders): boolean {
  return robots.test(headers["user-agent"] ?? "");
}

const devices =
  /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|OpenHarmony|Tablet|Silk\/|Kindle|PlayBook|Windows Phone|BlackBerry/i;
const robots = /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pingdom|headless/i;
const televisions = /\bTV\b|SmartTV|GoogleTV|AppleTV|BRAVIA|CrKey|AFT[A-Z]/i;
