import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { hasWords } from "../../lib/matches-search.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface ShelfRow {
  id: string;
  course_name: string;
  course_logo: string;
  course_category: number;
  count_study: number;
  org_name: string;
  lecturer_name: string | null;
  reason: string | null;
  suspended_by: string | null;
  gmt_create: Date | null;
}

export interface ShelfFilter {
  isSuspended: boolean;
  /** Part of the name, or the number; empty: all. */
  keyword: string;
}

/** Courses on the shelf, the latest there first; or those that were taken off it, likewise. In scope system. */
export async function selectShelf(trx: Trx, filter: ShelfFilter, range: PageRange): Promise<ShelfRow[]> {
  const order = filter.isSuspended
    ? sql`course_suspension.gmt_create desc, course.id desc`
    : sql`course.gmt_putaway desc, course.id desc`;
  const { rows } = await sql<ShelfRow>`select course.id, course_name, course_logo, course_category, count_study,
      case when course.org_no = ${PLATFORM} then '' else org_name end as org_name,
      lecturer_name, reason, operator.name as suspended_by, course_suspension.gmt_create
    from course join organisation on organisation.org_no = course.org_no
      left join lecturer on lecturer.lecturer_user_no = course.lecturer_user_no
      left join course_suspension on course_suspension.course_id = course.id
      left join app_user operator on operator.user_no = suspended_by
    where ${wanted(filter)} order by ${order} limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countShelf(trx: Trx, filter: ShelfFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total
    from course ${filter.isSuspended ? sql`join course_suspension on course_suspension.course_id = course.id` : sql``}
    where ${wanted(filter)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

function wanted({ isSuspended, keyword }: ShelfFilter): RawBuilder<SqlBool> {
  const found =
    keyword === ""
      ? sql`true`
      : sql`(course.id::text = ${keyword} or ${hasWords([sql<string>`course.course_name`], keyword)})`;
  return sql<SqlBool>`${isSuspended ? sql`course_suspension.course_id is not null` : sql`course.is_public`} and ${found}`;
}

/** Why an operator took the course off the shelf; undefined where none did. In scope system. */
export function selectSuspension(trx: Trx, courseId: string) {
  return trx
    .selectFrom("course_suspension")
    .where("course_id", "=", courseId)
    .select(["reason", "was_putaway"])
    .executeTakeFirst();
}

export async function insertSuspension(
  trx: Trx,
  row: { courseId: string; reason: string; wasPutaway: boolean; userNo: string; now: Date },
): Promise<void> {
  await trx
    .insertInto("course_suspension")
    .values({
      course_id: row.courseId,
      reason: row.reason,
      was_putaway: row.wasPutaway,
      suspended_by: row.userNo,
      gmt_create: row.now,
    })
    .execute();
}

export async function deleteSuspension(trx: Trx, courseId: string): Promise<void> {
  await trx.deleteFrom("course_suspension").where("course_id", "=", courseId).execute();
}
