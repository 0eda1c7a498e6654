import { useCallback, useEffect, useState } from "react";

export type Loaded<T> = { state: "waiting" } | { state: "failed"; retry: () => void } | { state: "here"; value: T };

/** What a call gives, loaded once when `needed`; a failed call can be tried again. */
export function useLoaded<T>(call: (() => Promise<T>) | undefined, needed: boolean): Loaded<T> {
  const [result, setResult] = useState<{ value: T } | { failed: true } | undefined>();
  const retry = useCallback(() => setResult(undefined), []);
  useEffect(() => {
    if (!needed || result) return;
    let current = true;
    const settle = (next: { value: T } | { failed: true }) => current && setResult(next);
    if (call)
      call().then(
        (value) => settle({ value }),
        () => settle({ failed: true }),
      );
    else settle({ failed: true });
    return () => {
      current = false;
    };
    // The call is made for the same question each time; its identity is not part of the question.
  }, [needed, result]);
  if (!result) return { state: "waiting" };
  return "value" in result ? { state: "here", value: result.value } : { state: "failed", retry };
}
