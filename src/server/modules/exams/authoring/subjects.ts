import { sql } from "kysely";
import type {
  DeleteExamSubjectBody,
  ExamSubject,
  ListExamSubjectsReply,
  SaveExamSubjectBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isMine, mayUseSubject, ownerOf } from "./owner.ts";

/** The subjects that one's questions can stand in: one's own, and those of the organisation. */
export function listExamSubjects(context: OperationContext): Promise<ListExamSubjectsReply> {
  const session = sessionIn(context);
  return withActor(context.db, actorOf(session), async (trx) => ({
    list: await subjects(trx, { orgNo: session.orgNo }),
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
  return withActor(context.db, actorOf(session), async (trx) => {
    const values = { subject_name: subjectName.trim(), gmt_modified: now, ...(sort === undefined ? {} : { sort }) };
    const row =
      id === undefined
        ? await trx
            .insertInto("exam_subject")
            .values({ ...ownerOf(session), ...values, gmt_create: now })
            .returning("id")
            .executeTakeFirst()
        : await trx.updateTable("exam_subject").set(values).where("id", "=", id).returning("id").executeTakeFirst();
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
    await trx
      .deleteFrom("exam_subject")
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst()
      .catch((error: unknown) =>
        (error as { code?: string }).code === "23503"
          ? fail("EXAM_SUBJECT_IN_USE")
          : fail("UNEXPECTED", { cause: error }),
      )
      .then((row) => row ?? fail("NOT_FOUND"));
  });
  return {};
}

async function subjects(trx: Trx, { orgNo, id }: { orgNo: string; id?: string }): Promise<ExamSubject[]> {
  const rows = await trx
    .selectFrom("exam_subject")
    .where(mayUseSubject(orgNo))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .select(["id", "subject_name", "sort", isMine("exam_subject").as("isMine")])
    .select(
      sql<number>`(select count(*)::int from exam_question where subject_id = exam_subject.id and not is_removed)`.as(
        "questionCount",
      ),
    )
    .orderBy("sort")
    .orderBy("id")
    .limit(500)
    .execute();
  return rows.map(({ subject_name, ...row }) => ({ ...row, subjectName: subject_name }));
}
