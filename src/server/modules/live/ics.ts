/** Something with a time. */
export interface CalendarEntry {
  uid: string;
  begin: Date;
  end: Date;
  summary: string;
  url: string;
}

/** Entries as a calendar file (RFC 5545), each with a reminder a quarter of an hour before. */
export function calendarOf(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lectern//Live classes//EN",
    ...entries.flatMap(({ uid, begin, end, summary, url }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(begin)}`,
      `DTEND:${utc(end)}`,
      `SUMMARY:${escaped(summary)}`,
      `URL:${url}`,
      `DESCRIPTION:${escaped(url)}`,
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(summary)}`,
      "TRIGGER:-PT15M",
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, "\\n");
}

/** Lines of 75 octets at most, never cut within a sign. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > 74) {
      parts.push(part);
      part = "";
      octets = 0;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}
