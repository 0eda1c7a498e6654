/** How long to wait before a try after one that was lost, in ms: after each a longer one, up to the last. */
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000] as const;
const LAST_RETRY_MS = 15_000;

interface SenderParts {
  /** Sends what is open. Gives how long after it the next call goes out, in ms; nothing where there is none. */
  send: (takeOver: boolean) => Promise<number | undefined>;
  /** Told of a call that went wrong; whether it was lost on the way and is to be tried again. */
  isLost: (error: unknown) => boolean;
}

/** Sends answers, one call at a time, and again after a call that was lost. */
export function createAnswerSender({ send, isLost }: SenderParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isStopped = false;
  let failures = 0;

  function later(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  }

  /** Sends at once. False where another call is under way, or where this one went wrong. */
  async function flush(takeOver = false): Promise<boolean> {
    if (isSending) return false;
    isSending = true;
    try {
      const pause = await send(takeOver);
      failures = 0;
      if (pause !== undefined) later(pause);
      return true;
    } catch (error) {
      if (isLost(error)) later(RETRY_MS[failures] ?? LAST_RETRY_MS);
      failures += 1;
      return false;
    } finally {
      isSending = false;
    }
  }

  return {
    flush,
    later,
    /** Something new is to be sent. After a failure it goes with the next try. */
    changed(ms: number): void {
      if (failures === 0) later(ms);
    },
    start(): void {
      isStopped = false;
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
