import { useEffect, useEffectEvent, useRef, useState } from "react";
import { EXAM_COMING, TOO_BUSY, UNAVAILABLE, UNEXPECTED } from "../../generated/error-codes.ts";
import type { ExamStanding } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { safeBrowserInput } from "../shared/safe-browser.ts";
import { checkDevice, type DeviceLine } from "./device-check.ts";

type Props = Pick<BlockProps<"examStart">, "exam" | "standing" | "operations" | "on" | "t">;

/** How often the countdown is drawn anew. */
const TICK_MS = 500;
/** How long before another try at the moment of opening; a part of it is by chance, so that not all come at once. */
const AGAIN_MS = 1000;
/** No answer, and answers that may be another the next time. */
const passing = new Set<number>([0, UNEXPECTED, UNAVAILABLE, TOO_BUSY, EXAM_COMING]);

/** The way into an exam: what the device is like, ms until the window opens (`waitMs`), and the start. */
export function useStart({ exam, standing: given, operations, on, t }: Props, isAgreed: boolean) {
  const [found, setFound] = useState<{ standing: ExamStanding; at: number }>();
  const [check, setCheck] = useState<readonly DeviceLine[]>();
  const [now, setNow] = useState(0);
  const [isStarting, setStarting] = useState(false);
  const [errorText, setErrorText] = useState("");
  const isUnderWay = useRef(false);
  /** Until an attempt was given, or refused for a reason that stays. */
  const startsByItself = useRef(true);
  const waitMs = waitOf(found, now);

  const asked = async () => ({ id: exam?.id ?? "", ...(await safeBrowserInput()) });
  const look = () => checkDevice(async () => operations.getExamStanding(await asked()), t);
  function take({ lines, standing }: Awaited<ReturnType<typeof look>>): void {
    const at = performance.now();
    setCheck(lines);
    setNow(at);
    if (standing) setFound({ standing, at });
  }
  async function start(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStarting(true);
    setErrorText("");
    try {
      const { id } = await operations.startExamAttempt(await asked());
      startsByItself.current = false;
      await on.go?.({ to: `/exam/exam?attempt=${id}` });
    } catch (error) {
      const { code, message } = error as { code?: number; message?: string };
      setErrorText(message || t("common.offline"));
      // The window opens for everybody at once: who waited for it does not have to press a button again.
      if (passing.has(code ?? 0)) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * (0.5 + Math.random())));
      else startsByItself.current = false;
    }
    setStarting(false);
    isUnderWay.current = false;
  }
  const again = () => {
    setCheck(undefined);
    startsByItself.current = true;
    void look().then(take);
  };
  const tick = useEffectEvent(() => {
    const at = performance.now();
    setNow(at);
    if (isAgreed && startsByItself.current && waitOf(found, at) === 0) void start();
  });
  const lookFirst = useEffectEvent(() => void (exam && look().then(take)));
  const isWaiting = waitMs !== undefined;
  useEffect(() => lookFirst(), [exam?.id]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { standing: found?.standing ?? given, check, waitMs, isStarting, errorText, look: again, start };
}

/** By differences of the page's own clock: setting the clock of the device changes nothing. */
function waitOf(found: { standing: ExamStanding; at: number } | undefined, now: number): number | undefined {
  if (found?.standing.startReason !== "coming") return undefined;
  return Math.max(0, (found.standing.beginsInMs ?? 0) - Math.max(0, now - found.at));
}
