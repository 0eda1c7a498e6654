/** A moment as it leaves the server: `YYYY-MM-DD HH:mm:ss` in the time zone of the site. */
export function dateTimeIn(timeZone: string | undefined, moment: Date): string {
  const zone = timeZone ?? USUAL_ZONE;
  let format = formats.get(zone);
  if (!format)
    formats.set(
      zone,
      (format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" })),
    );
  return format.format(moment);
}

const USUAL_ZONE = "Asia/Shanghai";
/** Making a format costs more than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();
