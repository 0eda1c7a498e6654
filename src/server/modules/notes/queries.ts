import type { Trx } from "../../database/connect.ts";

const columns = [
  "study_note.id",
  "study_note.course_id",
  "study_note.period_id",
  "study_note.seconds",
  "study_note.note_text",
  "study_note.gmt_create",
] as const;

export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

/** In the order of the lessons and of the moments in them. */
export function selectNotes(trx: Trx, { userNo, courseId }: { userNo: string; courseId: string }) {
  return trx
    .selectFrom("study_note")
    .innerJoin("period", "period.id", "study_note.period_id")
    .where("study_note.user_no", "=", userNo)
    .where("study_note.course_id", "=", courseId)
    .select(columns)
    .orderBy("period.sort")
    .orderBy("period.id")
    .orderBy("study_note.seconds")
    .orderBy("study_note.id")
    .execute();
}

export async function countNotes(
  trx: Trx,
  { userNo, courseId }: { userNo: string; courseId: string },
): Promise<number> {
  const { total } = await trx
    .selectFrom("study_note")
    .where("user_no", "=", userNo)
    .where("course_id", "=", courseId)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Lets one transaction of a person at a time go on. */
export async function lockUser(trx: Trx, userNo: string): Promise<void> {
  await trx.selectFrom("app_user").select("user_no").where("user_no", "=", userNo).forUpdate().execute();
}

export interface NewNote {
  userNo: string;
  courseId: string;
  periodId: string;
  seconds: number;
  noteText: string;
  now: Date;
}

export function insertNote(
  trx: Trx,
  { userNo, courseId, periodId, seconds, noteText, now }: NewNote,
): Promise<NoteRow> {
  return trx
    .insertInto("study_note")
    .values({
      user_no: userNo,
      course_id: courseId,
      period_id: periodId,
      seconds,
      note_text: noteText,
      gmt_create: now,
      gmt_modified: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** undefined where the person has no such note. */
export function updateNote(
  trx: Trx,
  { id, userNo, noteText, now }: { id: string; userNo: string; noteText: string; now: Date },
): Promise<NoteRow | undefined> {
  return trx
    .updateTable("study_note")
    .set({ note_text: noteText, gmt_modified: now })
    .where("id", "=", id)
    .where("user_no", "=", userNo)
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteNote(trx: Trx, { id, userNo }: { id: string; userNo: string }): Promise<boolean> {
  const removed = await trx
    .deleteFrom("study_note")
    .where("id", "=", id)
    .where("user_no", "=", userNo)
    .returning("id")
    .execute();
  return removed.length > 0;
}

/** Whether a period is one of a course that can be seen, so that notes stand beside something. */
export async function isPeriodOf(
  trx: Trx,
  { courseId, periodId }: { courseId: string; periodId: string },
): Promise<boolean> {
  return (
    (await trx
      .selectFrom("period")
      .where("id", "=", periodId)
      .where("course_id", "=", courseId)
      .select("id")
      .executeTakeFirst()) !== undefined
  );
}
