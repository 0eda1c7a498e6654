import { useState } from "react";
import type { BlockProps } from "../block.ts";
import { IdentityForm } from "../shared/identity/IdentityForm.tsx";
import { withFieldErrors } from "../shared/identity/field-error.ts";
import { sealWith } from "../../forms/seal.ts";

/** Changes the password of the signed-in person, who gives the old one. Afterwards the form is empty again. */
export function PasswordForm(props: BlockProps<"passwordForm">) {
  const { form = "change-password", loginName, resetHref, on, t, operations } = props;
  const [changes, setChanges] = useState(0);

  async function change(values: Record<string, unknown>) {
    const sealed = await sealWith({ oldPassword: values.oldPassword, newPassword: values.newPassword }, props);
    await withFieldErrors(operations.updateLoginPassword(sealed));
    await on.done?.();
    setChanges(changes + 1);
  }

  return (
    <IdentityForm
      key={changes}
      block={props}
      form={form}
      username={loginName}
      withoutScript={t("passwordForm.needsScript")}
      onSubmit={change}
      links={[{ label: t("passwordForm.reset"), href: resetHref }]}
    >
      {changes > 0 && (
        <p className="note" role="status">
          {t("passwordForm.done")}
        </p>
      )}
    </IdentityForm>
  );
}
