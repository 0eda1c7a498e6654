import { useId, useState, type ReactNode } from "react";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";

type Props = BlockProps<"lecturerDesk"> & { lecturer: { lecturerUserNo: string; lecturerName: string } };

/** Ends that somebody teaches for the organisation, after saying what stays and what changes. */
export function Remove({ lecturer, operations, on, t }: Props): ReactNode {
  const { lecturerUserNo, lecturerName: name } = lecturer;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [opinion, setOpinion] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setFault("");
    try {
      await operations.removeLecturer({ lecturerUserNo, opinion });
      setAsking(false);
      await on.removed?.();
    } catch (error) {
      setFault(callFaultText(error, t, "lecturerDesk.unreached"));
    }
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={`${t("lecturerDesk.remove")} ${name}`}
        onClick={() => setAsking(true)}
      >
        {t("lecturerDesk.remove")}
      </button>
      {isAsking && (
        <ModalDialog aria-label={t("lecturerDesk.remove")} onClose={() => setAsking(false)}>
          <p>{t("lecturerDesk.removeAsk", { name })}</p>
          <ul className="means">
            {(["courses", "earnings", "classes", "after"] as const).map((part) => (
              <li key={part}>{t(`lecturerDesk.remove.${part}`)}</li>
            ))}
          </ul>
          <p className="field">
            <label htmlFor={id}>{t("lecturerDesk.removeWords")}</label>
            <textarea
              id={id}
              rows={2}
              maxLength={500}
              value={opinion}
              onChange={({ target }) => setOpinion(target.value)}
            />
          </p>
          <p role="alert" className="fault">
            {fault}
          </p>
          <p className="tools">
            <button type="button" className="btn" aria-disabled={busy} onClick={() => void remove()}>
              {t("lecturerDesk.removeYes")}
            </button>
            <button type="button" className="btn ghost" onClick={() => setAsking(false)}>
              {t("common.cancel")}
            </button>
          </p>
        </ModalDialog>
      )}
    </>
  );
}
