import type { ReactNode } from "react";
import { styled } from "styled-components";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { BlockProps, Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { AnswerInput } from "../exam-sheet/AnswerInput.tsx";
import { SheetStyle } from "../exam-sheet/SheetStyle.ts";
import { AnswerLines, answerLinesStyle } from "../shared/answer-lines.tsx";
import { usePractice, type From, type Practice } from "./use-practice.ts";

type Props = BlockProps<"examPractice">;

/** Practising the questions of a subject, or the subjects that one can practise. */
export function ExamPractice({ subject, items, heading, t, ...rest }: Props): ReactNode {
  if (subject) return <Subject key={subject.id} subject={subject} t={t} {...rest} />;
  if (!items) return <Late t={t} />;
  if (items.length === 0) return null;
  return (
    <Subjects>
      {heading && <h2>{heading}</h2>}
      <ul>
        {items.map((one) => (
          <li key={one.id}>
            <a href={`/exam/exercise/${one.id}`}>
              <Content>{one.subjectName}</Content>
            </a>
            <span className="muted num">{t("examPractice.questions", { count: one.questionCount })}</span>
            <span className="muted">{one.orgName ?? one.lecturerName}</span>
          </li>
        ))}
      </ul>
    </Subjects>
  );
}

const parts: [From, "questionCount" | "newCount" | "wrongCount" | "dueCount" | "favouriteCount"][] = [
  ["new", "newCount"],
  ["due", "dueCount"],
  ["wrong", "wrongCount"],
  ["favourite", "favouriteCount"],
  ["all", "questionCount"],
];

function Subject({
  subject,
  operations,
  t,
  blockKey,
}: Pick<Props, "operations" | "t" | "blockKey"> & { subject: NonNullable<Props["subject"]> }): ReactNode {
  const practice = usePractice({ subject, operations, t });
  const { standing, from, difficulty, question, isBusy, fault, choose } = practice;
  return (
    // Its first question comes by the code.
    <SheetStyle data-wakes="">
      <p>
        <a className="link" href="/exam">
          {t("examPractice.back")}
        </a>
      </p>
      <h1>
        <Content>{standing.subjectName}</Content>
      </h1>
      {standing.isMine && (
        <label>
          <input
            type="checkbox"
            checked={standing.isPractice}
            disabled={isBusy}
            onChange={({ target }) => practice.open(target.checked)}
          />
          {t("examPractice.open")}
        </label>
      )}
      {standing.isPractice ? (
        <>
          <Choices>
            <div role="group" aria-label={t("examPractice.which")}>
              {parts.map(([name, count]) => (
                <button
                  key={name}
                  type="button"
                  className="btn ghost"
                  aria-pressed={from === name}
                  onClick={() => choose(name, difficulty)}
                >
                  {t(`examPractice.from.${name}`)} <span className="num">{standing[count]}</span>
                </button>
              ))}
            </div>
            <label>
              {t("examPractice.difficulty")}
              <select value={difficulty} onChange={({ target }) => choose(from, Number(target.value))}>
                <option value={0}>{t("examPractice.difficulty.any")}</option>
                {([1, 2, 3, 4, 5] as const).map((level) => (
                  <option key={level} value={level}>
                    {t(`examPractice.difficulty.${level}`)}
                  </option>
                ))}
              </select>
            </label>
          </Choices>
          {fault !== "" && (
            <p className="bar" role="alert">
              {fault}
            </p>
          )}
          {question ? (
            <Question key={question.id} practice={practice} id={`${blockKey}-${question.id}`} t={t} />
          ) : (
            // Whether there are questions left is not known where they could not be asked for.
            fault === "" && <p role="status">{t(isBusy ? "examPractice.busy" : `examPractice.none.${from}`)}</p>
          )}
        </>
      ) : (
        <p role="status">{t("examPractice.closed")}</p>
      )}
    </SheetStyle>
  );
}

function Question({ practice, id, t }: { practice: Practice; id: string; t: Translate }): ReactNode {
  const { question, answer, feedback, isBusy, check, next } = practice;
  if (!question) return null;
  return (
    <article aria-labelledby={`${id}-stem`}>
      <p className="meta">
        <span>{t(`questionSheet.kind.${question.questionKind}`)}</span>
        <span>{t(`examPractice.difficulty.${question.difficulty as 1}`)}</span>
        {question.wrongTries > 0 && (
          <span className="num">{t("examPractice.wrongTries", { count: question.wrongTries })}</span>
        )}
        <label>
          <input
            type="checkbox"
            checked={question.isFavourite}
            disabled={isBusy}
            onChange={() => practice.toggleFavourite()}
          />
          {t("examPractice.favourite")}
        </label>
      </p>
      <div id={`${id}-stem`}>
        <RichTextView body={question.body.stem} />
      </div>
      <AnswerInput
        id={id}
        kind={question.questionKind}
        body={question.body}
        answer={answer}
        isReadOnly={feedback !== undefined}
        change={practice.write}
        t={t}
      />
      <div role="status">{feedback && <Feedback practice={practice} t={t} />}</div>
      <p className="ways">
        {feedback ? (
          <button type="button" className="btn" disabled={isBusy} onClick={next}>
            {t("examPractice.next")}
          </button>
        ) : (
          <>
            <button type="button" className="btn" disabled={isBusy} onClick={() => check()}>
              {t("examPractice.check")}
            </button>
            <button type="button" className="btn ghost" disabled={isBusy} onClick={next}>
              {t("examPractice.skip")}
            </button>
          </>
        )}
      </p>
    </article>
  );
}

/** What is right, and why; where no key can say whether the answer is, the person does. */
function Feedback({ practice, t }: { practice: Practice; t: Translate }): ReactNode {
  const { question, answer, feedback, isBusy, check } = practice;
  if (!question || !feedback) return null;
  const { isRight, rightAnswer, explanation } = feedback;
  return (
    <Told data-right={isRight}>
      {isRight !== undefined && (
        <p>
          <b>{t(isRight ? "examPractice.right" : "examPractice.wrong")}</b>{" "}
          {!isRight && (feedback.share ?? 0) > 0 && `${t("examPractice.share", { share: feedback.share ?? 0 })} `}
          {!isRight && t("examPractice.inBook")}
        </p>
      )}
      {question.questionKind === QuestionKindEnum.material ? (
        question.body.parts?.map((part) => (
          <AnswerLines
            key={part.id}
            body={part}
            answer={answer.parts?.find(({ id }) => id === part.id)}
            right={rightAnswer.parts?.find(({ id }) => id === part.id)}
            t={t}
          />
        ))
      ) : (
        <AnswerLines body={question.body} answer={answer} right={rightAnswer} t={t} />
      )}
      {explanation && (
        <div className="why">
          <b>{t("examPractice.why")}</b>
          <RichTextView body={explanation} />
        </div>
      )}
      {isRight === undefined && (
        <p className="ways">
          {t("examPractice.judge")}
          <button type="button" className="btn ghost" disabled={isBusy} onClick={() => check(true)}>
            {t("examPractice.judge.right")}
          </button>
          <button type="button" className="btn ghost" disabled={isBusy} onClick={() => check(false)}>
            {t("examPractice.judge.wrong")}
          </button>
        </p>
      )}
    </Told>
  );
}

const Subjects = styled.section`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
  }
  a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  margin-top: 16px;
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const Told = styled.div`
  margin-top: 16px;
  padding: 16px;
  border-inline-start: 3px solid var(--color-border-strong);
  background: var(--color-surface-alt);
  &[data-right="true"] {
    border-color: var(--color-success);
  }
  &[data-right="false"] {
    border-color: var(--color-danger);
  }
  ${answerLinesStyle}
  .why {
    margin-top: 12px;
  }
  .ways {
    align-items: center;
  }
`;
