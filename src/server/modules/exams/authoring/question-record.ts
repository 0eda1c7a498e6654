import { sql } from "kysely";
import type { ExamQuestionRecord, GetExamQuestionRecordBody } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { selectPapersWith } from "./paper-queries.ts";

const MAX_VERSIONS = 100;
const MAX_DUPLICATES = 20;

/** Versions, use and statistics of a question. NOT_FOUND where it is not one's own. */
export function getExamQuestionRecord(
  { id }: GetExamQuestionRecordBody,
  context: OperationContext,
): Promise<ExamQuestionRecord> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const versions = await selectVersions(trx, id);
    if (versions.length === 0) fail("NOT_FOUND");
    const use = await selectUse(trx, id);
    return {
      id,
      versionList: versions.map(({ version_no, gmt_create, author }, place) => ({
        versionNo: version_no,
        href: `/account/exams/question/edit?questionId=${id}${place === 0 ? "" : `&versionNo=${version_no}`}`,
        gmtCreate: dateTimeIn(context.site.settings.timeZone, gmt_create),
        ...(author === null ? {} : { authorName: author }),
      })),
      paperList: await selectPapersWith(trx, id),
      duplicateList: await selectDuplicates(trx, id),
      attemptCount: use.attempts,
      markedCount: use.marked,
      ...(use.facility === null ? {} : { facility: use.facility }),
    };
  });
}

function selectVersions(trx: Trx, id: string) {
  return trx
    .selectFrom("exam_question_version as version")
    .innerJoin("exam_question", "exam_question.id", "version.question_id")
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "version.author_user_no")
    .where("exam_question.id", "=", id)
    .where("exam_question.is_removed", "=", false)
    .select(["version.version_no", "version.gmt_create", "lecturer.lecturer_name as author"])
    .orderBy("version.version_no", "desc")
    .limit(MAX_VERSIONS)
    .execute();
}

async function selectDuplicates(trx: Trx, id: string): Promise<ExamQuestionRecord["duplicateList"]> {
  const { rows } = await sql<ExamQuestionRecord["duplicateList"][number]>`
    select other.id, exam_subject.subject_name as "subjectName", left(other.words, 160) as words
    from exam_question join exam_question as other
      on other.org_no = exam_question.org_no and other.body_hash = exam_question.body_hash
      and other.id <> exam_question.id and not other.is_removed
    join exam_subject on exam_subject.id = other.subject_id
    where exam_question.id = ${id} order by other.id desc limit ${MAX_DUPLICATES}`.execute(trx);
  return rows;
}

/** How often it was asked, in all its versions, and what share of its points it gave: where a person still marks, nothing. */
async function selectUse(trx: Trx, id: string) {
  const { rows } = await sql<{ attempts: number; marked: number; facility: number | null }>`
    select count(*)::int as attempts, count(mark.cents)::int as marked,
      avg(greatest(0, mark.cents)::float8 / nullif(place.max_cents, 0)) as facility
    from exam_question_version as version
    join exam_attempt_slot as place on place.question_version_id = version.id
    left join exam_mark as mark on mark.attempt_id = place.attempt_id and mark.slot = place.slot
      and mark.is_current and not mark.needs_marker
    where version.question_id = ${id}`.execute(trx);
  return rows[0] ?? { attempts: 0, marked: 0, facility: null };
}
