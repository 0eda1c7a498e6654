import { sql } from "kysely";
import { GradeRoleEnum } from "../../../generated/enums.ts";
import type { GetGradeBoardBody, GradeBoard, SaveGradeBoardChoiceBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import type { Trx } from "../../database/connect.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { GRADE_MEMBER } from "../orders/index.ts";
import { withOwnGrade } from "./access.ts";

/** How many a member sees before and after themselves. */
const NEIGHBOURS = 5;

interface BoardRow {
  user_no: string;
  name: string;
  points: number;
  rank: number;
}

/** The leaderboard of a class that shows one. NOT_FOUND; GRADE_NOT_IN. */
export async function getGradeBoard({ id }: GetGradeBoardBody, context: OperationContext): Promise<GradeBoard> {
  return withOwnGrade(id, context, async (trx, grade, role) => {
    if (!grade.is_board_shown) fail("NOT_FOUND");
    return role === GradeRoleEnum.member ? boardOf(trx, grade.id, sessionIn(context).userNo) : firstOf(trx, grade.id);
  });
}

/** Takes a member off the leaderboard, or puts them back. NOT_FOUND, also for who manages the class; GRADE_NOT_IN. */
export async function saveGradeBoardChoice(
  { id, isHidden }: SaveGradeBoardChoiceBody,
  context: OperationContext,
): Promise<GradeBoard> {
  const { userNo } = sessionIn(context);
  return withOwnGrade(id, context, async (trx, grade, role) => {
    if (!grade.is_board_shown || role !== GradeRoleEnum.member) fail("NOT_FOUND");
    await trx
      .updateTable("grade_member")
      .set({ is_board_hidden: isHidden })
      .where("grade_id", "=", grade.id)
      .where("user_no", "=", userNo)
      .execute();
    return boardOf(trx, grade.id, userNo);
  });
}

/** A member between those who have a little more and a little less. */
async function boardOf(trx: Trx, gradeId: string, userNo: string): Promise<GradeBoard> {
  const { points, is_board_hidden: isHidden } = await trx
    .selectFrom("grade_member")
    .where("grade_id", "=", gradeId)
    .where("user_no", "=", userNo)
    .select(["points", "is_board_hidden"])
    .executeTakeFirstOrThrow();
  if (isHidden) return { points, isHidden, list: [] };
  const rows = await selectRanked(
    trx,
    gradeId,
    sql`(select user_no, points from shown where points > ${points} or (points = ${points} and user_no < ${userNo})
        order by points, user_no desc limit ${NEIGHBOURS})
      union all
      (select user_no, points from shown where points < ${points} or (points = ${points} and user_no >= ${userNo})
        order by points desc, user_no limit ${NEIGHBOURS + 1})`,
  );
  return { points, isHidden, list: present(rows, userNo) };
}

/** Who stands first, for who manages the class. */
async function firstOf(trx: Trx, gradeId: string): Promise<GradeBoard> {
  const rows = await selectRanked(
    trx,
    gradeId,
    sql`select user_no, points from shown order by points desc, user_no limit ${2 * NEIGHBOURS + 1}`,
  );
  return { points: 0, isHidden: false, list: present(rows) };
}

/** The people of `which` with their ranks; it chooses from `shown`, who stands on the board. */
async function selectRanked(trx: Trx, gradeId: string, which: ReturnType<typeof sql>): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    with shown as not materialized (
      select user_no, points from grade_member
      where grade_id = ${gradeId} and state = ${GRADE_MEMBER.active} and role = ${GradeRoleEnum.member}
        and not is_board_hidden),
    near as materialized (${which})
    select near.user_no, near.points, app_user.name,
      1 + (select count(*)::int from shown where shown.points > near.points) as rank
    from near join app_user using (user_no) order by near.points desc, near.user_no`.execute(trx);
  return rows;
}

const present = (rows: readonly BoardRow[], userNo?: string): GradeBoard["list"] =>
  rows.map(({ user_no, name, points, rank }) => ({ rank, name, points, isMe: user_no === userNo }));
