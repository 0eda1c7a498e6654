import { useState } from "react";
import { withCaptcha, type GetCaptcha } from "../../../forms/captcha/with-captcha.ts";
import { RefusedSubmit } from "../../../forms/form-error.ts";
import type { Translate } from "../../block.ts";

/**
 * Makes a call that takes a captcha after many wrong passwords and codes of the network: the browser solves one in the
 * background and the call is made once more. `verifying` says that it is at that, which takes a moment that a person is
 * told of.
 */
export function useCaptcha({ operations, t }: { operations: { getCaptcha: GetCaptcha }; t: Translate }) {
  const [verifying, setVerifying] = useState(false);
  async function send<Reply>(call: (solved: { captcha?: string }) => Promise<Reply>): Promise<Reply> {
    try {
      return await withCaptcha({
        call: (captcha) => call(captcha === undefined ? {} : { captcha }),
        getCaptcha: operations.getCaptcha,
        onVerifying: () => setVerifying(true),
      });
    } catch (error) {
      // What is no reply and no fault of the form is a captcha that this browser cannot solve, or a network that is
      // away.
      if (error instanceof RefusedSubmit || (error instanceof Error && "code" in error)) throw error;
      throw new RefusedSubmit(t("form.theme.captchaFailed"));
    } finally {
      setVerifying(false);
    }
  }
  return { verifying, send };
}
