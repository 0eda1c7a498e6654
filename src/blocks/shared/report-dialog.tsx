import { useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { ReportReasonEnum } from "../../generated/enums.ts";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Outcome, Translate } from "../block.ts";

export interface ReportDialogProps {
  report(values: { reason: number; content: string }): Promise<Outcome | undefined> | undefined;
  close(): void;
  t: Translate;
}

/** As much as a report may say. */

/** Asks why something is reported. It stays open, with what was written, where the report did not arrive. */
export function ReportDialog({ report, close, t }: ReportDialogProps): ReactNode {
  const [reason, setReason] = useState<number>(ReportReasonEnum.advertising);
  const [content, setContent] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await report({ reason, content: content.trim() });
    setBusy(false);
    if (outcome?.done) close();
  };
  return (
    <ModalDialog aria-label={t("comments.report")} onClose={close}>
      <Form onSubmit={(event) => void send(event)}>
        <fieldset>
          <legend>{t("comments.report.why")}</legend>
          {Object.values(ReportReasonEnum).map((one) => (
            <label key={one}>
              <input type="radio" name="reason" checked={one === reason} onChange={() => setReason(one)} />
              {t(`comments.reason.${one}`)}
            </label>
          ))}
        </fieldset>
        <label>
          {t("comments.report.more")}
          <textarea
            rows={3}
            {...inputLimits.saveReport.content}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        </label>
        <p>
          <button className="btn" aria-disabled={busy}>
            {t("comments.report")}
          </button>
          <button type="button" className="btn ghost" onClick={close}>
            {t("common.cancel")}
          </button>
        </p>
      </Form>
    </ModalDialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  fieldset {
    display: grid;
    border: 0;
    padding: 0;
  }
  legend {
    font-weight: 600;
  }
  fieldset label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  > label {
    display: grid;
    gap: 6px;
  }
  textarea {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-page);
    color: inherit;
    font: inherit;
  }
  p {
    display: flex;
    gap: 8px;
  }
`;
