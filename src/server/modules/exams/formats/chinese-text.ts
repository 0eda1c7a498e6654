import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import { cutText } from "../../../../shared/cut-text.ts";
import { kindNamed, newDraft, type ChineseDraft } from "./chinese-draft.ts";
import { applyKey, keySectionAt } from "./chinese-key.ts";
import {
  headingIn,
  labelIn,
  numberIn,
  numberingOf,
  optionIn,
  piecesOf,
  pointsIn,
  type LabelName,
} from "./chinese-lines.ts";
import { buildQuestion } from "./chinese-question.ts";
import { collect, type Imported, type ImportProblem } from "./imported.ts";

/**
 * Reads questions as Chinese teachers write them: a number, the stem, options by letters, then 答案 and 解析, also in one
 * line; or all answers at the end. Each question stands alone: one that cannot be read is refused with its line, and the
 * others are taken. What can be read in two ways is doubtful (`doubts`).
 */
export function readChineseText(text: string): Imported {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const keyAt = keySectionAt(lines);
  const { drafts, problems } = readDrafts(keyAt === undefined ? lines : lines.slice(0, keyAt));
  if (keyAt !== undefined) problems.push(...applyKey(drafts, lines.slice(keyAt), keyAt + 1));
  const read = collect(drafts.map(buildQuestion));
  return { ...read, problems: [...problems, ...read.problems].toSorted((a, b) => a.line - b.line) };
}

interface Reading {
  drafts: ChineseDraft[];
  problems: ImportProblem[];
  kind: QuestionKindEnum | undefined;
  points: number | undefined;
  /** What stands between a heading and the next number: it may be what the questions below are about. */
  between: { line: number; text: string }[];
  isBegun: boolean;
  /** What a piece without a mark of its own goes on with. */
  goOn: ((words: string) => void) | undefined;
}

function readDrafts(lines: readonly string[]): Pick<Reading, "drafts" | "problems"> {
  const numbering = numberingOf(lines);
  const reading: Reading = {
    drafts: [],
    problems: [],
    kind: undefined,
    points: undefined,
    between: [],
    isBegun: false,
    goOn: undefined,
  };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const section = headingIn(line);
    if (section !== undefined) {
      Object.assign(reading, { kind: kindNamed(section), points: pointsIn(section), between: [], isBegun: true });
      // What follows is of no question until the next number.
      reading.goOn = undefined;
      continue;
    }
    const start = numberIn(line, numbering);
    if (start) begin(reading, start, index + 1);
    else if (isMaterialAbove(line)) {
      reading.between = [{ line: index + 1, text: line.trim() }];
      reading.goOn = undefined;
    } else if (reading.drafts.length === 0 || reading.goOn === undefined)
      reading.between.push({ line: index + 1, text: line.trim() });
    else take(reading, line, index + 1);
  }
  if (!reading.isBegun) leaveOut(reading);
  return reading;
}

/** A line that says that several questions below belong to what stands with it. */
const isMaterialAbove = (line: string): boolean =>
  /(?:回答|完成).{0,8}\d+\s*[-—~～–至到]\s*\d+\s*(?:小)?题|^\s*(?:材料|案例)[一二三四\d]?\s*[:：]/u.test(line);

function begin(reading: Reading, { no, words }: { no: number; words: string }, line: number): void {
  const { drafts, between, kind, points } = reading;
  const before = drafts.at(-1);
  const draft = newDraft({ line, no, kind, points });
  // What is too short to be a text about which is asked, such as how many points there are, is no material.
  const text = between.map((one) => one.text).join("");
  if (reading.isBegun && (isMaterialAbove(text) || /(?:^|\n)\s*[A-E]\s*[.．、]/.test(text)))
    draft.isWithoutMaterial = true;
  else if (reading.isBegun && text.length > 20) draft.doubts.add("textAbove");
  if (before && reading.goOn && no !== before.no + 1) {
    draft.doubts.add("numbers");
    before.doubts.add("numbers");
  }
  drafts.push(draft);
  if (!reading.isBegun) leaveOut(reading);
  reading.isBegun = true;
  reading.goOn = (more) => draft.stem.push(more);
  take(reading, words, line);
}

/** What stands before the first heading or number is named, line by line. */
function leaveOut(reading: Reading): void {
  for (const { line, text } of reading.between)
    reading.problems.push({ line, code: "beforeFirstQuestion", found: cutText(text, 40) });
  reading.between = [];
}

function take(reading: Reading, line: string, number: number): void {
  const draft = reading.drafts.at(-1);
  if (!draft) return;
  const next = () => String.fromCodePoint(65 + draft.options.length);
  for (const piece of piecesOf(line, draft.answer ? undefined : next())) {
    const labelled = labelIn(piece);
    const choice = draft.answer ? undefined : optionIn(piece, next());
    if (labelled) reading.goOn = takeLabel(draft, { ...labelled, number });
    else if (choice) {
      const taken = { letter: choice.letter, text: choice.words.trim(), line: number };
      draft.options.push(taken);
      reading.goOn = (more) => {
        taken.text = `${taken.text}\n${more}`;
      };
    } else reading.goOn?.(piece.trim());
  }
}

function takeLabel(
  draft: ChineseDraft,
  { name, words, number }: { name: LabelName; words: string; number: number },
): (words: string) => void {
  switch (name) {
    case "difficulty":
      draft.difficulty = words;
      break;
    case "points":
      draft.points = pointsIn(`（${words.replace(/\s*分?\s*$/, "")}分）`) ?? draft.points;
      break;
    case "tags":
      draft.tags.push(...words.split(/[,，、;；\s]+/).filter(Boolean));
      break;
    case "explanation":
      draft.explanation.push(words);
      return (more) => draft.explanation.push(more);
    case "answer": {
      if (draft.answer) draft.hasTwoAnswers = true;
      const answer = { text: [words], line: number };
      draft.answer = answer;
      return (more) => answer.text.push(more);
    }
    case "ignored":
  }
  return () => undefined;
}
