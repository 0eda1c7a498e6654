import type { BlockProps } from "../block.ts";
import { IdentityForm } from "../shared/identity/IdentityForm.tsx";
import { withFieldErrors } from "../shared/identity/field-error.ts";
import { sealWith } from "../../forms/seal.ts";
import { useCaptcha } from "../shared/identity/useCaptcha.ts";

/**
 * Sets a forgotten password anew, for whoever gets the code that is sent to the number. The screen's actions for `done`
 * lead on.
 */
export function ResetForm(props: BlockProps<"resetForm">) {
  const { form = "reset-password", loginHref, on, t, operations } = props;
  const { verifying, send } = useCaptcha(props);

  async function reset(values: Record<string, unknown>) {
    const sealed = await sealWith({ password: values.password }, props);
    await withFieldErrors(
      send((solved) =>
        operations.resetPassword({ mobile: String(values.mobile), code: String(values.code), ...sealed, ...solved }),
      ),
    );
    await on.done?.();
  }

  return (
    <IdentityForm
      block={props}
      form={form}
      verifying={verifying}
      calls={operations}
      withoutScript={t("resetForm.needsScript")}
      onSubmit={reset}
      links={[{ label: t("resetForm.login"), href: loginHref }]}
    />
  );
}
