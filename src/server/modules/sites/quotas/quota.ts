import { PLATFORM } from "../../../lib/org-no.ts";
import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** What an organisation may use. */
export interface Quota {
  /** Pages of its site beside those that it inherits. */
  pages: number;
  /** Gigabytes of its people's videos, documents and files; where people belong to the platform, of each of them. */
  storageGb: number;
  /** Accounts; undefined for any number. */
  members: number | undefined;
}

/** A plan as it is set: what is absent is as for everybody. */
export interface Plan {
  planName: string;
  pageLimit?: number | undefined;
  storageGb?: number | undefined;
  memberLimit?: number | undefined;
}

/** Pages of one's own where nobody set anything. */
const USUAL_PAGES = 200;

/** The quota of an organisation: its own plan, else the platform's usual one, else the product's. In scope `system`. */
export async function readQuota(
  trx: Trx,
  { orgNo, usualStorageGb }: { orgNo: string; usualStorageGb: number },
): Promise<Quota> {
  const [own, usual] = [await readPlan(trx, orgNo), await readPlan(trx, PLATFORM)];
  return {
    pages: own?.pageLimit ?? usual?.pageLimit ?? USUAL_PAGES,
    storageGb: own?.storageGb ?? usual?.storageGb ?? usualStorageGb,
    members: own?.memberLimit ?? usual?.memberLimit,
  };
}

/** What counts for an organisation where nothing is set for it alone; of `default`, the product's own. */
export async function readUsualQuota(
  trx: Trx,
  { orgNo, usualStorageGb }: { orgNo: string; usualStorageGb: number },
): Promise<Quota> {
  if (orgNo !== PLATFORM) return readQuota(trx, { orgNo: PLATFORM, usualStorageGb });
  return { pages: USUAL_PAGES, storageGb: usualStorageGb, members: undefined };
}

/** What was set for an organisation; of `default`, for everybody. */
export async function readPlan(trx: Trx, orgNo: string): Promise<Plan | undefined> {
  const row = await trx
    .selectFrom("site_plan")
    .where("org_no", "=", orgNo)
    .select(["plan_name", "page_limit", "storage_gb", "member_limit"])
    .executeTakeFirst();
  return (
    row && {
      planName: row.plan_name,
      pageLimit: row.page_limit ?? undefined,
      storageGb: row.storage_gb ?? undefined,
      memberLimit: row.member_limit ?? undefined,
    }
  );
}

export async function writePlan(
  trx: Trx,
  orgNo: string,
  {
    planName,
    pageLimit = null,
    storageGb = null,
    memberLimit = null,
  }: { [Key in keyof Plan]: Plan[Key] | null } & { planName: string },
): Promise<void> {
  await sql`insert into site_plan (org_no, plan_name, page_limit, storage_gb, member_limit)
    values (${orgNo}, ${planName}, ${pageLimit}, ${storageGb}, ${memberLimit})
    on conflict (org_no) do update set plan_name = excluded.plan_name, page_limit = excluded.page_limit, storage_gb = excluded.storage_gb,
      member_limit = excluded.member_limit, gmt_modified = now()`.execute(trx);
}
