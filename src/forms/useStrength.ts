import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useState } from "react";
import { optionsOf, surroundings } from "./context.ts";
import type { estimate } from "./password/strength.ts";

export type Strength = ReturnType<typeof estimate>;

/** ms: estimated when the typing pauses, so that nothing waits for it and a screen reader is not talked over. */
const PAUSE = 250;

/**
 * How hard a password is to guess, a moment after it was typed; undefined for none, and where the dictionary, which is
 * fetched when typing begins (213 kB), cannot be had or data is to be saved: it is advice, and stops nobody.
 */
export function useStrength(props: WidgetProps, password: string): Strength | undefined {
  const { values } = surroundings(props.registry);
  const { known = [] } = optionsOf(props);
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    if (password === "" || savesData()) return setStrength(undefined);
    let current = true;
    const loading = import("./password/strength.ts");
    // Tried again with the next letter.
    loading.catch(() => undefined);
    const timer = setTimeout(async () => {
      const module = await loading.catch(() => undefined);
      if (!current || !module) return;
      const filled = values();
      setStrength(
        module.estimate(
          password,
          known.flatMap((name) => (filled[name] ? [String(filled[name])] : [])),
        ),
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password]);
  return strength;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
