import { useState } from "react";
import type { FormSurroundings } from "../context.ts";
import { codeOf, RefusedSubmit } from "../form-error.ts";
import { solvedCaptcha, withCaptcha, type GetCaptcha } from "./with-captcha.ts";

interface CaptchaParts {
  getCaptcha: GetCaptcha;
  /** Whether one is solved before the call; otherwise only where the server asks for it. */
  isFirst: boolean;
  t: FormSurroundings["t"];
}

/**
 * Makes a call that takes a captcha: the browser solves one in the background. `verifying` says that it is at that,
 * which takes a moment that a person is told of.
 */
export function useCaptcha({ getCaptcha, isFirst, t }: CaptchaParts) {
  const [verifying, setVerifying] = useState(false);
  async function send<Reply>(call: (captcha?: string) => Promise<Reply>): Promise<Reply> {
    const onVerifying = () => setVerifying(true);
    try {
      if (!isFirst) return await withCaptcha({ call, getCaptcha, onVerifying });
      onVerifying();
      return await call(await solvedCaptcha(getCaptcha));
    } catch (error) {
      // What is no reply and no error of the form is a captcha that this browser cannot solve, or a network that is
      // away.
      if (error instanceof RefusedSubmit || codeOf(error) !== undefined) throw error;
      throw new RefusedSubmit(t("form.theme.captchaFailed"));
    } finally {
      setVerifying(false);
    }
  }
  return { verifying, send };
}
