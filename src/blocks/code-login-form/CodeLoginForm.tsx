import { navHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { IdentityForm } from "../shared/identity/IdentityForm.tsx";
import { useCaptcha } from "../shared/identity/useCaptcha.ts";

/** Mobile number and a code that is sent to it. The screen's actions for `signedIn` lead on. */
export function CodeLoginForm(props: BlockProps<"codeLoginForm">) {
  const { form = "code-login", registerHref, base = "", on, t, operations } = props;
  const { verifying, send } = useCaptcha(props);

  async function signIn(values: Record<string, unknown>) {
    const reply = await send((solved) =>
      operations.loginWithCode({ mobile: String(values.mobile), code: String(values.code), ...solved }),
    );
    await on.signedIn?.(reply);
  }

  return (
    <IdentityForm
      block={props}
      form={form}
      verifying={verifying}
      calls={operations}
      withoutScript={t("codeLoginForm.needsScript")}
      onSubmit={signIn}
      links={[{ label: t("codeLoginForm.register"), href: registerHref && navHref(registerHref, base) }]}
    />
  );
}
