import gift from "gift-pegjs";
import type { GIFTQuestion, NumericalFormat, TextChoice, TextFormat } from "gift-pegjs";
import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamBlankKey, RichText } from "../../../../generated/types.ts";
import { richFromHtml } from "./html.ts";
import {
  EXCERPT,
  collect,
  isFull,
  optionId,
  plainDocument,
  type Built,
  type Imported,
  type ImportProblem,
  type omissionCodes,
} from "./imported.ts";
import { cutText } from "../../../../shared/cut-text.ts";

/**
 * Reads questions in GIFT. Each is parsed alone, because one mistake would refuse the whole text: blank lines part
 * them, as Moodle does. A category becomes a tag of the questions below it.
 */
export function readGift(text: string): Imported {
  let category: string | undefined;
  return collect(
    chunksOf(text).flatMap((chunk): Built[] => {
      const named = /^\s*\$CATEGORY:\s*(.*)$/m.exec(chunk.text);
      if (named) category = cutText((named[1] ?? "").split("/").at(-1)?.trim() ?? "", 30) || undefined;
      const own = chunk.text.replace(/^\s*\$CATEGORY:.*$/m, "");
      // What is a comment alone is no question.
      if (own.split("\n").every((line) => line.trim() === "" || line.trimStart().startsWith("//"))) return [];
      return [readOne({ ...chunk, text: own }, category)];
    }),
  );
}

/** Full-width signs of the format as those that GIFT has. */
export function withHalfWidthSigns(text: string): string {
  const signs: Record<string, string> = { "｛": "{", "｝": "}", "＝": "=", "～": "~", "＃": "#", "：：": "::" };
  return text.replaceAll(/[｛｝＝～＃]|：：/g, (sign) => signs[sign] ?? sign);
}

interface Chunk {
  text: string;
  line: number;
}

/** Pieces that blank lines part, with the line that each begins in. */
function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let begun: { lines: string[]; line: number } | undefined;
  for (const [index, line] of [...text.split(/\r\n?|\n/), ""].entries()) {
    if (line.trim() !== "") {
      begun ??= { lines: [], line: index + 1 };
      begun.lines.push(line);
    } else if (begun) {
      chunks.push({ text: begun.lines.join("\n"), line: begun.line });
      begun = undefined;
    }
  }
  return chunks;
}

function readOne({ text, line }: Chunk, category: string | undefined): Built {
  const refuse = (code: ImportProblem["code"], more: Partial<ImportProblem> = {}): Built => ({
    problem: { line, code, ...more },
  });
  let parsed: GIFTQuestion | undefined;
  const plain = withCapitals(text);
  try {
    parsed = parseOne(plain);
  } catch (error) {
    if (/[｛｝]/.test(text)) return refuse("fullWidthSigns", { found: excerptAround(text, text.search(/[｛｝]/)) });
    const at = (error as { location?: { start: { line: number; column: number; offset: number } } }).location?.start;
    return refuse("notReadable", {
      line: line + (at?.line ?? 1) - 1,
      ...(at ? { column: at.column, found: excerptAround(text, at.offset) } : {}),
    });
  }
  if (!parsed || parsed.type === "Category") return refuse("notReadable", { found: cutText(text, EXCERPT) });
  if (parsed.type === "Description")
    return refuse(/[｛｝]/.test(text) ? "fullWidthSigns" : "noAnswer", { found: cutText(parsed.stem.text, EXCERPT) });
  return build(parsed, { text, line, category });
}

/**
 * Parses a question; where that fails, once more with the signs escaped that stand outside its answers. Moodle takes
 * "1+1=2 {T}" so, and a bank of mathematics is full of them. The error is that of the text as it was written.
 */
function parseOne(text: string): GIFTQuestion | undefined {
  try {
    return gift.parse(text)[0];
  } catch (error) {
    const escaped = escapeOutside(text);
    if (escaped === text) throw error;
    try {
      return gift.parse(escaped)[0];
    } catch {
      throw error;
    }
  }
}

/** `=`, `~`, `#` and `:` outside braces with a backslash, but for a comment and the colons around a title. */
function escapeOutside(text: string): string {
  let isInside = false;
  const parts = /(?<comment>^\s*\/\/.*$)|(?<title>^\s*::(?:\\.|[^:\\]|:(?!:))*::)|\\.|[{}=~#:]/gm;
  return text.replaceAll(parts, (sign, ...groups) => {
    const { comment, title } = groups.at(-1) as { comment?: string; title?: string };
    if (comment !== undefined) return sign;
    if (title !== undefined) return title.replaceAll(/\\.|(?<!:):(?!:)/g, (one) => (one === ":" ? "\\:" : one));
    if (sign === "{" || sign === "}") isInside = sign === "{";
    return !isInside && "=~#:".includes(sign) ? `\\${sign}` : sign;
  });
}

/** "{true}" as Moodle takes it: as "{TRUE}". */
function withCapitals(text: string): string {
  return text.replaceAll(/(?<!\\)\{\s*(?:true|false|t|f)\s*(?=[#}])/gi, (answer) => answer.toUpperCase());
}

function excerptAround(text: string, offset: number): string {
  return text
    .slice(Math.max(0, offset - EXCERPT / 2), offset + EXCERPT / 2)
    .replaceAll("\n", " ")
    .trim();
}

type Asked = Exclude<GIFTQuestion, { type: "Category" | "Description" }>;

function build(parsed: Asked, { text, line, category }: Chunk & { category: string | undefined }): Built {
  const omitted = new Set<(typeof omissionCodes)[number]>();
  const rich = (given: TextFormat): RichText => {
    if (given.format !== "html" && !(given.format === "moodle" && /<[a-z/][^<>]*>/i.test(given.text)))
      return plainDocument(given.text);
    const { document, omitted: left } = richFromHtml(given.text);
    for (const code of left) omitted.add(code);
    return document;
  };
  if (parsed.stem.text === "") return { problem: { line, code: "noStem" } };
  // Where the answers stood within the sentence, the parser has put five lines.
  const stem = rich({ ...parsed.stem, text: parsed.stem.text.replace("_____", "____") });
  const comments = [...text.matchAll(/^\s*\/\/(.*)$/gm)].map(([, comment]) => comment ?? "").join(" ");
  const difficulty = Number(/\[difficulty:([1-5])\]/.exec(comments)?.[1]);
  const scoring = Number(/\[scoring:([1-3])\]/.exec(comments)?.[1] ?? 0);
  const made = answersOf(parsed, { rich, omitted, scoring });
  if ("code" in made) return { problem: { line, ...made } };
  const tags = [...new Set([...(parsed.tags ?? []), ...(category === undefined ? [] : [category])])];
  return {
    question: {
      line,
      kind: made.kind,
      body: { stem, ...made.body },
      key: {
        ...made.key,
        ...(parsed.globalFeedback ? { explanation: rich(parsed.globalFeedback) } : {}),
      },
      tags,
      ...(difficulty ? { difficulty } : {}),
    },
    omitted: [...omitted].map((code) => ({ line, code })),
  };
}

interface Making {
  rich(given: TextFormat): RichText;
  omitted: Set<(typeof omissionCodes)[number]>;
  /** What a comment says of how several options are scored, as our own files have it; 0: nothing. */
  scoring: number;
}

type Made =
  | (Pick<Extract<Built, { question: unknown }>["question"], "kind" | "key"> & { body: object })
  | { code: ImportProblem["code"]; found?: string };

function answersOf(parsed: Asked, making: Making): Made {
  switch (parsed.type) {
    case "TF":
      if (parsed.trueFeedback ?? parsed.falseFeedback) making.omitted.add("feedback");
      return {
        kind: QuestionKindEnum.trueOrFalse,
        body: {},
        key: { right: [parsed.isTrue ? "true" : "false"] },
      };
    case "Essay":
      return { kind: QuestionKindEnum.shortAnswer, body: {}, key: {} };
    case "Short":
      return shortOf(parsed.choices, making);
    case "Numerical":
      return numberOf(parsed.choices, making);
    case "MC":
      return choiceOf(parsed.choices, making);
    case "Matching":
      return pairsOf(parsed.matchPairs, making);
  }
}

function shortOf(choices: readonly TextChoice[], making: Making): Made {
  const key = shortKey(choices, making);
  return key ? oneBlank(key) : { code: "partialAnswers" };
}

function oneBlank(blank: ExamBlankKey): Made {
  return { kind: QuestionKindEnum.blanks, body: { blankCount: 1 }, key: { blanks: [blank] } };
}

function shortKey(choices: readonly TextChoice[], { omitted }: Making): ExamBlankKey | undefined {
  if (choices.some(({ feedback }) => feedback)) omitted.add("feedback");
  if (choices.some(({ weight }) => weight !== null && weight !== 100)) omitted.add("weights");
  const full = choices.filter(({ weight }) => isFull(weight ?? 100));
  return full.length === 0 ? undefined : { accept: [...new Set(full.map(({ text }) => text.text))] };
}

type Numbers = Extract<GIFTQuestion, { type: "Numerical" }>["choices"];

function numberOf(choices: Numbers, { omitted }: Making): Made {
  const all = Array.isArray(choices) ? choices : [{ text: choices, weight: null, feedback: null }];
  const best = all.find(({ weight }) => isFull(weight ?? 100));
  if (!best) return { code: "partialAnswers" };
  if (all.length > 1) omitted.add("weights");
  if (all.some(({ feedback }) => feedback)) omitted.add("feedback");
  const range = rangeOf(best.text);
  return range ? oneBlank(range) : { code: "notANumber" };
}

function rangeOf({ type, number, range, numberHigh, numberLow }: NumericalFormat): ExamBlankKey | undefined {
  if (type === "high-low") {
    if (numberLow === undefined || numberHigh === undefined) return undefined;
    // Twelve digits: half of a sum in binary is not the number between.
    const exact = (value: number) => Number(value.toPrecision(12));
    return { number: exact((numberLow + numberHigh) / 2), tolerance: exact(Math.abs(numberHigh - numberLow) / 2) };
  }
  if (number === undefined || !Number.isFinite(number)) return undefined;
  return { number, ...(range ? { tolerance: Math.abs(range) } : {}) };
}

function choiceOf(choices: readonly TextChoice[], { rich, omitted, scoring }: Making): Made {
  if (choices.some(({ feedback }) => feedback)) omitted.add("feedback");
  if (choices.length > 26) return { code: "tooManyOptions", found: String(choices.length) };
  const options = choices.map(({ text }, place) => ({ id: optionId(place), content: rich(text) }));
  const rightOnes = (holds: (choice: TextChoice) => boolean) =>
    choices.flatMap((choice, place) => (holds(choice) ? [optionId(place)] : []));
  const marked = rightOnes(({ isCorrect }) => isCorrect);
  const weighted = rightOnes(({ isCorrect, weight }) => isCorrect || (weight ?? 0) > 0);
  const full = rightOnes(({ isCorrect, weight }) => isCorrect || isFull(weight ?? 0));
  if (weighted.length === 0) return { code: "noAnswer" };
  if (marked.length > 1) return { code: "twoRightOptions", found: marked.join(", ").toUpperCase() };
  // Each of them alone is the whole answer, which a multiple choice would not say.
  if (full.length > 1) return { code: "twoRightOptions", found: full.join(", ").toUpperCase() };
  if (full.length === 1 && scoring === 0) {
    if (weighted.length > 1) omitted.add("weights");
    return { kind: QuestionKindEnum.singleChoice, body: { options }, key: { right: full } };
  }
  // A wrong option that costs as much as a right one gives is deduction. Where each wrong one costs all, what is right
  // counts without any that is wrong. Where some cost nothing it is all or nothing: otherwise choosing every option
  // would be right.
  const wrong = choices.map(({ weight }) => weight ?? 0).filter((weight) => weight <= 0);
  const costs = wrong.filter((weight) => weight < 0);
  const isDeduction = costs.length > 0 && costs.every((cost) => cost > -100);
  const costsAll = wrong.length > 0 && wrong.every((cost) => cost <= -99.9);
  const meant = isDeduction ? ChoiceScoringEnum.deduction : costsAll ? ChoiceScoringEnum.rightWithoutWrong : 0;
  const isEven = choices.every(
    ({ weight }) => (weight ?? 0) <= 0 || Math.abs((weight ?? 0) - 100 / weighted.length) < 0.5,
  );
  if (!isEven) omitted.add("weights");
  return {
    kind: QuestionKindEnum.multipleChoice,
    body: { options },
    key: { right: weighted, ...scoringKey(scoring || meant) },
  };
}

/** All or nothing is what is meant where nothing is said. */
function scoringKey(scoring: number): { scoring?: ChoiceScoringEnum } {
  const isSaid = scoring === ChoiceScoringEnum.rightWithoutWrong || scoring === ChoiceScoringEnum.deduction;
  return isSaid ? { scoring } : {};
}

const unescaped = (text: string): string =>
  text.replaceAll(/&&(0\d\d|12\d);/g, (_, code: string) => String.fromCodePoint(Number(code)));

function pairsOf(parsed: readonly { subquestion: TextFormat; subanswer: string }[], { rich }: Making): Made {
  // The parser leaves the signs that were escaped in a right side as its own numbers.
  const pairs = parsed.map((pair) => ({ ...pair, subanswer: unescaped(pair.subanswer) }));
  const ends = [...new Set(pairs.map(({ subanswer }) => subanswer))];
  const starts = pairs.filter(({ subquestion }) => subquestion.text !== "");
  if (starts.length > 26 || ends.length > 26) return { code: "tooManyOptions", found: String(ends.length) };
  return {
    kind: QuestionKindEnum.matching,
    body: {
      options: starts.map(({ subquestion }, place) => ({ id: optionId(place), content: rich(subquestion) })),
      targets: ends.map((end, place) => ({ id: optionId(place), content: plainDocument(end) })),
    },
    key: {
      pairs: starts.map(({ subanswer }, place) => ({
        option: optionId(place),
        target: optionId(ends.indexOf(subanswer)),
      })),
    },
  };
}
