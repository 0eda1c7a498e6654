import type { ReactNode } from "react";
import { styled } from "styled-components";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { Presence } from "../presence/Presence.tsx";
import { PublishButton } from "../publish/PublishButton.tsx";
import { useSiteName, useStudio, useStudioState } from "../StudioContext.ts";
import { SaveStatus } from "./SaveStatus.tsx";

/** Whose site it is, the parts of the studio, how far the draft is kept, and publishing. */
export function TopBar({ children }: { children: ReactNode }): ReactNode {
  const { start, t, store } = useStudio();
  const { history } = useStudioState();
  const back = history.past.at(-1);
  const forth = history.future.at(-1);
  const stepLabel = (key: "studio.undo" | "studio.redo", step: typeof back) =>
    step ? t(`${key}Of`, { what: t(step.note.labelKey, step.note.values) }) : t(key);
  return (
    <Bar>
      <div className="whose">
        <a
          className="tool"
          href={start.viewer.isOperator ? "/studio" : start.base || "/"}
          aria-label={t("studio.leave")}
          title={t("studio.leave")}
        >
          <EditIcon name="left" />
        </a>
        <p>
          <b>{useSiteName()}</b>
          <a href={start.base || "/"} target="_blank" rel="noreferrer">
            {t("studio.openSite")}
            <EditIcon name="open" size={13} />
          </a>
        </p>
      </div>
      {children}
      <div className="acts">
        <Presence />
        {start.may.saveSiteDraft ? (
          <>
            <SaveStatus />
            <button
              type="button"
              className="tool"
              disabled={!back}
              onClick={store.undo}
              aria-label={stepLabel("studio.undo", back)}
              title={`${stepLabel("studio.undo", back)} (Ctrl+Z)`}
            >
              <EditIcon name="undo" />
            </button>
            <button
              type="button"
              className="tool"
              disabled={!forth}
              onClick={store.redo}
              aria-label={stepLabel("studio.redo", forth)}
              title={`${stepLabel("studio.redo", forth)} (Ctrl+Shift+Z)`}
            >
              <EditIcon name="redo" />
            </button>
          </>
        ) : (
          <p className="hint">{t("studio.readOnly")}</p>
        )}
        <PublishButton />
      </div>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;
  flex: none;
  min-height: var(--bar);
  padding: 0 12px;
  background: var(--color-surface);
  border-bottom: 1px solid var(--color-border);
  .whose {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    max-width: 264px;
  }
  .whose p {
    display: grid;
    min-width: 0;
    line-height: 1.35;
  }
  .whose b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .whose p a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    gap: 3px;
    font-size: 0.75rem;
    color: var(--color-text-muted);
  }
  .whose p a:hover {
    color: var(--color-primary);
    text-decoration: underline;
  }
  nav {
    display: flex;
    align-self: stretch;
    margin-inline: auto;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    padding: 0 14px;
    border-block: 2px solid transparent;
    white-space: nowrap;
  }
  nav a:hover {
    color: var(--color-primary);
  }
  nav a.here {
    color: var(--color-primary);
    font-weight: 600;
    border-bottom-color: var(--color-primary);
  }
  .acts {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  @media (max-width: 899px) {
    flex-wrap: wrap;
    gap: 0 8px;
    padding: 4px 8px 0;
    .whose {
      flex: 1;
      max-width: none;
    }
    nav {
      order: 3;
      width: 100%;
      margin: 0;
      overflow-x: auto;
    }
    nav a {
      flex: 1;
      justify-content: center;
      min-height: 44px;
      padding: 0 10px;
    }
  }
`;
