import { useState, type ReactNode } from "react";
import type { ExamAnswerBody, ExamQuestionBody } from "../../generated/types.ts";
import type { QuestionKindEnum } from "../../generated/enums.ts";
import { useFormulae } from "../../editor/use-formulae.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { AnswerInput } from "../exam-sheet/AnswerInput.tsx";
import { SheetStyle } from "../exam-sheet/SheetStyle.ts";
import { useTools } from "./fields/context.ts";

interface PreviewProps {
  id: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
}

/** The question as a learner gets it, to be tried. */
export function Preview({ id, kind, ...question }: PreviewProps): ReactNode {
  const body = useFormulae(question.body);
  const { t } = useTools();
  const [answer, setAnswer] = useState<ExamAnswerBody>({});
  return (
    <SheetStyle>
      <article aria-labelledby={`${id}-stem`}>
        <div id={`${id}-stem`}>
          <RichTextView body={body.stem} />
        </div>
        <AnswerInput id={id} kind={kind} body={body} answer={answer} isReadOnly={false} change={setAnswer} t={t} />
      </article>
    </SheetStyle>
  );
}
