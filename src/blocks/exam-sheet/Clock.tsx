import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { Translate } from "../block.ts";

interface Props {
  left: { ms: number; at: number };
  /** Told once, when the time is over. */
  onOver: () => void;
  t: Translate;
}

/** What is left, by the server's clock and differences of the page's own: setting a clock changes nothing. */
export function Clock({ left, onOver, t }: Props): ReactNode {
  const [now, setNow] = useState(left.at);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    const end = setTimeout(() => over(), Math.max(0, left.ms - (performance.now() - left.at)));
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [left]);
  const seconds = Math.max(0, Math.ceil((left.ms - Math.max(0, now - left.at)) / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return (
    <p className="clock num" role="timer" data-short={seconds < 300 || undefined}>
      <span>{t("examSheet.left")}</span> <b>{clock}</b>
    </p>
  );
}
