const place = "lectern.unanswered";
const MAX_KEPT = 20;

/** The hash of a call, and the key it went out with. */
type Unanswered = [call: string, key: string][];

/**
 * The key of a call that makes something. One that was sent before and had no answer goes with the same key again, so
 * that it is made once; also after the page was loaded anew, as long as the tab is there.
 */
export function keyOf(call: string): string {
  return read().find(([kept]) => kept === hashOf(call))?.[1] ?? newKey();
}

/** Keeps the key of a call that had no answer; forgets it when one came, whatever it says. */
export function noteAnswer(call: string, { key, isAnswered }: { key: string; isAnswered: boolean }): void {
  const kept = read();
  const others = kept.filter(([, known]) => known !== key);
  if (isAnswered && others.length === kept.length) return;
  const now = isAnswered ? others : [...others, [hashOf(call), key] as const].slice(-MAX_KEPT);
  try {
    sessionStorage.setItem(place, JSON.stringify(now));
  } catch {
    // A browser may refuse to keep anything.
  }
}

function read(): Unanswered {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "[]") as Unanswered;
  } catch {
    return [];
  }
}

/** `crypto.randomUUID` is there by https alone. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was sent is written down nowhere: its hash tells one call from another well enough. */
function hashOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}${text.length}`;
}
