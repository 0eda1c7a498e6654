import { sql } from "kysely";
import { GradeRoleEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type {
  GradeMember,
  ListGradeCandidatesBody,
  ListGradeCandidatesReply,
  ListGradeMembersBody,
  ListGradeMembersReply,
  SaveGradeMembersBody,
  SaveGradeMembersReply,
  SaveGradeRoleBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { maskMobile } from "../../lib/mask-mobile.ts";
import { pageOf, pageRange, type PageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { letGo, lockGrade, refuseClosed, takeIn, JOINED_BY, GRADE_MEMBER, type GradeRow } from "../orders/index.ts";
import { withGrade } from "./access.ts";

/** Who is in a class, its assistants first, then as they came. NOT_FOUND. */
export async function listGradeMembers(
  { gradeId, keyword = "", ...input }: ListGradeMembersBody,
  context: OperationContext,
): Promise<ListGradeMembersReply> {
  const page = pageRange(input);
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => {
    const { list, total } = await selectMembers(trx, { gradeId, keyword }, page, context);
    const invited = await trx
      .selectFrom("grade_invitee")
      .where("grade_id", "=", gradeId)
      .select(({ fn }) => fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    return { ...pageOf(list, total, page), inviteeCount: Number(invited.total) };
  });
}

async function selectMembers(
  trx: Trx,
  { gradeId, keyword, userNo }: { gradeId: string; keyword: string; userNo?: string },
  { pageSize, offset }: PageRange,
  context: OperationContext,
): Promise<{ list: GradeMember[]; total: number }> {
  const which = sql`from grade_member join app_user using (user_no) where grade_id = ${gradeId}
    and grade_member.state = ${GRADE_MEMBER.active} and ${byKeyword(keyword, sql`or member_number = ${keyword.trim()}`)}
    and ${userNo === undefined ? sql`true` : sql`user_no = ${userNo}`}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${which}`.execute(trx);
  const { rows } = await sql<{
    user_no: string;
    name: string;
    mobile: string | null;
    member_number: string;
    role: 2 | 3;
    joined_by: number;
    gmt_join: Date;
  }>`select user_no, app_user.name, app_user.mobile, member_number, role, joined_by, gmt_join ${which}
    order by role, gmt_join, user_no limit ${pageSize} offset ${offset}`.execute(trx);
  const list = rows.map((row) => ({
    userNo: row.user_no,
    name: row.name,
    mobile: row.mobile === null ? "" : maskMobile(row.mobile),
    memberNumber: row.member_number,
    role: row.role,
    joinedBy: ways[row.joined_by - 1] ?? "hand",
    gmtJoin: dateTimeIn(context.site.settings.timeZone, row.gmt_join),
  }));
  return { list, total: counted.rows[0]?.total ?? 0 };
}

/** In the order of their numbers. */
const ways = Object.keys(JOINED_BY) as (keyof typeof JOINED_BY)[];

/** Of a number only the whole and the end that is shown: its middle is not to be guessed piece by piece. */
function byKeyword(keyword: string, more = sql``) {
  const typed = keyword.trim();
  if (typed === "") return sql<boolean>`true`;
  const part = `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(app_user.name ilike ${part} or app_user.mobile = ${typed}
    or (length(${typed}::text) = 4 and right(app_user.mobile, 4) = ${typed}) ${more})`;
}

/**
 * Who can be put into a class without asking them: learners of its organisation, and those who hold a course of the
 * class or of its lecturer.
 */
export function candidatesOf({ id, org_no, lecturer_user_no }: GradeRow) {
  const learners = sql`select user_no from app_user where org_no = ${org_no} and user_type = ${UserTypeEnum.learner}`;
  const holders = sql`select user_no from course_user join course on course.id = course_user.course_id
    where gmt_revoke is null and (course.lecturer_user_no = ${lecturer_user_no}
      or course.id in (select course_id from grade_course where grade_id = ${id}))`;
  return org_no === "default" ? holders : sql`${learners} union ${holders}`;
}

/** Who can be put into a class and is not in it. NOT_FOUND. */
export async function listGradeCandidates(
  { gradeId, keyword = "", ...input }: ListGradeCandidatesBody,
  context: OperationContext,
): Promise<ListGradeCandidatesReply> {
  const page = pageRange(input);
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    const which = sql`from app_user where user_no in (${candidatesOf(grade)}) and ${byKeyword(keyword)}
      and user_no is distinct from ${grade.lecturer_user_no}
      and not exists (select from grade_member where grade_id = ${gradeId}
        and grade_member.user_no = app_user.user_no and state = ${GRADE_MEMBER.active})`;
    const counted = await sql<{ total: number }>`select count(*)::int as total ${which}`.execute(trx);
    const { rows } = await sql<{ user_no: string; name: string; mobile: string | null }>`
      select user_no, name, mobile ${which} order by name, user_no
      limit ${page.pageSize} offset ${page.offset}`.execute(trx);
    const list = rows.map(({ user_no, name, mobile }) => ({
      userNo: user_no,
      name,
      mobile: mobile === null ? "" : maskMobile(mobile),
    }));
    return pageOf(list, counted.rows[0]?.total ?? 0, page);
  });
}

/**
 * Puts people into a class and takes others out: those first, so that their places are free. Who cannot be put in without
 * being asked is named. NOT_FOUND; GRADE_CLOSED where somebody is to be put in; GRADE_PLACES_FEW, and nothing is done,
 * where there is no place for all of them.
 */
export async function saveGradeMembers(
  { gradeId, addList, removeList }: SaveGradeMembersBody,
  context: OperationContext,
): Promise<SaveGradeMembersReply> {
  if (![...addList, ...removeList].every(isRecordId)) fail("NOT_FOUND");
  return withGrade({ gradeId, as: "manager" }, context, async (trx, { id }) => {
    const now = context.now();
    const grade = await lockGrade(trx, id);
    const removed = await letGo(trx, { gradeId, userNos: removeList, as: "removed", now });
    if (addList.length === 0) return { addedCount: 0, removedCount: removed.length, refusedList: [] };
    refuseClosed(grade);
    const wanted = [...new Set(addList)];
    const { rows } = await sql<{ user_no: string; is_there: boolean }>`
      select user_no, exists (select from grade_member where grade_id = ${gradeId}
        and grade_member.user_no = app_user.user_no and state = ${GRADE_MEMBER.active}) as is_there
      from app_user where user_no = any(${wanted}::bigint[]) and user_no in (${candidatesOf(grade)})`.execute(trx);
    const there = new Set(rows.filter(({ is_there }) => is_there).map(({ user_no }) => user_no));
    const known = new Set(rows.map(({ user_no }) => user_no));
    const people = wanted.filter((userNo) => known.has(userNo) && !there.has(userNo)).map((userNo) => ({ userNo }));
    const joined = new Set(await takeIn(trx, { gradeId, people, by: "hand", now }));
    // Which of them has a place is for whoever chose them to say.
    if (joined.size < people.length) fail("GRADE_PLACES_FEW", { args: { count: joined.size } });
    return {
      addedCount: joined.size,
      removedCount: removed.length,
      refusedList: wanted
        .filter((userNo) => !joined.has(userNo) && !there.has(userNo))
        .map((userNo) => ({ userNo, reason: "unknown" })),
    };
  });
}

/**
 * Makes a member an assistant, who takes no place, or a member again. Recorded. NOT_FOUND; GRADE_FULL where there is no
 * place for them as a member.
 */
export async function saveGradeRole(
  { gradeId, userNo, role }: SaveGradeRoleBody,
  context: OperationContext,
): Promise<GradeMember> {
  if (!isRecordId(userNo) || role === GradeRoleEnum.owner) fail("NOT_FOUND");
  return withGrade({ gradeId, as: "owner" }, context, async (trx, { id }) => {
    const grade = await lockGrade(trx, id);
    const changed = await trx
      .updateTable("grade_member")
      .set({ role })
      .where("grade_id", "=", gradeId)
      .where("user_no", "=", userNo)
      .where("state", "=", GRADE_MEMBER.active)
      .where("role", "<>", role)
      .returning("user_no")
      .executeTakeFirst();
    if (changed) {
      const places = role === GradeRoleEnum.member ? 1 : -1;
      const counted = await sql`update grade set member_count = greatest(member_count + ${places}, 0) where id = ${id}
        and (${places} < 0 or capacity is null or member_count + held_count < capacity) returning id`.execute(trx);
      if (counted.rows.length === 0) fail("GRADE_FULL");
      await recordAudit(trx, {
        ...auditActor(sessionIn(context)),
        action: "grade.role",
        orgNo: grade.org_no,
        subject: `grade:${id}`,
        detail: { userNo, role },
      });
    }
    const one = { pageCurrent: 1, pageSize: 1, offset: 0 };
    const { list } = await selectMembers(trx, { gradeId, keyword: "", userNo }, one, context);
    return list[0] ?? fail("NOT_FOUND");
  });
}
