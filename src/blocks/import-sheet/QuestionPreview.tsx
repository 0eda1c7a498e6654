import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { ExamQuestionDraft, ExamQuestionKey, ExamRightAnswer } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { QuestionView, questionViewStyle } from "../shared/question-view.tsx";
import { Place } from "./Found.tsx";
import type { Entry } from "./lines.ts";

/** Questions of a list that are shown at first. */
const MAX_SHOWN = 50;

interface PreviewProps {
  entries: readonly Entry[];
  isSheet: boolean;
  leftOut: ReadonlySet<Entry>;
  onLeave(entry: Entry, isLeft: boolean): void;
  t: Translate;
}

/**
 * Questions as they would be stored, in the order of their file: with what is right, why, and their points. Those that
 * may have been read wrong stand before all others; any may be left out. Their records are drafts of questions.
 */
export function QuestionPreview(props: PreviewProps): ReactNode {
  const { entries, t } = props;
  const numbered = entries.map((entry, index) => ({ entry, no: index + 1 }));
  const isDoubtful = ({ entry: { doubtList = [] } }: (typeof numbered)[number]) => doubtList.length > 0;
  const doubtful = numbered.filter(isDoubtful);
  return (
    <Root>
      <Questions {...props} heading={t("importSheet.questions.doubtful", { count: doubtful.length })} list={doubtful} />
      <Questions
        {...props}
        heading={t("importSheet.questions.good")}
        list={numbered.filter((one) => !isDoubtful(one))}
      />
    </Root>
  );
}

function Questions({
  heading,
  list,
  isSheet,
  leftOut,
  onLeave,
  t,
}: PreviewProps & { heading: string; list: readonly { entry: Entry; no: number }[] }): ReactNode {
  const id = useId();
  const [isAll, setAll] = useState(false);
  if (list.length === 0) return null;
  const shown = isAll ? list : list.slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ol>
        {shown.map(({ entry, no }) => (
          <li key={no} data-known={entry.isDuplicate || undefined}>
            <p className="tools">
              {!entry.isDuplicate && (
                <label className="check">
                  <input
                    type="checkbox"
                    checked={leftOut.has(entry)}
                    onChange={({ target }) => onLeave(entry, target.checked)}
                  />
                  {t("importSheet.questions.leaveOut")}
                </label>
              )}
              <span className="hint num">
                <Place of={entry} isSheet={isSheet} t={t} />
              </span>
              {entry.isDuplicate && <span className="hint">{t("importSheet.questions.duplicate")}</span>}
            </p>
            {entry.doubtList?.map((doubt) => (
              <p key={doubt} className="fault">
                {doubt}
              </p>
            ))}
            <QuestionView
              id={`${id}-${no}`}
              question={questionOf(entry, no)}
              shows={["options", "key", "explanation"]}
              noKey={t("importSheet.questions.noKey")}
              t={t}
            />
          </li>
        ))}
      </ol>
      {list.length > shown.length && (
        <p>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t("importSheet.all", { count: list.length })}
          </button>
        </p>
      )}
    </section>
  );
}

/** The draft of a question as one that is read; its number is its place in the file. */
function questionOf({ record, points }: Entry, no: number) {
  const { questionKind, body, key } = record as ExamQuestionDraft;
  const { explanation, parts, ...own } = key;
  const rightAnswer: ExamRightAnswer = {
    ...rightOf(own),
    ...(parts ? { parts: parts.map((part) => ({ id: part.id, ...rightOf(part) })) } : {}),
  };
  return {
    slot: no,
    questionKind,
    body,
    rightAnswer,
    ...(explanation ? { explanation } : {}),
    maxScore: points,
  };
}

/** What is right, as it is shown; of a blank what it accepts, also as a number with its tolerance. */
function rightOf({
  right,
  pairs,
  blanks,
  sample,
}: Pick<ExamQuestionKey, "right" | "pairs" | "blanks" | "sample">): Omit<ExamRightAnswer, "parts"> {
  return {
    ...(right ? { right } : {}),
    ...(pairs ? { pairs } : {}),
    ...(sample === undefined ? {} : { sample }),
    ...(blanks
      ? {
          blanks: blanks.map(({ accept = [], number, tolerance = 0 }) => [
            ...accept,
            ...(number === undefined ? [] : [tolerance > 0 ? `${number}±${tolerance}` : String(number)]),
          ]),
        }
      : {}),
  };
}

const Root = styled.div`
  ${questionViewStyle}
  display: grid;
  gap: 16px;
  h3 {
    font-size: 1rem;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ol > li {
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }
  ol > li > article {
    padding-block: 4px;
    border: 0;
  }
  .tools {
    align-items: center;
  }
  [data-known] {
    color: var(--color-text-muted);
  }
`;
