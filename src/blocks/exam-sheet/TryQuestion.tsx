import { useState, type ReactNode } from "react";
import type { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamAnswerBody, ExamQuestionBody } from "../../generated/types.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { Translate } from "../block.ts";
import { AnswerInput } from "./AnswerInput.tsx";

/** A question as a learner gets it, to be tried: what is answered goes nowhere. */
export function TryQuestion({
  id,
  kind,
  body,
  children,
  t,
}: {
  id: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  /** What stands above it. */
  children?: ReactNode;
  t: Translate;
}): ReactNode {
  const [answer, setAnswer] = useState<ExamAnswerBody>({});
  return (
    <article id={id} aria-labelledby={`${id}-stem`}>
      {children}
      <div id={`${id}-stem`}>
        <RichTextView body={body.stem} />
      </div>
      <AnswerInput id={id} kind={kind} body={body} answer={answer} isReadOnly={false} change={setAnswer} t={t} />
    </article>
  );
}
