import type { ExamPartKey, ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import { mistakesOf } from "../authoring/validate-question.ts";
import { plainTextOf } from "./html.ts";
import { EXCERPT, type ImportedQuestion, type ImportProblem } from "./imported.ts";
import { cutText } from "../../../../shared/cut-text.ts";

/** Characters that the words of a stem, an option or an explanation may have. */
const MAX_TEXT = 5000;
const MAX_ACCEPT = 200;

/** Why a question that was read cannot be stored; undefined where it can. */
export function problemOf({ line, file, kind, body, key }: ImportedQuestion): ImportProblem | undefined {
  const at = { line, ...(file === undefined ? {} : { file }) };
  const found = cutText(plainTextOf(body.stem), EXCERPT);
  if (body.stem.content.length === 0) return { ...at, code: "noStem" };
  if (textsOf(body, key).some((text) => text.length > MAX_TEXT)) return { ...at, code: "tooLong", found };
  if ([body, ...(body.parts ?? [])].some(hasEmptyOption)) return { ...at, code: "emptyOption", found };
  const count = Math.max(...[body, ...(body.parts ?? [])].map(sizeOf));
  if (count > 26 || (body.parts?.length ?? 0) > 20) return { ...at, code: "tooManyOptions", found: String(count) };
  if ([key, ...(key.parts ?? [])].some(hasTooMuch)) return { ...at, code: "tooLong", found };
  return mistakesOf(kind, body, key).length > 0 ? { ...at, code: "keyDoesNotFit", found } : undefined;
}

/** An option that has lost what it shows, such as a picture: nobody could choose it. */
function hasEmptyOption({ options = [], targets = [] }: Pick<ExamQuestionBody, "options" | "targets">): boolean {
  return [...options, ...targets].some(
    ({ content }) => plainTextOf(content).trim() === "" && !content.content.some(({ type }) => type === "image"),
  );
}

function sizeOf({ options = [], targets = [] }: Pick<ExamQuestionBody, "options" | "targets">): number {
  return Math.max(options.length, targets.length);
}

function textsOf(body: ExamQuestionBody, key: ExamQuestionKey): string[] {
  const own = [body, ...(body.parts ?? [])];
  const documents = [
    ...own.map(({ stem }) => stem),
    ...own.flatMap(({ options = [], targets = [] }) => [...options, ...targets].map(({ content }) => content)),
    ...(key.explanation ? [key.explanation] : []),
  ];
  return documents.map(plainTextOf);
}

function hasTooMuch({ blanks = [], sample = "" }: Omit<ExamPartKey, "id">): boolean {
  return (
    sample.length > MAX_TEXT ||
    blanks.length > 20 ||
    blanks.some(({ accept = [] }) => accept.length > 20 || accept.some((one) => one.length > MAX_ACCEPT || one === ""))
  );
}

/** Tags as they are stored: short, each once, at most twenty. */
export function storedTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => cutText(tag.trim(), 30)).filter((tag) => tag !== ""))].slice(0, 20);
}
