import { fenOf } from "../../../../shared/amounts.ts";
import type { Path } from "../../../../site/check/finding.ts";
import type { VipSetEntry, VipSetKept } from "./document.ts";
import { counted, isAlready, type Importing } from "./part.ts";

/** The tiers of the membership. What was sold keeps its price and its days in its order. */
export async function importVipSets(entries: readonly VipSetEntry[], importing: Importing): Promise<void> {
  const { trx, now, report, done } = importing;
  const rows = await trx.selectFrom("vip_set").selectAll().execute();
  let last = Math.max(0, ...rows.map(({ sort }) => sort));
  for (const [index, entry] of entries.entries()) {
    const { key } = entry;
    const path = ["vipSets", `${index}`];
    const row = rows.find(({ set_key }) => set_key === key);
    if (entry.remove) {
      if (row && (await remove(row, path, importing))) done({ part: "vipSets", key, change: "removed" });
      continue;
    }
    const problem = wrongIn(entry);
    if (problem) {
      report({ path: [...path, problem.at], message: problem.message });
      continue;
    }
    const wanted = { ...columnsOf(entry), sort: entry.order ?? row?.sort ?? (last += 1) };
    const change = !row ? "added" : isAlready(row, wanted) ? "unchanged" : "changed";
    if (!row)
      await trx
        .insertInto("vip_set")
        .values({ set_key: key, ...wanted })
        .execute();
    else if (change === "changed")
      await trx
        .updateTable("vip_set")
        .set({ ...wanted, gmt_modified: now })
        .where("id", "=", row.id)
        .execute();
    done({ part: "vipSets", key, change });
  }
}

function wrongIn(entry: VipSetKept): { at: string; message: string } | undefined {
  const { orgPrice, fabPrice, monthlyCoupons = 0, monthlyPercent } = entry;
  if (fabPrice !== undefined && fenOf(fabPrice) > fenOf(orgPrice))
    return {
      at: "fabPrice",
      message: `fabPrice is what it costs for now: it cannot be more than orgPrice, ${orgPrice}`,
    };
  return monthlyCoupons > 0 && monthlyPercent === undefined
    ? { at: "monthlyPercent", message: "this is wanted where there are monthlyCoupons" }
    : undefined;
}

function columnsOf(entry: VipSetKept) {
  const { setName, setType, days, orgPrice, fabPrice, renewalPrice, benefits, isPutaway } = entry;
  return {
    set_name: setName,
    set_type: setType,
    days,
    org_price_fen: fenOf(orgPrice),
    fab_price_fen: fabPrice === undefined ? null : fenOf(fabPrice),
    renewal_price_fen: renewalPrice === undefined ? null : fenOf(renewalPrice),
    benefits: benefits ?? {},
    monthly_coupons: entry.monthlyCoupons ?? 0,
    monthly_percent: entry.monthlyPercent ?? null,
    grade_off_fen: entry.gradeOff === undefined ? 0 : fenOf(entry.gradeOff),
    is_putaway: isPutaway ?? true,
  };
}

async function remove(
  { id, set_key }: { id: string; set_key: string },
  path: Path,
  { trx, report }: Importing,
): Promise<boolean> {
  const { sold } = await trx
    .selectFrom("order_line")
    .where("vip_set_id", "=", id)
    .select((count) => count.fn.countAll<string>().as("sold"))
    .executeTakeFirstOrThrow();
  const used = counted(sold, "order names", "orders name");
  if (used !== "")
    report({
      path: [...path, "remove"],
      message: `the tier "${set_key}" cannot be removed: ${used} it. With "isPutaway": false it is sold no more`,
    });
  else await trx.deleteFrom("vip_set").where("id", "=", id).execute();
  return used === "";
}
