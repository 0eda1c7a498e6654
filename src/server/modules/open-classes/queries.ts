import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";
import { removeMessage } from "../messages/index.ts";

export interface OpenFilter {
  /** Only those of this organisation; undefined on the platform, which shows all. */
  orgNo: string | undefined;
  categoryId?: string | undefined;
  isOver?: boolean | undefined;
  /** One that is left out. */
  exceptId?: string | undefined;
  now: Date;
}

export type OpenRow = Awaited<ReturnType<typeof selectOpenCourses>>[number];

/** A page of open classes: those that are on or come next, the next first; then those that are over, the last first. */
export function selectOpenCourses(db: Db, filter: OpenFilter, range: PageRange) {
  const isOver = sql`open_course.end_time <= ${filter.now}`;
  return cards(db, filter)
    .orderBy(isOver)
    .orderBy(sql`case when ${isOver} then null else open_course.begin_time end`)
    .orderBy("open_course.begin_time", "desc")
    .orderBy("open_course.id")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countOpenCourses(db: Db, filter: OpenFilter): Promise<number> {
  const { total } = await shownClasses(db, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The first-level categories that have some, with how many. */
export function selectOpenCategories(db: Db, filter: OpenFilter) {
  return shownClasses(db, filter)
    .innerJoin("category", "category.id", "open_course.category_id1")
    .select(["category.id", "category.category_name"])
    .select(({ fn }) => fn.countAll<string>().as("num"))
    .groupBy(["category.id", "category.category_name", "category.sort"])
    .orderBy("category.sort")
    .orderBy("category.id")
    .execute();
}

export function selectOpenCourse(db: Db, { id, ...filter }: OpenFilter & { id: string }) {
  return cards(db, filter)
    .where("open_course.id", "=", id)
    .leftJoin("course", (join) =>
      join.onRef("course.id", "=", "open_course.course_id").on("course.is_public", "=", true),
    )
    .select([
      "open_course.introduce",
      "open_course.gmt_modified",
      "course.id as course_id",
      "course.course_name",
      "course.course_category",
    ])
    .select(["period.id as period_id"])
    .select(["lecturer.position", "lecturer.head_img_url", "lecturer.introduce as lecturer_introduce"])
    .executeTakeFirst();
}

function cards(db: Db, filter: OpenFilter) {
  return shownClasses(db, filter)
    .innerJoin("category", "category.id", "open_course.category_id1")
    .innerJoin("organisation", "organisation.org_no", "open_course.org_no")
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "open_course.lecturer_user_no")
    .leftJoin("period", (join) =>
      join.onRef("period.id", "=", "open_course.period_id").on("period.gmt_remove", "is", null),
    )
    .leftJoin("live_session", "live_session.period_id", "period.id")
    .select(["live_session.is_on", "live_session.gmt_start", "live_session.has_replay"])
    .select([
      "open_course.id",
      "open_course.open_name",
      "open_course.open_desc",
      "open_course.cover",
      "open_course.org_no",
      "open_course.lecturer_user_no",
    ])
    .select(["open_course.begin_time", "open_course.end_time", "open_course.member_count", "open_course.member_most"])
    .select([
      "category.id as category_id",
      "category.category_name",
      "organisation.org_name",
      "lecturer.lecturer_name",
    ]);
}

function shownClasses(db: Db, { orgNo, categoryId, isOver, exceptId, now }: OpenFilter) {
  let query = db.selectFrom("open_course").where("open_course.is_putaway", "=", true);
  if (orgNo !== undefined) query = query.where("open_course.org_no", "=", orgNo);
  if (categoryId !== undefined) query = query.where("open_course.category_id1", "=", categoryId);
  if (isOver !== undefined) query = query.where("open_course.end_time", isOver ? "<=" : ">", now);
  if (exceptId !== undefined) query = query.where("open_course.id", "<>", exceptId);
  return query;
}

export function selectRegistration(trx: Trx, { id, userNo }: { id: string; userNo: string }) {
  return trx
    .selectFrom("open_course_user")
    .where("open_course_id", "=", id)
    .where("user_no", "=", userNo)
    .select(["id", "msg_id", "gmt_create"])
    .executeTakeFirst();
}

/** The class, so that of any number of registrations at once each sees those before it. */
export function lockOpenCourse(trx: Trx, id: string) {
  return trx
    .selectFrom("open_course")
    .where("id", "=", id)
    .where("is_putaway", "=", true)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** What the media server told of the session of a class, for its status (catalogue/live-status.ts). */
export async function selectSessionFacts(trx: Trx, periodId: string | null) {
  const none = { is_on: null, gmt_start: null, has_replay: null };
  if (periodId === null) return none;
  return (
    (await trx
      .selectFrom("live_session")
      .where("period_id", "=", periodId)
      .select(["is_on", "gmt_start", "has_replay"])
      .executeTakeFirst()) ?? none
  );
}

export async function insertRegistration(
  trx: Trx,
  { id, userNo, now }: { id: string; userNo: string; now: Date },
): Promise<void> {
  await trx.insertInto("open_course_user").values({ open_course_id: id, user_no: userNo, gmt_create: now }).execute();
  await trx
    .updateTable("open_course")
    .set(({ eb }) => ({ member_count: eb("member_count", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Gives the registration and its reminder back. */
export async function deleteRegistration(trx: Trx, { id, userNo }: { id: string; userNo: string }): Promise<boolean> {
  const row = await trx
    .deleteFrom("open_course_user")
    .where("open_course_id", "=", id)
    .where("user_no", "=", userNo)
    .returning("msg_id")
    .executeTakeFirst();
  if (!row) return false;
  if (row.msg_id !== null) await removeMessage(trx, row.msg_id);
  await trx
    .updateTable("open_course")
    .set(({ eb }) => ({ member_count: eb("member_count", "-", 1) }))
    .where("id", "=", id)
    .execute();
  return true;
}

/** Notes which message reminds of a class. */
export async function keepReminder(trx: Trx, registrationId: string, msgId: string): Promise<void> {
  await trx.updateTable("open_course_user").set({ msg_id: msgId }).where("id", "=", registrationId).execute();
}
