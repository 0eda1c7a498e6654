import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** Whoever sat without a clock has at least this long, when the exam gets an end. */
const LEAST_MINUTES = 10;

/**
 * Gives those who sit an exam the time that its settings and their extra time give them now, in a transaction of scope
 * `system`: longer where that is later, and never shorter. Gives how many have more time.
 */
export async function lengthenDeadlines(
  trx: Trx,
  { examId, userNo, now }: { examId: string; userNo?: string | undefined; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with sitting as (
      select attempt.id, attempt.gmt_deadline,
        least(attempt.gmt_start + exam.limit_minutes * interval '1 minute' + greatest(
          (select extra_seconds * interval '1 second' from exam_member as member
            where member.exam_id = exam.id and member.user_no = attempt.user_no and member.gmt_revoke is null),
          (select max(extra_ms) * interval '1 millisecond' from exam_admission as admission
            where admission.exam_id = exam.id and admission.user_no = attempt.user_no and admission.gmt_revoke is null),
          interval '0'), case when exam.exam_kind = 2 and attempt.attempt_no > 1 then least(exam.gmt_due, exam.gmt_end)
          else exam.gmt_end end) as due
      from exam_attempt as attempt join exam on exam.id = attempt.exam_id
      where attempt.exam_id = ${examId} and attempt.state = 1
        and ${userNo === undefined ? sql`true` : sql`attempt.user_no = ${userNo}`}
    )
    update exam_attempt as attempt set gmt_deadline = case
      when sitting.due is null then null
      when sitting.gmt_deadline is null then greatest(sitting.due, ${now}::timestamptz + ${LEAST_MINUTES} * interval '1 minute')
      else greatest(sitting.due, sitting.gmt_deadline) end
    from sitting where attempt.id = sitting.id and attempt.state = 1
      and (sitting.due > sitting.gmt_deadline or (sitting.due is null) <> (sitting.gmt_deadline is null))`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
