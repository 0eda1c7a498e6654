import { sql } from "kysely";
import type { RichText } from "../../../generated/types.ts";
import { richTextWords } from "../../../shared/richtext.ts";
import type { Trx } from "../../database/connect.ts";
import { searchVector } from "../catalogue/index.ts";

/**
 * Makes a course found by its words where it is public; a course that leaves the shelf leaves the search by itself (a
 * trigger).
 */
export async function writeSearch(trx: Trx, courseId: string): Promise<void> {
  const course = await selectWords(trx, courseId);
  if (!course?.is_public) return;
  const words = searchVector({
    A: course.course_name,
    B: course.course_subtitle,
    C: [course.lecturer_name ?? "", ...namesIn(course.categories)].join(" "),
    // Checked when it was written.
    D: course.introduce ? richTextWords(course.introduce as RichText) : "",
  });
  await sql`insert into course_search (course_id, org_no, course_category, words)
    values (${courseId}, ${course.org_no}, ${course.course_category}, ${words}::tsvector)
    on conflict (course_id)
    do update set org_no = excluded.org_no, course_category = excluded.course_category, words = excluded.words`.execute(
    trx,
  );
}

function selectWords(trx: Trx, courseId: string) {
  return trx
    .selectFrom("course")
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "course.lecturer_user_no")
    .leftJoin("course_introduce", "course_introduce.course_id", "course.id")
    .where("course.id", "=", courseId)
    .select([
      "course.org_no",
      "course.course_category",
      "course.course_name",
      "course.course_subtitle",
      "course.is_public",
    ])
    .select(["lecturer.lecturer_name", "course_introduce.introduce"])
    .select(
      sql<unknown>`(select json_agg(category_name) from category
        where id in (course.category_id1, course.category_id2, course.category_id3))`.as("categories"),
    )
    .executeTakeFirst();
}

/** Names in every language: a course is found by each. */
function namesIn(categories: unknown): string[] {
  if (!Array.isArray(categories)) return [];
  return categories.flatMap((names: unknown) =>
    names && typeof names === "object" ? Object.values(names).map(String) : [],
  );
}
