import * as errorCode from "../../generated/error-codes.ts";
/** What the call `getCaptcha` gives, for whoever solves it. */
export type GetCaptcha = (input: Record<string, never>) => Promise<{ captcha: unknown }>;

interface Attempt<Reply> {
  /** The call; given the solution of a captcha once one was needed. */
  call: (captcha?: string) => Promise<Reply>;
  getCaptcha: GetCaptcha | undefined;
  /** Told before the browser begins to solve, which takes a moment. */
  onVerifying?: () => void;
}

/**
 * Makes a call that the server may ask a captcha for (codes 1110 and 1111): then one is fetched, solved in the
 * background without a person having to do anything, and the call made once more. Rejects as the call does.
 */
export async function withCaptcha<Reply>({ call, getCaptcha, onVerifying }: Attempt<Reply>): Promise<Reply> {
  try {
    return await call();
  } catch (error) {
    if (!getCaptcha || !asksForCaptcha(error)) throw error;
    onVerifying?.();
    return call(await solvedCaptcha(getCaptcha));
  }
}

/** Fetches a captcha and solves it; for calls that always need one. */
export async function solvedCaptcha(getCaptcha: GetCaptcha): Promise<string> {
  const [{ captcha }, { solveCaptcha }] = await Promise.all([getCaptcha({}), import("./solve.ts")]);
  return solveCaptcha(captcha);
}

function asksForCaptcha(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    (error.code === errorCode.CAPTCHA_NEEDED || error.code === errorCode.CAPTCHA_WRONG)
  );
}
