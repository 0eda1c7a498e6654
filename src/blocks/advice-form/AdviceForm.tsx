import { useState } from "react";
import type { BlockProps } from "../block.ts";
import { IdentityForm } from "../identity/IdentityForm.tsx";
import { useDraft } from "./draft.ts";

/**
 * A suggestion to whoever runs the site. Everybody may write one; sending it needs a session, and who has none is led to
 * sign in and finds the text again afterwards.
 */
export function AdviceForm(props: BlockProps<"adviceForm">) {
  const { form = "advice", signedIn = false, doneText, on, t } = props;
  const draft = useDraft(form);
  const [sent, setSent] = useState(false);

  async function send(values: Record<string, unknown>) {
    draft.keep(values);
    if (!signedIn) {
      await on.signIn?.();
      return;
    }
    const outcome = await on.submit?.(values);
    if (outcome && !outcome.done) {
      if (outcome.error !== undefined) throw outcome.error;
      return;
    }
    draft.forget();
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
      key={draft.found ? "draft" : "new"}
      block={signedIn ? props : { ...props, submitLabel: t("adviceForm.signIn") }}
      form={form}
      wide
      {...(draft.found ? { initial: draft.found } : {})}
      onSubmit={send}
    >
      {!signedIn && <p className="note">{t("adviceForm.needsSession")}</p>}
    </IdentityForm>
  );
}
