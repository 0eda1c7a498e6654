import { useState } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

/** Does one thing at a time, and has in words what came of it. */
export function useAct(t: Translate): {
  said: { text: string; isFault: boolean };
  busy: boolean;
  /** True when it was done. */
  act: (work: () => Promise<string | void>) => Promise<boolean>;
} {
  const [said, setSaid] = useState({ text: "", isFault: false });
  const [busy, setBusy] = useState(false);
  const act = useHandler(async (work: () => Promise<string | void>) => {
    if (busy) return false;
    setBusy(true);
    try {
      setSaid({ text: (await work()) ?? "", isFault: false });
      return true;
    } catch (error) {
      const { fields, message } = callFault(error, t, "gradeView.unreached");
      setSaid({ text: fields[0]?.message ?? message, isFault: true });
      return false;
    } finally {
      setBusy(false);
    }
  });
  return { said, busy, act };
}
