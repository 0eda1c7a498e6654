import { foldWidth } from "../../shared/fold-width.ts";
import { parseDay, type Day } from "../../shared/days.ts";

/** What is asked for: a day, a day and a time, or a time, each of the site's clock. */
export type DateTimeKind = "date" | "dateTime" | "time";

/**
 * What a person typed, as a field of HTML has it: `2027-01-31`, `2027-01-31T09:00`, `09:00`. Undefined where it cannot
 * be read, or is not whole.
 */
export function readDateTime(kind: DateTimeKind, typed: string): string | undefined {
  const { day, time, rest } = splitDateTime(kind, typed);
  if (rest) return undefined;
  if (kind === "date") return day;
  if (kind === "time") return time;
  return day && time ? `${day}T${time}` : undefined;
}

/** The day and the time of what is typed so far. `rest` says that something of it is neither. */
export function splitDateTime(kind: DateTimeKind, typed: string): { day?: Day; time?: string; rest?: true } {
  // Figures, colons and spaces of full width are the same as the others.
  const text = foldWidth(typed).trim();
  if (text === "") return {};
  const day = kind === "time" ? undefined : parseDay(text);
  if (day) return { day };
  if (kind === "date") return { rest: true };
  if (kind === "time") return orRest({ time: readTime(text) });
  const parts = /^(\d{8})(\d{4})$|^(.+?)(?:T|\s+|(?<=日))(\S+)$/i.exec(text);
  if (!parts) return { rest: true };
  return orRest({ day: parseDay(parts[1] ?? parts[3] ?? ""), time: readTime(parts[2] ?? parts[4] ?? "") });
}

/** A moment as people read and type it: `2027-01-31 09:00`. What is none stays as it stands. */
export function showDateTime(value: string): string {
  return value.replace(/^(\d{4}-\d\d-\d\d)T/, "$1 ");
}

/** 9:30, 09:30:00, 930, 9点30分 and 9点 are times of a day. */
function readTime(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:[时点](?:(\d{1,2})分?)?|:(\d{1,2})(?::\d{2}(?:\.\d+)?)?|(\d{2}))$/.exec(text);
  if (!parts) return undefined;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? parts[3] ?? parts[4] ?? 0)];
  if (hour > 23 || minute > 59) return undefined;
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

function orRest({ day, time }: { day?: Day | undefined; time: string | undefined }): ReturnType<typeof splitDateTime> {
  return { ...(day ? { day } : {}), ...(time ? { time } : { rest: true }) };
}
