import { sql, type RawBuilder } from "kysely";

/**
 * What the lecturer calls a person: the name on the exam's list, as on the board, otherwise that of the account. The
 * statement has `app_user` of that person in it.
 *
 * @param examId the exam, as it is written in the statement
 */
export const learnerName = (examId: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce((
  select listed.person_name from exam_admission as listed
  where listed.exam_id = ${examId} and listed.user_no = app_user.user_no
  order by listed.gmt_revoke nulls first, listed.id limit 1), app_user.name)`;
