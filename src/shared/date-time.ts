/** Of a site that says no zone of its own. */
export const defaultZone = "Asia/Shanghai";

/** A site's time ("YYYY-MM-DD HH:mm:ss" in its zone, Asia/Shanghai unless said) as a moment. */
export function momentOf(dateTime: string, timeZone?: string): Date {
  return new Date(isoIn(timeZone, dateTime));
}

/** The same with its offset: "2026-11-20T19:00:00+08:00". */
export function isoIn(timeZone: string | undefined, dateTime: string): string {
  const zone = timeZone ?? defaultZone;
  const local = dateTime.replace(" ", "T");
  const asUtc = new Date(`${local}Z`);
  // Taken twice, because the offset is that of the moment itself, not of the one with the same digits in UTC.
  const guess = new Date(asUtc.getTime() - minutesOf(offsetAt(zone, asUtc)) * 60_000);
  return local + offsetAt(zone, guess);
}

/** The years that times which people set may lie in. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

/** Whether a text is a day that there is: "2027-02-28" is one, "2027-02-29" is none. */
export function isDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is a time that a clock can show, "YYYY-MM-DD HH:mm:ss", from 2000 to 2100. */
export function isDateTime(text: string): boolean {
  const [day = "", time = "", ...rest] = text.split(" ");
  const year = Number(day.slice(0, 4));
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time);
  return rest.length === 0 && isTime && isDate(day) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/**
 * So many months later by the calendar of a zone, Asia/Shanghai unless said, at the same time of day: on the last day of
 * a month that is too short.
 */
export function monthsLater(from: Date, { months, timeZone }: { months: number; timeZone: string | undefined }): Date {
  const zone = timeZone ?? defaultZone;
  const local = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" }).format(
    from,
  );
  const end = new Date(`${local.replace(" ", "T")}Z`);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  const moment = momentOf(end.toISOString().slice(0, 19).replace("T", " "), zone);
  return new Date(moment.getTime() + from.getUTCMilliseconds());
}

/** The day that it is in a zone, Asia/Shanghai unless said: "YYYY-MM-DD". */
export function dayIn(timeZone: string | undefined, moment: Date): string {
  return new Intl.DateTimeFormat("sv", { timeZone: timeZone ?? defaultZone }).format(moment);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time of day that it is in a zone, Asia/Shanghai unless said: "20:05". */
export function clockIn(timeZone: string | undefined, moment: Date): string {
  const zone = timeZone ?? defaultZone;
  let clock = clocks.get(zone);
  if (!clock)
    clocks.set(zone, (clock = new Intl.DateTimeFormat("sv", { timeZone: zone, hour: "2-digit", minute: "2-digit" })));
  return clock.format(moment);
}

/** What a zone is called in a language: "中国标准时间". */
export function zoneName(timeZone: string | undefined, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: timeZone ?? defaultZone,
    timeZoneName: "longGeneric",
  }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(zone: string, moment: Date): string {
  let format = formats.get(zone);
  if (!format)
    formats.set(zone, (format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })));
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return name === "GMT" ? "+00:00" : name.slice(3);
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
