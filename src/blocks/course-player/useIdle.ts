import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Seconds that a person has to answer. */
export const ANSWER_SECONDS = 60;
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

interface IdleOptions {
  /** 0 is never. */
  minutes: number;
  /** Nobody was there for so long: what plays is to stop. */
  onAsk(): void;
  onGone(): void | Promise<void>;
}

/**
 * Asks whether anybody is still there when there was no sign of life for some minutes. `left` is undefined while it
 * does not ask.
 */
export function useIdle({ minutes, onAsk, onGone }: IdleOptions): { left: number | undefined; stay: () => void } {
  const [left, setLeft] = useState<number>();
  const ask = useEffectEvent(onAsk);
  const gone = useEffectEvent(onGone);
  const seen = useRef(0);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (minutes <= 0) return;
    seen.current = Date.now();
    // While it asks, only the answer counts: a mouse that is pushed is nobody.
    const alive = () => void (asked.current === undefined && (seen.current = Date.now()));
    // By the clock, not by counting: a laptop that slept wakes up late.
    const look = () => {
      if (asked.current === undefined && Date.now() - seen.current >= minutes * 60_000) {
        asked.current = Date.now();
        ask();
      }
      if (asked.current === undefined) return;
      const rest = ANSWER_SECONDS - Math.floor((Date.now() - asked.current) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      void gone();
    };
    const timer = setInterval(look, 1000);
    for (const sign of signs) addEventListener(sign, alive, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, alive);
    };
  }, [minutes]);
  const stay = () => {
    asked.current = undefined;
    seen.current = Date.now();
    setLeft(undefined);
  };
  return { left, stay };
}
