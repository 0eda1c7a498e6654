import { errorCodes, type ErrorName } from "../../shared/error-codes.ts";

/**
 * One field that did not pass, as `data.fields` of a reply with code 900 lists it; `path` is `a.b.0.c`, "" for the
 * whole.
 */
export interface FieldFault {
  path: string;
  message: string;
}

export interface CodedErrorOptions {
  /** Values for the placeholders of the message. */
  args?: Record<string, string | number>;
  /** What the reply carries as data; it leaves the server as it is. */
  data?: unknown;
  /** What went wrong underneath; logged, never sent. */
  cause?: unknown;
}

/** An error that has a code and a message in each language. Anything else that is thrown is answered as UNEXPECTED. */
export class CodedError extends Error {
  readonly constant: ErrorName;
  readonly code: number;
  readonly httpStatus: number;
  readonly args: Record<string, string | number>;
  readonly data: unknown;

  constructor(constant: ErrorName, options: CodedErrorOptions = {}) {
    super(constant, options.cause === undefined ? undefined : { cause: options.cause });
    // The name that logs have always had.
    this.name = "Fault";
    const entry: { code: number; http?: number } = errorCodes[constant];
    this.constant = constant;
    this.code = entry.code;
    this.httpStatus = entry.http ?? 200;
    this.args = options.args ?? {};
    this.data = options.data ?? null;
  }
}

/**
 * Ends the call with a coded error.
 * @example if (!course) fail("NOT_FOUND");
 */
export function fail(constant: ErrorName, options?: CodedErrorOptions): never {
  throw new CodedError(constant, options);
}

/** Ends the call with code 900. The messages are in the caller's language already. */
export function failFields(fields: FieldFault[]): never {
  throw new CodedError("VALIDATION", { data: { fields } });
}
