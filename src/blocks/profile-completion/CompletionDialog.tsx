import { useContext, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { FormCalls } from "../../forms/context.ts";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { FormView } from "../../forms/FormView.tsx";
import { reservePressStyle } from "../../ui/press-style.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { OperationInput } from "../../generated/operations.ts";
import type { BlockProps } from "../block.ts";
import { DialogStyle } from "./DialogStyle.ts";
import { successMessage } from "./success-message.ts";
import { valuesFor } from "./values-for.ts";

/**
 * First the alert, then the dialog with the form. Neither can be dismissed: no close button, and Escape and a click
 * outside do nothing. The ways out are to send the form and to sign out.
 */
export function CompletionDialog(props: BlockProps<"profileCompletion"> & { onDone: () => void }) {
  const { form = "profile-completion", on, t, locale, blockKey, operations, onDone } = props;
  const definition = useContext(FormDefinitionsContext)[form];
  useState(reservePressStyle);
  const [told, setTold] = useState(false);
  const loaded = useLoaded(() => operations.getNeedPerfection({}), true);

  async function send(values: Record<string, unknown>) {
    const isReviewed = loaded.state === "here" && loaded.value.isReviewed;
    let message = t(isReviewed ? "profileCompletion.sent" : "profileCompletion.done");
    try {
      // The form's validator has checked the values against the same schema that the call has for its body.
      await operations.updateNeedPerfection(values as OperationInput<"updateNeedPerfection">);
    } catch (error) {
      const said = successMessage(error);
      if (said === undefined) throw error;
      message = said;
    }
    await on.completed?.({ message });
    onDone();
  }

  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        isOpen
        isDismissable={false}
        isKeyboardDismissDisabled
        style={{ position: "fixed", inset: 0, zIndex: 1000 }}
      >
        <DialogStyle>
          <Modal className="completion">
            {told && definition ? (
              <Dialog key="form" className="completion-dialog" aria-labelledby={`${blockKey}-title`}>
                <Heading slot="title" id={`${blockKey}-title`}>
                  {t("profileCompletion.title")}
                </Heading>
                <p className="completion-intro">{t("profileCompletion.intro")}</p>
                {loaded.state === "here" && loaded.value.opinion && (
                  <p className="completion-intro" role="note">
                    <b>{t(`profileCompletion.${loaded.value.reviewState === "refused" ? "refused" : "asked"}`)}</b>{" "}
                    {loaded.value.opinion}
                  </p>
                )}
                {loaded.state === "here" && loaded.value.isReviewed && (
                  <p className="completion-intro">{t("profileCompletion.reviewed")}</p>
                )}
                {loaded.state === "waiting" && <p role="status">{t("profileCompletion.loading")}</p>}
                {loaded.state === "failed" && (
                  <p role="alert">
                    {t("profileCompletion.failed")}{" "}
                    <button type="button" className="completion-quiet" onClick={loaded.retry}>
                      {t("profileCompletion.retry")}
                    </button>
                  </p>
                )}
                {loaded.state === "here" && (
                  <FormView
                    definition={definition}
                    id={blockKey}
                    t={t}
                    locale={locale}
                    calls={operations as FormCalls}
                    initial={valuesFor(definition, loaded.value.form)}
                    layout="grid"
                    submitLabel={t("profileCompletion.submit")}
                    onSubmit={send}
                  />
                )}
                {on.signOut && (
                  <button type="button" className="completion-quiet" onClick={() => void on.signOut?.({})}>
                    {t("profileCompletion.signOut")}
                  </button>
                )}
              </Dialog>
            ) : (
              <Dialog
                key="alert"
                className="completion-dialog completion-alert"
                role="alertdialog"
                aria-labelledby={`${blockKey}-alert`}
              >
                <Heading slot="title" id={`${blockKey}-alert`}>
                  {t("profileCompletion.alertTitle")}
                </Heading>
                <p className="completion-intro">{t("profileCompletion.alert")}</p>
                <button type="button" className="completion-go" autoFocus onClick={() => setTold(true)}>
                  {t("profileCompletion.confirm")}
                </button>
              </Dialog>
            )}
          </Modal>
        </DialogStyle>
      </ModalOverlay>
    </I18nProvider>
  );
}
