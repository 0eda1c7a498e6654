import { sql } from "kysely";
import type { ExamPaperSection } from "../generated/types.ts";
import type { Trx } from "../server/database/connect.ts";
import {
  centsOf,
  closeAttempts,
  drawOne,
  insertAttempt,
  MARK_SOURCES,
  markAttempts,
  storeAnswers,
  sumUp,
} from "../server/modules/exams/index.ts";
import { addExam } from "../server/modules/grades/index.ts";
import { givenNames, runningGrade } from "./content/grade-people.ts";
import { homework, type WorkSeed } from "./content/homework.ts";
import { artworkAddress } from "./covers.ts";
import { dayAt, required } from "./insert-rows.ts";

const AS_WRITTEN = { shuffleQuestions: false, shuffleOptions: false } as const;
const MINUTE_MS = 60_000;
/** How long somebody writes, from beginning to handing in. */
const WRITTEN_MS = 50 * MINUTE_MS;

interface Given {
  examId: string;
  /** The account of the lecturer, who marks. */
  lecturer: string;
  userNoOf: ReadonlyMap<string, string>;
  now: Date;
}

/** Homework of the class in progress: marked, waiting for the marker, and open. */
export async function seedHomework(trx: Trx, now: Date): Promise<void> {
  const grade = await trx
    .selectFrom("grade")
    .where("cover", "=", artworkAddress.grade(runningGrade.slug))
    .selectAll()
    .executeTakeFirstOrThrow();
  const lecturer = grade.lecturer_user_no;
  if (lecturer === null) throw new Error(`The class "${runningGrade.slug}" of the demo has no lecturer.`);
  const people = await trx.selectFrom("app_user").select(["user_no", "mobile", "login_name"]).execute();
  const userNoOf = new Map(people.map(({ mobile, login_name, user_no }) => [mobile ?? login_name ?? "", user_no]));
  for (const one of homework) {
    const given = dayAt(now, one.given, 9);
    const due = dayAt(now, one.due, 22);
    const examId = await addExam(trx, {
      grade,
      settings: { homeworkName: one.name, task: one.task, rubricList: [...one.rubric] },
      values: {
        exam_name: one.name,
        gmt_begin: given,
        gmt_due: due,
        gmt_end: one.late ? dayAt(now, one.due + one.late.days, 22) : due,
        late_percent: one.late?.percent ?? null,
        is_file_taken: true,
      },
      maxCents: centsOf(one.rubric.reduce((sum, { share }) => sum + share, 0)),
      authorUserNo: lecturer,
      now: given,
    });
    for (const work of one.work) await seedWork(trx, work, { examId, lecturer, userNoOf, now });
  }
}

/** What one person wrote, as far as it came. */
async function seedWork(trx: Trx, work: WorkSeed, { examId, lecturer, userNoOf, now }: Given): Promise<void> {
  const { who, days, text, mark, isOpen = false } = work;
  const userNo = required(userNoOf, typeof who === "string" ? who : loginName(who));
  const exam = await trx
    .selectFrom("exam")
    .innerJoin("exam_paper_version as paper", "paper.id", "exam.paper_version_id")
    .where("exam.id", "=", examId)
    .selectAll("exam")
    .select("paper.sections")
    .executeTakeFirstOrThrow();
  const end = dayAt(now, days, 20);
  const seed = `homework/${who}`;
  const drawn = await drawOne(
    trx,
    // Written by addExam.
    { sections: exam.sections as unknown as ExamPaperSection[], orgNo: exam.org_no, ...AS_WRITTEN },
    seed,
  );
  if (!("slots" in drawn)) throw new Error("the homework of the demo has no question");
  const attemptId = await insertAttempt(trx, {
    examId,
    userNo,
    orgNo: exam.org_no,
    ownerUserNo: exam.owner_user_no,
    attemptNo: 1,
    paperVersionId: exam.paper_version_id,
    start: new Date(end.getTime() - WRITTEN_MS),
    deadline: exam.gmt_end,
    graceSeconds: exam.grace_seconds,
    passCents: exam.pass_cents,
    seed,
    slots: drawn.slots,
  });
  if (attemptId === undefined) return;
  await storeAnswers(trx, [{ attemptId, userNo, slot: 1, seq: 1, body: JSON.stringify({ text }), now: end }]);
  if (isOpen) return;
  await closeAttempts(trx, { attemptIds: [attemptId], now: end });
  await markAttempts(trx, [attemptId]);
  if (!mark) return;
  await sql`update exam_mark set mark_source = ${MARK_SOURCES.person}, marker_user_no = ${lecturer},
      cents = ${centsOf(mark.score)}, rubric = ${mark.rubric}::smallint[], note = ${mark.note}, needs_marker = false,
      version = 2
    where attempt_id = ${attemptId}`.execute(trx);
  await sumUp(trx, [attemptId]);
}

/** Somebody of those who fill classes. */
const loginName = (place: number): string =>
  `demo-class-${Math.floor(place / givenNames.length)}-${place % givenNames.length}`;
