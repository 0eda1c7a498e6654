import { useState, type ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";
import { callFaultText } from "./call-error.ts";

/**
 * Does one thing at a time, and says what came of it: the text of `done`, else the text that the work gives, if any.
 * Gives whether it was done.
 */
export type Act = (work: () => Promise<unknown>, done?: TextKey) => Promise<boolean>;

/**
 * What the parts of a desk do things with, whether something is under way, what shows why something else failed, and
 * where it says what came of it.
 */
export function useAct({
  changed,
  unreached,
  t,
}: {
  /** Reads the page anew after each thing that was done; a desk whose works do so themselves has none. */
  changed?: (() => unknown) | undefined;
  unreached: TextKey;
  t: Translate;
}): { act: Act; busy: boolean; fail: (error: unknown) => void; status: ReactNode } {
  const [message, setMessage] = useState({ text: "", isFault: false });
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => setMessage({ text: callFaultText(error, t, unreached), isFault: true });
  const act = useHandler(async (work: () => Promise<unknown>, done?: TextKey) => {
    if (busy) return false;
    setBusy(true);
    setMessage({ text: "", isFault: false });
    try {
      const told = await work();
      await changed?.();
      setMessage({ text: done ? t(done) : typeof told === "string" ? told : "", isFault: false });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  });
  const status = (
    <p role="status" className={message.isFault ? "fault" : undefined}>
      {message.text}
    </p>
  );
  return { act, busy, fail, status };
}
