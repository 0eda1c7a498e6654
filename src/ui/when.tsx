import type { ReactNode } from "react";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day, or a day and a time by the clock of the site (`2026-11-23`, `2026-11-23 09:00:00`), as the reader's language
 * writes it. It does not break.
 */
export function When({ at, locale }: { at: string; locale: string }): ReactNode {
  const [day = "", time] = at.split(" ");
  // The digits are the site's own: counted as UTC, none of them changes.
  const moment = Date.parse(`${day}T${time ?? "00:00:00"}Z`);
  const shown = Number.isNaN(moment) ? at : formatOf(locale, time !== undefined).format(moment);
  return (
    <time dateTime={at.replace(" ", "T").slice(0, 16)} style={{ whiteSpace: "nowrap" }}>
      {shown}
    </time>
  );
}

/** With hours of 24: a.m. and p.m. are spaced differently from one engine to the next, and pages are drawn by two. */
function formatOf(locale: string, hasTime: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasTime}`;
  let format = formats.get(key);
  if (!format) {
    const time: Intl.DateTimeFormatOptions = hasTime ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : {};
    format = new Intl.DateTimeFormat(locale, {
      year: "numeric",
      month: locale.startsWith("zh") ? "2-digit" : "short",
      day: locale.startsWith("zh") ? "2-digit" : "numeric",
      ...time,
      timeZone: "UTC",
    });
    formats.set(key, format);
  }
  return format;
}
