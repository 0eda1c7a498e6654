import type { DateTimeKind } from "./read-date-time.ts";

/** The browser's own field for each kind, as a type of `input`. */
export const nativeTypes = {
  date: "date",
  dateTime: "datetime-local",
  time: "time",
} as const satisfies Record<DateTimeKind, string>;
