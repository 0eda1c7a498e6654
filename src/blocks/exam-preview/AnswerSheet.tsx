import type { ReactNode } from "react";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionPart, ExamSlot } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";

type T = BlockProps<"examPreview">["t"];
const letter = (index: number) => String.fromCodePoint(65 + index);

/** Where answers are given on paper: letters to fill in, lines and boxes to write in. */
export function AnswerSheet({ slots, t }: { slots: readonly ExamSlot[]; t: T }): ReactNode {
  return (
    <ol className="answers">
      {slots.map(({ slot, questionKind, body }) => (
        <li
          key={slot}
          data-wide={questionKind === QuestionKindEnum.shortAnswer || questionKind === QuestionKindEnum.material}
        >
          <b className="num">{slot}</b>
          {questionKind === QuestionKindEnum.material ? (
            <ol>
              {body.parts?.map((part, index) => (
                <li key={part.id}>
                  <b className="num">{`(${index + 1})`}</b>
                  <Place kind={part.kind} body={part} t={t} />
                </li>
              ))}
            </ol>
          ) : (
            <Place kind={questionKind} body={body} t={t} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Place({
  kind,
  body,
  t,
}: {
  kind: QuestionKindEnum;
  body: ExamQuestionBody | ExamQuestionPart;
  t: T;
}): ReactNode {
  const { options = [], blankCount = 1 } = body;
  switch (kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
      return <Bubbles letters={options.map((_option, index) => letter(index))} />;
    case QuestionKindEnum.trueOrFalse:
      return <Bubbles letters={[t("examPreview.true"), t("examPreview.false")]} />;
    case QuestionKindEnum.blanks:
      return <Lines count={blankCount} />;
    case QuestionKindEnum.matching:
    case QuestionKindEnum.ordering:
      return <Lines count={options.length} />;
    default:
      return <span className="box" />;
  }
}

function Bubbles({ letters }: { letters: string[] }): ReactNode {
  return (
    <span className="bubbles">
      {letters.map((one) => (
        <i key={one}>{one}</i>
      ))}
    </span>
  );
}

function Lines({ count }: { count: number }): ReactNode {
  return (
    <span className="lines">
      {Array.from({ length: count }, (_none, index) => (
        <i key={index} className="num">
          {index + 1}
        </i>
      ))}
    </span>
  );
}
