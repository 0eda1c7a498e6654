import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useLeaveWarning } from "../../editor/use-leave-warning.ts";
import type { Homework } from "../../generated/types.ts";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { isAnswered, unstored } from "../exam-sheet/answers.ts";
import { otherVersionStyle } from "../exam-sheet/other-style.ts";
import { useAnswers } from "../exam-sheet/use-answers.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { answerFilesStyle } from "../shared/answer-files.tsx";
import { AnswerField } from "./AnswerField.tsx";

type Props = BlockProps<"gradeHomework">;

/** Where a homework that was begun is written and handed in. What there is to read of it are records of its screen. */
export function GradeHomework(props: Props): ReactNode {
  const { homework, homeworkId, t } = props;
  // Where a page has only its number, its own page has the rest.
  if (!homework)
    return (
      <a className="btn" href={`/grade/homework/${homeworkId}`}>
        {t("gradeHomework.sheet")}
      </a>
    );
  const { attemptId, isOwnKind } = homework;
  return attemptId && isOwnKind ? <Work key={attemptId} {...props} homework={homework} attemptId={attemptId} /> : null;
}

function Work({
  homework,
  attemptId,
  operations,
  on,
  t,
}: Props & { homework: Homework; attemptId: string }): ReactNode {
  const [isOver, setOver] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [sending, setSending] = useState(0);
  const sheet = useAnswers(attemptId, {
    operations,
    leave: async (card) => {
      setOver(true);
      await (card ? on.done?.({}) : on.closed?.({}));
      return undefined;
    },
    texts: { unsent: "gradeHomework.unsent", notYours: "gradeHomework.notYours" },
    t,
  });
  const { attempt, isHolder, fault } = sheet;
  const isUnsaved = unstored(sheet.answers).length > 0;
  useLeaveWarning(() => isUnsaved || sending > 0);
  if (isOver || (!attempt && fault === ""))
    return (
      <ul>
        <Late t={t} />
      </ul>
    );
  if (!attempt) return <p role="alert">{fault}</p>;
  const isEmpty = ![...sheet.answers.values()].some(({ body }) => isAnswered(body));
  const handIn = () => {
    setSubmitting(true);
    void sheet.submit().finally(() => setSubmitting(false));
  };
  const state = !isHolder ? "elsewhere" : sheet.isOffline ? "offline" : isUnsaved ? "unsaved" : "saved";
  return (
    <Root>
      <h2>{t("gradeHomework.answer")}</h2>
      {!isHolder && (
        <p className="note" role="alert">
          {t("gradeHomework.elsewhere")}{" "}
          <button
            type="button"
            className="link"
            // Its files have names that this page may not know.
            onClick={() => void sheet.takeOver().then(() => on.changed?.({}))}
          >
            {t("gradeHomework.takeOver")}
          </button>
        </p>
      )}
      {attempt.slotList.map((slot) => (
        <AnswerField
          key={slot.slot}
          slot={slot}
          sheet={sheet}
          attemptId={attemptId}
          homework={homework}
          busy={(by) => setSending((count) => count + by)}
          operations={operations}
          t={t}
        />
      ))}
      <p role="status" className="hint">
        {t(`gradeHomework.state.${state}`)}
      </p>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {isHolder && (
        <SureButton
          label={t(sending > 0 ? "gradeHomework.sending" : "gradeHomework.handIn")}
          question={t(isEmpty ? "gradeHomework.handIn.empty" : "gradeHomework.handIn.sure")}
          className="btn"
          isBusy={sending > 0 || isSubmitting}
          onSure={handIn}
          t={t}
        />
      )}
    </Root>
  );
}

const Root = styled.section`
  ${deskStyle}
  max-width: 76ch;
  > * + * {
    margin-top: 12px;
  }
  ${answerFilesStyle}
  ${otherVersionStyle}
`;
