import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamBlankKey, ExamOption, RichText } from "../../../../generated/types.ts";
import { hasBlankChoices, type ExportedQuestion, type ExportOmission } from "./exported.ts";
import { htmlOf, isFormatted, plainTextOf } from "./html.ts";

/**
 * Questions in GIFT. The format knows no orders, no materials and one blank a question: those are left out and named.
 */
export function writeGift(questions: readonly ExportedQuestion[]): { text: string; omitted: ExportOmission[] } {
  const omitted: ExportOmission[] = [];
  const parts = questions.flatMap((question) => {
    const written = writeOne(question);
    if (written === undefined) {
      omitted.push({ id: question.id, code: "question" });
      return [];
    }
    const { rubric, sample } = question.key;
    if (hasBlankChoices(question)) omitted.push({ id: question.id, code: "scoring" });
    if (rubric?.length || sample) omitted.push({ id: question.id, code: "rubric" });
    return [written];
  });
  return { text: parts.map((part) => `${part}\n`).join("\n"), omitted };
}

function writeOne({ id, kind, body, key, difficulty, tags }: ExportedQuestion): string | undefined {
  const texts = [body.stem, key.explanation, ...(body.options ?? []).map(({ content }) => content)];
  const isHtml = texts.some((text) => text && isFormatted(text));
  const rich = (text: RichText) => escapeGift(isHtml ? htmlOf(text) : plainTextOf(text));
  const answers = answersOf({ kind, body, key }, rich);
  if (answers === undefined) return undefined;
  const explanation = key.explanation ? `####${rich(key.explanation)}` : "";
  // It also says that several may be chosen, where one is right.
  const scoring =
    kind === QuestionKindEnum.multipleChoice ? ` [scoring:${key.scoring ?? ChoiceScoringEnum.allOrNothing}]` : "";
  const words = tags.map((tag) => ` [tag:${tag.replaceAll(/[[\]\n]/g, " ")}]`).join("");
  return `// [id:${id}] [difficulty:${difficulty}]${scoring}${words}
::${id}::[${isHtml ? "html" : "plain"}]${rich(body.stem)}{${answers}${explanation}}`;
}

type Rich = (text: RichText) => string;

function answersOf({ kind, body, key }: Pick<ExportedQuestion, "kind" | "body" | "key">, rich: Rich) {
  const { options = [] } = body;
  const right = new Set(key.right ?? []);
  switch (kind) {
    case QuestionKindEnum.trueOrFalse:
      return right.has("true") ? "TRUE" : "FALSE";
    case QuestionKindEnum.shortAnswer:
      return "";
    case QuestionKindEnum.singleChoice:
      return lines(options.map(({ id, content }) => `${right.has(id) ? "=%100%" : "~%0%"}${rich(content)}`));
    case QuestionKindEnum.multipleChoice:
      return lines(multipleLines(options, { right, scoring: key.scoring, rich }));
    case QuestionKindEnum.blanks:
      return body.blankCount === 1 && key.blanks?.[0] ? blankOf(key.blanks[0]) : undefined;
    case QuestionKindEnum.matching:
      return pairsOf({ body, key }, rich);
    case QuestionKindEnum.ordering:
    case QuestionKindEnum.material:
      return undefined;
  }
}

/** All are wrong by their sign, as Moodle has it, and say by their weight what they give. */
function multipleLines(
  options: readonly ExamOption[],
  { right, scoring, rich }: { right: ReadonlySet<string>; scoring: ChoiceScoringEnum | undefined; rich: Rich },
): string[] {
  const gives = weight(100 / Math.max(1, right.size));
  const costs = scoring === ChoiceScoringEnum.deduction && right.size > 1 ? `-${gives}` : "-100";
  return options.map(({ id, content }) => `~%${right.has(id) ? gives : costs}%${rich(content)}`);
}

/** A percentage with at most five decimals: Moodle's. */
const weight = (per: number): string => String(Number(per.toFixed(5)));

function blankOf({ accept = [], number, tolerance = 0 }: ExamBlankKey): string | undefined {
  if (accept.length > 0 && number === undefined)
    return accept.some((one) => one.includes("->"))
      ? undefined
      : lines(accept.map((one) => `=%100%${escapeGift(one)}`));
  if (number === undefined || accept.length > 0) return undefined;
  return plainNumber(number) && plainNumber(tolerance)
    ? `#${number}${tolerance > 0 ? `:${tolerance}` : ""}`
    : undefined;
}

const plainNumber = (value: number): boolean => /^-?\d+(\.\d+)?$/.test(String(value));

function pairsOf({ body, key }: Pick<ExportedQuestion, "body" | "key">, rich: Rich): string | undefined {
  const { options = [], targets = [] } = body;
  const nameOf = new Map(targets.map(({ id, content }) => [id, escapeGift(plainTextOf(content))]));
  const targetOf = new Map((key.pairs ?? []).map(({ option, target }) => [option, target]));
  const used = new Set(targetOf.values());
  const pairs = options.map(({ id, content }) => [rich(content), nameOf.get(targetOf.get(id) ?? "") ?? ""] as const);
  const others = targets.filter(({ id }) => !used.has(id)).map(({ id }) => ["", nameOf.get(id) ?? ""] as const);
  // The format has no way to write an arrow within a side, and wants two pairs.
  if (pairs.length < 2 || [...pairs, ...others].some((sides) => sides.some((side) => side.includes("->")))) return;
  return lines([...pairs, ...others].map(([start, end]) => `=${start} -> ${end}`));
}

const lines = (all: readonly string[]): string => `\n${all.map((line) => `${line}\n`).join("")}`;

function escapeGift(text: string): string {
  return text
    .replaceAll(/[\\:#={}~]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .trim();
}
