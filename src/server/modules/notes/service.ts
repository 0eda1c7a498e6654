import type {
  DeleteStudyNoteBody,
  DeleteStudyNoteReply,
  ListStudyNotesBody,
  ListStudyNotesReply,
  SaveStudyNoteBody,
  StudyNote,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { mayStudy, refuseUnheld, selectStudyPeriod } from "../media/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import {
  countNotes,
  deleteNote,
  insertNote,
  isPeriodOf,
  lockUser,
  selectNotes,
  updateNote,
  type NoteRow,
} from "./queries.ts";

/** Notes that a person can have of a course. */
export const MAX_NOTES = 500;

/** One's own notes of a course. */
export async function listStudyNotes(
  { courseId }: ListStudyNotesBody,
  context: OperationContext,
): Promise<ListStudyNotesReply> {
  const session = sessionIn(context);
  if (!isRecordId(courseId)) return { list: [] };
  const rows = await withActor(context.db, actorOf(session), (trx) =>
    selectNotes(trx, { userNo: session.userNo, courseId }),
  );
  return { list: rows.map((row) => presentNote(row, context)) };
}

/**
 * Writes a note, or changes the words of one. A new one only beside a lesson that one may study. NOT_FOUND for a lesson
 * that is not of the course or a note that is not one's own; COURSE_NOT_HELD; NOTE_TOO_MANY.
 */
export async function saveStudyNote(
  { id, courseId, periodId, seconds = 0, noteText }: SaveStudyNoteBody,
  context: OperationContext,
): Promise<StudyNote> {
  const session = sessionIn(context);
  const { userNo } = session;
  const now = context.now();
  if (!isRecordId(courseId) || !isRecordId(periodId) || (id !== undefined && !isRecordId(id))) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    // A course that is off the shelf keeps its notes, also those beside a lesson that was taken out: they may still be
    // worded anew.
    if (id !== undefined) return (await isPeriodOf(trx, { courseId, periodId })) || fail("NOT_FOUND");
    const period = (await selectStudyPeriod(trx, { courseId, periodId })) ?? fail("NOT_FOUND");
    return (await mayStudy(trx, { period, session, now })) || refuseUnheld(period);
  });
  const row = await withActor(context.db, actorOf(session), async (trx) => {
    if (id !== undefined)
      return (await updateNote(trx, { id, userNo, noteText: noteText.trim(), now })) ?? fail("NOT_FOUND");
    await lockUser(trx, userNo);
    if ((await countNotes(trx, { userNo, courseId })) >= MAX_NOTES)
      fail("NOTE_TOO_MANY", { args: { limit: MAX_NOTES } });
    return insertNote(trx, { userNo, courseId, periodId, seconds, noteText: noteText.trim(), now });
  });
  return presentNote(row, context);
}

/** Takes one's own note away. NOT_FOUND. */
export async function deleteStudyNote(
  { id }: DeleteStudyNoteBody,
  context: OperationContext,
): Promise<DeleteStudyNoteReply> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const isRemoved = await withActor(context.db, actorOf(session), (trx) =>
    deleteNote(trx, { id, userNo: session.userNo }),
  );
  if (!isRemoved) fail("NOT_FOUND");
  return {};
}

function presentNote(row: NoteRow, context: OperationContext): StudyNote {
  return {
    id: row.id,
    courseId: row.course_id,
    periodId: row.period_id,
    seconds: row.seconds,
    noteText: row.note_text,
    gmtCreate: dateTimeIn(context.site.settings.timeZone, row.gmt_create),
  };
}
