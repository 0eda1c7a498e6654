import { sql } from "kysely";
import { fenOf } from "../../../../shared/amounts.ts";
import type { Path } from "../../../../site/check/finding.ts";
import { isDateTime, momentOf } from "../../../../shared/date-time.ts";
import type { CouponEntry, CouponKept } from "./document.ts";
import { counted, isAlready, isOrganisation, type Importing } from "./part.ts";

/** Coupons. What was taken off an order stays off it. */
export async function importCoupons(entries: readonly CouponEntry[], importing: Importing): Promise<void> {
  const { trx, now, report, done } = importing;
  for (const [index, entry] of entries.entries()) {
    const { couponNo } = entry;
    const path = ["coupons", `${index}`];
    // Held to the end, so that no order uses it meanwhile.
    const row = await trx
      .selectFrom("coupon")
      .selectAll()
      .where("coupon_no", "=", couponNo)
      .forUpdate()
      .executeTakeFirst();
    if (entry.remove) {
      if (row && (await remove(couponNo, path, importing))) done({ part: "coupons", key: couponNo, change: "removed" });
      continue;
    }
    const wrong = wrongIn(entry, row?.uses ?? 0);
    if (wrong) report({ path: [...path, ...wrong.at], message: wrong.message });
    if (!(await isOrganisation(entry.orgNo, path, importing)) || wrong) continue;
    const wanted = columnsOf(entry);
    const change = !row ? "added" : isAlready(row, wanted) ? "unchanged" : "changed";
    if (!row)
      await trx
        .insertInto("coupon")
        .values({ coupon_no: couponNo, ...wanted, gmt_create: now })
        .execute();
    else if (change === "changed")
      await trx.updateTable("coupon").set(wanted).where("coupon_no", "=", couponNo).execute();
    done({ part: "coupons", key: couponNo, change });
  }
}

function wrongIn(
  { offPrice, offPercent, usesMost, gmtBegin, gmtEnd }: CouponKept,
  uses: number,
): { at: Path; message: string } | undefined {
  if ((offPrice === undefined) === (offPercent === undefined))
    return { at: [], message: 'one of "offPrice" and "offPercent" is wanted, and not both' };
  if (offPrice !== undefined && fenOf(offPrice) === 0)
    return { at: ["offPrice"], message: "this must be more than 0.00" };
  for (const [name, time] of Object.entries({ gmtBegin, gmtEnd }))
    if (!isDateTime(time)) return { at: [name], message: `there is no such day: "${time}"` };
  if (gmtEnd <= gmtBegin) return { at: ["gmtEnd"], message: "this must be later than gmtBegin" };
  return usesMost < uses
    ? { at: ["usesMost"], message: `it was used ${uses} times already: this cannot be less` }
    : undefined;
}

function columnsOf({
  orgNo,
  couponName,
  offPrice,
  offPercent,
  leastPrice,
  fits,
  isOpen,
  usesMost,
  gmtBegin,
  gmtEnd,
}: CouponKept) {
  return {
    org_no: orgNo ?? "default",
    coupon_name: couponName,
    off_fen: offPrice === undefined ? null : fenOf(offPrice),
    off_percent: offPercent ?? null,
    least_fen: leastPrice === undefined ? 0 : fenOf(leastPrice),
    fits: fits ?? "all",
    is_open: isOpen ?? true,
    uses_most: usesMost,
    gmt_begin: momentOf(gmtBegin),
    gmt_end: momentOf(gmtEnd),
  };
}

async function remove(couponNo: string, path: Path, { trx, report }: Importing): Promise<boolean> {
  const {
    rows: [uses],
  } = await sql<
    Record<"orders" | "people", string>
  >`select (select count(*) from sales_order where coupon_no = ${couponNo}) as orders,
    (select count(*) from coupon_user where coupon_no = ${couponNo}) as people`.execute(trx);
  const used = uses
    ? [
        counted(uses.orders, "order names it", "orders name it"),
        counted(uses.people, "person has it", "people have it"),
      ].filter(Boolean)
    : [];
  if (used.length > 0)
    report({
      path: [...path, "remove"],
      message: `the coupon "${couponNo}" cannot be removed: ${used.join(", ")}. With an earlier gmtEnd it is over`,
    });
  else await trx.deleteFrom("coupon").where("coupon_no", "=", couponNo).execute();
  return used.length === 0;
}
