import { parseDateTime, type CalendarDateTime } from "@internationalized/date";

/** When a session is, as times travel: `YYYY-MM-DD HH:mm:ss` of the site's clock. */
export interface SessionTimes {
  beginTime?: string | undefined;
  endTime?: string | undefined;
}

/**
 * The times after another beginning was chosen: the session stays as long as it was, and is an hour when it had no end.
 */
export function begunAt(begin: CalendarDateTime | undefined, { beginTime, endTime }: SessionTimes): SessionTimes {
  if (!begin) return { beginTime: undefined };
  const length = beginTime !== undefined && endTime !== undefined ? millisOf(endTime) - millisOf(beginTime) : 0;
  // An end that is not after its beginning says nothing about the length.
  if (endTime !== undefined && beginTime !== undefined && length <= 0) return { beginTime: timeText(begin) };
  return {
    beginTime: timeText(begin),
    endTime:
      beginTime === undefined && endTime !== undefined
        ? endTime
        : timeText(begin.add({ milliseconds: length || HOUR })),
  };
}

/** `YYYY-MM-DD HH:mm:00`. */
export function timeText(moment: CalendarDateTime | undefined): string | undefined {
  return moment?.set({ second: 0, millisecond: 0 }).toString().replace("T", " ");
}

/** A time as a date picker takes it. */
export function momentOf(time: string): CalendarDateTime {
  return parseDateTime(time.replace(" ", "T"));
}

function millisOf(time: string): number {
  return momentOf(time).toDate("UTC").getTime();
}

const HOUR = 3_600_000;
