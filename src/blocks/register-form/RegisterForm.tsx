import * as errorCode from "../../generated/error-codes.ts";
import { navHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { IdentityForm } from "../shared/identity/IdentityForm.tsx";
import { withFieldErrors } from "../shared/identity/field-error.ts";
import { sealWith } from "../../forms/seal.ts";
import { useCaptcha } from "../shared/identity/useCaptcha.ts";

/**
 * Makes an account: mobile number, code, password, agreement, and a name for who wants to give one. The new person is
 * signed in; the screen's actions for
 * `signedIn` lead on. Where no referral code is typed, that of the link by which somebody came is added on the way out,
 * by the browser that keeps it.
 */
export function RegisterForm(props: BlockProps<"registerForm">) {
  const { form = "register", loginHref, base = "", on, t, operations } = props;
  const { verifying, send } = useCaptcha(props);

  async function register(values: Record<string, unknown>) {
    const sealed = await sealWith({ password: values.password }, props);
    // The form was not sent without the agreement.
    const person = {
      mobile: String(values.mobile),
      code: String(values.code),
      agreement: true as const,
      ...(values.referralCode ? { referralCode: String(values.referralCode) } : {}),
      ...(values.name ? { name: String(values.name) } : {}),
    };
    const reply = await withFieldErrors(
      send((solved) => operations.register({ ...person, ...sealed, ...solved })).catch((error: unknown) => {
        if (values.referralCode || !isReferralUnknown(error)) throw error;
        // Nobody typed it: the field that the message stands beside is empty, and the browser has forgotten the code.
        throw Object.assign(new Error(`${error.message} ${t("registerForm.fromLink")}`), { code: error.code });
      }),
    );
    await on.signedIn?.(reply);
  }

  return (
    <IdentityForm
      block={props}
      form={form}
      verifying={verifying}
      calls={operations}
      // Another language loads the page anew, and reading the terms leaves it.
      draft={{ form, owner: "", isShort: true }}
      withoutScript={t("registerForm.needsScript")}
      onSubmit={register}
      links={[{ label: t("registerForm.login"), href: loginHref && navHref(loginHref, base) }]}
    />
  );
}

function isReferralUnknown(error: unknown): error is Error & { code: number } {
  return error instanceof Error && "code" in error && error.code === errorCode.REFERRAL_UNKNOWN;
}
