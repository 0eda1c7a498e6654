import { useState } from "react";
import type { BlockProps } from "../block.ts";
import { IdentityForm } from "../shared/identity/IdentityForm.tsx";

/**
 * A suggestion to whoever runs the site. Everybody may write one; sending it needs a session, and who has none is led
 * to sign in and finds the text again afterwards.
 */
export function AdviceForm(props: BlockProps<"adviceForm">) {
  const { form = "advice", signedIn = false, viewerId = "", doneText, on, t } = props;
  const [sent, setSent] = useState(false);

  async function send(values: Record<string, unknown>) {
    const outcome = await (signedIn ? on.submit : on.signIn)?.(values);
    if (outcome?.done === false && outcome.error !== undefined) throw outcome.error;
    // What is not sent yet stays a draft: it is there again after signing in.
    if (!signedIn || outcome?.done === false) return false;
    setSent(true);
  }

  if (sent) {
    return (
      <div>
        <p role="status">{doneText ?? t("adviceForm.done")}</p>
        <p>
          <button type="button" className="button" onClick={() => setSent(false)}>
            {t("adviceForm.more")}
          </button>
        </p>
      </div>
    );
  }
  return (
    <IdentityForm
      block={signedIn ? props : { ...props, submitLabel: t("adviceForm.signIn") }}
      form={form}
      wide
      draft={{ form, owner: viewerId }}
      onSubmit={send}
    >
      {!signedIn && <p className="note">{t("adviceForm.needsSession")}</p>}
    </IdentityForm>
  );
}
