import { sql } from "kysely";
import {
  CertificateAwardEnum,
  ExamAttemptStateEnum,
  ExamKindEnum,
  type QuestionKindEnum,
} from "../../../../generated/enums.ts";
import type { ExamAnswerBody, ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";
import { addCompletions } from "../../certificates/index.ts";
import { selectNewestRegrades } from "../regrade/regrade-queries.ts";
import { markAnswer, type Marked } from "./mark-answer.ts";

/** Where a mark comes from: exam_mark.mark_source. */
export const MARK_SOURCES = { key: 1, person: 2, third: 3 } as const;

/** A place of an attempt with the answer that counts. */
export interface PlaceToMark {
  attemptId: string;
  examId: string;
  slot: number;
  versionId: string;
  maxCents: number;
  answer: ExamAnswerBody | null;
}

/**
 * Marks submitted attempts by the keys, in a transaction of scope `system`: all of them in a few statements. What a
 * person has marked stays. Marking them again, or twice at once, gives the same: whoever comes second finds them done.
 */
export async function markAttempts(trx: Trx, attemptIds: readonly string[]): Promise<void> {
  // In one order, so that of two transactions one waits for the other.
  const held = await sql<{ id: string }>`select id from exam_attempt
    where id = any(${attemptIds}::bigint[]) and grading_needed order by id for update`.execute(trx);
  const ids = held.rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await replaceHandedIn(trx, ids);
  const { rows: places } = await sql<PlaceToMark>`
    select ${placeColumns} from ${placesWithAnswers}
    where place.attempt_id = any(${ids}::bigint[]) and not exists (select from exam_mark
      where exam_mark.attempt_id = place.attempt_id and exam_mark.slot = place.slot and is_current)`.execute(trx);
  const marks = await markPlaces(trx, places);
  const column = <Value>(of: (mark: (typeof marks)[number]) => Value): Value[] => marks.map(of);
  await sql`insert into exam_mark (attempt_id, slot, mark_source, cents, needs_marker)
    select attempt_id, slot, ${MARK_SOURCES.key}, cents, needs_marker from unnest(
      ${column(({ attemptId }) => attemptId)}::bigint[], ${column(({ slot }) => slot)}::smallint[],
      ${column(({ cents }) => cents)}::int[], ${column(({ needsMarker }) => needsMarker)}::boolean[]
    ) as made (attempt_id, slot, cents, needs_marker)`.execute(trx);
  await sumUp(trx, ids);
}

/**
 * Homework that was handed in again replaces what was handed in before; what was begun again and closed by the server
 * replaces nothing, and does not count itself. Nearly all attempts are first ones, of which nothing is looked for.
 */
async function replaceHandedIn(trx: Trx, attemptIds: readonly string[]): Promise<void> {
  await sql`update exam_attempt as one set is_replaced = true
    from exam_attempt as newest join exam on exam.id = newest.exam_id
    where newest.id = any(${attemptIds}::bigint[]) and newest.attempt_no > 1 and exam.exam_kind = ${ExamKindEnum.homework}
      and one.exam_id = newest.exam_id and one.user_no = newest.user_no and not one.is_replaced
      and case when newest.is_by_server then one.id = newest.id and exists (
          select from exam_attempt as before where before.exam_id = newest.exam_id and before.user_no = newest.user_no
            and before.attempt_no < newest.attempt_no and not before.is_by_server)
        else one.attempt_no < newest.attempt_no end`.execute(trx);
}

const placeColumns = sql`place.attempt_id as "attemptId", attempt.exam_id as "examId", place.slot,
  place.question_version_id as "versionId", place.max_cents as "maxCents", answer.body as answer`;

const placesWithAnswers = sql`exam_attempt_slot as place
  join exam_attempt as attempt on attempt.id = place.attempt_id
  left join exam_answer as answer on answer.attempt_id = place.attempt_id and answer.slot = place.slot`;

/** What one place of an attempt gets by its key; undefined where it has none. */
export async function markPlace(
  trx: Trx,
  { attemptId, slot }: { attemptId: string; slot: number },
): Promise<Marked | undefined> {
  const { rows } = await sql<PlaceToMark>`select ${placeColumns} from ${placesWithAnswers}
    where place.attempt_id = ${attemptId} and place.slot = ${slot}`.execute(trx);
  return (await markPlaces(trx, rows))[0];
}

/** Places of attempts that were marked by their keys, with the cents that they have, in one page by attempt. */
export async function remarkPlaces(
  trx: Trx,
  attemptIds: readonly string[],
): Promise<
  { attemptId: string; examId: string; slot: number; before: number; after: number; answer: ExamAnswerBody }[]
> {
  const { rows } = await sql<PlaceToMark & { before: number }>`
    select ${placeColumns}, mark.cents as before from ${placesWithAnswers}
    join exam_mark as mark on mark.attempt_id = place.attempt_id and mark.slot = place.slot and mark.is_current
    where place.attempt_id = any(${attemptIds}::bigint[]) and mark.mark_source = ${MARK_SOURCES.key}
      and not mark.needs_marker and answer.body is not null
    order by place.attempt_id, place.slot`.execute(trx);
  const marks = await markPlaces(trx, rows);
  return rows.map(({ attemptId, examId, slot, before, answer }, place) => ({
    attemptId,
    examId,
    slot,
    before,
    after: marks[place]?.cents ?? before,
    answer: answer ?? {},
  }));
}

/** What places get by their keys, as the newest regrades of their exams have them. */
async function markPlaces(
  trx: Trx,
  places: readonly PlaceToMark[],
): Promise<(Marked & { attemptId: string; slot: number })[]> {
  const versions = await selectVersions(trx, [...new Set(places.map(({ versionId }) => versionId))]);
  const regrades = await selectNewestRegrades(trx, [...new Set(places.map(({ examId }) => examId))]);
  return places.map(({ attemptId, examId, slot, versionId, maxCents, answer }) => {
    const version = versions.get(versionId);
    if (!version) throw new Error(`there is no version ${versionId} of a question`);
    const regrade = regrades.get(`${examId}/${version.questionId}`);
    if (regrade?.isForEveryone) return { attemptId, slot, cents: maxCents, needsMarker: false };
    const { kind, body } = version;
    const key = regrade?.key ?? version.key ?? {};
    return { attemptId, slot, ...markAnswer({ kind, body, key, maxCents, answer: answer ?? undefined }) };
  });
}

interface VersionRow {
  id: string;
  questionId: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey | null;
}

/** Versions of questions with what is right in them: each once, however many attempts have it. */
async function selectVersions(trx: Trx, ids: readonly string[]): Promise<Map<string, VersionRow>> {
  const { rows } = await sql<VersionRow>`
    select version.id, version.question_id as "questionId", version.question_kind as kind, version.body, secret.key
    from exam_question_version as version left join exam_question_key as secret on secret.version_id = version.id
    where version.id = any(${ids}::bigint[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Adds the marks of attempts up; an attempt is finished when no answer waits for a person. Whoever passed may be due a
 * certificate.
 */
export async function sumUp(trx: Trx, attemptIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ examId: string; userNo: string; isPassed: boolean; now: Date }>`
    update exam_attempt set grading_needed = false, cents = coalesce(total.cents, 0) - total.cents_off,
      cents_off = total.cents_off,
      state = case when total.waits then ${ExamAttemptStateEnum.marking}::smallint
        else ${ExamAttemptStateEnum.finished}::smallint end
    from unnest(${attemptIds}::bigint[]) as given (id)
    join exam_attempt as own on own.id = given.id join exam on exam.id = own.exam_id
    cross join lateral (select sum(cents) as cents, bool_or(needs_marker) as waits,
        late_cents_off(coalesce(sum(cents), 0), own.gmt_submit, exam.gmt_due, exam.late_percent) as cents_off
      from exam_mark where attempt_id = given.id and is_current) as total
    where exam_attempt.id = given.id
    returning exam_attempt.exam_id as "examId", exam_attempt.user_no as "userNo", now() as now,
      exam_attempt.state = ${ExamAttemptStateEnum.finished}::smallint
        and exam_attempt.cents >= exam_attempt.pass_cents
        and not exam_attempt.is_replaced as "isPassed"`.execute(trx);
  const passed = rows.filter(({ isPassed }) => isPassed);
  if (passed.length === 0) return;
  await addCompletions(
    trx,
    passed.map(({ examId, userNo }) => ({ kind: CertificateAwardEnum.exam, sourceId: examId, userNo })),
    passed[0]!.now,
  );
}
