import { useState, type ReactNode } from "react";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Translate } from "../block.ts";

/** A button whose work is done after a second question. */
export function SureButton({
  label,
  question,
  className,
  onSure,
  t,
}: {
  label: string;
  question: string;
  className: string;
  onSure: () => void;
  t: Translate;
}): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <ModalDialog aria-label={label} onClose={() => setAsking(false)}>
          <p>{question}</p>
          <p className="tools">
            <button
              type="button"
              className="btn"
              onClick={() => {
                setAsking(false);
                onSure();
              }}
            >
              {label}
            </button>
            <button type="button" className="btn ghost" onClick={() => setAsking(false)}>
              {t("examPeople.cancel")}
            </button>
          </p>
        </ModalDialog>
      )}
    </>
  );
}
