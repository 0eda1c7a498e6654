import { sql } from "kysely";
import { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamItem, ExamItemOption, GetExamAnalysisBody, ExamAnalysis } from "../../../../generated/types.ts";
import { richTextWords } from "../../../../shared/richtext.ts";
import type { OperationContext } from "../../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { plainFormula } from "../authoring/question-excerpt.ts";
import { pointsOf } from "../points.ts";
import { watchedExamRow } from "../results/own-exam.ts";
import { histogramOf } from "../results/result-queries.ts";
import { sharesOfOptions, type ItemFigures } from "./analyse-items.ts";
import type { TakerRow } from "./analysis-queries.ts";
import { readSheets, type AskedQuestion, type Thirds } from "./read-sheets.ts";

/** Characters of a question and of an option. */
const EXCERPT = 160;

/** How the questions of an exam work. Nothing is said of fewer than 20 attempts. NOT_FOUND; WORK_TOO_MUCH. */
export async function getExamAnalysis(
  { examId, isNegative }: GetExamAnalysisBody,
  context: OperationContext,
): Promise<ExamAnalysis> {
  const exam = await watchedExamRow(examId, context, { hasNames: false });
  const { isMaker, isResultShown } = exam;
  const { t } = context.site.texts(context.locale);
  const truths = { true: t("questionSheet.true"), false: t("questionSheet.false") };
  const read = await withActor(context.db, systemActor, (trx) => readSheets(trx, exam.id));
  const editable = await editableAmong(
    read.asked.map(({ questionId }) => questionId),
    context,
  );
  const figures = await context.services.work.run(
    "analyseExam",
    { scores: read.scores, most: read.asked.map(({ maxCents }) => maxCents) },
    { owner: `exam ${exam.id}` },
  );
  const { confidence, attempts } = figures;
  const known = confidence !== "none";
  const items = read.asked.map((asked, place) =>
    presentItem(asked, {
      no: place + 1,
      figures: figures.items[place],
      chosen: read.chosen.get(asked.questionId),
      seconds: read.seconds.get(asked.questionId),
      isEditable: editable.has(asked.questionId),
      isRegradable: isMaker,
      truths,
    }),
  );
  const noticed = items.filter((item) => item.isNegative === true);
  return {
    examId: exam.id,
    examName: exam.exam_name,
    isMaker,
    isResultShown,
    attemptCount: attempts,
    confidence,
    maxScore: pointsOf(exam.max_cents),
    ...(known ? { mean: figures.mean / 100, deviation: figures.deviation / 100 } : {}),
    ...(known && figures.alpha !== undefined ? { alpha: figures.alpha } : {}),
    ...(known && figures.standardError !== undefined ? { standardError: figures.standardError / 100 } : {}),
    histogram: histogramOf(known ? tenthsOf(read.takers) : []),
    noticedCount: noticed.length,
    itemList: isNegative === true ? noticed : items,
  };
}

/** How many attempts have which tenth of the points. */
function tenthsOf(takers: readonly TakerRow[]): { bin: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { cents, maxCents } of takers) {
    if (cents === null || maxCents <= 0) continue;
    const bin = Math.min(9, Math.trunc((cents * 10) / maxCents));
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return [...counts].map(([bin, count]) => ({ bin, count }));
}

interface OfItem {
  no: number;
  figures: ItemFigures | undefined;
  chosen: ReadonlyMap<string, Thirds> | undefined;
  seconds: number | undefined;
  isEditable: boolean;
  isRegradable: boolean;
  truths: Truths;
}

/** What the two answers of a statement are called, in the language of the caller. */
type Truths = Readonly<Record<"true" | "false", string>>;

/** The questions that the caller may open in the bank: row level security decides. */
async function editableAmong(ids: readonly string[], context: OperationContext): Promise<Set<string>> {
  const rows = await withActor(context.db, actorOf(sessionIn(context)), (trx) =>
    trx
      .selectFrom("exam_question")
      .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
      .where("is_removed", "=", false)
      .select("id")
      .execute(),
  );
  return new Set(rows.map(({ id }) => id));
}

function presentItem(
  asked: AskedQuestion,
  { no, figures, chosen, seconds, isEditable, isRegradable, truths }: OfItem,
): ExamItem {
  const base = {
    no,
    questionId: asked.questionId,
    questionKind: asked.kind,
    words: richTextWords(asked.body.stem, EXCERPT, plainFormula),
    maxScore: pointsOf(asked.maxCents),
    attemptCount: figures?.attempts ?? 0,
    confidence: figures?.confidence ?? "none",
    hasNewerVersion: asked.hasNewer,
    isEditable,
    isRegradable,
  } as const;
  if (!figures || figures.confidence === "none") return { ...base, optionList: [] };
  const { facility, discrimination, efficiency, weight, isNegative } = figures;
  return {
    ...base,
    facility,
    // More digits than these would say more than so many attempts do.
    ...(discrimination === undefined ? {} : { discrimination: Math.round(discrimination) }),
    ...(efficiency === undefined ? {} : { efficiency: Math.round(efficiency) }),
    ...(weight === undefined ? {} : { weight: Math.round(weight * 10) / 10 }),
    isNegative,
    ...(seconds === undefined ? {} : { medianSeconds: Math.round(seconds) }),
    optionList: optionsOf(asked, { chosen, attempts: figures.attempts, truths }),
  };
}

function optionsOf(
  { kind, body, key }: AskedQuestion,
  { chosen, attempts, truths }: { chosen: ReadonlyMap<string, Thirds> | undefined; attempts: number; truths: Truths },
): ExamItemOption[] {
  const isChoice = kind === QuestionKindEnum.singleChoice || kind === QuestionKindEnum.multipleChoice;
  if (!isChoice && kind !== QuestionKindEnum.trueOrFalse) return [];
  const options = isChoice
    ? (body.options ?? []).map(({ id, content }) => ({ id, words: richTextWords(content, EXCERPT, plainFormula) }))
    : (["true", "false"] as const).map((id) => ({ id, words: truths[id] }));
  const right = key.right ?? [];
  return sharesOfOptions(chosen ?? new Map(), { options: options.map(({ id }) => id), right, attempts }).map(
    ({ option, thirds: [lowerCount, middleCount, upperCount], isIdle }, place) => ({
      id: option,
      words: options[place]?.words ?? "",
      isRight: right.includes(option),
      isIdle,
      lowerCount,
      middleCount,
      upperCount,
      thirdCount: Math.ceil(attempts / 3),
    }),
  );
}
