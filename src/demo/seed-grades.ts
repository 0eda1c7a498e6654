import { sql } from "kysely";
import type { Trx } from "../server/database/connect.ts";
import { grades } from "./content/grades.ts";
import { lecturers } from "./content/lecturers.ts";
import { vipSets, type TierRules } from "./content/vip.ts";
import { artworkAddress } from "./covers.ts";
import { dayAt, fen, insertRows, required } from "./insert-rows.ts";
import { courseIdsBySlug } from "./seed-shelves.ts";

/** Classes around today: some enrolling, some running, some over. */
export async function seedGrades(trx: Trx, now: Date): Promise<void> {
  const teachers = await trx.selectFrom("lecturer").select(["lecturer_user_no", "lecturer_name"]).execute();
  const byName = new Map(teachers.map(({ lecturer_name, lecturer_user_no }) => [lecturer_name, lecturer_user_no]));
  const names = new Map(lecturers.map(({ key, name }) => [key, name]));
  const rows = await insertRows<{ id: string; cover: string }>(
    trx,
    "grade",
    grades.map((grade) => ({
      org_no: grade.orgNo,
      lecturer_user_no: required(byName, required(names, grade.by)),
      grade_name: grade.name,
      cover: artworkAddress.grade(grade.slug),
      intro: grade.intro,
      is_free: grade.price === 0,
      price_fen: fen(grade.price),
      member_count: grade.members,
      begin_time: dayAt(now, grade.begins, 19),
      end_time: dayAt(now, grade.begins + grade.days, 21),
      is_putaway: true,
    })),
    ["id", "cover"],
  );
  const ids = new Map(rows.map(({ id, cover }) => [cover, id]));
  const courseIds = await courseIdsBySlug(trx);
  await insertRows(
    trx,
    "grade_course",
    grades.flatMap(({ slug, courses }) =>
      courses.map((course, index) => ({
        grade_id: required(ids, artworkAddress.grade(slug)),
        course_id: required(courseIds, course),
        sort: index + 1,
      })),
    ),
  );
}

/** The tiers of the membership; whoever is a member already is one of the last of them, for a year. */
export async function seedVipSets(trx: Trx, now: Date): Promise<void> {
  await insertRows(
    trx,
    "vip_set",
    vipSets.map(({ rules, ...tier }: (typeof vipSets)[number] & { rules: TierRules }, index) => ({
      set_key: tier.key,
      set_name: { "zh-CN": tier.zh, en: tier.en },
      set_type: tier.type,
      days: tier.days,
      org_price_fen: fen(tier.price),
      fab_price_fen: tier.fab === undefined ? null : fen(tier.fab),
      renewal_price_fen: fen(tier.renewal),
      benefits: { "zh-CN": tier.benefits.map(([zh]) => zh), en: tier.benefits.map(([, en]) => en) },
      monthly_coupons: rules.coupons ?? 0,
      monthly_percent: rules.percent ?? null,
      grade_off_fen: fen(rules.gradeOff ?? 0),
      is_putaway: true,
      sort: index + 1,
    })),
  );
  await sql`insert into vip_period (user_no, vip_set_id, monthly_coupons, monthly_percent, grade_off_fen, gmt_coupon,
      gmt_begin, gmt_end)
    select user_no, vip_set.id, monthly_coupons, monthly_percent, grade_off_fen, ${now}, ${now}, vip_until
    from app_user join vip_set on set_key = 'year' where vip_until > ${now}`.execute(trx);
}
