import { useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { AuditStatusEnum, DraftStateEnum, UserTypeEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"previewBand">;

/** What stands above a draft that is looked at: nobody takes it for what learners see. */
export function PreviewBand({
  preview,
  userType,
  lecturerEditPath,
  organisationEditPath,
  on,
  blockKey,
  t,
}: Props): ReactNode {
  if (!preview) return null;
  const { course, state, auditOpinion, isPublished, canEdit } = preview;
  const editPath = userType === UserTypeEnum.lecturer ? lecturerEditPath : organisationEditPath;
  const decide = state === DraftStateEnum.waiting && !canEdit && on.decide;
  return (
    <Root className="full" aria-labelledby={`${blockKey}-name`}>
      <div className="wrap">
        <div className="what">
          <p id={`${blockKey}-name`}>
            <b>{t("previewBand.heading")}</b> <span data-state={state}>{t(`previewBand.state.${state}`)}</span>
          </p>
          <p>{t(isPublished ? "previewBand.published" : "previewBand.unseen")}</p>
          {auditOpinion && <p className="opinion">{t("previewBand.opinion", { opinion: auditOpinion })}</p>}
        </div>
        {canEdit && editPath && (
          <a className="btn" href={`${editPath}?courseId=${course.id}`}>
            {t(state === DraftStateEnum.refused ? "previewBand.amend" : "previewBand.edit")}
          </a>
        )}
        {decide && <Decision preview={preview} decide={decide} id={blockKey} t={t} />}
      </div>
    </Root>
  );
}

interface DecisionProps {
  preview: NonNullable<Props["preview"]>;
  decide: NonNullable<Props["on"]["decide"]>;
  id: string;
  t: Props["t"];
}

/** The opinion and the two ways it can go. A refusal without words is not sent. */
function Decision({ preview, decide, id, t }: DecisionProps): ReactNode {
  const [opinion, setOpinion] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (auditStatus: 1 | 2) => {
    if (auditStatus === AuditStatusEnum.refused && opinion.trim().length < 2) return setMissing(true);
    if (busy) return;
    setBusy(true);
    await decide({ courseId: preview.course.id, version: preview.version, auditStatus, auditOpinion: opinion.trim() });
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(1);
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={`${id}-opinion`}>{t("previewBand.yourOpinion")}</label>
      <textarea
        id={`${id}-opinion`}
        rows={2}
        {...inputLimits.auditCourse.auditOpinion}
        value={opinion}
        onChange={(event) => {
          setOpinion(event.target.value);
          setMissing(false);
        }}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-fault` : undefined}
      />
      {isMissing && (
        <p id={`${id}-fault`} className="fault" role="alert">
          {t("previewBand.opinionMissing")}
        </p>
      )}
      <p className="do">
        <button className="btn" aria-disabled={busy}>
          {t("previewBand.pass")}
        </button>
        <button type="button" className="btn ghost" aria-disabled={busy} onClick={() => void send(2)}>
          {t("previewBand.refuse")}
        </button>
      </p>
    </form>
  );
}

const Root = styled.section`
  padding-block: 16px;
  border-bottom: 3px solid var(--color-warning);
  background: var(--color-warning-soft);
  color: var(--color-text);
  margin-bottom: calc(-1 * var(--space-section));
  .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 32px;
  }
  .what {
    flex: 1 1 320px;
    font-size: 0.9375rem;
  }
  b {
    margin-right: 8px;
    font-size: 1.0625rem;
  }
  [data-state] {
    display: inline-block;
    padding: 0 8px;
    border: 1px solid currentColor;
    border-radius: var(--radius-small);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .opinion {
    margin-top: 8px;
    padding-left: 12px;
    border-left: 3px solid var(--color-danger);
    white-space: pre-line;
  }
  form {
    flex: 1 1 380px;
    display: grid;
    gap: 8px;
  }
  label {
    font-weight: 600;
  }
  textarea {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    resize: vertical;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .do .ghost {
    background: var(--color-surface);
  }
  .fault {
    color: var(--color-danger);
    font-size: 0.875rem;
  }
`;
