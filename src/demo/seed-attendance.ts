import { sql } from "kysely";
import type { Trx } from "../server/database/connect.ts";

/** Signed in this long before the lesson at most, and over this many seconds. */
const EARLY = "4 minutes";
const SPREAD_SECONDS = 420;

/**
 * Who was at the lessons of classes that are over: most by the QR code, some by the six digits, some late, excused or
 * absent; and two who used one browser.
 */
export async function seedAttendance(trx: Trx, now: Date): Promise<void> {
  await sql`insert into grade_attendance (lesson_id, grade_id, org_no, author_user_no, gmt_open, gmt_close, gmt_late)
    select lesson.id, grade.id, grade.org_no, lecturer_user_no, lesson.gmt_begin - interval '5 minutes',
      lesson.gmt_begin + interval '30 minutes', lesson.gmt_begin + interval '10 minutes'
    from grade_lesson as lesson join grade on grade.id = grade_id where lesson.gmt_end <= ${now}
    on conflict do nothing`.execute(trx);
  await sql`with people as (
      select lesson.id as lesson_id, lesson.gmt_begin, member.user_no, lesson.grade_id, lesson.org_no,
        (member.user_no * 7 + lesson.id * 11) % 23 as lot,
        (member.user_no * 37 + lesson.id * 101) % ${SPREAD_SECONDS} * interval '1 second' as later,
        row_number() over (partition by lesson.id order by member.user_no) as place
      from grade_attendance join grade_lesson as lesson on lesson.id = lesson_id
      join grade_member as member on member.grade_id = lesson.grade_id
      where lesson.gmt_end <= ${now} and role = 3 and member.state = 1 and gmt_join < lesson.gmt_end
    )
    insert into grade_attendee (lesson_id, user_no, grade_id, org_no, state, signed_by, gmt_sign, browser_hash, reason,
      gmt_correct)
    select lesson_id, user_no, grade_id, org_no, case lot when 1 then 2 when 2 then 3 else 1 end,
      case lot when 2 then null when 3 then 2 else 1 end,
      case lot when 1 then gmt_begin + interval '11 minutes' + later when 2 then null
        else gmt_begin - ${EARLY}::interval + later end,
      case when lot <> 2 and place <= 2 then 'demo ' || lesson_id end,
      case lot when 2 then '请假' else '' end, case lot when 2 then gmt_begin end
    from people where lot > 0 on conflict do nothing`.execute(trx);
}
