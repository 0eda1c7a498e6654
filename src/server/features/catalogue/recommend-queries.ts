import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";
import type { RecommendedRow } from "./course-queries.ts";

const columns = [
  "course.id",
  "course.course_name",
  "course.course_logo",
  "course.course_category",
  "course.is_free",
  "course.course_original_fen",
  "course.course_discount_fen",
] as const;

/**
 * So many courses for every first-level category: those that editors recommend, then by the editors' order, so that an
 * organisation that recommends nothing shows its own courses all the same.
 */
export async function selectRecommendedByCategory(
  db: Db,
  { orgNo, each }: { orgNo: string | undefined; each: number },
): Promise<(RecommendedRow & { category_id: string })[]> {
  // Both parts walk an index and stop: the first that of the recommendations, the second that of the category.
  const chosen = ofOrganisation(db, orgNo)
    .innerJoin("course_recommend", "course_recommend.course_id", "course.id")
    .where("course_recommend.category_id", "=", sql<string>`category.id`)
    .select("course.id")
    .select("course_recommend.sort as place");
  const others = db
    .selectFrom(
      ofOrganisation(db, orgNo)
        .where("course.category_id1", "=", sql<string>`category.id`)
        .select("course.id")
        .select(sql<number>`2147483647`.as("place"))
        .orderBy("course.course_sort", "desc")
        .orderBy("course.id", "desc")
        .limit(each * 2)
        .as("others"),
    )
    .selectAll();
  return db
    .selectFrom("category")
    .innerJoinLateral(
      db
        .selectFrom(chosen.unionAll(others).as("candidate"))
        .select("candidate.id")
        .select(({ fn }) => fn.min("candidate.place").as("place"))
        .groupBy("candidate.id")
        .orderBy("place")
        .orderBy("candidate.id", "desc")
        .limit(each)
        .as("picked"),
      (join) => join.onTrue(),
    )
    .innerJoin("course", "course.id", "picked.id")
    .where("category.floor", "=", 1)
    .select(columns)
    .select("category.id as category_id")
    .orderBy("category.id")
    .orderBy("picked.place")
    .orderBy("course.course_sort", "desc")
    .execute();
}

/** Recommended courses of one category of any level, then the most studied of it. */
export function selectRecommended(
  db: Db,
  { categoryId, limit, ...scope }: RecommendScope & { categoryId: string },
): Promise<RecommendedRow[]> {
  return inScope(db, scope)
    .leftJoin("course_recommend", (join) => join.onRef("course_recommend.course_id", "=", "course.id").on("course_recommend.category_id", "=", categoryId))
    .where((where) =>
      where.or([where("course.category_id1", "=", categoryId), where("course.category_id2", "=", categoryId), where("course.category_id3", "=", categoryId)]),
    )
    .select(columns)
    .orderBy(sql`course_recommend.sort nulls last`)
    .orderBy("course.count_study", "desc")
    .orderBy("course.id")
    .limit(limit)
    .execute();
}

/** Courses to go on with from one: the nearer the category the better, then by the same lecturer, then the most studied. */
export function selectNear(db: Db, { courseId, limit, ...scope }: RecommendScope & { courseId: string }): Promise<RecommendedRow[]> {
  return inScope(db, scope)
    .innerJoin("course as origin", (join) => join.on("origin.id", "=", courseId).onRef("origin.category_id1", "=", "course.category_id1"))
    .whereRef("course.id", "<>", "origin.id")
    .select(columns)
    .orderBy(
      sql`(course.category_id3 is not distinct from origin.category_id3)::int + (course.category_id2 is not distinct from origin.category_id2)::int`,
      "desc",
    )
    .orderBy(sql`course.lecturer_user_no = origin.lecturer_user_no`, "desc")
    .orderBy("course.count_study", "desc")
    .orderBy("course.id")
    .limit(limit)
    .execute();
}

/** The most studied courses. */
export function selectMostStudied(db: Db, { limit, ...scope }: RecommendScope): Promise<RecommendedRow[]> {
  return inScope(db, scope).select(columns).orderBy("course.count_study", "desc").orderBy("course.id", "desc").limit(limit).execute();
}

/** Whose courses, of which kind (undefined: all), and how many. */
export interface RecommendScope {
  orgNo: string | undefined;
  courseCategory?: number | undefined;
  limit: number;
}

function inScope(db: Db, { orgNo, courseCategory }: Omit<RecommendScope, "limit">) {
  const query = ofOrganisation(db, orgNo);
  return courseCategory === undefined ? query : query.where("course.course_category", "=", courseCategory);
}

function ofOrganisation(db: Db, orgNo: string | undefined) {
  const query = db.selectFrom("course").where("course.is_public", "=", true);
  return orgNo === undefined ? query : query.where("course.org_no", "=", orgNo);
}
