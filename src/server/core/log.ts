import pino from "pino";

/** The log of the server: one JSON object a line. */
export type Log = pino.Logger;

/**
 * What no line may contain, wherever in a logged object it is: passwords, tokens, codes, identity numbers.
 * Request bodies are never logged whole; this stands behind that rule.
 */
const secrets = new Set([
  "password",
  "oldpassword",
  "newpassword",
  "passwordhash",
  "token",
  "tokenhash",
  "rc_web_token",
  "cookie",
  "set-cookie",
  "authorization",
  "code",
  "smscode",
  "idcard",
  "qcnumber",
  "privatekey",
  "nonce",
  "secret",
]);

/** Makes the log. `destination` is for tests; the standard output otherwise. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: redact },
    serializers: { err: errorForLog },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A copy in which the value of every secret name is replaced; deeper than the objects that are logged, it stops. */
function redact(line: Record<string, unknown>): Record<string, unknown> {
  return redactObject(line, 0);
}

function redactObject(object: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object)) {
    // `code` of an error is not secret; `errorForLog` has made it `errorCode` by then.
    copy[name] = secrets.has(name.toLowerCase()) ? "[redacted]" : redactValue(value, depth + 1);
  }
  return copy;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date || value instanceof Error) return value;
  if (depth > MAX_DEPTH) return "[deep]";
  return Array.isArray(value) ? value.map((entry) => redactValue(entry, depth + 1)) : redactObject(value, depth);
}

const MAX_DEPTH = 5;

/**
 * Name, message and stack of an error and of its causes. The parameters of a statement, which a driver may attach, stay
 * out.
 */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const {
    code,
    detail: _detail,
    ...rest
  } = error as Error & { code?: unknown; detail?: unknown; table?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { errorCode: String(code) }),
    ...(typeof rest.table === "string" ? { table: rest.table } : {}),
    ...(typeof rest.constraint === "string" ? { constraint: rest.constraint } : {}),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}
