import { useRef } from "react";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { useHandler } from "../ui/use-handler.ts";

type Values = Record<string, unknown>;

/**
 * The key of a call that is done once: sent again after a broken connection it is the same, anything else is a request
 * of its own. Values of other calls stay as they are.
 */
export function useOnceKey({ isKeyed }: FormDefinition) {
  const last = useRef<{ sent: string; key: string }>(undefined);
  return {
    keyed: useHandler((values: Values): Values => {
      if (!isKeyed) return values;
      const sent = JSON.stringify(values);
      if (last.current?.sent !== sent) last.current = { sent, key: crypto.randomUUID() };
      return { ...values, idempotencyKey: last.current.key };
    }),
    /** It was done: the same again is another request. */
    answered: useHandler(() => void (last.current = undefined)),
  };
}
