import { dateTimeIn } from "../../lib/date-time.ts";

/** The day of a moment in the books, as YYYY-MM-DD. */
export function dayIn(moment: Date): string {
  return dateTimeIn(undefined, moment).slice(0, 10);
}

/** The day after one, or so many days after it; before it where the count is below 0. */
export function dayAfter(day: string, count = 1): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}
