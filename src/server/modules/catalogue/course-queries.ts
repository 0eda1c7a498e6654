import { sql, type AliasedExpression, type Compilable } from "kysely";
import { CourseCategoryEnum } from "../../../generated/enums.ts";
import type { Db } from "../../database/connect.ts";
import { prepare } from "../../database/prepared.ts";
import type { PageRange } from "../../lib/paging.ts";
import { isSentAt } from "./live-status-sql.ts";

/** Which courses a list has. Numbers have been checked to be record numbers. */
export interface CourseFilter {
  /** Only those of this organisation; undefined on the platform, which shows all. */
  orgNo?: string | undefined;
  categoryno1?: string | undefined;
  categoryno2?: string | undefined;
  categoryno3?: string | undefined;
  courseCategory?: number | undefined;
  priceType?: "all" | "free" | "paid" | "member" | undefined;
  liveState?: "waiting" | "live" | "replay" | undefined;
  lecturerUserNo?: string | undefined;
  /** Only those on this shelf. */
  zoneId?: string | undefined;
  /** Only these. */
  courseIds?: readonly string[] | undefined;
  /** Kinds that the site does not offer. */
  withheld?: readonly number[] | undefined;
}

/** `chosen` is the order of the filter's `courseIds`. */
export type CourseSort = "chosen" | "default" | "new" | "popular" | "priceAsc" | "priceDesc";

export interface RecommendedRow {
  id: string;
  course_name: string;
  course_logo: string;
  course_category: number;
  is_free: boolean;
  course_original_fen: number;
  course_discount_fen: number | null;
}

/** What is read of a course for a card, before lecturer, organisation and session are joined. */
interface PickedRow extends RecommendedRow {
  course_subtitle: string;
  lecturer_user_no: string;
  org_no: string;
  count_study: number;
  count_buy: number;
  period_total: number;
  page_total: number;
  /** int8: text of digits. */
  bytes_total: string;
  /** Order within the list. */
  place: string;
}

export interface CardRow extends Omit<PickedRow, "place"> {
  lecturer_name: string | null;
  org_name: string | null;
  begin_time: Date | null;
  end_time: Date | null;
  is_on: boolean | null;
  gmt_start: Date | null;
  has_replay: boolean | null;
}

export interface CourseList {
  filter: CourseFilter;
  sort: CourseSort;
  range: Pick<PageRange, "pageSize" | "offset">;
}

/** A page of courses in one statement. Each combination of filters has a statement of its own, which is built once. */
export function selectCourses(db: Db, { filter, sort, range }: CourseList) {
  const given = filterNames.filter((name) => filter[name] !== undefined);
  const shape = `${sort} ${filter.priceType} ${filter.liveState} ${filter.withheld?.join("")} ${given.join()}`;
  let statement = statements.get(shape);
  if (!statement) {
    statement = prepare<ListValues, CardRow>((builder, place) =>
      courseList(builder, {
        filter: {
          ...Object.fromEntries(given.map((name) => [name, place(name)])),
          priceType: filter.priceType,
          liveState: filter.liveState,
          withheld: filter.withheld,
        },
        sort,
        range: { pageSize: place("pageSize"), offset: place("offset") },
      }),
    );
    statements.set(shape, statement);
  }
  return statement(db, { ...filter, pageSize: range.pageSize, offset: range.offset });
}

/**
 * Names of the filters that carry a value; the kind of price and the state of sessions are part of the statement
 * itself.
 */
const filterNames = [
  "orgNo",
  "categoryno1",
  "categoryno2",
  "categoryno3",
  "courseCategory",
  "lecturerUserNo",
  "zoneId",
  "courseIds",
] as const;
type ListValues = Omit<CourseFilter, "withheld"> & Pick<PageRange, "pageSize" | "offset">;
/** As many as there are combinations of the inputs of a list, which its schema bounds. */
const statements = new Map<string, (db: Db, values: ListValues) => Promise<CardRow[]>>();

/**
 * The statement behind `selectCourses`. The page is picked before anything is joined, so that a deep page costs no
 * joins of what it skips.
 */
export function courseList(
  db: Db,
  { filter, sort, range }: CourseList,
): Compilable<CardRow> & { execute(): Promise<CardRow[]> } {
  const order = sort === "chosen" ? sql`array_position(${filter.courseIds}::bigint[], course.id)` : orderOf[sort];
  const picked = filtered(db, filter)
    .select(cardColumns)
    .select(sql<string>`row_number() over (order by ${order})`.as("place"))
    // Not by "place": PostgreSQL would number and sort all rows before it takes a page of them.
    .orderBy(order)
    .limit(range.pageSize)
    .offset(range.offset)
    .as("course");
  return cards(db, picked);
}

/**
 * How many courses a filter leaves, counted in the table; `course-totals.ts` knows it without counting for most
 * filters.
 */
export async function countCourses(db: Db, filter: CourseFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Completes picked courses to rows of cards, in the order of their `place`. */
export function cards(db: Db, picked: AliasedExpression<PickedRow, "course">) {
  return db
    .selectFrom(picked)
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "course.lecturer_user_no")
    .leftJoin("organisation", "organisation.org_no", "course.org_no")
    .leftJoinLateral(
      (builder) =>
        builder
          .selectFrom("period")
          .leftJoin("live_session", "live_session.period_id", "period.id")
          .select([
            "period.begin_time",
            "period.end_time",
            "live_session.is_on",
            "live_session.gmt_start",
            "live_session.has_replay",
          ])
          .whereRef("period.course_id", "=", "course.id")
          .where("course.course_category", "=", CourseCategoryEnum.live)
          .where("period.begin_time", "is not", null)
          .where("period.gmt_remove", "is", null)
          // The session that is on or comes next; where all are over, the last.
          .orderBy(sql`not coalesce(${isSentAt(sql`now()`)}, false)`)
          .orderBy(sql`period.end_time < now()`)
          .orderBy(sql`abs(extract(epoch from period.begin_time - now()))`)
          .limit(1)
          .as("session"),
      (join) => join.onTrue(),
    )
    .select([
      ...cardColumns,
      "lecturer.lecturer_name",
      "organisation.org_name",
      "session.begin_time",
      "session.end_time",
      "session.is_on",
      "session.gmt_start",
      "session.has_replay",
    ])
    .orderBy("course.place");
}

/** The columns of `course` that cards take; `select` them and a `place`. */
export const cardColumns = [
  "course.id",
  "course.course_name",
  "course.course_subtitle",
  "course.course_logo",
  "course.course_category",
  "course.is_free",
  "course.course_original_fen",
  "course.course_discount_fen",
  "course.lecturer_user_no",
  "course.org_no",
  "course.count_study",
  "course.count_buy",
  "course.period_total",
  "course.page_total",
  "course.bytes_total",
] as const;

/** Each is the order of an index of public courses, so that a page is read and nothing is sorted. */
const orderOf = {
  default: sql`course.course_sort desc, course.id desc`,
  new: sql`course.gmt_putaway desc, course.id desc`,
  popular: sql`course.count_study desc, course.id desc`,
  priceAsc: sql`course.price_fen, course.id`,
  priceDesc: sql`course.price_fen desc, course.id desc`,
} as const satisfies Record<Exclude<CourseSort, "chosen">, unknown>;

function filtered(db: Db, filter: CourseFilter) {
  let query = db.selectFrom("course").where("course.is_public", "=", true);
  if (filter.orgNo !== undefined) query = query.where("course.org_no", "=", filter.orgNo);
  if (filter.categoryno1 !== undefined) query = query.where("course.category_id1", "=", filter.categoryno1);
  if (filter.categoryno2 !== undefined) query = query.where("course.category_id2", "=", filter.categoryno2);
  if (filter.categoryno3 !== undefined) query = query.where("course.category_id3", "=", filter.categoryno3);
  if (filter.courseCategory !== undefined) query = query.where("course.course_category", "=", filter.courseCategory);
  if (filter.withheld !== undefined) query = query.where("course.course_category", "not in", filter.withheld);
  if (filter.lecturerUserNo !== undefined) query = query.where("course.lecturer_user_no", "=", filter.lecturerUserNo);
  if (filter.courseIds !== undefined) query = query.where(sql<boolean>`course.id = any(${filter.courseIds}::bigint[])`);
  const { zoneId } = filter;
  if (zoneId !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("zone_course")
          .select("zone_course.course_id")
          .where("zone_course.zone_id", "=", zoneId)
          .whereRef("zone_course.course_id", "=", "course.id"),
      ),
    );
  }
  if (filter.liveState !== undefined)
    query = query.where("course.course_category", "=", CourseCategoryEnum.live).where(liveStates[filter.liveState]);
  switch (filter.priceType) {
    case "free":
      return query.where("course.price_fen", "=", 0);
    case "paid":
      return query.where("course.price_fen", ">", 0);
    case "member":
      // Members pay less, or nothing at all.
      return query
        .where("course.price_fen", ">", 0)
        .where((where) =>
          where.or([
            where("course.course_discount_fen", "is", null),
            where("course.course_discount_fen", "<", where.ref("course.price_fen")),
          ]),
        );
    default:
      return query;
  }
}

/** As `presentLiveStatus` says it: class time, and a picture before or beyond it. */
const isOn = sql`(course.id in (select course_id from period where begin_time <= now() and end_time > now() and gmt_remove is null)
  or course.id in (select period.course_id from live_session join period on period.id = live_session.period_id
    where ${isSentAt(sql`now()`)} and period.gmt_remove is null))`;

/**
 * By what a card says of a live course: a session that is on goes before one that comes, and that before those to see
 * again.
 */
const liveStates = {
  live: sql<boolean>`${isOn}`,
  waiting: sql<boolean>`course.id in (select course_id from period where begin_time > now() and gmt_remove is null) and not ${isOn}`,
  replay: sql<boolean>`exists (
      select from period join live_session on live_session.period_id = period.id
      where period.course_id = course.id and period.gmt_remove is null and live_session.has_replay)
    and not exists (select from period where period.course_id = course.id and end_time > now() and gmt_remove is null) and not ${isOn}`,
};
