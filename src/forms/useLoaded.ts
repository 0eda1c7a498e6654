import { useCallback, useEffect, useEffectEvent, useState } from "react";

export type Loaded<T> = { state: "waiting" } | { state: "failed"; retry: () => void } | { state: "here"; value: T };

/** What a call gives, loaded once when `needed`; a failed call can be tried again. */
export function useLoaded<T>(call: (() => Promise<T>) | undefined, needed: boolean): Loaded<T> {
  const [result, setResult] = useState<{ value: T } | { failed: true } | undefined>();
  const retry = useCallback(() => setResult(undefined), []);
  // The call is made for the same question each time; its identity is not part of the question.
  const ask = useEffectEvent(() => (call ? call() : Promise.reject(new Error("there is no such call"))));
  useEffect(() => {
    if (!needed || result) return;
    let current = true;
    ask().then(
      (value) => current && setResult({ value }),
      () => current && setResult({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [needed, result]);
  if (!result) return { state: "waiting" };
  return "value" in result ? { state: "here", value: result.value } : { state: "failed", retry };
}
