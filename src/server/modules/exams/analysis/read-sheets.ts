import type { Trx } from "../../../database/connect.ts";
import {
  selectAsked,
  selectQuestionsOf,
  selectSheets,
  selectTakers,
  withoutCompiling,
  type AskedRow,
  type SheetRow,
  type TakerRow,
} from "./analysis-queries.ts";

/** A question that the attempts have. */
export interface AskedQuestion extends AskedRow {
  /** The most hundredths of a point that it ever gave. */
  maxCents: number;
}

/** How often an option was chosen, by thirds of the class. */
export type Thirds = [number, number, number];

/** What the attempts at an exam say together. */
export interface ReadSheets {
  takers: TakerRow[];
  /** As the newest version among the attempts asks, in the order of the paper. */
  asked: AskedQuestion[];
  /** For each attempt that is marked, the hundredths of each question; null where it has it not. */
  scores: (number | null)[][];
  /** By question and option. */
  chosen: Map<string, Map<string, Thirds>>;
  /** The seconds that the middle person spent, by question. */
  seconds: Map<string, number>;
}

/** So many are read at once: what people saved while they wrote can be long. */
const CHUNK = 500;
/** What lasted longer was a pause. */
const MAX_STEP_MS = 1_800_000;

interface Counts {
  questionOf: Map<string, string>;
  questions: Map<string, { versionId: string; maxCents: number; slot: number }>;
  marks: Map<string, number>[];
  chosen: ReadSheets["chosen"];
  spentMs: Map<string, number[]>;
}

/** Reads all attempts that an analysis takes, in a transaction of scope `system`. */
export async function readSheets(trx: Trx, examId: string): Promise<ReadSheets> {
  await withoutCompiling(trx);
  const takers = await selectTakers(trx, examId);
  const thirds = new Map(takers.map(({ id, third }) => [id, third]));
  const counts: Counts = {
    questionOf: new Map(),
    questions: new Map(),
    marks: [],
    chosen: new Map(),
    spentMs: new Map(),
  };
  for (let from = 0; from < takers.length; from += CHUNK) {
    const sheets = await selectSheets(
      trx,
      takers.slice(from, from + CHUNK).map(({ id }) => id),
    );
    const versions = new Set(sheets.flatMap((sheet) => sheet.versions ?? []));
    const unknown = [...versions].filter((id) => !counts.questionOf.has(id));
    if (unknown.length > 0)
      for (const [id, question] of await selectQuestionsOf(trx, unknown)) counts.questionOf.set(id, question);
    for (const sheet of sheets) countSheet(counts, sheet, thirds.get(sheet.id) ?? 0);
  }
  const asked = await readAsked(trx, examId, counts.questions);
  return {
    takers,
    asked,
    scores: counts.marks.map((marks) => asked.map(({ questionId }) => marks.get(questionId) ?? null)),
    chosen: counts.chosen,
    seconds: new Map([...counts.spentMs].map(([question, spent]) => [question, medianOf(spent) / 1000])),
  };
}

async function readAsked(trx: Trx, examId: string, questions: Counts["questions"]): Promise<AskedQuestion[]> {
  const rows = await selectAsked(trx, {
    examId,
    versionIds: [...questions.values()].map(({ versionId }) => versionId),
  });
  const slotOf = (id: string) => questions.get(id)?.slot ?? 0;
  return rows
    .map((row) => ({ ...row, maxCents: questions.get(row.questionId)?.maxCents ?? 0 }))
    .sort((a, b) => slotOf(a.questionId) - slotOf(b.questionId) || Number(a.questionId) - Number(b.questionId));
}

function countSheet(counts: Counts, sheet: SheetRow, third: number): void {
  const questionAt = new Map<number, string>();
  for (const [index, slot] of (sheet.slots ?? []).entries()) {
    const versionId = sheet.versions?.[index] ?? "";
    const question = counts.questionOf.get(versionId);
    if (question === undefined) continue;
    questionAt.set(slot, question);
    const before = counts.questions.get(question);
    counts.questions.set(question, {
      versionId: before && Number(before.versionId) > Number(versionId) ? before.versionId : versionId,
      maxCents: Math.max(before?.maxCents ?? 0, sheet.points?.[index] ?? 0),
      slot: Math.min(before?.slot ?? slot, slot),
    });
  }
  if (sheet.markedSlots) counts.marks.push(marksOf(sheet, questionAt));
  for (const [slot, options] of Object.entries(sheet.chosen ?? {}))
    for (const option of new Set(options))
      countOption(counts, { question: questionAt.get(Number(slot)), option, third });
  for (const [slot, ms] of spentOf(sheet)) {
    const question = questionAt.get(slot);
    if (question === undefined) continue;
    const list = counts.spentMs.get(question);
    if (list) list.push(ms);
    else counts.spentMs.set(question, [ms]);
  }
}

function marksOf({ markedSlots, cents }: SheetRow, questionAt: ReadonlyMap<number, string>): Map<string, number> {
  const marks = new Map<string, number>();
  for (const [index, slot] of (markedSlots ?? []).entries()) {
    const question = questionAt.get(slot);
    if (question !== undefined) marks.set(question, cents?.[index] ?? 0);
  }
  return marks;
}

function countOption(
  { chosen }: Counts,
  { question, option, third }: { question: string | undefined; option: string; third: number },
): void {
  if (question === undefined) return;
  const options = chosen.get(question) ?? new Map<string, Thirds>();
  chosen.set(question, options);
  const thirds = options.get(option) ?? [0, 0, 0];
  options.set(option, thirds);
  thirds[third as 0 | 1 | 2] += 1;
}

/** ms at each place: the time from one save to the next belongs to what was saved then. */
function spentOf({ savedSlots, savedMs }: SheetRow): Map<number, number> {
  const spent = new Map<number, number>();
  let before = 0;
  for (const [index, slot] of (savedSlots ?? []).entries()) {
    const now = savedMs?.[index] ?? before;
    const step = now - before;
    if (step >= 0 && step <= MAX_STEP_MS) spent.set(slot, (spent.get(slot) ?? 0) + step);
    before = now;
  }
  return spent;
}

/** Between the two in the middle where their number is even. */
function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
