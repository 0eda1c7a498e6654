import { sql, type InferResult } from "kysely";
import type { Db } from "../../database/connect.ts";
import { prepare } from "../../database/prepared.ts";
import { cardColumns, cards, type CardRow } from "./course-queries.ts";

export interface CourseRow extends CardRow {
  gmt_create: Date;
  gmt_modified: Date;
  introduce: unknown;
  position: string | null;
  head_img_url: string | null;
  lecturer_introduce: string | null;
  /** Ids and names of its categories, the widest first. */
  categories: { id: string; category_name: unknown }[] | null;
}

/** A public course with introduction, lecturer and categories, in one statement. */
export async function selectCourse(
  db: Db,
  { courseId, orgNo }: { courseId: string; orgNo: string | undefined },
): Promise<CourseRow | undefined> {
  let picked = db.selectFrom("course").where("course.is_public", "=", true).where("course.id", "=", courseId);
  if (orgNo !== undefined) picked = picked.where("course.org_no", "=", orgNo);
  return (
    cards(
      db,
      picked
        .select(cardColumns)
        .select(sql<string>`1`.as("place"))
        .as("course"),
    )
      // A select of the table itself: `course` is by now the name of what was picked.
      .innerJoin(
        db
          .selectFrom("course")
          .select([
            "course.id",
            "course.gmt_create",
            "course.gmt_modified",
            "course.category_id1",
            "course.category_id2",
            "course.category_id3",
          ])
          .as("whole"),
        (join) => join.onRef("whole.id", "=", "course.id"),
      )
      .leftJoin("course_introduce", "course_introduce.course_id", "course.id")
      .select([
        "whole.gmt_create",
        "whole.gmt_modified",
        "course_introduce.introduce",
        "lecturer.position",
        "lecturer.head_img_url",
        "lecturer.introduce as lecturer_introduce",
        sql<CourseRow["categories"]>`(
        select json_agg(json_build_object('id', category.id::text, 'category_name', category.category_name) order by category.floor)
        from category where category.id in (whole.category_id1, whole.category_id2, whole.category_id3))`.as(
          "categories",
        ),
      ])
      .executeTakeFirst()
  );
}

export type OutlineRow = InferResult<ReturnType<typeof outlineOf>>[number];

/** The chapters and periods of a course in their order; a chapter without periods has one row without a period. */
export const selectOutline = prepare<{ courseId: string }, OutlineRow>((db, place) => outlineOf(db, place("courseId")));

function outlineOf(db: Db, courseId: string) {
  return db
    .selectFrom("chapter")
    .leftJoin("period", (join) =>
      join.onRef("period.chapter_id", "=", "chapter.id").on("period.gmt_remove", "is", null),
    )
    .leftJoin("live_session", "live_session.period_id", "period.id")
    .where("chapter.course_id", "=", courseId)
    .where("chapter.gmt_remove", "is", null)
    .select([
      "chapter.id as chapter_id",
      "chapter.course_id",
      "chapter.chapter_name",
      "chapter.chapter_desc",
      "chapter.is_free as chapter_is_free",
      "period.id",
      "period.period_name",
      "period.period_desc",
      "period.period_type",
      "period.is_free",
      "period.video_seconds",
      "period.doc_name",
      "period.doc_page",
      "period.file_bytes",
      "period.begin_time",
      "period.end_time",
      "live_session.is_on",
      "live_session.gmt_start",
      "live_session.has_replay",
    ])
    .orderBy("chapter.sort")
    .orderBy("chapter.id")
    .orderBy("period.sort")
    .orderBy("period.id");
}
