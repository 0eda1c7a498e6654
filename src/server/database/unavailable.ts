/**
 * Whether an error means that the database cannot be reached now, rather than that a statement is wrong.
 * Such calls are answered with 503 and may be made again.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return lostConnection.test(error.message);
  if (code === "ENOENT") return syscall === "connect";
  if (code === "08P01" && refusedByPooler.test(error.message)) return false;
  return socketCodes.has(code) || /^(08|57P|53)/.test(code);
}

/** The database has stopped answering, and is not waited for: see `createHangWatch`. */
export class DatabaseHung extends Error {
  constructor() {
    super("the database does not answer");
    this.name = "DatabaseHung";
  }
}

/** Whether a statement was given up because it took too long, or would. */
export function isTimeout(error: unknown): boolean {
  return (
    error instanceof DatabaseHung ||
    (error instanceof Error &&
      ((error as NodeJS.ErrnoException).code === "57014" || error.message === "Query read timeout"))
  );
}

const socketCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** A pooler says with one code that PostgreSQL is away, and that the address is wrong: the second does not pass. */
const refusedByPooler = /no such (user|database)|startup parameter|authentication/i;
/** `pg` gives these without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;
