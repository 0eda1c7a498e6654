import { sql } from "kysely";
import type { ExamAnswerBody, HomeworkFile } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { sessionIn } from "../../../lib/require-session.ts";

/** Files of one attempt, those that were taken out of an answer again included. */
const MAX_FILES = 100;

/**
 * Writes down which files answers name, so that who marks them may read them. Gives the places of answers with a file
 * that is not the person's own, was not uploaded as homework, or that the exam does not take.
 */
export async function keepFiles(
  { attemptId, answers }: { attemptId: string; answers: readonly { slot: number; body: ExamAnswerBody }[] },
  context: OperationContext,
): Promise<number[]> {
  const { userNo } = sessionIn(context);
  const named = [...new Set(answers.flatMap(({ body }) => body.files ?? []))];
  const { rows } = await withActor(context.db, systemActor, async (trx) => {
    await sql`insert into exam_answer_file (attempt_id, file_no, org_no)
      select attempt.id, upload.file_no, attempt.org_no
      from exam_attempt as attempt join exam on exam.id = attempt.exam_id
        join upload on upload.user_no = attempt.user_no and upload.file_no = any(${named}::text[])
      where attempt.id = ${attemptId} and attempt.user_no = ${userNo} and exam.is_file_taken
        and upload.purpose = 'homework' and upload.state = 'finished'
        and (select count(*) from exam_answer_file as kept where kept.attempt_id = attempt.id) + ${named.length} <= ${MAX_FILES}
      for share of upload
      on conflict do nothing`.execute(trx);
    return sql<{
      file_no: string;
    }>`select file_no from exam_answer_file join exam_attempt on exam_attempt.id = attempt_id
      where attempt_id = ${attemptId} and user_no = ${userNo} and file_no = any(${named}::text[])`.execute(trx);
  });
  const own = new Set(rows.map(({ file_no }) => file_no));
  return answers.flatMap(({ slot, body }) => (body.files?.every((file) => own.has(file)) ? [] : [slot]));
}

/** A file that no answer names by then is not going to be: pages name what they send at once, or after an hour offline. */
const UNNAMED_MS = 86_400_000;
const AT_ONCE = 500;

/** Gives up files that were sent as homework and that no answer names: the cleanup of uploads removes them. */
export async function releaseUnnamedFiles(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNNAMED_MS);
  for (;;) {
    const released = await withActor(db, systemActor, async (trx) => {
      const unnamed = sql`purpose = 'homework' and state = 'finished' and gmt_modified < ${before}
        and not exists (select from exam_answer_file as kept where kept.file_no = upload.file_no)`;
      const { rows } = await sql<{ file_no: string }>`select file_no from upload where ${unnamed}
        order by file_no limit ${AT_ONCE} for update skip locked`.execute(trx);
      const held = rows.map(({ file_no }) => file_no);
      // An answer that names one meanwhile waits for the lock, or came before it and is seen now.
      await sql`update upload set state = 'failed' where file_no = any(${held}::text[]) and ${unnamed}`.execute(trx);
      return held.length;
    });
    if (released < AT_ONCE) return;
  }
}

/** The files that answers of some attempts name, or named. In scope `system`. */
export async function selectFiles(trx: Trx, attemptIds: readonly string[]): Promise<HomeworkFile[]> {
  const { rows } = await sql<HomeworkFile>`
    select distinct upload.file_no as "fileNo", upload.file_name as "fileName", upload.file_size::float8 as "fileSize"
    from exam_answer_file join upload using (file_no) where attempt_id = any(${attemptIds}::bigint[])`.execute(trx);
  return rows;
}
