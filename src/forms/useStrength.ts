import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useEffectEvent, useState } from "react";
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
  // What else was filled in, such as a name, makes a password that has it easier to guess.
  const besides = useEffectEvent(() => {
    const filled = values();
    return known.flatMap((name) => (filled[name] ? [String(filled[name])] : []));
  });
  useEffect(() => {
    if (password === "" || savesData()) return;
    let current = true;
    const loading = import("./password/strength.ts");
    // Tried again with the next letter.
    loading.catch(() => undefined);
    const look = async () => {
      const module = await loading.catch(() => undefined);
      if (current && module) setStrength(module.estimate(password, besides()));
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password]);
  return password === "" ? undefined : strength;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
