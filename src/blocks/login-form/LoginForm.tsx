import { navHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { IdentityForm } from "../shared/identity/IdentityForm.tsx";
import { sealWith } from "../../forms/seal.ts";
import { useCaptcha } from "../shared/identity/useCaptcha.ts";

/**
 * Name or mobile number and password. What the server says against it stands in the form, which keeps the name; the
 * screen's actions for `signedIn` lead on.
 */
export function LoginForm(props: BlockProps<"loginForm">) {
  const { form = "login", submitLabel, registerHref, base = "", resetHref, on, t, operations } = props;
  const { verifying, send } = useCaptcha(props);

  async function signIn(values: Record<string, unknown>) {
    const sealed = await sealWith({ password: values.password }, props);
    const reply = await send((solved) =>
      operations.loginWithPassword({ loginName: String(values.loginName), ...sealed, ...solved }),
    );
    await on.signedIn?.(reply);
  }

  return (
    <IdentityForm
      block={{ ...props, submitLabel: submitLabel ?? t("loginForm.submit") }}
      form={form}
      verifying={verifying}
      withoutScript={t("loginForm.needsScript")}
      onSubmit={signIn}
      links={[
        { label: t("loginForm.register"), href: registerHref && navHref(registerHref, base) },
        { label: t("loginForm.reset"), href: resetHref },
      ]}
    />
  );
}
