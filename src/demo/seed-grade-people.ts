import { sql } from "kysely";
import type { Trx } from "../server/database/connect.ts";
import { givenNames, runningGrade, surnames } from "./content/grade-people.ts";
import { artworkAddress } from "./covers.ts";
import { dayAt, insertRows } from "./insert-rows.ts";

const HOUR_MS = 3_600_000;

/** People in the classes, and a class in progress: its announcements, timetable, exam, code and an application. */
export async function seedGradePeople(trx: Trx, now: Date): Promise<void> {
  // Nobody can sign in as they: they only fill the classes.
  const crowd = await insertRows<{ user_no: string }>(
    trx,
    "app_user",
    surnames.flatMap((surname, first) =>
      givenNames.map((given, second) => ({ login_name: `demo-class-${first}-${second}`, name: surname + given })),
    ),
    ["user_no"],
  );
  const userNos = crowd.map(({ user_no }) => user_no);
  await sql`insert into grade_member (grade_id, user_no, org_no, joined_by, gmt_join)
    select grade.id, one.user_no, grade.org_no, 3, least(begin_time, ${now}) - interval '2 days'
    from grade join unnest(${userNos}::bigint[]) with ordinality as one (user_no, sort) on one.sort <= grade.member_count`.execute(
    trx,
  );
  await sql`update grade set member_count =
    (select count(*) from grade_member where grade_id = grade.id and state = 1 and role = 3)`.execute(trx);
  await seedRunning(trx, now);
}

async function seedRunning(trx: Trx, now: Date): Promise<void> {
  const { slug, capacity, members, applicant, code, notices, lessons, examOwner } = runningGrade;
  const { rows } = await sql<{ id: string; org_no: string; owner: string }>`
    update grade set capacity = ${capacity}, state = 3 where cover = ${artworkAddress.grade(slug)}
    returning id, org_no, lecturer_user_no as owner`.execute(trx);
  const [grade] = rows;
  if (!grade) throw new Error(`The demo content names the class "${slug}", which there is not.`);
  const whose = { grade_id: grade.id, org_no: grade.org_no };
  await sql`with joined as (
      insert into grade_member (grade_id, user_no, org_no, joined_by, gmt_join)
      select ${grade.id}, user_no, ${grade.org_no}, 1, ${dayAt(now, -13, 9)} from app_user
      where mobile = any(${members}::text[]) returning user_no
    )
    update grade set member_count = member_count + (select count(*) from joined) where id = ${grade.id}`.execute(trx);
  await sql`insert into grade_application (grade_id, user_no, org_no, words, gmt_create)
    select ${grade.id}, user_no, ${grade.org_no}, ${applicant.words}, ${dayAt(now, -1, 20)} from app_user
    where mobile = ${applicant.mobile}`.execute(trx);
  await insertRows(trx, "grade_code", [
    { ...whose, code, max_uses: 20, used: members.length, author_user_no: grade.owner, gmt_create: dayAt(now, -14, 9) },
  ]);
  await insertRows(
    trx,
    "grade_notice",
    notices.map(({ daysAgo, title, body }) => ({
      ...whose,
      author_user_no: grade.owner,
      title,
      body,
      gmt_create: dayAt(now, -daysAgo, 10),
    })),
  );
  await insertRows(
    trx,
    "grade_lesson",
    lessons.map(({ days, name, note }) => {
      const begin = dayAt(now, days, 19, 30);
      return {
        ...whose,
        lesson_name: name,
        place: "线上直播间",
        note,
        gmt_begin: begin,
        gmt_end: new Date(begin.getTime() + 1.5 * HOUR_MS),
      };
    }),
  );
  await sql`insert into grade_exam (grade_id, exam_id, sort)
    select ${grade.id}, exam.id, 1 from exam join app_user on app_user.user_no = owner_user_no
    where app_user.mobile = ${examOwner} and is_putaway order by exam.id limit 1`.execute(trx);
}
