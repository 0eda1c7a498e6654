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
 * So many courses for every first-level category: those that editors recommend, then the most studied, so that an
 * organisation that recommends nothing shows its own courses all the same.
 */
export async function selectRecommendedByCategory(
  db: Db,
  { orgNo, each }: { orgNo: string | undefined; each: number },
): Promise<(RecommendedRow & { category_id: string })[]> {
  const ranked = ofOrganisation(db, orgNo)
    .leftJoin("course_recommend", (join) =>
      join.onRef("course_recommend.course_id", "=", "course.id").onRef("course_recommend.category_id", "=", "course.category_id1"),
    )
    .select(columns)
    .select("course.category_id1 as category_id")
    .select(
      sql<string>`row_number() over (partition by course.category_id1 order by course_recommend.sort nulls last, course.count_study desc, course.id)`.as(
        "place",
      ),
    )
    .as("course");
  return db
    .selectFrom(ranked)
    .select(columns)
    .select("course.category_id")
    .where("course.place", "<=", String(each))
    .orderBy("course.category_id")
    .orderBy("course.place")
    .execute();
}

/** Recommended courses of one category of any level, then the most studied of it. */
export function selectRecommended(
  db: Db,
  { orgNo, categoryId, limit }: { orgNo: string | undefined; categoryId: string; limit: number },
): Promise<RecommendedRow[]> {
  return ofOrganisation(db, orgNo)
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
export function selectNear(db: Db, { orgNo, courseId, limit }: { orgNo: string | undefined; courseId: string; limit: number }): Promise<RecommendedRow[]> {
  return ofOrganisation(db, orgNo)
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
export function selectMostStudied(db: Db, { orgNo, limit }: { orgNo: string | undefined; limit: number }): Promise<RecommendedRow[]> {
  return ofOrganisation(db, orgNo).select(columns).orderBy("course.count_study", "desc").orderBy("course.id", "desc").limit(limit).execute();
}

function ofOrganisation(db: Db, orgNo: string | undefined) {
  const query = db.selectFrom("course").where("course.is_public", "=", true);
  return orgNo === undefined ? query : query.where("course.org_no", "=", orgNo);
}
