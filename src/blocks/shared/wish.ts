/** Where the tab keeps what somebody wanted who had to sign in first. */
const key = "lectern.wish";
/** ms: who comes back later than this has gone about something else. */
const FRESH_MS = 30 * 60_000;

/** Keeps what was pressed, for when the person comes back signed in. One wish: the last. */
export function keepWish(name: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ name, at: Date.now() }));
  } catch {
    // Storage can be switched off; it is then pressed once more.
  }
}

/** Whether this is what was wanted; asked once, then forgotten. */
export function takeWish(name: string): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { name?: unknown; at?: unknown };
    if (kept.name !== name) return false;
    sessionStorage.removeItem(key);
    return typeof kept.at === "number" && Date.now() - kept.at < FRESH_MS;
  } catch {
    return false;
  }
}
