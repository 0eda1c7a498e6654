import { createHash } from "node:crypto";
import { sql } from "kysely";
import { CertificateAwardEnum, ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type {
  ExamQuestionKey,
  ExamRegrade,
  GetExamRegradeBody,
  SaveExamRegradeBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { addCompletions } from "../../certificates/index.ts";
import { markAnswer } from "../marking/mark-answer.ts";
import { MARK_SOURCES } from "../marking/mark-attempt.ts";
import { centsOf, pointsOf } from "../points.ts";
import { ownExamRow, type OwnExamRow } from "../results/own-exam.ts";
import { notifyLearners } from "../results/notify-learners.ts";
import { selectNewestKey, selectPlaces, type PlaceRow } from "./regrade-queries.ts";

/** Attempts that a difference names. */
const MAX_CHANGES = 200;
/** Where a mark comes from that a regrade made. */
export const REGRADE_SOURCE = 4;

/** What a regrade of a question of an exam would change. NOT_FOUND. */
export async function getExamRegrade(input: GetExamRegradeBody, context: OperationContext): Promise<ExamRegrade> {
  const exam = await ownExamRow(input.examId, context);
  return withActor(context.db, systemActor, async (trx) => presentPlan(exam, await planOf(trx, exam, input)));
}

/**
 * Carries out a regrade: the marks by the key become those by the new one, and both scores are kept. NOT_FOUND;
 * EXAM_CHANGED where it would change something else than what was shown, and then nothing is changed.
 */
export async function saveExamRegrade(
  { digest, note = "", ...input }: SaveExamRegradeBody,
  context: OperationContext,
): Promise<ExamRegrade> {
  const session = sessionIn(context);
  const exam = await ownExamRow(input.examId, context);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    // One after the other, and none while marks are written: those lock their attempts.
    await sql`select pg_advisory_xact_lock(hashtext('exam regrade'), hashtext(${exam.id}))`.execute(trx);
    await sql`select id from exam_attempt where exam_id = ${exam.id} order by id for update`.execute(trx);
    const plan = await planOf(trx, exam, input);
    const shown = presentPlan(exam, plan);
    if (shown.digest !== digest) fail("EXAM_CHANGED");
    const { id } = await trx
      .insertInto("exam_regrade")
      .values({
        exam_id: exam.id,
        org_no: exam.org_no,
        owner_user_no: exam.owner_user_no,
        question_id: input.questionId,
        is_for_everyone: input.how === "everyone",
        key: input.how === "everyone" ? null : JSON.stringify(plan.key),
        max_cents: input.score === undefined ? null : centsOf(input.score),
        changed_count: shown.changedCount,
        note: note.trim(),
        author_user_no: session.userNo,
        gmt_create: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await carryOut(trx, { examId: exam.id, plan, regradeId: id, userNo: session.userNo, note: note.trim(), now });
    await tellChanged(trx, id, context);
    await recordAudit(trx, {
      ...auditActor(session),
      action: "exam.regrade",
      orgNo: exam.org_no,
      subject: `exam:${exam.id}`,
      detail: {
        question: input.questionId,
        how: input.how,
        ...(input.score === undefined ? {} : { score: input.score }),
        changed: shown.changedCount,
        regrade: id,
      },
    });
    return shown;
  });
}

/** Tells those whose score became another. */
async function tellChanged(trx: Trx, regradeId: string, context: OperationContext): Promise<void> {
  const { rows } = await sql<{ id: string }>`select changed.attempt_id as id
    from exam_regrade_attempt as changed join exam_attempt as attempt on attempt.id = changed.attempt_id
    where regrade_id = ${regradeId} and cents_before <> cents_after and not attempt.is_replaced`.execute(trx);
  await notifyLearners(trx, { attemptIds: rows.map(({ id }) => id), news: "changed" }, context);
}

interface Planned extends PlaceRow {
  cents: number;
  newMax: number;
  /** Whether a person marked it: it is not marked by a key again. */
  isByPerson: boolean;
}

interface Plan {
  asked: Asked;
  key: ExamQuestionKey;
  isForEveryone: boolean;
  /** The places of the question in all attempts at the exam. */
  places: Planned[];
}

type Asked = Pick<GetExamRegradeBody, "questionId" | "how" | "score">;

async function planOf(trx: Trx, exam: OwnExamRow, asked: Asked): Promise<Plan> {
  const { questionId, how, score } = asked;
  if (!isRecordId(questionId)) fail("NOT_FOUND");
  const rows = await selectPlaces(trx, { examId: exam.id, questionId });
  if (rows.length === 0) fail("NOT_FOUND");
  const key = (await selectNewestKey(trx, questionId)) ?? fail("NOT_FOUND");
  return {
    asked,
    key,
    isForEveryone: how === "everyone",
    places: rows.map((row) => {
      const newMax = score === undefined ? row.maxCents : centsOf(score);
      const isByPerson = row.source !== null && row.source !== MARK_SOURCES.key && row.source !== REGRADE_SOURCE;
      const scaled = row.maxCents > 0 ? Math.round((row.oldCents * newMax) / row.maxCents) : 0;
      const cents =
        how === "everyone"
          ? newMax
          : isByPerson || row.needsMarker
            ? scaled
            : markAnswer({ kind: row.kind, body: row.body, key, maxCents: newMax, answer: row.answer ?? undefined })
                .cents;
      return { ...row, cents, newMax, isByPerson };
    }),
  };
}

/** Whether an attempt has marks: of those that are open or not marked yet nothing is counted. */
const isMarked = ({ state, source }: PlaceRow): boolean => state >= ExamAttemptStateEnum.submitted && source !== null;

function presentPlan(exam: OwnExamRow, { asked: { how, score }, places }: Plan): ExamRegrade {
  const marked = places.filter(isMarked).map((place) => {
    const before = place.totalCents ?? 0;
    const after = before + place.cents - place.oldCents;
    return { place, before, after, wasPassed: before >= place.passCents, isPassed: after >= place.passCents };
  });
  const changed = marked.filter(({ place, before, after }) => before !== after || place.maxCents !== place.newMax);
  const digest = createHash("sha256")
    .update(
      JSON.stringify([
        exam.id,
        places.map(({ attemptId, slot, oldCents, cents, newMax }) => [attemptId, slot, oldCents, cents, newMax]),
      ]),
    )
    .digest("hex");
  return {
    examId: exam.id,
    how,
    ...(score === undefined ? {} : { score }),
    digest,
    attemptCount: marked.length,
    changedCount: changed.length,
    upCount: changed.filter(({ before, after }) => after > before).length,
    downCount: changed.filter(({ before, after }) => after < before).length,
    passedBefore: marked.filter(({ wasPassed }) => wasPassed).length,
    passedAfter: marked.filter(({ isPassed }) => isPassed).length,
    personCount: marked.filter(({ place }) => place.isByPerson).length,
    changeList: changed
      .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
      .slice(0, MAX_CHANGES)
      .map(({ place, before, after, wasPassed, isPassed }) => ({
        attemptId: place.attemptId,
        learnerName: place.learnerName,
        before: pointsOf(before),
        after: pointsOf(after),
        wasPassed,
        isPassed,
      })),
  };
}

interface ToCarryOut {
  examId: string;
  plan: Plan;
  regradeId: string;
  userNo: string;
  note: string;
  now: Date;
}

/** Writes the marks, what places give, and the sums; in a few statements, however many attempts there are. */
async function carryOut(trx: Trx, { examId, plan, regradeId, userNo, note, now }: ToCarryOut): Promise<void> {
  const scaled = plan.places.filter(({ maxCents, newMax }) => maxCents !== newMax);
  const changed = plan.places.filter(
    (place) =>
      isMarked(place) &&
      (place.cents !== place.oldCents || place.maxCents !== place.newMax || (plan.isForEveryone && place.needsMarker)),
  );
  const listed = (places: readonly Planned[]) =>
    JSON.stringify(
      places.map(({ attemptId, slot, cents, newMax }) => ({ attempt: attemptId, slot, cents, most: newMax })),
    );
  const as = sql`as made (attempt bigint, slot smallint, cents integer, most integer)`;
  const given = sql`jsonb_to_recordset(${listed(changed)}::jsonb) ${as}`;
  await sql`insert into exam_regrade_attempt (regrade_id, attempt_id, cents_before, cents_after, max_before, max_after)
    select ${regradeId}, attempt.id, coalesce(attempt.cents, 0), coalesce(attempt.cents, 0), attempt.max_cents,
      attempt.max_cents
    from exam_attempt as attempt where attempt.id in (select attempt from ${given})`.execute(trx);
  await sql`update exam_attempt_slot as place set max_cents = made.most
    from jsonb_to_recordset(${listed(scaled)}::jsonb) ${as}
    where place.attempt_id = made.attempt and place.slot = made.slot`.execute(trx);
  const { rows: old } = await sql<{ attempt: string; slot: number; version: number; needs: boolean }>`
    update exam_mark as mark set is_current = false from ${given}
    where mark.attempt_id = made.attempt and mark.slot = made.slot and mark.is_current
    returning mark.attempt_id as attempt, mark.slot, mark.version, mark.needs_marker as needs`.execute(trx);
  const before = new Map(old.map((one) => [`${one.attempt} ${one.slot}`, one]));
  const marks = changed.map(({ attemptId, slot, cents, isByPerson, source }) => {
    const mark = before.get(`${attemptId} ${slot}`);
    return {
      attempt: attemptId,
      slot,
      cents,
      version: (mark?.version ?? 0) + 1,
      // Nobody has to look at what everybody gets all points for.
      needs: !plan.isForEveryone && (mark?.needs ?? false),
      // A person's mark stays a person's, so that no later key overrules it.
      source: isByPerson ? source : REGRADE_SOURCE,
    };
  });
  await sql`insert into exam_mark (attempt_id, slot, mark_source, marker_user_no, cents, note, version, needs_marker,
      gmt_create)
    select attempt, slot, source, ${userNo}::bigint, cents, ${note}, version, needs, ${now}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as made (attempt bigint, slot smallint, cents integer, version integer, needs boolean, source smallint)`.execute(
    trx,
  );
  const ids = [...new Set([...scaled, ...changed].map(({ attemptId }) => attemptId))];
  const { rows: passed } = await sql<{ userNo: string; isPassed: boolean }>`
    update exam_attempt set
      max_cents = (select coalesce(sum(exam_attempt_slot.max_cents), 0) from exam_attempt_slot where attempt_id = exam_attempt.id),
      cents = case when exam_attempt.cents is null then null
        else (select coalesce(sum(mark.cents), 0) - late_cents_off(coalesce(sum(mark.cents), 0), exam_attempt.gmt_submit,
          exam.gmt_due, exam.late_percent) from exam_mark as mark
          where mark.attempt_id = exam_attempt.id and mark.is_current) end,
      cents_off = (select late_cents_off(coalesce(sum(mark.cents), 0), exam_attempt.gmt_submit, exam.gmt_due,
          exam.late_percent) from exam_mark as mark where mark.attempt_id = exam_attempt.id and mark.is_current),
      state = case when state = ${ExamAttemptStateEnum.marking} and not exists (select from exam_mark
        where attempt_id = exam_attempt.id and is_current and needs_marker)
        then ${ExamAttemptStateEnum.finished}::smallint else state end
    from exam where exam.id = exam_attempt.exam_id and exam_attempt.id = any(${ids}::bigint[])
    returning user_no as "userNo", state = ${ExamAttemptStateEnum.finished}::smallint and exam_attempt.cents >= exam_attempt.pass_cents
      and not is_replaced as "isPassed"`.execute(trx);
  await addCompletions(
    trx,
    passed.flatMap(({ userNo: holder, isPassed }) =>
      isPassed ? [{ kind: CertificateAwardEnum.exam, sourceId: examId, userNo: holder }] : [],
    ),
    now,
  );
  await sql`update exam_regrade_attempt as changed set cents_after = coalesce(attempt.cents, 0), max_after = attempt.max_cents
    from exam_attempt as attempt where attempt.id = changed.attempt_id and changed.regrade_id = ${regradeId}`.execute(
    trx,
  );
}
