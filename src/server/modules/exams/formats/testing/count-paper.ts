import { QuestionKindEnum } from "../../../../../generated/enums.ts";
import { plainTextOf } from "../html.ts";
import type { Imported, ImportedQuestion } from "../imported.ts";

const names: Readonly<Record<number, string>> = {
  [QuestionKindEnum.singleChoice]: "single",
  [QuestionKindEnum.multipleChoice]: "multiple",
  [QuestionKindEnum.trueOrFalse]: "truth",
  [QuestionKindEnum.blanks]: "blanks",
  [QuestionKindEnum.shortAnswer]: "words",
  [QuestionKindEnum.material]: "material",
};

/** A question in one line: its kind, stem, options and key. */
export function summaryOf({ kind, body, key }: ImportedQuestion): string {
  const ids = (body.options ?? []).map(({ id }) => id);
  const letters = (key.right ?? []).map((id) => (ids.includes(id) ? String.fromCodePoint(65 + ids.indexOf(id)) : id));
  const options = (body.options ?? []).map(({ content }) => plainTextOf(content)).join("|");
  const blanks = (key.blanks ?? []).map(({ accept = [], number, tolerance }) =>
    number === undefined ? accept.join("/") : [...accept, `${number}±${tolerance ?? 0}`].join("/"),
  );
  const right = [...letters].join("") || blanks.join(";") || (key.sample ?? "");
  return `${names[kind] ?? kind}:${plainTextOf(body.stem)}${options === "" ? "" : `{${options}}`}=${right}`;
}

export interface Counts {
  right: number;
  doubtful: number;
  refused: number;
  /** Read otherwise than it was meant, or lost, without a word. */
  silent: number;
}

/** What came of the questions of a paper. */
export function countPaper({ questions, problems }: Imported, means: readonly string[]): Counts {
  const wanted = [...means];
  const counts: Counts = { right: 0, doubtful: 0, refused: 0, silent: 0 };
  for (const question of questions) {
    const at = wanted.indexOf(summaryOf(question));
    if (at >= 0) wanted.splice(at, 1);
    const isDoubtful = (question.doubts ?? []).length > 0;
    if (isDoubtful) counts.doubtful += 1;
    else if (at >= 0) counts.right += 1;
    else counts.silent += 1;
  }
  const lost = Math.max(0, means.length - counts.right - counts.doubtful - counts.silent);
  if (problems.length > 0) counts.refused = lost;
  else counts.silent += lost;
  return counts;
}
