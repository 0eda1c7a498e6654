import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionKey, RichText } from "../../../../generated/types.ts";

/** A question that was read from a file, not stored yet. */
export interface ImportedQuestion {
  /** Where it begins: the line of a text, or the row of a sheet, from 1. */
  line: number;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  /** 1 easy to 5 hard; undefined where the file does not say. */
  difficulty?: number;
  tags: readonly string[];
}

/** Why a question was refused: `code` names a text of the locale files, `found` is what stood there. */
export interface ImportProblem {
  line: number;
  column?: number;
  code: ImportProblemCode;
  found?: string;
}

export type ImportProblemCode =
  | "noStem"
  | "noAnswer"
  | "noOptions"
  | "unknownOption"
  | "twoRightOptions"
  | "sameOptionTwice"
  | "notTrueOrFalse"
  | "blanksAndAnswers"
  | "tooLong"
  | "beforeFirstQuestion"
  | "notReadable"
  | "notTaken";

export interface Imported {
  questions: ImportedQuestion[];
  problems: ImportProblem[];
}

/** Plain text as a document: a paragraph a line. */
export function plainDocument(text: string): RichText {
  return {
    type: "doc",
    content: text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .map((line) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text: line }] })),
  };
}

/** The id of the option at a place: a, b, c … */
export function optionId(place: number): string {
  return String.fromCodePoint("a".codePointAt(0)! + place);
}
