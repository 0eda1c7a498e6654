import type { ReactNode } from "react";
import { styled } from "styled-components";
import { DraftStateEnum, UserTypeEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Actions } from "../record-list/Actions.tsx";
import { actionsStyle } from "../record-list/actions-style.ts";
import { useForms } from "../record-list/use-forms.tsx";

/** What stands above a draft that is looked at: nobody takes it for what learners see. */
export function PreviewBand(props: BlockProps<"previewBand">): ReactNode {
  const { preview, userType, lecturerEditPath, organisationEditPath, actions, on, blockKey, t } = props;
  const { start, dialog } = useForms({ ...props, keyField: "version", columns: [] });
  if (!preview) return null;
  const { course, state, auditOpinion, isPublished, canEdit } = preview;
  const editPath = userType === UserTypeEnum.lecturer ? lecturerEditPath : organisationEditPath;
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
        {state === DraftStateEnum.waiting && !canEdit && (
          <div className="tools">
            <Actions actions={actions} on={on} columns={[]} start={start} item={{ ...preview }} t={t} />
          </div>
        )}
      </div>
      {dialog}
    </Root>
  );
}

const Root = styled.section`
  padding-block: 16px;
  border-bottom: 3px solid var(--color-warning);
  background: var(--color-warning-soft);
  color: var(--color-text);
  margin-bottom: calc(-1 * var(--space-section));
  ${actionsStyle}
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
  .what b {
    margin-inline-end: 8px;
    font-size: 1.0625rem;
  }
  .what [data-state] {
    display: inline-block;
    padding: 0 8px;
    border: 1px solid currentColor;
    border-radius: var(--radius-small);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .tools .link {
    color: var(--color-text);
    text-decoration: underline;
  }
  .tools .danger {
    color: var(--color-danger);
  }
  .opinion {
    margin-top: 8px;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--color-danger);
    white-space: pre-line;
  }
`;
