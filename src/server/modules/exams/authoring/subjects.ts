import { sql } from "kysely";
import type {
  DeleteExamSubjectBody,
  ExamSubject,
  ListExamSubjectsBody,
  ListExamSubjectsReply,
  SaveExamSubjectBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isMine, mayUseSubject, ownerOf } from "./owner.ts";

/** The subjects that one's questions can stand in: one's own, and those of the organisation; by words of their names. */
export function listExamSubjects(
  { keyword }: ListExamSubjectsBody,
  context: OperationContext,
): Promise<ListExamSubjectsReply> {
  const session = sessionIn(context);
  return withActor(context.db, actorOf(session), async (trx) => ({
    list: await subjects(trx, { orgNo: session.orgNo, keyword }),
  }));
}

/** Adds a subject, or renames one. NOT_FOUND where it is not one's own. */
export function saveExamSubject(
  { id, subjectName, sort }: SaveExamSubjectBody,
  context: OperationContext,
): Promise<ExamSubject> {
  const session = sessionIn(context);
  if (id !== undefined && !isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  const owner = ownerOf(session);
  return withActor(context.db, actorOf(session), async (trx) => {
    const values = { subject_name: subjectName.trim(), gmt_modified: now, ...(sort === undefined ? {} : { sort }) };
    const row =
      id === undefined
        ? await trx
            .insertInto("exam_subject")
            .values({ ...owner, sort: nextSubjectSort(owner), ...values, gmt_create: now })
            .returning("id")
            .executeTakeFirst()
        : await trx
            .updateTable("exam_subject")
            .set(values)
            .where("id", "=", id)
            .where("is_removed", "=", false)
            .returning("id")
            .executeTakeFirst();
    const [subject] = await subjects(trx, { orgNo: session.orgNo, id: row?.id ?? fail("NOT_FOUND") });
    return subject ?? fail("NOT_FOUND");
  });
}

/** Removes a subject. NOT_FOUND; EXAM_SUBJECT_IN_USE as long as a question stands in it. */
export async function deleteExamSubject(
  { id }: DeleteExamSubjectBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    // A question that is being saved holds its subject: it is counted once it is there.
    const subject = await trx
      .selectFrom("exam_subject")
      .where("id", "=", id)
      .where("is_removed", "=", false)
      .where(isMine("exam_subject"))
      .select("id")
      .forUpdate()
      .executeTakeFirst();
    if (!subject) fail("NOT_FOUND");
    const { count } = await trx
      .selectFrom("exam_question")
      .where("subject_id", "=", id)
      .where("is_removed", "=", false)
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow();
    if (count > 0) fail("EXAM_SUBJECT_IN_USE");
    await trx
      .updateTable("exam_subject")
      .set({ is_removed: true, gmt_modified: context.now() })
      .where("id", "=", id)
      .execute();
  });
  return {};
}

/** Behind the last one of the same owner. */
export function nextSubjectSort({ org_no, owner_user_no }: { org_no: string; owner_user_no: string | null }) {
  return sql<number>`(select coalesce(max(sort), 0) + 1 from exam_subject
    where org_no = ${org_no} and owner_user_no is not distinct from ${owner_user_no}::bigint)`;
}

const questionCount = sql<number>`(select count(*)::int from exam_question
  where subject_id = exam_subject.id and not is_removed)`.as("questionCount");

async function subjects(
  trx: Trx,
  { orgNo, id, keyword = "" }: { orgNo: string; id?: string; keyword?: string | undefined },
): Promise<ExamSubject[]> {
  const rows = await trx
    .selectFrom("exam_subject")
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "exam_subject.owner_user_no")
    .where(mayUseSubject(orgNo))
    .where("exam_subject.is_removed", "=", false)
    .$if(id !== undefined, (query) => query.where("exam_subject.id", "=", id ?? ""))
    .$if(keyword.trim() !== "", (query) => query.where(hasWords([sql<string>`exam_subject.subject_name`], keyword)))
    .select(["exam_subject.id", "subject_name", "exam_subject.sort", isMine("exam_subject").as("isMine")])
    .select("exam_subject.is_practice as isPractice")
    .select("lecturer.lecturer_name")
    .select(questionCount)
    .orderBy("exam_subject.sort")
    .orderBy("exam_subject.id")
    .limit(500)
    .execute();
  return rows.map(({ subject_name, lecturer_name, ...row }) => ({
    ...row,
    subjectName: subject_name,
    ...(lecturer_name === null ? {} : { ownerName: lecturer_name }),
  }));
}
