import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../core/same-secret.ts";

/** A QR code's token is of one step, and good in that and the next: 20 s at most. */
const STEP_MS = 10_000;
/** The six digits of a minute are still taken for this long after it: somebody is typing them. */
const CODE_MS = 60_000;
const CODE_GRACE_MS = 30_000;
/** How long who came in time may take to sign in to their account. */
const TICKET_TTL_MS = 600_000;
/** 128 bits. */
const MAC_LENGTH = 22;

/** What the QR code of a lesson says at a time of the server. Nothing is stored of it: all nodes sign with one key. */
export function tokenAt(secret: string, { lessonId, now }: { lessonId: string; now: Date }): string {
  return tokenOf(secret, lessonId, stepAt(now));
}

/** In how many milliseconds the next token begins. */
export function tokenMsAt(now: Date): number {
  return STEP_MS - (now.getTime() % STEP_MS);
}

/** Whether a token is of this lesson and of the present or the last step; `wrong` was not made here for this lesson. */
export function judgeToken(
  secret: string,
  { lessonId, token, now }: { lessonId: string; token: string; now: Date },
): "good" | "old" | "wrong" {
  const [, digits] = /^([0-9a-z]{1,11})\./.exec(token) ?? [];
  const step = Number.parseInt(digits ?? "", 36);
  if (!Number.isSafeInteger(step) || !isSameSecret(token, tokenOf(secret, lessonId, step))) return "wrong";
  return step >= stepAt(now) - 1 ? "good" : "old";
}

const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS);

function tokenOf(secret: string, lessonId: string, step: number): string {
  return `${step.toString(36)}.${macOf(secret, `token ${lessonId} ${step}`)}`;
}

/** The six digits of a lesson in the minute of the server's time. */
export function codeAt(secret: string, { lessonId, now }: { lessonId: string; now: Date }): string {
  const mac = createHmac("sha256", secret)
    .update(`code ${lessonId} ${Math.floor(now.getTime() / CODE_MS)}`)
    .digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Whether these are the six digits of this minute, or were those of the last one until a moment ago. */
export function isCode(
  secret: string,
  { lessonId, code, now }: { lessonId: string; code: string; now: Date },
): boolean {
  return [0, CODE_GRACE_MS].some((ago) =>
    isSameSecret(code, codeAt(secret, { lessonId, now: new Date(now.getTime() - ago) })),
  );
}

/** Six digits as people type them: in full width, with spaces between. */
export function normaliseCode(typed: string): string {
  return typed.normalize("NFKC").replaceAll(/[\s-]/g, "");
}

/** That a browser came with a good token, for ten minutes. Worth nothing in another browser. */
export function ticketFor(
  secret: string,
  { lessonId, browserKey, now }: { lessonId: string; browserKey: string; now: Date },
): string {
  return ticketOf(secret, { lessonId, browserKey, expires: now.getTime() + TICKET_TTL_MS });
}

/** When a browser came in time, by its ticket; undefined for one that was not made here for both, or has run out. */
export function timeOfTicket(
  secret: string,
  { lessonId, browserKey, ticket, now }: { lessonId: string; browserKey: string; ticket: string; now: Date },
): Date | undefined {
  const [, digits] = /^([0-9a-z]{1,11})\./.exec(ticket) ?? [];
  const expires = Number.parseInt(digits ?? "", 36);
  if (!Number.isSafeInteger(expires) || expires <= now.getTime()) return undefined;
  if (!isSameSecret(ticket, ticketOf(secret, { lessonId, browserKey, expires }))) return undefined;
  return new Date(expires - TICKET_TTL_MS);
}

function ticketOf(
  secret: string,
  { lessonId, browserKey, expires }: { lessonId: string; browserKey: string; expires: number },
): string {
  return `${expires.toString(36)}.${macOf(secret, `ticket ${lessonId} ${browserKey} ${expires}`)}`;
}

/** What is stored of a browser's random key: the same for the same browser, and no way back to it. */
export function browserHash(secret: string, browserKey: string): string {
  return macOf(secret, `browser ${browserKey}`);
}

function macOf(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, MAC_LENGTH);
}
