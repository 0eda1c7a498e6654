import { useState, type ReactNode } from "react";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Translate } from "../block.ts";
import { About } from "../../ui/named.tsx";

/** A button whose work is done after a second question. */
export function SureButton({
  label,
  about,
  question,
  className,
  isBusy = false,
  onSure,
  t,
}: {
  label: string;
  /** What it does that to, said to screen readers where the same button stands in many rows. */
  about?: string;
  question: string;
  className: string;
  /** Whether it waits for something else: it can be reached, and does nothing. */
  isBusy?: boolean;
  onSure: () => void;
  t: Translate;
}): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isBusy || undefined}
        onClick={() => setAsking(!isBusy)}
      >
        {label}
        {about && <About of={about} />}
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
              {t("common.cancel")}
            </button>
          </p>
        </ModalDialog>
      )}
    </>
  );
}
