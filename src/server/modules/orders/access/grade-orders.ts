import { sql } from "kysely";
import { GradeRoleEnum, GradeStateEnum, UserTypeEnum } from "../../../../generated/enums.ts";
import { fail } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";
import type { Good } from "../goods.ts";
import { GRADE_MEMBER, JOINED_BY, settleAsked } from "./grade-places.ts";

/** A class that somebody came into by an order. */
export interface JoinedGrade {
  id: string;
  grade_name: string;
  org_no: string;
}

/**
 * Holds a place for each class of an order that is made: it is nobody else's until the order is handed over or closed.
 * ORDER_GRADE_FULL, with the name, where a class has none left. In scope `system`.
 */
export async function holdPlaces(trx: Trx, goods: readonly Pick<Good, "gradeId" | "lineName">[]): Promise<void> {
  const gradeIds = goods.flatMap(({ gradeId }) => gradeId ?? []);
  if (gradeIds.length === 0) return;
  await lockGrades(trx, sql`select unnest(${gradeIds}::bigint[])`);
  const { rows } = await sql<{ id: string }>`update grade set held_count = held_count + 1
    where id = any(${gradeIds}::bigint[]) and state in (${GradeStateEnum.open}, ${GradeStateEnum.running})
      and (capacity is null or member_count + held_count < capacity) returning id`.execute(trx);
  const held = new Set(rows.map(({ id }) => id));
  const full = goods.find(({ gradeId }) => gradeId !== null && !held.has(gradeId));
  if (full) fail("ORDER_GRADE_FULL", { args: { name: full.lineName }, data: { gradeId: full.gradeId } });
}

/** Gives back the places of orders that were closed, by who closed them. In scope `system`. */
export async function freePlaces(trx: Trx, orderNos: readonly string[]): Promise<void> {
  const lines = sql`select grade_id from order_line where order_no = any(${orderNos}::text[]) and grade_id is not null`;
  if (!(await lockGrades(trx, lines))) return;
  await sql`update grade set held_count = grade.held_count - held.places
    from (select grade_id, count(*)::int as places from (${lines}) as line group by grade_id) as held
    where grade.id = held.grade_id`.execute(trx);
}

/**
 * Makes the buyer of an order a member of its classes, in the places that were held for them, by who hands it over; gives
 * those that they were not in before. Whoever came in meanwhile by another way keeps that. In scope `system`.
 */
export async function takeInBuyer(
  trx: Trx,
  { userNo, orderNo, now }: { userNo: string; orderNo: string; now: Date },
): Promise<JoinedGrade[]> {
  const lines = sql`select grade_id from order_line where order_no = ${orderNo} and grade_id is not null`;
  if (!(await lockGrades(trx, lines))) return [];
  const { rows } = await sql<JoinedGrade & { is_new: boolean }>`
    with joined as (
      insert into grade_member (grade_id, user_no, org_no, joined_by, order_no, gmt_join)
      select id, ${userNo}, org_no, ${JOINED_BY.order}, ${orderNo}, ${now} from grade where id in (${lines})
      on conflict (grade_id, user_no) do update set state = ${GRADE_MEMBER.active}, role = excluded.role,
        joined_by = excluded.joined_by, order_no = excluded.order_no, gmt_join = excluded.gmt_join, gmt_leave = null
        where grade_member.state <> ${GRADE_MEMBER.active}
      returning grade_id
    )
    update grade set held_count = held_count - 1,
      member_count = member_count + case when id in (select grade_id from joined) then 1 else 0 end
    where id in (${lines}) returning id, grade_name, org_no, id in (select grade_id from joined) as is_new`.execute(
    trx,
  );
  const joined = rows.filter(({ is_new }) => is_new);
  for (const { id } of joined) await settleAsked(trx, { gradeId: id, userNos: [userNo], now });
  return joined;
}

/**
 * Ends the memberships in some classes that an order paid for; what was done in the class stays. Who was made an assistant of it stays
 * one. In scope `system`.
 */
export async function letGoBuyer(
  trx: Trx,
  { orderNo, gradeIds, now }: { orderNo: string; gradeIds: readonly string[]; now: Date },
): Promise<void> {
  if (gradeIds.length === 0) return;
  const places = sql`order_no = ${orderNo} and grade_id = any(${gradeIds}::bigint[])
    and role = ${GradeRoleEnum.member}`;
  if (!(await lockGrades(trx, sql`select grade_id from grade_member where ${places}`))) return;
  await sql`with gone as (
      update grade_member set state = ${GRADE_MEMBER.removed}, gmt_leave = ${now}
      where ${places} and state = ${GRADE_MEMBER.active} returning grade_id
    )
    update grade set member_count = greatest(member_count - 1, 0) where id in (select grade_id from gone)`.execute(trx);
  // Who left by themselves may come back to what they paid for, and may still study: no more.
  await sql`update grade_member set state = ${GRADE_MEMBER.removed}
    where ${places} and state = ${GRADE_MEMBER.left}`.execute(trx);
}

/**
 * Classes among these that a person need not buy: they are in them, manage them, or paid and left by themselves. In a
 * transaction that may read these.
 */
export async function gradesHeld(
  trx: Trx,
  { userNo, gradeIds }: { userNo: string; gradeIds: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from grade where id = any(${gradeIds}::bigint[]) and (
    lecturer_user_no = ${userNo}
    or exists (select from app_user where user_no = ${userNo} and (is_operator
      or user_type = ${UserTypeEnum.organisation} and app_user.org_no = grade.org_no and grade.org_no <> 'default'))
    or exists (select from grade_member where grade_id = grade.id and user_no = ${userNo}
      and (state = ${GRADE_MEMBER.active} or (state = ${GRADE_MEMBER.left} and order_no is not null))))`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** The order of a person that holds a place in a class and waits to be paid. In scope `system`. */
export async function waitingOrderFor(
  trx: Trx,
  { userNo, gradeId, now }: { userNo: string; gradeId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ order_no: string }>`select sales_order.order_no
    from sales_order join order_line using (order_no)
    where sales_order.user_no = ${userNo} and grade_id = ${gradeId} and order_status in (1, 3) and gmt_expire > ${now}
    limit 1`.execute(trx);
  return rows[0]?.order_no;
}

/** Lets one change at a time go on with the places of some classes, always in one order; false where there are none. */
async function lockGrades(trx: Trx, gradeIds: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql`select id from grade where id in (${gradeIds}) order by id for no key update`.execute(trx);
  return rows.length > 0;
}
