/** A site's time ("YYYY-MM-DD HH:mm:ss" in its zone, Asia/Shanghai unless said) as a moment. */
export function momentOf(dateTime: string, timeZone?: string): Date {
  return new Date(isoIn(timeZone, dateTime));
}

/** The same with its offset: "2026-11-20T19:00:00+08:00". */
export function isoIn(timeZone: string | undefined, dateTime: string): string {
  const zone = timeZone ?? "Asia/Shanghai";
  const local = dateTime.replace(" ", "T");
  const asUtc = new Date(`${local}Z`);
  // Taken twice, because the offset is that of the moment itself, not of the one with the same digits in UTC.
  const guess = new Date(asUtc.getTime() - minutesOf(offsetAt(zone, asUtc)) * 60_000);
  return local + offsetAt(zone, guess);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(zone: string, moment: Date): string {
  let format = formats.get(zone);
  if (!format) formats.set(zone, (format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })));
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return name === "GMT" ? "+00:00" : name.slice(3);
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
