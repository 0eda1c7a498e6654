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
