import { ExamAttemptStateEnum, ExamAudienceEnum, ExamKindEnum, ExamStateEnum } from "../../../generated/enums.ts";
import type {
  Exam,
  ExamStanding,
  GetExamParams,
  GetExamStandingBody,
  ListExamsBody,
  ListExamsReply,
  ListGivenExamsBody,
  ListGivenExamsReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { pageOf, pageSpan, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { lackingSelfie } from "../identity/index.ts";
import { examHoldersAmong, examsGivenTo, gradeMembersAmong, holdersAmong } from "../orders/index.ts";
import {
  selectAttemptsOf,
  selectMembers,
  selectSections,
  type AttemptRow,
  type MemberRow,
} from "./attempts/attempt-queries.ts";
import type { MoreSettings } from "./desk/access.ts";
import { countExams, selectExams, selectExamsToSit, type WholeExamRow } from "./exam-queries.ts";
import { pointsOf } from "./points.ts";
import { examStateAt, presentAttemptCard, presentExam, presentExamCard, stateAt } from "./present.ts";
import { checkRoom, isHandedIn } from "./room/room.ts";
import { selectVisibleExam } from "./visible-exam.ts";
import { lacksSafeBrowser, safeBrowserProof, type SafeBrowserProof } from "./room/safe-browser.ts";

/** Exams that were given to one person, at most. */
const MAX_GIVEN = 100;

/** Exams on offer. */
export async function listExams(input: ListExamsBody, context: OperationContext): Promise<ListExamsReply> {
  const { page, rows: range } = pageSpan(input);
  const { str, categoryno1, categoryno2, categoryno3, examState, examKind, priceType } = input;
  const categoryId = categoryno3 ?? categoryno2 ?? categoryno1 ?? input.categoryId;
  if (categoryId !== undefined && !isRecordId(categoryId)) return pageOf([], 0, page);
  const filter = { ...scopeOf(context), str, categoryId, examState, examKind, priceType };
  const rows = await selectExams(context.db, filter, range);
  const total = totalFromPage(rows.length, range) ?? (await countExams(context.db, filter));
  return pageOf(
    rows.map((row) => presentExamCard(row, context)),
    total,
    page,
  );
}

/** Exams that were given to the signed-in person and that they may still sit. */
export async function listGivenExams(
  _input: ListGivenExamsBody,
  context: OperationContext,
): Promise<ListGivenExamsReply> {
  const { userNo } = sessionIn(context);
  const rows = await withActor(context.db, systemActor, async (trx) => {
    const ids = await examsGivenTo(trx, userNo);
    if (ids.length === 0) return [];
    // What is somebody's own is theirs on each site, whoever offers it.
    return selectExamsToSit(trx, { orgNo: undefined, now: context.now(), ids, userNo }, MAX_GIVEN);
  });
  return { list: rows.map((row) => presentExamCard(row, context)), totalCount: rows.length };
}

/**
 * An exam on offer. NOT_FOUND where it is not, on an organisation's site not its own, or given to others alone.
 */
export async function getExam({ id }: GetExamParams, context: OperationContext): Promise<Exam> {
  checkRoom(id, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { row, sections } = await withActor(context.db, systemActor, async (trx) => {
    const shown = (await selectVisibleExam(trx, { ...scopeOf(context), id }, context)) ?? fail("NOT_FOUND");
    // Papers are their makers'; of them go out the names of the parts and how much they give.
    return { row: shown, sections: await selectSections(trx, shown.paper_version_id) };
  });
  return presentExam(
    row,
    sections.map(({ title, questionCount, cents }) => ({ title, questionCount, maxScore: pointsOf(cents) })),
    context,
  );
}

/** Whether the signed-in person may begin an attempt, with those that they have made. NOT_FOUND. */
export async function getExamStanding(
  { id, safeBrowser }: GetExamStandingBody,
  context: OperationContext,
): Promise<ExamStanding> {
  const { userNo, room } = sessionIn(context);
  checkRoom(id, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const now = context.now();
    const exam = (await selectVisibleExam(trx, { id, orgNo: undefined }, context)) ?? fail("NOT_FOUND");
    const attempts = await selectAttemptsOf(trx, { examId: id, userNos: [userNo] });
    const rightsOf = await selectRights(trx, { exam, userNos: [userNo], now });
    const proof = safeBrowserProof(safeBrowser, context);
    const standing = standingOf({ exam, attempts, rights: rightsOf(userNo), proof, now });
    const { left, open, canBuy, extraSeconds } = standing;
    const reason = room && isHandedIn(room, attempts, now) ? "handedIn" : standing.reason;
    return {
      id,
      canStart: reason === "",
      startReason: reason,
      ...(exam.gmt_begin === null || exam.gmt_begin <= now
        ? {}
        : { beginsInMs: exam.gmt_begin.getTime() - now.getTime() }),
      serverMs: now.getTime(),
      canBuy,
      attemptsUsed: attempts.length,
      ...(left === undefined ? {} : { attemptsLeft: left }),
      ...(open ? { attemptId: open.id } : {}),
      extraMinutes: Math.floor(extraSeconds / 60),
      // What came of one's attempts is nothing for an exam room.
      attemptList: room ? [] : attempts.map((row) => presentAttemptCard(row, context)),
    };
  });
}

export interface Standing {
  reason: ExamStanding["startReason"];
  /** Attempts that are left; undefined: any number. */
  left: number | undefined;
  open: AttemptRow | undefined;
  /** Whether it is sold to them: whoever may sit it already does not buy it. */
  canBuy: boolean;
  /** More time than others have. */
  extraSeconds: number;
}

/** What somebody has of their own for an exam. */
export interface Rights {
  /** On its list. */
  member: MemberRow | undefined;
  /** Made it, is its organisation, or bought it. */
  isHolder: boolean;
  /** Has the right to its course, where the exam is for those who have. */
  hasCourse: boolean;
  /** Is in one of its classes, where the exam is for their members. */
  isInGrade: boolean;
  /** Has given no photo, where the exam wants one and it is asked of them. */
  lacksSelfie: boolean;
}

/**
 * What some people have of their own for an exam, in a transaction of scope `system`. What does not matter for the exam is
 * not looked for.
 */
export async function selectRights(
  trx: Trx,
  { exam, userNos, now }: { exam: WholeExamRow; userNos: string[]; now: Date },
): Promise<(userNo: string) => Rights> {
  const { id, audience, course_id: courseId, owner_user_no: owner } = exam;
  const members = await selectMembers(trx, { examId: id, userNos });
  const isForHolders = exam.price_fen > 0 || audience === ExamAudienceEnum.buyers;
  const holders = isForHolders ? await examHoldersAmong(trx, { examId: id, userNos }) : new Set();
  const isForCourse = exam.price_fen === 0 && audience === ExamAudienceEnum.course && courseId !== null;
  const ofCourse = isForCourse ? await holdersAmong(trx, { courseId, userNos, now }) : new Set();
  const isForGrades = exam.price_fen === 0 && audience === ExamAudienceEnum.grade;
  const ofGrades = isForGrades ? await gradeMembersAmong(trx, { examId: id, userNos }) : new Set();
  const isPhotoNeeded = (exam.settings as MoreSettings).isSelfieNeeded;
  const photoless = isPhotoNeeded ? await lackingSelfie(trx, userNos) : new Set();
  return (userNo) => ({
    member: members.get(userNo),
    isHolder: owner === userNo || holders.has(userNo),
    hasCourse: ofCourse.has(userNo),
    isInGrade: ofGrades.has(userNo),
    lacksSelfie: photoless.has(userNo),
  });
}

/** Whether somebody may begin an attempt of an exam. */
export function standingOf({
  exam,
  attempts,
  rights: { member, isHolder, hasCourse, isInGrade, lacksSelfie },
  proof,
  now,
}: {
  exam: WholeExamRow;
  attempts: readonly AttemptRow[];
  rights: Rights;
  proof: SafeBrowserProof;
  now: Date;
}): Standing {
  const open = attempts.find((row) => stateAt(row, now) === ExamAttemptStateEnum.inProgress);
  const left =
    exam.attempts_allowed === 0
      ? undefined
      : Math.max(0, exam.attempts_allowed + (member?.extra_attempts ?? 0) - attempts.length);
  const window = examStateAt(exam, now);
  const isHeld = member !== undefined || isHolder;
  // Who may not sit it is told so before it opens, and does not wait for it.
  const reason =
    window === ExamStateEnum.over
      ? "over"
      : !isHeld && !hasCourse && !isInGrade && !isOpenToAll(exam)
        ? "right"
        : left === 0 || isDone({ exam, attempts, now })
          ? "attempts"
          : lacksSelfie
            ? "selfie"
            : lacksSafeBrowser(exam.settings, proof)
              ? "safeBrowser"
              : window === ExamStateEnum.coming
                ? "coming"
                : "";
  const canBuy = !isHeld && window !== ExamStateEnum.over && isSold(exam);
  return {
    reason: reason === "right" && canBuy ? "price" : reason,
    left,
    open,
    canBuy,
    extraSeconds: member?.extra_seconds ?? 0,
  };
}

/** Homework is handed in again until its due date; after it, what was handed in stays. */
function isDone({
  exam: { exam_kind, gmt_due },
  attempts,
  now,
}: {
  exam: WholeExamRow;
  attempts: readonly AttemptRow[];
  now: Date;
}): boolean {
  return exam_kind === ExamKindEnum.homework && gmt_due !== null && gmt_due <= now && attempts.some(isHandedInAt(now));
}

/** Whether an attempt was handed in, by whomever. */
const isHandedInAt = (now: Date) => (row: AttemptRow) => stateAt(row, now) !== ExamAttemptStateEnum.inProgress;

/** Whether an exam that is on the shelf and not over is for sale, as `exam_is_sold` of the database has it. */
function isSold({ price_fen, audience }: WholeExamRow): boolean {
  return price_fen > 0 && (audience === ExamAudienceEnum.everybody || audience === ExamAudienceEnum.buyers);
}

/**
 * Whether those may sit an exam who have no right of their own to it. Fails closed: one that costs something is for
 * those alone who bought it or are on its list, whatever its audience says.
 */
function isOpenToAll({ price_fen, audience }: WholeExamRow): boolean {
  return price_fen === 0 && audience === ExamAudienceEnum.everybody;
}

function scopeOf(context: OperationContext): { orgNo: string | undefined; now: Date } {
  return { orgNo: context.orgNo === "default" ? undefined : context.orgNo, now: context.now() };
}
