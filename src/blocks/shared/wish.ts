import { useEffect, useEffectEvent } from "react";

/** Where the tab keeps what somebody wanted who had to sign in first. */
const key = "lectern.wish";
/** ms: who comes back later than this has gone about something else. */
const FRESH_MS = 30 * 60_000;

/** Keeps what was pressed, for when the person comes back to this page signed in. One wish: the last. */
export function keepWish(name: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ name: named(name), at: Date.now() }));
  } catch {
    // Storage can be switched off; it is then pressed once more.
  }
}

/**
 * Does what was wanted on this page before signing in, as by a press. `name` is given once it is known how the person
 * stands to it.
 */
export function useWish(name: string | undefined, fulfil: () => void): void {
  const act = useEffectEvent(() => {
    if (name !== undefined && takeWish(name)) fulfil();
  });
  useEffect(() => act(), [name]);
}

/** Whether this is what was wanted here; asked once, then forgotten. */
function takeWish(name: string): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { name?: unknown; at?: unknown };
    if (kept.name !== named(name)) return false;
    sessionStorage.removeItem(key);
    return typeof kept.at === "number" && Date.now() - kept.at < FRESH_MS;
  } catch {
    return false;
  }
}

function named(name: string): string {
  return `${location.pathname}#${name}`;
}
