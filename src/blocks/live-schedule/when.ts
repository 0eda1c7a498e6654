import type { Translate } from "../block.ts";
import type { TextKey } from "../../generated/locale-keys.ts";

interface Span {
  /** In the site's zone, as are the end and the day: "YYYY-MM-DD HH:mm:ss". */
  begin: string;
  end: string | undefined;
  /** The day that it is now there: "YYYY-MM-DD". */
  today: string;
  locale: string;
  t: Translate;
}

const DAY_MS = 86_400_000;

/**
 * When something is, in words of the day and by the clock of the site, as all its other times are: "今天 19:30–21:00",
 * "周三 …" within a week, else the date.
 */
export function whenWords({ begin, end, today, locale, t }: Span): string {
  const [day, now] = [midnight(begin), midnight(today)];
  const days = (day - now) / DAY_MS;
  const near: Record<number, TextKey> = {
    [-1]: "liveSchedule.yesterday",
    0: "liveSchedule.today",
    1: "liveSchedule.tomorrow",
  };
  const isThisYear = begin.slice(0, 4) === today.slice(0, 4);
  const far: Intl.DateTimeFormatOptions =
    days > 1 && days < 7
      ? { weekday: "short", month: "long", day: "numeric" }
      : { ...(isThisYear ? {} : { year: "numeric" }), month: "long", day: "numeric" };
  const name =
    near[days] === undefined ? new Intl.DateTimeFormat(locale, { ...far, timeZone: "UTC" }).format(day) : t(near[days]);
  return `${name} ${begin.slice(11, 16)}${end ? `–${end.slice(11, 16)}` : ""}`;
}

/** A day of the site's, counted as if it were one of UTC, which has no summer time. */
function midnight(dateTime: string): number {
  return Date.parse(`${dateTime.slice(0, 10)}T00:00:00Z`);
}
