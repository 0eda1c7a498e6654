const COOKIE = "attendanceBrowser";
const DAY_SECONDS = 86_400;
const BYTES = 16;

/**
 * A random name of this browser, kept in a cookie for a day: two accounts that check in with one are shown to who
 * manages the class.
 */
export function browserKey(): string {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const kept = found?.slice(COOKIE.length + 1) ?? "";
  if (/^[0-9a-f]{32}$/.test(kept)) return kept;
  const made = [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  document.cookie = `${COOKIE}=${made}; path=/; max-age=${DAY_SECONDS}; samesite=lax`;
  return made;
}

const ticketName = (lessonId: string) => `attendanceTicket.${lessonId}`;

/** Keeps that this browser came in time to a lesson, until its person has signed in to their account. */
export function keepTicket(lessonId: string, ticket: string): void {
  localStorage.setItem(ticketName(lessonId), ticket);
}

/** The kept ticket of a lesson, which is then forgotten. */
export function takeTicket(lessonId: string): string | undefined {
  const ticket = localStorage.getItem(ticketName(lessonId)) ?? undefined;
  localStorage.removeItem(ticketName(lessonId));
  return ticket;
}
