import type { ReactNode } from "react";
import type { Loaded } from "./useLoaded.ts";

/** What stands where something is being loaded, or where that failed and can be tried again. */
export function LoadState({
  loaded,
  words,
}: {
  loaded: Exclude<Loaded<unknown>, { state: "here" }>;
  words: { loading: string; failed: string; again: string };
}): ReactNode {
  return loaded.state === "failed" ? (
    <p role="alert">
      {words.failed}{" "}
      <button type="button" className="btn ghost" onClick={loaded.retry}>
        {words.again}
      </button>
    </p>
  ) : (
    <p className="muted" role="status">
      {words.loading}
    </p>
  );
}
