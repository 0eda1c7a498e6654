import type { ReactNode } from "react";
import type { ExamQuestionBody } from "../../generated/types.ts";
import type { QuestionKindEnum } from "../../generated/enums.ts";
import { useFormulae } from "../../editor/use-formulae.ts";
import { SheetStyle } from "../exam-sheet/SheetStyle.ts";
import { TryQuestion } from "../exam-sheet/TryQuestion.tsx";
import { useTools } from "./fields/context.ts";

interface PreviewProps {
  id: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
}

/** The question as a learner gets it, to be tried. */
export function Preview({ id, kind, body }: PreviewProps): ReactNode {
  const { t } = useTools();
  return (
    <SheetStyle>
      <TryQuestion id={id} kind={kind} body={useFormulae(body)} t={t} />
    </SheetStyle>
  );
}
