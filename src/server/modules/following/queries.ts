import { sql } from "kysely";
import { AuditStatusEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import type { CardRow } from "../catalogue/index.ts";
import type { PageRange } from "../../lib/paging.ts";

/** Puts a course on the shelf among a person's favourites; false where there is none. */
export async function insertCollection(
  trx: Trx,
  { userNo, courseId, now }: { userNo: string; courseId: string; now: Date },
): Promise<boolean> {
  const course = await trx
    .selectFrom("course")
    .where("id", "=", courseId)
    .where("is_public", "=", true)
    .select("id")
    .executeTakeFirst();
  if (!course) return false;
  await trx
    .insertInto("course_collection")
    .values({ user_no: userNo, course_id: courseId, gmt_create: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function deleteCollectionOf(
  trx: Trx,
  { userNo, courseId }: { userNo: string; courseId: string },
): Promise<void> {
  await trx.deleteFrom("course_collection").where("user_no", "=", userNo).where("course_id", "=", courseId).execute();
}

/** A favourite as a card, with when it became one. */
export interface CollectedRow extends CardRow {
  collected: Date;
}

/** Whose favourites, without the kinds of courses that the site does not offer. */
export interface CollectionFilter {
  userNo: string;
  withheld: readonly number[];
}

export async function selectCollections(
  trx: Trx,
  { userNo, withheld }: CollectionFilter,
  range: PageRange,
): Promise<CollectedRow[]> {
  const { rows } = await sql<CollectedRow>`
    select course.*, lecturer.lecturer_name, organisation.org_name, session.begin_time, session.end_time,
    session.is_on, session.gmt_start, session.has_replay, course_collection.gmt_create as collected
    from course_collection join course on course.id = course_collection.course_id and course.is_public
    join organisation on organisation.org_no = course.org_no
    left join lecturer on lecturer.lecturer_user_no = course.lecturer_user_no
    left join lateral (
      select begin_time, end_time, is_on, gmt_start, has_replay from period
      left join live_session on live_session.period_id = period.id
      where period.course_id = course.id and begin_time is not null and gmt_remove is null and course.course_category = 2
      order by end_time < now(), begin_time limit 1
    ) as session on true
    where course_collection.user_no = ${userNo} and course.course_category <> all (${withheld}::int[])
    order by course_collection.gmt_create desc, course_collection.id desc limit ${range.pageSize} offset ${range.offset}`.execute(
    trx,
  );
  return rows;
}

export async function countCollections(trx: Trx, { userNo, withheld }: CollectionFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from course_collection
    join course on course.id = course_collection.course_id and course.is_public
    where user_no = ${userNo} and course.course_category <> all (${withheld}::int[])`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

/** Follows a lecturer who passed the audit; false where there is none. */
export async function insertAttention(
  trx: Trx,
  { userNo, lecturerUserNo, now }: { userNo: string; lecturerUserNo: string; now: Date },
): Promise<boolean> {
  const lecturer = await trx
    .selectFrom("lecturer")
    .where("lecturer_user_no", "=", lecturerUserNo)
    .where("audit_status", "=", AuditStatusEnum.passed)
    .select("lecturer_user_no")
    .executeTakeFirst();
  if (!lecturer) return false;
  await trx
    .insertInto("lecturer_attention")
    .values({ user_no: userNo, lecturer_user_no: lecturerUserNo, gmt_create: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function deleteAttentionOf(
  trx: Trx,
  { userNo, lecturerUserNo }: { userNo: string; lecturerUserNo: string },
): Promise<void> {
  await trx
    .deleteFrom("lecturer_attention")
    .where("user_no", "=", userNo)
    .where("lecturer_user_no", "=", lecturerUserNo)
    .execute();
}

export async function isAttended(
  trx: Trx,
  { userNo, lecturerUserNo }: { userNo: string; lecturerUserNo: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom("lecturer_attention")
    .where("user_no", "=", userNo)
    .where("lecturer_user_no", "=", lecturerUserNo)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function selectAttentions(trx: Trx, userNo: string, range: PageRange) {
  return attended(trx, userNo)
    .innerJoin("organisation", "organisation.org_no", "lecturer.org_no")
    .select([
      "lecturer.lecturer_user_no",
      "lecturer.lecturer_name",
      "lecturer.position",
      "lecturer.head_img_url",
      "lecturer.introduce",
      "lecturer.org_no",
      "organisation.org_name",
      "lecturer_attention.gmt_create",
    ])
    .select((select) =>
      select
        .selectFrom("course")
        .whereRef("course.lecturer_user_no", "=", "lecturer.lecturer_user_no")
        .where("course.is_public", "=", true)
        .select(({ fn }) => fn.countAll<string>().as("total"))
        .as("course_count"),
    )
    .orderBy("lecturer_attention.gmt_create", "desc")
    .orderBy("lecturer_attention.id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countAttentions(trx: Trx, userNo: string): Promise<number> {
  const { total } = await attended(trx, userNo)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function attended(trx: Trx, userNo: string) {
  return trx
    .selectFrom("lecturer_attention")
    .innerJoin("lecturer", "lecturer.lecturer_user_no", "lecturer_attention.lecturer_user_no")
    .where("lecturer_attention.user_no", "=", userNo)
    .where("lecturer.audit_status", "=", AuditStatusEnum.passed);
}
