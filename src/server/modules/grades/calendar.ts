import type { LessonRow } from "./content-queries.ts";

interface Timetable {
  gradeName: string;
  lessons: readonly Pick<LessonRow, "id" | "lesson_name" | "place" | "note" | "gmt_begin" | "gmt_end">[];
  now: Date;
}

/** A timetable as an iCalendar file (RFC 5545): times in UTC, texts escaped, lines of at most 75 bytes. */
export function calendarOf({ gradeName, lessons, now }: Timetable): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lectern//Timetable//EN",
    `X-WR-CALNAME:${escaped(gradeName)}`,
    ...lessons.flatMap(({ id, lesson_name, place, note, gmt_begin, gmt_end }) => [
      "BEGIN:VEVENT",
      `UID:lesson-${id}@lectern`,
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART:${stampOf(gmt_begin)}`,
      `DTEND:${stampOf(gmt_end)}`,
      `SUMMARY:${escaped(`${gradeName}: ${lesson_name}`)}`,
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** 20261123T034500Z */
function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Longer lines go on in the next, which begins with a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
