import { useState, type ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";
import { callFaultText } from "./call-error.ts";

/** Does something, reads the page anew, and says what came of it. Gives whether it was done. */
export type Act = (work: () => Promise<unknown>, done: TextKey) => Promise<boolean>;

/** What the parts of a desk do things with, and where it says what came of it. */
export function useAct({
  changed,
  unreached,
  t,
}: {
  changed: (() => unknown) | undefined;
  unreached: TextKey;
  t: Translate;
}): { act: Act; status: ReactNode } {
  const [message, setMessage] = useState({ text: "", isFault: false });
  const act = useHandler(async (work: () => Promise<unknown>, done: TextKey) => {
    setMessage({ text: "", isFault: false });
    try {
      await work();
      await changed?.();
      setMessage({ text: t(done), isFault: false });
      return true;
    } catch (error) {
      setMessage({ text: callFaultText(error, t, unreached), isFault: true });
      return false;
    }
  });
  const status = (
    <p role="status" className={message.isFault ? "fault" : undefined}>
      {message.text}
    </p>
  );
  return { act, status };
}
