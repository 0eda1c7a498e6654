import { useEffect, useState, type ReactNode } from "react";
import { momentOf } from "../shared/date-time.ts";
import type { Translate } from "../blocks/block.ts";

/**
 * How long it is until a time of the site: days and hours, then the running clock. Nothing on the server and before it
 * has come, so that a page that was kept never shows an old one.
 */
export function Countdown({
  until,
  timeZone,
  t,
}: {
  until: string;
  timeZone?: string | undefined;
  t: Translate;
}): ReactNode {
  const left = useTimeLeft(until, timeZone);
  if (left === undefined || left <= 0) return null;
  const seconds = Math.floor(left / 1000);
  // Read aloud once, when somebody comes to it, not every second.
  return (
    <p className="countdown num" role="timer">
      {countdownWords(seconds, t)}
    </p>
  );
}

/**
 * Milliseconds until a time of the site, told every second; undefined on the server and until the page runs. What has
 * passed is negative.
 */
export function useTimeLeft(until: string, timeZone?: string): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = momentOf(until, timeZone).getTime();
    const tick = () => setLeft(end - Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, timeZone]);
  return left;
}

/** "距开始 2 天 07:03:58"; without days, where there are none. */
export function countdownWords(seconds: number, t: Translate): string {
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return days > 0 ? t("common.countdown", { days, clock }) : t("common.countdownToday", { clock });
}
