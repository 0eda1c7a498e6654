import { PLATFORM } from "../../../lib/org-no.ts";
import type { CouponFits } from "../../../../generated/types.ts";
import { amountOf } from "../../../../shared/amounts.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { isObject } from "../../../../shared/json.ts";
import type { CatalogueDocument, CategoryEntry, CouponEntry, Names, VipSetEntry, ZoneEntry } from "./document.ts";

/** All that an import can bring, as a document; importing it again changes nothing. */
export function exportCatalogue(db: Db): Promise<CatalogueDocument> {
  return withActor(db, systemActor, async (trx) => ({
    version: 1,
    categories: await exportCategories(trx),
    vipSets: await exportVipSets(trx),
    coupons: await exportCoupons(trx),
    zones: await exportZones(trx),
  }));
}

async function exportCategories(trx: Trx): Promise<CategoryEntry[]> {
  const rows = await trx
    .selectFrom("category")
    .selectAll()
    .where("org_no", "=", PLATFORM)
    .orderBy("category_type")
    .orderBy("sort")
    .orderBy("id")
    .execute();
  const below = (parent: string | null): CategoryEntry[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map((row) => {
        const children = below(row.id);
        // Checked by the table.
        const type = parent === null ? { categoryType: row.category_type as 1 | 2 } : {};
        return {
          key: row.category_key,
          ...type,
          categoryName: namesOf(row.category_name),
          order: row.sort,
          ...(children.length > 0 ? { children } : {}),
        };
      });
  return below(null);
}

async function exportVipSets(trx: Trx): Promise<VipSetEntry[]> {
  const rows = await trx.selectFrom("vip_set").selectAll().orderBy("sort").orderBy("id").execute();
  return rows.map((row) => ({
    key: row.set_key,
    setName: namesOf(row.set_name),
    setType: row.set_type as 1 | 2 | 3 | 4,
    days: row.days,
    orgPrice: amountOf(row.org_price_fen),
    ...(row.fab_price_fen === null ? {} : { fabPrice: amountOf(row.fab_price_fen) }),
    ...(row.renewal_price_fen === null ? {} : { renewalPrice: amountOf(row.renewal_price_fen) }),
    ...(isEmpty(row.benefits) ? {} : { benefits: row.benefits as { "zh-CN": string[]; en: string[] } }),
    ...(row.monthly_coupons === 0 ? {} : { monthlyCoupons: row.monthly_coupons }),
    ...(row.monthly_percent === null ? {} : { monthlyPercent: row.monthly_percent }),
    ...(row.grade_off_fen === 0 ? {} : { gradeOff: amountOf(row.grade_off_fen) }),
    isPutaway: row.is_putaway,
    order: row.sort,
  }));
}

async function exportCoupons(trx: Trx): Promise<CouponEntry[]> {
  const rows = await trx
    .selectFrom("coupon")
    .selectAll()
    // Those of members are made by a job, each month anew.
    .where("is_of_tier", "=", false)
    .orderBy("coupon_no")
    .execute();
  return rows.map((row) => ({
    couponNo: row.coupon_no,
    ...orgOf(row.org_no),
    couponName: namesOf(row.coupon_name),
    ...(row.off_fen === null ? {} : { offPrice: amountOf(row.off_fen) }),
    ...(row.off_percent === null ? {} : { offPercent: row.off_percent }),
    leastPrice: amountOf(row.least_fen),
    fits: row.fits as CouponFits,
    isOpen: row.is_open,
    usesMost: row.uses_most,
    gmtBegin: dateTimeIn(undefined, row.gmt_begin),
    gmtEnd: dateTimeIn(undefined, row.gmt_end),
  }));
}

async function exportZones(trx: Trx): Promise<ZoneEntry[]> {
  const rows = await trx
    .selectFrom("zone")
    .selectAll()
    .orderBy("org_no")
    .orderBy("zone_location")
    .orderBy("sort")
    .orderBy("id")
    .execute();
  const shelved = await trx
    .selectFrom("zone_course")
    .select(["zone_id", "course_id"])
    .orderBy("sort")
    .orderBy("course_id")
    .execute();
  const coursesOf = Map.groupBy(shelved, ({ zone_id }) => zone_id);
  return rows.map((row) => ({
    key: row.zone_key,
    ...orgOf(row.org_no),
    zoneLocation: row.zone_location,
    zoneName: namesOf(row.zone_name),
    ...(isEmpty(row.zone_desc) ? {} : { zoneDesc: namesOf(row.zone_desc) }),
    isShown: row.is_shown,
    order: row.sort,
    courses: (coursesOf.get(row.id) ?? []).map(({ course_id }) => course_id),
  }));
}

/** What was written with one language alone is given in that one twice: the document wants both. */
function namesOf(names: unknown): Names {
  const { "zh-CN": zh, en } = isObject(names) ? names : {};
  const [first, second] = [zh ?? en, en ?? zh].map((name) => (typeof name === "string" ? name : "")) as [
    string,
    string,
  ];
  return { "zh-CN": first, en: second };
}

function orgOf(orgNo: string): { orgNo?: string } {
  return orgNo === PLATFORM ? {} : { orgNo };
}

function isEmpty(value: unknown): boolean {
  return !isObject(value) || Object.keys(value).length === 0;
}
