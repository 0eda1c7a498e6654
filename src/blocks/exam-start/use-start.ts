import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import type { ExamStanding } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { isSafeBrowser, safeBrowserInput } from "../shared/safe-browser.ts";
import { checkDevice, type DeviceCheck } from "./device-check.ts";

type Props = Pick<BlockProps<"examStart">, "exam" | "standing" | "operations" | "on" | "t">;

export interface Start {
  standing: ExamStanding | undefined;
  check: DeviceCheck | undefined;
  /** Milliseconds until the window opens; undefined where it is not waited for. */
  waitMs: number | undefined;
  isStarting: boolean;
  fault: string;
  look: () => void;
  start: () => void;
}

/** How often the countdown is drawn anew. */
const TICK_MS = 500;
/** How long before another try at the moment of opening; a part of it is by chance, so that not all come at once. */
const AGAIN_MS = 1000;
/** No answer, and answers that may be another the next time. */
const passing: ReadonlySet<number> = new Set([
  0,
  errorCode.UNEXPECTED,
  errorCode.UNAVAILABLE,
  errorCode.TOO_BUSY,
  errorCode.EXAM_COMING,
]);

/** The way into an exam: what the device is like, how long it is until the window opens, and the start. */
export function useStart({ exam, standing: given, operations, on, t }: Props, isAgreed: boolean): Start {
  const [found, setFound] = useState<{ standing: ExamStanding; at: number }>();
  const [check, setCheck] = useState<DeviceCheck>();
  const [now, setNow] = useState(0);
  const [isStarting, setStarting] = useState(false);
  const [fault, setFault] = useState("");
  const isUnderWay = useRef(false);
  /** Until an attempt was given, or refused for a reason that stays. */
  const startsByItself = useRef(true);
  const standing = found?.standing ?? given;
  const waitMs = waitOf(found, now);

  const askStanding = async () =>
    operations.getExamStanding({ id: exam?.id ?? "", ...(isSafeBrowser() ? await safeBrowserInput() : {}) });
  const look = () => (exam ? checkDevice(askStanding) : undefined);
  function take({ check: result, standing: newest }: Awaited<ReturnType<typeof checkDevice>>): void {
    const at = performance.now();
    setCheck(result);
    setNow(at);
    if (newest) setFound({ standing: newest, at });
  }
  async function start(): Promise<void> {
    if (!exam || isUnderWay.current) return;
    isUnderWay.current = true;
    setStarting(true);
    setFault("");
    try {
      const { id } = await operations.startExamAttempt({
        id: exam.id,
        ...(isSafeBrowser() ? await safeBrowserInput() : {}),
      });
      startsByItself.current = false;
      await on.go?.({ to: `/exam/exam?attempt=${id}` });
    } catch (error) {
      const { code, message } = error as { code?: number; message?: string };
      setFault(message || t("common.offline"));
      // The window opens for everybody at once: who waited for it does not have to press a button again.
      if (passing.has(code ?? 0)) await pause();
      else startsByItself.current = false;
    }
    setStarting(false);
    isUnderWay.current = false;
  }
  const again = () => {
    setCheck(undefined);
    startsByItself.current = true;
    void look()?.then(take);
  };
  const tick = useEffectEvent(() => {
    const at = performance.now();
    setNow(at);
    if (isAgreed && startsByItself.current && waitOf(found, at) === 0) void start();
  });
  const lookFirst = useEffectEvent(() => void look()?.then(take));
  const isWaiting = waitMs !== undefined;
  useEffect(() => lookFirst(), [exam?.id]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { standing, check, waitMs, isStarting, fault, look: again, start: () => void start() };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS * (0.5 + Math.random())));

/** By differences of the page's own clock: setting the clock of the device changes nothing. */
function waitOf(found: { standing: ExamStanding; at: number } | undefined, now: number): number | undefined {
  if (found?.standing.startReason !== "coming") return undefined;
  return Math.max(0, (found.standing.beginsInMs ?? 0) - Math.max(0, now - found.at));
}
