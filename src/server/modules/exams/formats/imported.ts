import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionKey, RichText } from "../../../../generated/types.ts";

/** A question that was read from a file, not stored yet. */
export interface ImportedQuestion {
  /** Where it begins: the line of a text, or the row of a sheet, from 1. */
  line: number;
  /** The file inside a package. */
  file?: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  /** 1 easy to 5 hard; undefined where the file does not say. */
  difficulty?: number;
  tags: readonly string[];
  /** Points that the file gives; a paper decides what they are. */
  points?: number;
  /** What can be read in two ways. */
  doubts?: readonly DoubtCode[];
}

/** Why something was refused, or not taken over: `code` names a text of the locale files. */
export interface ImportProblem {
  line: number;
  column?: number;
  /** The file inside a package. */
  file?: string;
  code: ImportProblemCode;
  /** What stood there. */
  found?: string;
  /** What was meant, such as the options that there are. */
  expected?: string;
}

/** Of a question that is refused. */
export const questionProblemCodes = [
  "noStem",
  "noAnswer",
  "noOptions",
  "tooManyOptions",
  "unknownOption",
  "twoRightOptions",
  "sameOptionTwice",
  "notTrueOrFalse",
  "blanksAndAnswers",
  "pairWithoutSides",
  "notANumber",
  "tooLong",
  "beforeFirstQuestion",
  "notReadable",
  "notTaken",
  "fullWidthSigns",
  "unknownKind",
  "partWithoutMaterial",
  "materialWithoutParts",
  "keyDoesNotFit",
  "answerTwice",
  "answerOfNone",
  "materialNotRead",
  "optionsNotRead",
  "emptyOption",
  "partialAnswers",
  "template",
] as const;

/** Of a question that is taken, and may have been read otherwise than it was meant: a person looks at it first. */
export const doubtCodes = [
  "answerInStem",
  "optionsInStem",
  "shortSample",
  "noKey",
  "numbers",
  "textAbove",
  "longAnswer",
  "wordsInKey",
  "pictureLeftOut",
  "weightsLeftOut",
] as const;
export type DoubtCode = (typeof doubtCodes)[number];

/** Of a whole file that is refused. */
export const fileProblemCodes = [
  "fileEmpty",
  "fileTooLarge",
  "fileUnreadable",
  "fileWithEntities",
  "fileWithoutHead",
  "fileWithoutQuestions",
  "tooManyQuestions",
  "fileIsWord",
  "fileIsOther",
  "fileIsQti12",
  "fileIsCsv",
  "fileIsAiken",
] as const;

/** Of a question that is taken, without something that stood with it. */
export const omissionCodes = [
  "picture",
  "media",
  "table",
  "feedback",
  "weights",
  "hint",
  "pool",
  "format",
  "formula",
] as const;

export type ImportProblemCode =
  | (typeof questionProblemCodes)[number]
  | (typeof fileProblemCodes)[number]
  | (typeof omissionCodes)[number];

export interface Imported {
  questions: ImportedQuestion[];
  /** What was refused, by line. */
  problems: ImportProblem[];
  /** What stood with questions that are taken, and is not taken over. */
  omissions: ImportProblem[];
}

/** One question of its source: what came of it. */
export type Built = { question: ImportedQuestion; omitted?: ImportProblem[] } | { problem: ImportProblem };

/** Puts what came of each question together, by line. */
export function collect(built: Iterable<Built>): Imported {
  const all: Imported = { questions: [], problems: [], omissions: [] };
  for (const one of built) {
    if ("problem" in one) all.problems.push(one.problem);
    else {
      all.questions.push(one.question);
      all.omissions.push(...(one.omitted ?? []));
    }
  }
  return all;
}

/**
 * Whether a share of the points, in percent, is all of them. An answer that earns less than that is never taken as right
 * alone, in any format.
 */
export const isFull = (percent: number): boolean => percent >= 99.9;

/** Characters of what stood there, in a problem. */
export const EXCERPT = 60;

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
