import type { BlockProps } from "../block.ts";
import { IdentityForm } from "../identity/IdentityForm.tsx";

/** Mobile number and a code that is sent to it. The screen's actions for `signedIn` lead on. */
export function CodeLoginForm(props: BlockProps<"codeLoginForm">) {
  const { form = "code-login", registerHref, on, t, operations } = props;

  async function signIn(values: Record<string, unknown>) {
    const reply = await operations.loginWithCode({ mobile: String(values.mobile), code: String(values.code) });
    await on.signedIn?.(reply);
  }

  return (
    <IdentityForm
      block={props}
      form={form}
      calls={operations}
      withoutScript={t("codeLoginForm.needsScript")}
      onSubmit={signIn}
      links={[{ label: t("codeLoginForm.register"), href: registerHref }]}
    />
  );
}
