import { dateTimeIn } from "../../lib/date-time.ts";

/** From which hour until which a person wants no SMS; the same hour twice: always. */
export interface QuietHours {
  from: number;
  to: number;
}

/** What somebody has who chose nothing. */
export const USUAL_QUIET: QuietHours = { from: 22, to: 8 };

const MINUTE_MS = 60_000;

/** When what comes now may be sent, in quiet hours of a time zone; undefined where it may be now. */
export function endOfQuiet({ from, to }: QuietHours, timeZone: string | undefined, now: Date): Date | undefined {
  if (!isWithin({ from, to }, hourOf(timeZone, now))) return undefined;
  // By whole minutes, as clocks that change move the end by an hour, and some zones have half hours.
  const end = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
  while (isWithin({ from, to }, hourOf(timeZone, end))) end.setTime(end.getTime() + MINUTE_MS);
  return end;
}

function isWithin({ from, to }: QuietHours, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

const hourOf = (timeZone: string | undefined, moment: Date): number =>
  Number(dateTimeIn(timeZone, moment).slice(11, 13));
