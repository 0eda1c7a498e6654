import { Suspense, type ReactNode } from "react";
import { LoadState } from "../../forms/LoadState.tsx";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";

/** An editor while it opens: what the server has is asked for once, and the work follows when it is here. */
export function EditorOpening<Found>({
  title,
  words,
  call,
  children,
}: {
  title: string;
  words: (name: "loading" | "notOpened" | "again" | "needsScript") => string;
  call: () => Promise<Found>;
  children: (found: Found) => ReactNode;
}): ReactNode {
  const hydrated = useHydrated();
  const found = useLoaded(call, hydrated);
  const waiting = (
    <>
      <h1>{title}</h1>
      <LoadState
        loaded={found.state === "here" ? { state: "waiting" } : found}
        words={{ loading: words("loading"), failed: words("notOpened"), again: words("again") }}
      />
    </>
  );
  return (
    <>
      {found.state === "here" ? <Suspense fallback={waiting}>{children(found.value)}</Suspense> : waiting}
      <noscript>
        <p>{words("needsScript")}</p>
      </noscript>
    </>
  );
}
