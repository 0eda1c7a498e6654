import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ExamAttemptStateEnum, ExamKindEnum } from "../../../../generated/enums.ts";
import type { ExamPaperSection } from "../../../../generated/types.ts";
import { inBatches } from "../../../core/batches.ts";
import type { ExamRoom } from "../../../core/context.ts";
import { CodedError } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { bindAdmissions } from "../desk/admission.ts";
import { drawFromBank, type PaperToDraw } from "../drawing/draw-from-bank.ts";
import type { DrawnSlot } from "../drawing/draw-paper.ts";
import { selectExam, type WholeExamRow } from "../exam-queries.ts";
import { selectRights, standingOf, type Standing } from "../exams.ts";
import {
  copyAnswers,
  insertAttempts,
  maxCentsOf,
  selectAttemptsOf,
  selectDrawnSlots,
  selectPaperSections,
  type AttemptRow,
  type NewAttempt,
} from "./attempt-queries.ts";
import { isHandedIn } from "../room/room.ts";
import type { SafeBrowserProof } from "../room/safe-browser.ts";
import { closeAttempts } from "./close-attempts.ts";

/** Somebody who begins an attempt. */
export interface AttemptStart {
  examId: string;
  userNo: string;
  /** Of a session of the exam room. */
  room?: ExamRoom | undefined;
  proof: SafeBrowserProof;
  now: Date;
}

/** Begins the attempts of all learners. */
export interface ExamStarts {
  /**
   * The attempt that was begun, or the one that is open. NOT_FOUND; EXAM_COMING, EXAM_OVER, EXAM_NOT_HELD,
   * EXAM_ATTEMPTS_USED, EXAM_SELFIE_NEEDED, EXAM_SAFE_BROWSER_NEEDED; EXAM_PAPER_SHORT. Not inside a transaction.
   */
  start(start: AttemptStart): Promise<AttemptRow>;
}

/** Starts in one transaction at most: with their places they are some thousand rows. */
const LARGEST_BATCH = 100;
/** Versions of papers in memory; they never change. */
const MAX_PAPERS = 200;

type PaperOf = (trx: Trx, exam: WholeExamRow) => Promise<PaperToDraw>;

/** An exam opens for everybody at once: starts that arrive together share a transaction. */
export function createExamStarts(db: Db): ExamStarts {
  const papers = new LRUCache<string, ExamPaperSection[]>({ max: MAX_PAPERS });
  const paperOf: PaperOf = async (trx, { paper_version_id, org_no, shuffle_questions, shuffle_options }) => {
    const sections = papers.get(paper_version_id) ?? (await selectPaperSections(trx, paper_version_id));
    papers.set(paper_version_id, sections);
    return { sections, orgNo: org_no, shuffleQuestions: shuffle_questions, shuffleOptions: shuffle_options };
  };
  const start = inBatches<AttemptStart, AttemptRow>({
    largest: LARGEST_BATCH,
    // Attempts are the server's own work, after it has looked at the exam.
    store: (starts) => withActor(db, systemActor, (trx) => startAll(trx, { starts, paperOf })),
  });
  return { start };
}

async function startAll(
  trx: Trx,
  { starts, paperOf }: { starts: readonly AttemptStart[]; paperOf: PaperOf },
): Promise<(AttemptRow | Error)[]> {
  const outcomes = new Map<AttemptStart, AttemptRow | Error>();
  // In one order, so that of two transactions one waits for the other.
  const byExam = Object.entries(Object.groupBy(starts, ({ examId }) => examId)).sort(
    ([a], [b]) => Number(a) - Number(b),
  );
  for (const [examId, own = []] of byExam) {
    const begun = await startExam(trx, { examId, starts: own, paperOf });
    for (const one of own) outcomes.set(one, begun.get(one.userNo) ?? new CodedError("UNEXPECTED"));
  }
  return starts.map((one) => outcomes.get(one) ?? new CodedError("UNEXPECTED"));
}

/** What came of starts of one exam, by person. */
async function startExam(
  trx: Trx,
  { examId, starts, paperOf }: { examId: string; starts: readonly AttemptStart[]; paperOf: PaperOf },
): Promise<Map<string, AttemptRow | Error>> {
  const outcomes = new Map<string, AttemptRow | Error>();
  const people = new Map(starts.map((start) => [start.userNo, start]));
  const userNos = [...people.keys()];
  const now = new Date(Math.max(...starts.map((start) => start.now.getTime())));
  const exam = await selectExam(trx, { id: examId, orgNo: undefined, now });
  if (!exam) return new Map(userNos.map((userNo) => [userNo, new CodedError("NOT_FOUND")]));
  const attempts = Map.groupBy(await selectAttemptsOf(trx, { examId, userNos }), ({ user_no }) => user_no);
  const rightsOf = await selectRights(trx, { exam, userNos, now });
  const beginners: Beginner[] = [];
  for (const { userNo, room, proof, now: at } of people.values()) {
    const own = attempts.get(userNo) ?? [];
    const rights = rightsOf(userNo);
    const { open, reason, extraSeconds } = standingOf({ exam, attempts: own, rights, proof, now: at });
    const refusal = refusals[reason];
    if (open) outcomes.set(userNo, open);
    // Another attempt takes another admission: this session ended with the one that it was for.
    else if (room && isHandedIn(room, own, at)) outcomes.set(userNo, new CodedError("EXAM_ATTEMPT_CLOSED"));
    else if (refusal) outcomes.set(userNo, new CodedError(refusal));
    else beginners.push({ userNo, at, own, extraSeconds, isMember: rights.member !== undefined });
  }
  if (beginners.length === 0) return outcomes;
  // Whose time is over, and the job has not come to it yet: it would stand in the way of the next.
  const over = beginners.flatMap(({ own }) => own.filter(({ state }) => state === ExamAttemptStateEnum.inProgress));
  if (over.length > 0) await closeAttempts(trx, { attemptIds: over.map(({ id }) => id), now });
  const seeds = beginners.map(() => randomUUID());
  const drawn = await drawFromBank(trx, await paperOf(trx, exam), seeds);
  const before = exam.exam_kind === ExamKindEnum.homework ? handedInBy(beginners) : new Map<string, string>();
  const same = before.size === 0 ? undefined : await selectDrawnSlots(trx, [...before.values()]);
  const beginning = beginners.flatMap((beginner, index) => {
    const paper = drawn?.[index];
    const slots = same?.get(before.get(beginner.userNo) ?? "");
    // Homework goes on from what was handed in.
    if (slots) return [attemptOf(beginner, { exam, seed: seeds[index] ?? "", slots })];
    if (paper && "slots" in paper) return [attemptOf(beginner, { exam, seed: seeds[index] ?? "", slots: paper.slots })];
    outcomes.set(beginner.userNo, new CodedError("EXAM_PAPER_SHORT"));
    return [];
  });
  if (beginning.length === 0) return outcomes;
  const ids = await insertAttempts(trx, beginning);
  const copies = [...before].flatMap(([userNo, from]) => {
    const to = ids.get(userNo);
    return to === undefined ? [] : [{ from, to }];
  });
  if (copies.length > 0) await copyAnswers(trx, copies);
  const members = beginners.flatMap(({ userNo, isMember }) => (isMember ? [userNo] : []));
  if (members.length > 0) await bindAdmissions(trx, { examId, userNos: members, now });
  // Where another call was quicker, its attempt is theirs.
  const others = beginning.flatMap(({ userNo }) => (ids.has(userNo) ? [] : [userNo]));
  const theirs = others.length === 0 ? [] : await selectAttemptsOf(trx, { examId, userNos: others });
  // The newest last, so that it stays.
  for (const row of theirs.toReversed()) outcomes.set(row.user_no, row);
  for (const attempt of beginning) {
    const id = ids.get(attempt.userNo);
    if (id !== undefined) outcomes.set(attempt.userNo, rowOf(id, { attempt, exam }));
  }
  return outcomes;
}

/** What each of some people handed in last. */
function handedInBy(beginners: readonly Beginner[]): Map<string, string> {
  return new Map(
    beginners.flatMap(({ userNo, own }) => {
      const last = own.find(({ is_replaced }) => !is_replaced);
      return last ? [[userNo, last.id] as const] : [];
    }),
  );
}

/** Why an attempt is not begun, as a call says it. */
const refusals = {
  "": undefined,
  coming: "EXAM_COMING",
  over: "EXAM_OVER",
  right: "EXAM_NOT_HELD",
  price: "EXAM_NOT_HELD",
  attempts: "EXAM_ATTEMPTS_USED",
  handedIn: "EXAM_ATTEMPT_CLOSED",
  selfie: "EXAM_SELFIE_NEEDED",
  safeBrowser: "EXAM_SAFE_BROWSER_NEEDED",
} as const satisfies Record<Standing["reason"], string | undefined>;

/** Somebody who may begin an attempt. */
interface Beginner {
  userNo: string;
  at: Date;
  /** Their attempts, the newest first. */
  own: readonly AttemptRow[];
  extraSeconds: number;
  /** On the list of the exam. */
  isMember: boolean;
}

function attemptOf(
  { userNo, at, own, extraSeconds }: Beginner,
  { exam, seed, slots }: { exam: WholeExamRow; seed: string; slots: readonly DrawnSlot[] },
): NewAttempt {
  return {
    examId: exam.id,
    userNo,
    orgNo: exam.org_no,
    ownerUserNo: exam.owner_user_no,
    attemptNo: (own[0]?.attempt_no ?? 0) + 1,
    paperVersionId: exam.paper_version_id,
    start: at,
    deadline: deadlineOf({
      limitMinutes: exam.limit_minutes,
      // Handed in again, homework is not late: what was handed in would be lost for it.
      gmtEnd:
        exam.exam_kind === ExamKindEnum.homework && own.length > 0 ? (exam.gmt_due ?? exam.gmt_end) : exam.gmt_end,
      extraSeconds,
      now: at,
    }),
    graceSeconds: exam.grace_seconds,
    passCents: exam.pass_cents,
    seed,
    slots,
  };
}

/** An attempt that was just begun, as it would be read. */
function rowOf(id: string, { attempt, exam }: { attempt: NewAttempt; exam: WholeExamRow }): AttemptRow {
  return {
    id,
    exam_id: exam.id,
    user_no: attempt.userNo,
    attempt_no: attempt.attemptNo,
    state: ExamAttemptStateEnum.inProgress,
    gmt_start: attempt.start,
    gmt_deadline: attempt.deadline,
    gmt_submit: null,
    is_by_server: false,
    grace_seconds: attempt.graceSeconds,
    paper_version_id: attempt.paperVersionId,
    holder: null,
    holder_until: null,
    cents: null,
    max_cents: maxCentsOf(attempt),
    pass_cents: attempt.passCents,
    cents_off: 0,
    is_replaced: false,
    gmt_due: exam.gmt_due,
    exam_name: exam.exam_name,
    exam_kind: exam.exam_kind,
    // As long as somebody sits it, it is over for nobody.
    gmt_end: null,
    settings: exam.settings,
    show_answers: exam.show_answers,
    show_score: exam.show_score,
    show_explanations: exam.show_explanations,
  };
}

/** When an attempt that begins now ends: after its time, with what the person has more of it, and with the window. */
function deadlineOf({
  limitMinutes,
  gmtEnd,
  extraSeconds,
  now,
}: {
  limitMinutes: number | null;
  gmtEnd: Date | null;
  extraSeconds: number;
  now: Date;
}): Date | null {
  const ends = [
    ...(limitMinutes === null ? [] : [now.getTime() + limitMinutes * 60_000 + extraSeconds * 1000]),
    ...(gmtEnd === null ? [] : [gmtEnd.getTime()]),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}
