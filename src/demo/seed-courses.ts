import type { Trx } from "../server/database/connect.ts";
import { UserTypeEnum } from "../generated/enums.ts";
import { searchVector } from "../server/modules/catalogue/index.ts";
import { subjects } from "./content/courses/index.ts";
import { lecturers } from "./content/lecturers.ts";
import type { CourseSeed, Subject } from "./content/types.ts";
import { artworkAddress } from "./covers.ts";
import { hashOf } from "./artwork/palette.ts";
import { dayAt, fen, insertRows, required } from "./insert-rows.ts";
import { introduction, plainWords } from "./rich-text.ts";
import { categoryPaths } from "./seed-categories.ts";
import { outlineOf, type PeriodDraft } from "./outline.ts";

interface Draft {
  course: CourseSeed;
  subject: Subject;
  chapters: { name: string; periods: PeriodDraft[] }[];
}

/** All courses with introductions, chapters and periods, on the shelf and searchable. */
export async function seedCourses(trx: Trx, now: Date): Promise<void> {
  const drafts: Draft[] = subjects.flatMap((subject) =>
    subject.courses.map((course) => ({ course, subject, chapters: outlineOf(course, now) })),
  );
  const [paths, userNos] = [await categoryPaths(trx), await lecturerNumbers(trx)];
  const rows = await insertRows<{ id: string; course_logo: string }>(
    trx,
    "course",
    drafts.map((draft) => courseRow(draft, { paths, userNos, now })),
    ["id", "course_logo"],
  );
  const ids = new Map(rows.map(({ id, course_logo }) => [course_logo, id]));
  const idOf = ({ course }: Draft): string => required(ids, artworkAddress.course(course.slug));

  const introductions = drafts.map((draft) => {
    const { course, subject } = draft;
    return {
      course_id: idOf(draft),
      introduce: introduction({
        ...course,
        audience: subject.audience,
        method: subject.method,
        locale: subject.locale ?? "zh-CN",
      }),
    };
  });
  await insertRows(trx, "course_introduce", introductions);
  await insertRows(
    trx,
    "course_search",
    drafts.map((draft, index) => ({
      course_id: idOf(draft),
      org_no: draft.subject.orgNo,
      course_category: draft.course.kind ?? 1,
      words: searchVector({
        A: draft.course.name,
        B: draft.course.subtitle,
        C: [lecturerName(draft.course.by), ...required(paths, draft.course.at).names].join(" "),
        D: plainWords(introductions[index]?.introduce ?? { type: "doc", content: [] }),
      }),
    })),
  );
  await insertOutlines(trx, drafts, idOf);
}

async function insertOutlines(trx: Trx, drafts: Draft[], idOf: (draft: Draft) => string): Promise<void> {
  const chapterRows = drafts.flatMap((draft) =>
    draft.chapters.map((chapter, index) => ({
      org_no: draft.subject.orgNo,
      course_id: idOf(draft),
      chapter_name: chapter.name,
      is_free: draft.course.price === 0,
      sort: index + 1,
    })),
  );
  const inserted = await insertRows<{ id: string; course_id: string; sort: number }>(trx, "chapter", chapterRows, [
    "id",
    "course_id",
    "sort",
  ]);
  const chapterIds = new Map(inserted.map(({ id, course_id, sort }) => [`${course_id}/${sort}`, id]));
  const periodRows = drafts.flatMap((draft) =>
    draft.chapters.flatMap((chapter, index) =>
      chapter.periods.map((period) => ({
        org_no: draft.subject.orgNo,
        course_id: idOf(draft),
        chapter_id: required(chapterIds, `${idOf(draft)}/${index + 1}`),
        ...period,
      })),
    ),
  );
  await insertRows(trx, "period", periodRows);
}

async function lecturerNumbers(trx: Trx): Promise<Map<string, string>> {
  const users = await trx
    .selectFrom("app_user")
    .select(["user_no", "mobile"])
    .where("user_type", "=", UserTypeEnum.lecturer)
    .execute();
  const byMobile = new Map(users.map(({ mobile, user_no }) => [mobile ?? "", user_no]));
  return new Map(lecturers.map(({ key, mobile }) => [key, required(byMobile, mobile)]));
}

interface CourseSources {
  paths: Awaited<ReturnType<typeof categoryPaths>>;
  userNos: ReadonlyMap<string, string>;
  now: Date;
}

function courseRow(
  { course, subject, chapters }: Draft,
  { paths, userNos, now }: CourseSources,
): Record<string, unknown> {
  const [category_id1, category_id2, category_id3] = required(paths, course.at).ids;
  const spread = hashOf(course.slug);
  const isFree = course.price === 0;
  // Most of who studies a course did not pay for it alone: members, free lessons to try.
  const bought = isFree ? 0 : Math.round(course.study * (0.12 + (spread % 25) / 100));
  return {
    org_no: subject.orgNo,
    lecturer_user_no: required(userNos, course.by),
    course_category: course.kind ?? 1,
    category_id1,
    category_id2,
    category_id3,
    course_name: course.name,
    course_subtitle: course.subtitle,
    course_logo: artworkAddress.course(course.slug),
    is_free: isFree,
    course_original_fen: fen(course.price),
    course_discount_fen: course.member === undefined || course.member === 0 ? null : fen(course.member),
    // Subjects take turns in the editors' order, so that the first page shows the breadth.
    course_sort: 1000 - (subject.courses.indexOf(course) * 20 + (spread % 20)),
    count_study: course.study,
    count_buy: bought,
    period_total: chapters.reduce((sum, { periods }) => sum + periods.length, 0),
    audit_status: 1,
    is_putaway: true,
    gmt_putaway: dayAt(now, -1 - (spread % 260), 10, spread % 60),
  };
}

function lecturerName(key: string): string {
  return lecturers.find((lecturer) => lecturer.key === key)?.name ?? "";
}
