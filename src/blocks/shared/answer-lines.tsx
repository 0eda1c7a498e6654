import { Fragment, type ReactNode } from "react";
import { css } from "styled-components";
import type {
  ExamAnswerBody,
  ExamQuestionBody,
  ExamQuestionPart,
  ExamRightAnswer,
  RichText,
} from "../../generated/types.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { Translate } from "../block.ts";

interface AnswerLinesProps {
  body: ExamQuestionBody | ExamQuestionPart;
  answer: ExamAnswerBody | undefined;
  right: Omit<ExamRightAnswer, "parts"> | undefined;
  /** Whether what was given is left out. */
  isKeyOnly?: boolean;
  /** What is said where nothing is right of itself; without it that goes unmentioned. */
  noKey?: string | undefined;
  t: Translate;
}

/**
 * What was given and what is right, in full: letters may stand at other options for another learner. Its texts are those
 * of `questionSheet`.
 */
export function AnswerLines({ body, answer, right, isKeyOnly = false, noKey, t }: AnswerLinesProps): ReactNode {
  const given = partsOf(body, answer, t);
  const key =
    right && partsOf(body, { ...right, blanks: right.blanks?.map((one) => one.join(" / ")), text: right.sample }, t);
  return (
    <dl>
      {!isKeyOnly && (
        <>
          <dt>{t("questionSheet.yours")}</dt>
          <dd>{given.length > 0 ? <Parts parts={given} /> : t("questionSheet.none")}</dd>
        </>
      )}
      {key && (key.length > 0 || noKey !== undefined) && (
        <>
          <dt>{t("questionSheet.key")}</dt>
          <dd>{key.length > 0 ? <Parts parts={key} /> : noKey}</dd>
        </>
      )}
    </dl>
  );
}

interface Given {
  chosen?: string[] | undefined;
  right?: string[] | undefined;
  pairs?: { option: string; target: string }[] | undefined;
  blanks?: string[] | undefined;
  text?: string | undefined;
}

/** A piece of an answer: a text that was typed, or what an option shows, with its formulae and pictures. */
type Part = string | RichText;

/** Pieces of an answer, one a line; of a pair, its two sides. */
function Parts({ parts }: { parts: readonly (readonly Part[])[] }): ReactNode {
  return parts.map((sides, index) => (
    // They stand in the order of the answer, and none comes or goes.
    <div key={index} className="answer">
      {sides.map((side, place) => (
        <Fragment key={place}>
          {place > 0 && <span> — </span>}
          {typeof side === "string" ? <span>{side}</span> : <RichTextView body={side} />}
        </Fragment>
      ))}
    </div>
  ));
}

function partsOf(
  { options = [], targets = [] }: AnswerLinesProps["body"],
  given: Given | undefined,
  t: Translate,
): Part[][] {
  if (!given) return [];
  const shown = (list: typeof options, id: string): Part => {
    if (id === "true" || id === "false") return t(id === "true" ? "questionSheet.true" : "questionSheet.false");
    return list.find((option) => option.id === id)?.content ?? "";
  };
  const { chosen = given.right, pairs, blanks, text } = given;
  if (chosen) return chosen.map((id) => [shown(options, id)]);
  if (pairs) return pairs.map(({ option, target }) => [shown(options, option), shown(targets, target)]);
  if (blanks) return blanks.some((blank) => blank !== "") ? [[blanks.join("；")]] : [];
  return text ? [[text]] : [];
}

/** How these lines look, wherever they stand. */
export const answerLinesStyle = css`
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 16px;
    margin-top: 12px;
  }
  dt {
    color: var(--color-text-muted);
  }
  dd {
    min-width: 0;
    white-space: pre-wrap;
  }
  .answer {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  .answer .prose {
    min-width: 0;
    white-space: normal;
  }
  .answer .prose > * {
    margin: 0;
  }
`;
