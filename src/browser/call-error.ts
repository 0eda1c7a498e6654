/** A call that was not answered with code 200. Code 0: there was no answer at all. */
export class CallError extends Error {
  readonly code: number;
  /** What came with the error; with code 900 `{ fields: [{ path, message }] }`. */
  readonly data: unknown;

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message);
    this.name = "CallError";
    this.code = code;
    this.data = data;
  }
}
