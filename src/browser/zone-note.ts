import { zoneName } from "../shared/date-time.ts";
import type { Translate } from "../blocks/block.ts";
import { translateFor } from "../renderer/translate.ts";
import type { PagePayload } from "../site/document/page.ts";

interface Site {
  timeZone: string;
  locale: string;
}

const clockOf = (timeZone: string | undefined, at: Date) =>
  new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", ...(timeZone ? { timeZone } : {}) }).format(
    at,
  );

/** Whether the reader's clock shows another time than the site writes, in summer or in winter. */
export function isOtherClock(timeZone: string, now: Date): boolean {
  const later = new Date(now.getTime() + 182 * 86_400_000);
  return [now, later].some((at) => clockOf(timeZone, at) !== clockOf(undefined, at));
}

const time = /\d{4}\D{1,2}\d{1,2}\D{1,2}\d{1,2}\D{1,3}\d{1,2}:\d{2}/;

/**
 * Names the zone of the times on the page, at the end of its main part, as long as there are any or some can be set:
 * blocks write times as the site has them, and fetch more of them later. Gives what ends it.
 */
export function nameZone({ timeZone, locale }: Site, t: Translate): () => void {
  const note = document.createElement("p");
  note.className = "zone-note";
  note.setAttribute("role", "note");
  note.textContent = t("common.siteZone", { zone: zoneName(timeZone, locale) });
  const look = () => {
    const main = document.querySelector("main");
    // A schedule of live lessons names the zone itself, beside the reader's own time.
    const isNeeded =
      main !== null &&
      main.querySelector(".zone") === null &&
      (time.test(main.textContent ?? "") ||
        main.querySelector("[data-date-time=dateTime], time[datetime*=T]") !== null);
    if (!isNeeded) note.remove();
    else if (main.lastElementChild !== note) main.append(note);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    observer.disconnect();
    note.remove();
  };
}

/** The same on a page of a site, for whoever has another clock than it; for everybody else nothing, which has no end. */
export function nameOtherZone(page: PagePayload): (() => void) | undefined {
  const { timeZone } = page.site;
  return isOtherClock(timeZone, new Date())
    ? nameZone({ timeZone, locale: page.locale }, translateFor(page))
    : undefined;
}
