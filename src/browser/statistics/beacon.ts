import { beaconPath } from "../../shared/statistics.ts";
import { pageShown } from "./next-page.ts";
import { cutText } from "../../shared/cut-text.ts";

/**
 * Tells our own server of this page and of each one after it: its path and title, never what is in a query, and no
 * cookie.
 */
export function tellOfPages(): void {
  let referrer = cameFrom();
  const tell = () => {
    const seen = { path: location.pathname, title: cutText(document.title, 200), ...(referrer ? { referrer } : {}) };
    referrer = undefined;
    // What does not arrive is missing to nobody.
    fetch(beaconPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(seen),
      credentials: "omit",
      keepalive: true,
    }).catch(() => {});
  };
  tell();
  document.addEventListener(pageShown, tell);
}

/** The other site that led here. */
function cameFrom(): string | undefined {
  const from = URL.parse(document.referrer)?.origin;
  return from === location.origin ? undefined : from;
}
