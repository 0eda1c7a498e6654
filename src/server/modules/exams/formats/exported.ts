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
