import { sql } from "kysely";
import { GradeStateEnum } from "../../../../generated/enums.ts";
import { fail } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";

/** What a stored membership says: see the columns of `grade_member`. */
export const GRADE_MEMBER = { active: 1, left: 2, removed: 3 } as const;
export const JOINED_BY = { code: 1, application: 2, list: 3, hand: 4, order: 5 } as const;

export type GradeRow = Awaited<ReturnType<typeof lockGrade>>;

export interface GradeJoining {
  gradeId: string;
  people: readonly { userNo: string; memberNumber?: string }[];
  by: keyof typeof JOINED_BY;
  now: Date;
}

/**
 * Lets one change of a class's places at a time go on, and gives the class as it is then. Not `for update`: rows that
 * name the class may be added meanwhile. In scope `system`.
 */
export async function lockGrade(trx: Trx, gradeId: string) {
  const row = await trx.selectFrom("grade").where("id", "=", gradeId).selectAll().forNoKeyUpdate().executeTakeFirst();
  return row ?? fail("NOT_FOUND");
}

/** GRADE_CLOSED where nobody can come into a class now: it is a draft, or closed. */
export function refuseClosed({ state }: Pick<GradeRow, "state">): void {
  if (state === GradeStateEnum.draft || state === GradeStateEnum.closed) fail("GRADE_CLOSED");
}

/**
 * Takes people into a class that is locked, as many as it has places, in their order; gives those who were not in it
 * before. Who comes back finds what they have left, and if they left by themselves the order that paid for it. The place
 * is taken by one statement that the capacity guards; places that orders hold are not free.
 */
export async function takeIn(trx: Trx, { gradeId, people, by, now }: GradeJoining): Promise<string[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<{ user_no: string }>`
    with place as (
      select least(coalesce(capacity - member_count - held_count, 2147483647), 2147483647) as free, org_no
      from grade where id = ${gradeId}
    ), wanted as (
      select user_no, member_number, sort from jsonb_to_recordset(${JSON.stringify(
        people.map(({ userNo, memberNumber = "" }, sort) => ({ user_no: userNo, member_number: memberNumber, sort })),
      )}::jsonb) as one (user_no bigint, member_number text, sort integer)
      where not exists (select from grade_member where grade_id = ${gradeId}
        and grade_member.user_no = one.user_no and state = ${GRADE_MEMBER.active})
      order by sort limit greatest((select free from place), 0)
    ), joined as (
      insert into grade_member (grade_id, user_no, org_no, joined_by, member_number, gmt_join)
      select ${gradeId}, user_no, org_no, ${JOINED_BY[by]}, member_number, ${now} from wanted, place
      on conflict (grade_id, user_no) do update set state = ${GRADE_MEMBER.active}, role = 3,
        joined_by = case when grade_member.state = ${GRADE_MEMBER.left} and grade_member.order_no is not null
          then ${JOINED_BY.order} else excluded.joined_by end,
        order_no = case when grade_member.state = ${GRADE_MEMBER.left} then grade_member.order_no end,
        gmt_join = excluded.gmt_join, gmt_leave = null,
        member_number = coalesce(nullif(excluded.member_number, ''), grade_member.member_number)
      returning user_no
    ), counted as (
      update grade set member_count = member_count + (select count(*) from joined)
      where id = ${gradeId} and (capacity is null or member_count + held_count + (select count(*) from joined) <= capacity)
      returning id
    )
    select user_no from joined where exists (select from counted)`.execute(trx);
  const joined = rows.map(({ user_no }) => user_no);
  await settleAsked(trx, { gradeId, userNos: joined, now });
  return joined;
}

/** Who is in a class neither asks for it any more nor is on its list. In scope `system`. */
export async function settleAsked(
  trx: Trx,
  { gradeId, userNos, now }: { gradeId: string; userNos: readonly string[]; now: Date },
): Promise<void> {
  await sql`update grade_application set state = 2, gmt_decide = ${now}
    where grade_id = ${gradeId} and state = 1 and user_no = any(${userNos}::bigint[])`.execute(trx);
  await sql`delete from grade_invitee using app_user where grade_id = ${gradeId}
    and app_user.mobile = grade_invitee.mobile and app_user.user_no = any(${userNos}::bigint[])`.execute(trx);
}

/** Takes one person in. GRADE_FULL; GRADE_ALREADY_IN where they are in it. */
export async function takeInOne(trx: Trx, joining: Omit<GradeJoining, "people"> & { userNo: string }): Promise<void> {
  const { gradeId, userNo } = joining;
  const joined = await takeIn(trx, { ...joining, people: [{ userNo }] });
  if (joined.length > 0) return;
  const there = await trx
    .selectFrom("grade_member")
    .where("grade_id", "=", gradeId)
    .where("user_no", "=", userNo)
    .where("state", "=", GRADE_MEMBER.active)
    .select("user_no")
    .executeTakeFirst();
  fail(there ? "GRADE_ALREADY_IN" : "GRADE_FULL");
}

/** Lets people go, by themselves or by others; gives those who were in the class. Rows and what they did stay. */
export async function letGo(
  trx: Trx,
  { gradeId, userNos, as, now }: { gradeId: string; userNos: readonly string[]; as: "left" | "removed"; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ user_no: string }>`
    with gone as (
      update grade_member set state = ${GRADE_MEMBER[as]}, gmt_leave = ${now}
      where grade_id = ${gradeId} and user_no = any(${userNos}::bigint[]) and state = ${GRADE_MEMBER.active}
      returning user_no, role
    ), counted as (
      update grade set member_count = greatest(member_count - (select count(*) from gone where role = 3), 0)
      where id = ${gradeId} returning id
    )
    select user_no from gone where exists (select from counted)`.execute(trx);
  return rows.map(({ user_no }) => user_no);
}

/** Those of some people who are in a class that an exam is given to, in a transaction of scope `system`. */
export async function gradeMembersAmong(
  trx: Trx,
  { userNos, examId }: { userNos: string[]; examId: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ user_no: string }>`
    select distinct user_no from grade_exam join grade_member using (grade_id) join grade on grade.id = grade_id
    where exam_id = ${examId} and user_no = any(${userNos}::bigint[]) and grade_member.state = ${GRADE_MEMBER.active}
      and grade.state in (${GradeStateEnum.open}, ${GradeStateEnum.running})`.execute(trx);
  return new Set(rows.map(({ user_no }) => user_no));
}
