import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import type { Step } from "./PublishSheet.tsx";

/**
 * That somebody asked for the draft to be published, or that it was sent back: who, when and with which words; and what
 * there is to do about it but publishing.
 */
export function RequestNote({ busy, run }: { busy: boolean; run: (step: Step) => Promise<void> }): ReactNode {
  const { t, calls, start } = useStudio();
  const { stored } = useStudioState();
  const [opinion, setOpinion] = useState<string>();
  const id = useId();
  const { request } = stored;
  if (!request) return null;
  const { note, authorName: name, gmtCreate: time } = request;
  if (request.state === "returned")
    return (
      <Note aria-label={t("studio.request")}>
        <p>
          <b>{t("studio.request.returnedBy", { name: request.deciderName ?? "" })}</b>
        </p>
        <blockquote>{request.opinion}</blockquote>
        <p className="hint">{t("studio.request.by", { name, time })}</p>
      </Note>
    );
  const isOlder = request.version !== stored.version;
  return (
    <Note aria-label={t("studio.request")}>
      <p>
        <b>{t("studio.request.by", { name, time })}</b>
      </p>
      {note !== "" && <blockquote>{note}</blockquote>}
      {isOlder && (
        <p className="wrong">
          {stored.isOwn
            ? t("studio.request.olderByYou")
            : t("studio.request.older", {
                name: stored.authorName || t("studio.somebody"),
                time: stored.gmtModified ?? "",
              })}
        </p>
      )}
      <div className="row">
        {request.isOwn && (
          <button
            type="button"
            className="btn ghost"
            disabled={busy}
            onClick={() =>
              void run({ act: () => calls.withdraw(request.id), done: "studio.request.withdrawn", keeps: true })
            }
          >
            {t("studio.request.withdraw")}
          </button>
        )}
        {start.may.sendSiteDraftBack && !request.isOwn && opinion === undefined && (
          <button type="button" className="btn ghost" disabled={busy} onClick={() => setOpinion("")}>
            {t("studio.request.sendBack")}
          </button>
        )}
      </div>
      {opinion !== undefined && (
        <div className="field">
          <label htmlFor={id}>{t("studio.request.opinion", { name })}</label>
          <textarea
            id={id}
            rows={3}
            autoFocus
            value={opinion}
            {...inputLimits.sendSiteDraftBack.opinion}
            onChange={({ target }) => setOpinion(target.value)}
          />
          <div className="row">
            <button type="button" className="btn ghost" onClick={() => setOpinion(undefined)}>
              {t("studio.cancel")}
            </button>
            <button
              type="button"
              className="btn"
              disabled={busy || opinion.trim() === ""}
              onClick={() =>
                void run({
                  act: () => calls.sendBack({ id: request.id, opinion }),
                  done: "studio.request.sentBack",
                  keeps: true,
                })
              }
            >
              {t("studio.request.sendBackNow")}
            </button>
          </div>
        </div>
      )}
    </Note>
  );
}

const Note = styled.section`
  display: grid;
  gap: 8px;
  padding: 12px 14px;
  border-inline-start: 3px solid var(--color-accent);
  border-radius: var(--radius-control);
  background: var(--color-surface-alt);
  blockquote {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
