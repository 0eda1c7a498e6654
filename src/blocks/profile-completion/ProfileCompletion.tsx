import { lazy, Suspense, useState } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import type { BlockProps } from "../block.ts";

const CompletionDialog = lazy(async () => ({ default: (await import("./CompletionDialog.tsx")).CompletionDialog }));

/**
 * Makes a person complete their profile: whoever has to gets the dialog, everyone else loads none
 * of it. It needs the page to run, as signing in did.
 */
export function ProfileCompletion(props: BlockProps<"profileCompletion">) {
  const hydrated = useHydrated();
  const [done, setDone] = useState(false);
  if (!props.open || !hydrated || done) return null;
  return (
    <Suspense>
      <CompletionDialog {...props} onDone={() => setDone(true)} />
    </Suspense>
  );
}
