import type { Translate } from "../block.ts";

interface Span {
  begin: Date;
  end: Date | undefined;
  now: Date;
  locale: string;
  t: Translate;
}

const DAY_MS = 86_400_000;

/** When something is, in the words of whoever reads it, by their own clock: "今天 19:30–21:00", "周三 …" within a week, else the date. */
export function whenWords({ begin, end, now, locale, t }: Span): string {
  const days = Math.round((midnight(begin) - midnight(now)) / DAY_MS);
  const near: Record<number, string> = { [-1]: "liveSchedule.yesterday", 0: "liveSchedule.today", 1: "liveSchedule.tomorrow" };
  const isThisYear = begin.getFullYear() === now.getFullYear();
  const far: Intl.DateTimeFormatOptions = days > 1 && days < 7 ? { weekday: "short", month: "long", day: "numeric" } : { ...(isThisYear ? {} : { year: "numeric" }), month: "long", day: "numeric" };
  const day = near[days] === undefined ? new Intl.DateTimeFormat(locale, far).format(begin) : t(near[days]);
  const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${day} ${clock.format(begin)}${end ? `–${clock.format(end)}` : ""}`;
}

function midnight(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}
