import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";
import { cardColumns, cards } from "./course-queries.ts";
import type { SearchWords } from "./search-words.ts";

export interface HitFilter {
  orgNo?: string | undefined;
  courseCategory?: number | undefined;
  /** Kinds that the site does not offer. */
  withheld?: readonly number[] | undefined;
}

/**
 * A page of the courses that have all words: first those whose name holds what was typed as it stands, then those that
 * have all words in their name, then the most studied. All that decides it is in the table of words: the courses
 * themselves are read for the page alone.
 */
export function selectHits(
  db: Db,
  { typed, words, filter, range }: { typed: string; words: SearchWords; filter: HitFilter; range: PageRange },
) {
  const page = hits(db, words, filter)
    .select(["course_search.course_id", "course_search.count_study as studied"])
    .select(sql<boolean>`position(lower(${typed}) in course_search.name_folded) > 0`.as("whole"))
    .select(sql<boolean>`course_search.words @@ ${words.nameQuery}::tsquery`.as("named"))
    .orderBy("whole", "desc")
    .orderBy("named", "desc")
    .orderBy("studied", "desc")
    .orderBy("course_search.course_id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .as("hit");
  const picked = db
    .selectFrom(page)
    .innerJoin("course", "course.id", "hit.course_id")
    .where("course.is_public", "=", true)
    .select(cardColumns)
    .select(
      sql<string>`row_number() over (order by hit.whole desc, hit.named desc, hit.studied desc, hit.course_id desc)`.as(
        "place",
      ),
    )
    .as("course");
  return cards(db, picked).execute();
}

export async function countHits(db: Db, { words, filter }: { words: SearchWords; filter: HitFilter }): Promise<number> {
  const { total } = await hits(db, words, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many hits each category of courses has, those with none left out. */
export function countHitsByKind(
  db: Db,
  { words, filter: { orgNo, withheld } }: { words: SearchWords; filter: HitFilter },
) {
  return hits(db, words, { orgNo, withheld })
    .select("course_search.course_category")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .groupBy("course_search.course_category")
    .orderBy("course_search.course_category")
    .execute();
}

function hits(db: Db, words: SearchWords, { orgNo, courseCategory, withheld }: HitFilter) {
  let query = db.selectFrom("course_search").where(sql<boolean>`course_search.words @@ ${words.query}::tsquery`);
  if (orgNo !== undefined) query = query.where("course_search.org_no", "=", orgNo);
  if (courseCategory !== undefined) query = query.where("course_search.course_category", "=", courseCategory);
  if (withheld !== undefined) query = query.where("course_search.course_category", "not in", withheld);
  return query;
}
