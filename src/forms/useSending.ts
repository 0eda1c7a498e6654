import type Form from "@rjsf/core";
import { useRef, useState, type RefObject, type SyntheticEvent } from "react";
import { useHandler } from "../ui/use-handler.ts";
import type { FormSurroundings } from "./context.ts";
import { faultOf, type FormFault } from "./form-error.ts";

interface SendingParts {
  form: RefObject<Form | null>;
  /** Whether all that a submit needs is there. */
  isReady: () => boolean;
  /** Fetches what a submit needs; gives whether each came. */
  prepare: () => Promise<readonly boolean[]>;
  send: (formData: Record<string, unknown> | undefined) => Promise<void>;
  onAttempt: () => void;
  onFault: (fault: FormFault | undefined) => void;
  /** The property of the call's body that the fields are in. */
  within: string | undefined;
  t: FormSurroundings["t"];
}

/** How often a submit waits for something new before it gives up and says so. */
const ROUNDS = 5;

/**
 * Sends a form, once at a time. A submit that comes before its validator, or before a file is sent, waits for it, so
 * that nothing unchecked is ever sent.
 */
export function useSending({ form, isReady, prepare, send, onAttempt, onFault, within, t }: SendingParts) {
  const sending = useRef(false);
  const waiting = useRef(false);
  const [busy, setBusy] = useState(false);
  const mayGo = useHandler(() => isReady() && !sending.current);
  const prepareNow = useHandler(prepare);

  /** Sends the form once, when all that it waits for is there; where that does not come, it says so. */
  const wait = async () => {
    waiting.current = true;
    setBusy(true);
    let all = true;
    // Meanwhile the form can become another one, or a file be chosen: that is waited for too, but not for ever.
    for (let round = 0; all && round < ROUNDS && !mayGo() && !sending.current; round += 1) {
      all = (await prepareNow().catch(() => [false])).every(Boolean);
    }
    waiting.current = false;
    setBusy(false);
    if (!all || sending.current) return;
    if (mayGo()) form.current?.submit();
    else onFault({ message: t("form.theme.notReady"), fields: [] });
  };

  return {
    busy,
    holdUntilReady(event: SyntheticEvent) {
      onAttempt();
      if (mayGo()) return;
      event.preventDefault();
      event.stopPropagation();
      if (!sending.current && !waiting.current) void wait();
    },
    async send(formData: Record<string, unknown> | undefined) {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      onFault(undefined);
      try {
        await send(formData);
      } catch (error) {
        onFault(faultOf(error, t, within));
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
  };
}
