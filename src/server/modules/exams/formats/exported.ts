import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";

/** A question of the bank on its way into a file. */
export interface ExportedQuestion {
  id: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  difficulty: number;
  tags: readonly string[];
}

/** What a file could not have: all of a question, or part of it. */
export interface ExportOmission {
  id: string;
  code: "question" | "form" | "rubric" | "scoring" | "shares";
}

/** Whether blanks of a question have units or a rule for the final full stop, which no format of others has. */
export function hasBlankChoices({ key }: ExportedQuestion): boolean {
  return [key, ...(key.parts ?? [])].some(({ blanks = [] }) =>
    blanks.some(({ units = [], ignoreEndStop }) => units.length > 0 || ignoreEndStop),
  );
}
