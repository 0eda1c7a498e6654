import { useEffect, useState } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";
import { callFault } from "./call-error.ts";

/** How often a page looks while it is in sight. */
const REFRESH_MS = 4000;

export interface Live<Seen> {
  seen: Seen | undefined;
  /** When it was asked for, by performance.now(): remaining times count on from then. */
  at: number;
  fault: string;
  /** Shows what a call has just given. */
  show: (seen: Seen) => void;
  /** Looks again at once. */
  refresh: () => void;
}

/** What the server has now: asked for again and again while the page is in sight, one call at a time. */
export function useLive<Seen>({
  what,
  look,
  soonerMs,
  unreached,
  t,
}: {
  /** Names what is asked for: where it changes, that is asked for at once. */
  what: string;
  look: () => Promise<Seen>;
  /** Milliseconds after which what was seen is out of date before the next look. */
  soonerMs?: (seen: Seen) => number | undefined;
  /** What is said where the server is out of reach. */
  unreached: Parameters<typeof callFault>[2];
  t: Translate;
}): Live<Seen> {
  const [seen, setSeen] = useState<{ value: Seen; at: number }>();
  const [fault, setFault] = useState("");
  const [again, setAgain] = useState(0);
  const show = useHandler((value: Seen) => setSeen({ value, at: performance.now() }));
  const ask = useHandler(look);
  const waitMs = useHandler((value: Seen) => Math.min(REFRESH_MS, soonerMs?.(value) ?? REFRESH_MS));
  const said = useHandler((error: unknown) => callFault(error, t, unreached).message);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    let isAsking = false;
    const round = async () => {
      let wait = REFRESH_MS;
      // What is out of sight is looked at when it comes back.
      if (document.visibilityState !== "hidden") {
        isAsking = true;
        try {
          const value = await ask();
          if (!isWanted) return;
          show(value);
          setFault("");
          wait = waitMs(value);
        } catch (error) {
          if (!isWanted) return;
          setFault(said(error));
        }
        isAsking = false;
      }
      if (isWanted) timer = setTimeout(() => void round(), wait);
    };
    const back = () => {
      if (document.visibilityState === "hidden" || isAsking) return;
      clearTimeout(timer);
      void round();
    };
    void round();
    document.addEventListener("visibilitychange", back);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [what, again, ask, show, waitMs, said]);
  return { seen: seen?.value, at: seen?.at ?? 0, fault, show, refresh: () => setAgain((times) => times + 1) };
}
