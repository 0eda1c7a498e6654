/**
 * Whether an error means that the database cannot be reached now, rather than that a statement is wrong.
 * Such calls are answered with 503 and may be made again.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return lostConnection.test(error.message);
  if (code === "ENOENT") return syscall === "connect";
  return socketCodes.has(code) || /^(08|57P|53)/.test(code);
}

/** Whether a statement was given up because it took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && ((error as NodeJS.ErrnoException).code === "57014" || error.message === "Query read timeout");
}

const socketCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"]);
/** `pg` gives these without a code. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;
