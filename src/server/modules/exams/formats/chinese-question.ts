import { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamBlankKey, ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import { kindNamed, type ChineseDraft } from "./chinese-draft.ts";
import { pointsIn, withoutPoints } from "./chinese-lines.ts";
import {
  doubtCodes,
  EXCERPT,
  optionId,
  plainDocument,
  type Built,
  type DoubtCode,
  type ImportProblem,
} from "./imported.ts";
import { cutText } from "../../../../shared/cut-text.ts";
import { foldWidth } from "../../../../shared/fold-width.ts";
import { readNumber } from "../../../../shared/typed-number.ts";

const MAX_STEM = 5000;
/** A kind before the stem: 【多选】, (判断题). */
const kindBefore = /^\s*[【[（(]\s*([^】\]）)]{1,10})\s*[】\]）)]\s*/;
/** The same behind the stem, as programs for questionnaires write it: [单选题] *. */
const kindBehind = /\s*[【[（(]\s*([^】\]）)[]{1,10}题)\s*[】\]）)]\s*\*?\s*$/u;
/** An option that is marked as right. */
const markedRight = /\s*[（(]\s*(?:正确答案|正确|答案)\s*[)）]\s*$/u;
/** The answer within the stem: 是（ B ）。 */
const answerWithin = /[（(]\s*([A-Z]{1,8}|[√×✓✗对错])\s*[）)](?=[^（(]*$)/;
const blank = /_{2,}|＿{2,}|[（(]\s{1,20}[）)]/g;
const yes = /^(对|正确|√|✓|是|T|TRUE|Y)$/i;
const no = /^(错|错误|×|✗|X|否|F|FALSE|N)$/i;

/** A question of its lines, or why there is none. */
export function buildQuestion(draft: ChineseDraft): Built {
  const refuse = (
    code: ImportProblem["code"],
    { found, expected, line = draft.line }: Partial<ImportProblem> = {},
  ): Built => ({
    problem: {
      line,
      code,
      ...(found === undefined ? {} : { found: cutText(found, EXCERPT) }),
      ...(expected === undefined ? {} : { expected }),
    },
  });
  if (draft.hasTwoAnswers) return refuse("answerTwice", { line: draft.answer?.line ?? draft.line });
  if (draft.isWithoutMaterial) return refuse("materialNotRead");
  const { stem, answer, kind: named, points } = parts(draft);
  if (stem === "") return refuse("noStem");
  if (stem.length > MAX_STEM) return refuse("tooLong");
  const kind = named ?? kindOfAnswer(draft, stem, answer);
  // Letters without anything that they name.
  if (named === undefined && kind === QuestionKindEnum.shortAnswer && /^[A-H]{1,8}$/i.test(foldWidth(answer)))
    return refuse("optionsNotRead", { found: answer });
  if (answer === "" && kind !== QuestionKindEnum.shortAnswer) return refuse("noAnswer");
  const built = keyFor({ draft, kind, stem, answer });
  if ("code" in built) return refuse(built.code, { ...built, line: draft.answer?.line ?? draft.line });
  const explanation = draft.explanation.join("\n").trim();
  const difficulty = difficultyOf(draft.difficulty);
  const doubts = [...new Set([...draft.doubts, ...doubtsAbout({ draft, kind, named, stem, answer, key: built.key })])];
  return {
    question: {
      line: draft.line,
      kind,
      body: { stem: plainDocument(stem.replaceAll(blank, "____")), ...built.body },
      key: { ...built.key, ...(explanation === "" ? {} : { explanation: plainDocument(explanation) }) },
      tags: draft.tags,
      ...(difficulty === undefined ? {} : { difficulty }),
      ...(points === undefined ? {} : { points }),
      ...(doubts.length === 0 ? {} : { doubts }),
    },
  };
}

interface ToDoubt extends ToKey {
  named: QuestionKindEnum | undefined;
  key: ExamQuestionKey;
}

/** Why a question may have been read otherwise than it was meant. */
function doubtsAbout({ draft, kind, named, stem, answer, key }: ToDoubt): DoubtCode[] {
  const isWords = kind === QuestionKindEnum.shortAnswer;
  const accepted = (key.blanks ?? []).flatMap(({ accept = [] }) => accept);
  const texts = [stem, ...draft.options.map(({ text }) => text)];
  const found: Partial<Record<DoubtCode, boolean>> = {
    answerInStem: texts.some((text) => /答案|【?解析】?\s*[:：]|\banswer\s*[:：]/iu.test(text)),
    optionsInStem: /(?:^|[^A-Za-z])A\s*[.．、)）].*[^A-Za-z]B\s*[.．、)）]/su.test(stem),
    shortSample: isWords && answer !== "" && (yes.test(answer) || no.test(answer) || /^[A-H]{1,8}$/i.test(answer)),
    noKey: isWords && answer === "" && named === undefined,
    longAnswer:
      isWords &&
      /^\s*(?:\d{1,3}\s*[-—~]\s*\d{1,3}|题号|第.{1,3}(?:部分|大题)|[（(][一二三四五六七八九十]{1,3}[)）].{0,4}题)/mu.test(
        answer,
      ),
    wordsInKey: accepted.some((word) => /[（(].*[)）]|[、;；]|或|均可|\n|\s{2}/u.test(word)),
  };
  return doubtCodes.filter((code) => found[code]);
}

/** The stem without what stands in it of the kind and of the answer. */
function parts(draft: ChineseDraft): {
  stem: string;
  answer: string;
  kind: QuestionKindEnum | undefined;
  points: number | undefined;
} {
  const written = draft.stem.join("\n").trim();
  const points = pointsIn(written) ?? draft.points;
  let stem = withoutPoints(written).trim();
  let { kind } = draft;
  const behind = kindBehind.exec(stem);
  const saidBehind = behind && kindNamed(behind[1] ?? "");
  if (behind && saidBehind) {
    stem = stem.slice(0, behind.index).trim();
    kind = saidBehind;
  }
  const before = kindBefore.exec(stem);
  const said = before && kindNamed(before[1] ?? "");
  if (before && said) {
    stem = stem.slice(before[0].length);
    kind = said;
  }
  const marked = draft.options.filter(({ text }) => markedRight.test(text)).map(({ letter }) => letter);
  for (const option of draft.options) option.text = option.text.replace(markedRight, "").trim();
  let answer = (draft.answer?.text ?? []).join("\n").trim() || marked.join("");
  const within = answer === "" ? answerWithin.exec(stem) : undefined;
  if (within) {
    answer = within[1] ?? "";
    const sign = within[1] ?? "";
    const isTruth = draft.options.length === 0 && (yes.test(sign) || no.test(sign));
    stem = `${stem.slice(0, within.index)}${isTruth ? "" : "（　　）"}${stem.slice(within.index + within[0].length)}`;
  }
  return { stem: stem.trim(), answer, kind, points };
}

function kindOfAnswer(draft: ChineseDraft, stem: string, answer: string): QuestionKindEnum {
  if (draft.options.length > 0)
    return lettersOf(answer).length > 1 ? QuestionKindEnum.multipleChoice : QuestionKindEnum.singleChoice;
  if (yes.test(answer) || no.test(answer)) return QuestionKindEnum.trueOrFalse;
  return stem.match(blank) ? QuestionKindEnum.blanks : QuestionKindEnum.shortAnswer;
}

type Keyed =
  | { body: Omit<ExamQuestionBody, "stem">; key: ExamQuestionKey }
  | { code: ImportProblem["code"]; found?: string; expected?: string };

interface ToKey {
  draft: ChineseDraft;
  kind: QuestionKindEnum;
  stem: string;
  answer: string;
}

function keyFor({ draft, kind, stem, answer }: ToKey): Keyed {
  switch (kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
      return keyOfChoice(draft, kind, answer);
    case QuestionKindEnum.trueOrFalse:
      if (!yes.test(answer) && !no.test(answer)) return { code: "notTrueOrFalse", found: answer };
      return { body: {}, key: { right: [yes.test(answer) ? "true" : "false"] } };
    case QuestionKindEnum.blanks:
      return keyOfBlanks(stem, answer);
    default:
      return { body: {}, key: answer === "" ? {} : { sample: cutText(answer, 5000) } };
  }
}

function lettersOf(answer: string): string[] {
  const plain = foldWidth(answer).toUpperCase();
  return /^[A-Z\s,，、;；和]+$/.test(plain) ? [...new Set(plain.match(/[A-Z]/g) ?? [])] : [];
}

function keyOfChoice(draft: ChineseDraft, kind: QuestionKindEnum, answer: string): Keyed {
  if (draft.options.length < 2) return { code: "noOptions" };
  const letters = draft.options.map(({ letter }) => letter);
  const twice = letters.find((letter, place) => letters.indexOf(letter) !== place);
  if (twice) return { code: "sameOptionTwice", found: twice };
  const chosen = lettersOf(answer);
  const expected = letters.join("、");
  if (chosen.length === 0) return { code: "unknownOption", found: answer, expected };
  const unknown = chosen.find((letter) => !letters.includes(letter));
  if (unknown) return { code: "unknownOption", found: unknown, expected };
  if (kind === QuestionKindEnum.singleChoice && chosen.length > 1) return { code: "twoRightOptions", found: answer };
  return {
    body: { options: draft.options.map(({ text }, place) => ({ id: optionId(place), content: plainDocument(text) })) },
    key: { right: chosen.map((letter) => optionId(letters.indexOf(letter))) },
  };
}

/** One answer a blank, parted by semicolons; several that are right are parted by a slash. */
function keyOfBlanks(stem: string, answer: string): Keyed {
  const count = Math.max(1, stem.match(blank)?.length ?? 0);
  const ways = count > 1 ? [/\s*[;；\n|｜]\s*|\s{2,}/, /\s*[、,，]\s*/, /\s+/, /\s*[（(]\d{1,2}[)）]\s*/] : [/\n{2,}/];
  const all = ways.map((way) => answer.split(way).filter((one) => one.trim() !== ""));
  // Weak signs part answers only where they give just as many as there are blanks.
  const numberedOnes = all[3]?.length === count && /^\s*[（(]\d/u.test(answer) ? all[3] : undefined;
  const answers = numberedOnes ?? all.find((some) => some.length === count) ?? all[0] ?? [];
  if (answers.length !== count) return { code: "blanksAndAnswers", found: `${count}:${answers.length}` };
  return {
    body: { blankCount: count },
    key: {
      blanks: answers.map((one) =>
        blankOf(
          one
            .replace(/^(.+?)\s*[（(]\s*或\s*(.+?)\s*[)）]$/u, "$1/$2")
            .split(/\s*(?:[/／]|(?<=\S)或(?=\S))\s*/u)
            .map((word) => word.trim())
            .filter(Boolean),
        ),
      ),
    },
  };
}

/** Words that are right; one as 3.14±0.01 is a number that may be off. */
function blankOf(words: readonly string[]): ExamBlankKey {
  const ranges = words.map((word) => {
    const [number, tolerance] = word.split("±").map(readNumber);
    return number === undefined || tolerance === undefined ? undefined : { number, tolerance };
  });
  const { number, tolerance = 0 } = ranges.find((range) => range !== undefined) ?? {};
  const accept = words.filter((_, place) => ranges[place] === undefined);
  return {
    ...(accept.length > 0 ? { accept } : {}),
    ...(number === undefined ? {} : { number }),
    ...(tolerance > 0 ? { tolerance } : {}),
  };
}

function difficultyOf(words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  const named: Record<string, number> = { 易: 1, 容易: 1, 较易: 2, 中: 3, 中等: 3, 较难: 4, 难: 5, 困难: 5 };
  const plain = foldWidth(words).trim();
  if (plain in named) return named[plain];
  const stars = plain.match(/[★]/g)?.length ?? Number(plain);
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined;
}
