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
  const chosen = inScope(db, scope)
    .innerJoin("course_recommend", "course_recommend.course_id", "course.id")
    .where("course_recommend.category_id", "=", categoryId)
    .where((where) => where.or(levels.map((level) => where(`course.${level}`, "=", categoryId))))
    .select("course.id")
    .select("course_recommend.sort as place");
  const others = levels.map((level) =>
    mostStudied(inScope(db, scope).where(`course.${level}`, "=", categoryId), limit).select(
      sql<number>`2147483647`.as("place"),
    ),
  );
  const [first, ...rest] = others.map((part, index) => db.selectFrom(part.as(`others${index}`)).selectAll());
  const candidates = rest.reduce((all, part) => all.unionAll(part), chosen.unionAll(first!));
  return db
    .selectFrom(
      db
        .selectFrom(candidates.as("candidate"))
        .select("candidate.id")
        .select(({ fn }) => fn.min("candidate.place").as("place"))
        .groupBy("candidate.id")
        .as("picked"),
    )
    .innerJoin("course", "course.id", "picked.id")
    .select(columns)
    .orderBy("picked.place")
    .orderBy("course.count_study", "desc")
    .orderBy("course.id")
    .limit(limit)
    .execute();
}

/**
 * Courses to go on with from one: the nearer the category the better, then by the same lecturer, then the most studied.
 */
export async function selectNear(
  db: Db,
  { courseId, limit, ...scope }: RecommendScope & { courseId: string },
): Promise<RecommendedRow[]> {
  const origin = await ofOrganisation(db, scope.orgNo)
    .where("course.id", "=", courseId)
    .select([...levels, "lecturer_user_no"])
    .executeTakeFirst();
  if (!origin) return [];
  const { category_id1, category_id2, category_id3, lecturer_user_no } = origin;
  const inFirst = inScope(db, scope).where("course.category_id1", "=", category_id1);
  // The best of each kind, and of them the best: a category of ten thousand courses is not sorted for eight.
  const parts = [
    mostStudied(inFirst, limit + 1),
    ...(category_id2 === null
      ? []
      : [mostStudied(inScope(db, scope).where("course.category_id2", "=", category_id2), limit + 1)]),
    ...(category_id3 === null
      ? []
      : [mostStudied(inScope(db, scope).where("course.category_id3", "=", category_id3), limit + 1)]),
    mostStudied(inFirst.where("course.lecturer_user_no", "=", lecturer_user_no), limit * 3),
  ].map((part, index) => db.selectFrom(part.as(`part${index}`)).selectAll());
  const [first, ...rest] = parts;
  const candidates = rest.reduce((all, part) => all.union(part), first!);
  return db
    .selectFrom(candidates.as("candidate"))
    .innerJoin("course", "course.id", "candidate.id")
    .where("course.id", "<>", courseId)
    .select(columns)
    .orderBy(
      sql`(course.category_id3 is not distinct from ${category_id3}::bigint)::int + (
        course.category_id2 is not distinct from ${category_id2}::bigint)::int`,
      "desc",
    )
    .orderBy(sql`course.lecturer_user_no = ${lecturer_user_no}`, "desc")
    .orderBy("course.count_study", "desc")
    .orderBy("course.id")
    .limit(limit)
    .execute();
}

/** The most studied courses. */
export function selectMostStudied(db: Db, { limit, ...scope }: RecommendScope): Promise<RecommendedRow[]> {
  return inScope(db, scope)
    .select(columns)
    .orderBy("course.count_study", "desc")
    .orderBy("course.id", "desc")
    .limit(limit)
    .execute();
}

const levels = ["category_id1", "category_id2", "category_id3"] as const;

/** The numbers of so many courses, those that most study first. */
function mostStudied(courses: ReturnType<typeof inScope>, limit: number) {
  return courses.select("course.id").orderBy("course.count_study", "desc").orderBy("course.id", "desc").limit(limit);
}

/** Whose courses, of which kind (undefined: all), and how many. */
export interface RecommendScope {
  orgNo: string | undefined;
  courseCategory?: number | undefined;
  /** Kinds that the site does not offer. */
  withheld?: readonly number[] | undefined;
  limit: number;
}

function inScope(db: Db, { orgNo, courseCategory, withheld }: Omit<RecommendScope, "limit">) {
  let query = ofOrganisation(db, orgNo);
  if (withheld !== undefined) query = query.where("course.course_category", "not in", withheld);
  return courseCategory === undefined ? query : query.where("course.course_category", "=", courseCategory);
}

function ofOrganisation(db: Db, orgNo: string | undefined) {
  const query = db.selectFrom("course").where("course.is_public", "=", true);
  return orgNo === undefined ? query : query.where("course.org_no", "=", orgNo);
}
