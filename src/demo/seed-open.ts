import type { Trx } from "../server/database/connect.ts";
import { PeriodTypeEnum, UserTypeEnum } from "../generated/enums.ts";
import { customPackages } from "./content/custom-packages.ts";
import { openCourses } from "./content/open-courses.ts";
import { artworkAddress } from "./covers.ts";
import { fen, insertRows, required } from "./insert-rows.ts";
import { richText } from "./rich-text.ts";
import { categoryPaths } from "./seed-categories.ts";
import { courseIdsBySlug } from "./seed-shelves.ts";

/**
 * Open classes around today; organisation, category, lecturer and times are those of the course and the session that
 * each names.
 */
export async function seedOpenCourses(trx: Trx): Promise<void> {
  const ids = await courseIdsBySlug(trx);
  const courses = await trx.selectFrom("course").select(["id", "org_no", "lecturer_user_no", "category_id1"]).execute();
  const sessions = await trx
    .selectFrom("period")
    .where("period_type", "=", PeriodTypeEnum.live)
    .select(["id", "course_id", "sort", "begin_time", "end_time"])
    .execute();
  const byPlace = new Map(sessions.map((session) => [`${session.course_id}/${session.sort}`, session]));
  const byId = new Map(courses.map((course) => [course.id, course]));
  await insertRows(
    trx,
    "open_course",
    openCourses.map((open) => {
      const { id, org_no, lecturer_user_no, category_id1 } = required(byId, required(ids, open.course));
      const { id: period_id, begin_time, end_time } = required(byPlace, `${id}/${open.session}`);
      return {
        org_no,
        lecturer_user_no,
        category_id1,
        course_id: id,
        period_id,
        open_name: { "zh-CN": open.zh, en: open.en },
        open_desc: { "zh-CN": open.descZh, en: open.descEn },
        introduce: { "zh-CN": richText(open.bodyZh), en: richText(open.bodyEn) },
        cover: artworkAddress.open(open.slug),
        begin_time,
        end_time,
        member_count: open.members,
        member_most: open.most,
        is_putaway: true,
      };
    }),
  );
}

/** Packages of tailored training. */
export async function seedCustomPackages(trx: Trx, now: Date): Promise<void> {
  const [ids, paths] = [await courseIdsBySlug(trx), await categoryPaths(trx)];
  const courses = await trx.selectFrom("course").select(["id", "category_id1"]).execute();
  const categoryOf = new Map(courses.map(({ id, category_id1 }) => [id, category_id1]));
  await insertRows(
    trx,
    "custom_package",
    customPackages.map((one, index) => ({
      category_id1: one.fromCourse ? required(categoryOf, required(ids, one.at)) : required(paths, one.at).ids[0],
      custom_name: { "zh-CN": one.zh, en: one.en },
      custom_desc: { "zh-CN": one.descZh, en: one.descEn },
      introduce: { "zh-CN": richText(one.bodyZh), en: richText(one.bodyEn) },
      gains: { "zh-CN": one.gains.map(([zh]) => zh), en: one.gains.map(([, en]) => en) },
      cover: artworkAddress.custom(one.slug),
      days: one.days,
      people_least: one.least,
      people_most: one.most,
      price_from_fen: one.price === undefined ? null : fen(one.price),
      is_putaway: true,
      sort: index + 1,
    })),
  );
  await seedRequest(trx, now);
}

/** One organisation has asked for the last package, and waits for an answer. */
async function seedRequest(trx: Trx, now: Date): Promise<void> {
  const asking = await trx
    .selectFrom("app_user")
    .select(["user_no", "org_no", "mobile"])
    .where("user_type", "=", UserTypeEnum.organisation)
    .orderBy("user_no")
    .executeTakeFirst();
  const wanted = await trx.selectFrom("custom_package").select("id").orderBy("sort", "desc").executeTakeFirst();
  if (!asking || !wanted) return;
  const filed = new Date(now.getTime() - 26 * 3_600_000);
  await insertRows(trx, "custom_apply", [
    {
      custom_id: wanted.id,
      org_no: asking.org_no,
      user_no: asking.user_no,
      contact_name: "罗主任",
      contact_mobile: asking.mobile,
      people: 20,
      wish: "希望寒假前到校上课，两天，教室和投影我们准备；学员是实训教师，基础参差不齐。",
      gmt_create: filed,
      gmt_modified: filed,
    },
  ]);
}
