import type { ReactNode } from "react";
import { AuditStatusEnum, DraftStateEnum } from "../../../generated/enums.ts";
import type { CourseDraft } from "../../../generated/types.ts";
import type { Translate } from "../../block.ts";
import { Content } from "../../../ui/content.tsx";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import type { Editor } from "../state/use-editor.ts";
import { SavedWhen } from "./SavedWhen.tsx";

interface EditorBarProps {
  editor: Editor;
  draft: CourseDraft;
  t: Translate;
  locale: string;
  previewHref: string;
  backHref: string | undefined;
  /** What is on its way, if anything. */
  busy: "submit" | "withdraw" | "shelf" | undefined;
  onSubmit: () => void;
  onWithdraw: () => void;
  onShelf: (isPutaway: 0 | 1) => void;
}

/** What the course is called and where it stands, and what can be done with the whole of it. */
export function EditorBar({
  editor,
  draft,
  t,
  locale,
  previewHref,
  backHref,
  busy,
  onSubmit,
  onWithdraw,
  onShelf,
}: EditorBarProps): ReactNode {
  const { body, saving, canUndo, canRedo, undo, redo } = editor;
  const { state, auditOpinion, auditList, isPublished, isPutaway } = draft;
  const isWaiting = state === DraftStateEnum.waiting;
  return (
    <header className="bar">
      <div className="title">
        {backHref && (
          <a className="link" href={backHref}>
            <EditIcon name="left" size={20} />
            {t("courseEditor.back")}
          </a>
        )}
        <h1>
          <Content>{body.courseName || t("courseEditor.unnamedCourse")}</Content>
        </h1>
        <p className="states">
          <span className={`state s${state}`}>{t(`courseEditor.state.${state}`)}</span>
          {isPublished && state !== DraftStateEnum.passed && (
            <span className="state">{t("courseEditor.unpublished")}</span>
          )}
          {isPublished && (
            <span className="state">{t(isPutaway === 1 ? "courseEditor.onShelf" : "courseEditor.offShelf")}</span>
          )}
          <SavedWhen saving={saving} t={t} locale={locale} />
        </p>
      </div>
      <div className="do">
        <span className="pair">
          <button
            type="button"
            className="icon"
            disabled={!canUndo || isWaiting}
            aria-keyshortcuts="Control+Z"
            title={t("courseEditor.undoKeys")}
            aria-label={t("courseEditor.undo")}
            onClick={undo}
          >
            <EditIcon name="undo" size={20} />
          </button>
          <button
            type="button"
            className="icon"
            disabled={!canRedo || isWaiting}
            aria-keyshortcuts="Control+Y"
            title={t("courseEditor.redoKeys")}
            aria-label={t("courseEditor.redo")}
            onClick={redo}
          >
            <EditIcon name="redo" size={20} />
          </button>
        </span>
        {isPublished && (
          <label className="shelf">
            <input
              type="checkbox"
              role="switch"
              checked={isPutaway === 1}
              aria-checked={isPutaway === 1}
              aria-busy={busy === "shelf"}
              onChange={(event) => onShelf(event.target.checked ? 1 : 0)}
            />
            <span>{t("courseEditor.shelf")}</span>
          </label>
        )}
        <a className="btn ghost" href={previewHref} target="_blank" rel="noopener" onClick={() => void editor.flush()}>
          <EditIcon name="eye" size={18} />
          {t("courseEditor.preview")}
          <span className="vh">{t("courseEditor.newWindow")}</span>
        </a>
        {isWaiting ? (
          <button type="button" className="btn" aria-disabled={busy !== undefined} onClick={onWithdraw}>
            {t("courseEditor.withdraw")}
          </button>
        ) : (
          <button type="button" className="btn" aria-disabled={busy !== undefined} onClick={onSubmit}>
            {t(busy === "submit" ? "courseEditor.submitting" : "courseEditor.submit")}
          </button>
        )}
      </div>
      {isWaiting && (
        <p className="note" role="status">
          <EditIcon name="info" size={20} />
          <span>{t("courseEditor.waitingNote")}</span>
        </p>
      )}
      {state === DraftStateEnum.refused && auditOpinion && (
        <p className="note refused">
          <EditIcon name="warning" size={20} />
          <span>
            <b>{t("courseEditor.opinion")}</b>
            {auditOpinion}
          </span>
        </p>
      )}
      {auditList.length > 0 && (
        <details className="audits">
          <summary>{t("courseEditor.audits", { count: auditList.length })}</summary>
          <ul>
            {auditList.map((audit) => (
              <li key={audit.version}>
                <b>
                  {t(audit.auditStatus === AuditStatusEnum.passed ? "courseEditor.state.2" : "courseEditor.state.3")}
                </b>
                <span className="muted num">{audit.gmtCreate}</span>
                {audit.auditOpinion && <p>{audit.auditOpinion}</p>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </header>
  );
}
