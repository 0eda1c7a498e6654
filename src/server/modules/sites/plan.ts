import type { GetSiteUsageBody, SaveSitePlanBody, SiteUsage } from "../../../generated/types.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { countMembers } from "./quotas/members.ts";
import { readPlan, readQuota, readUsualQuota, writePlan } from "./quotas/quota.ts";
import { organisationBytes } from "./quotas/storage.ts";
import { sessionIn } from "../../lib/require-session.ts";

const GIGABYTE = 1024 ** 3;

/** What an organisation uses and may use. NOT_FOUND. */
export async function getSiteUsage({ siteOrgNo }: GetSiteUsageBody, context: OperationContext): Promise<SiteUsage> {
  const usualStorageGb = context.services.settings.mediaQuotaGb;
  // Of a suspended site no page is published.
  const pageCount = (await context.services.tenants.resolve(siteOrgNo))?.ownPages ?? 0;
  return withActor(context.db, systemActor, async (trx) => {
    const orgName = await organisationNameOf(trx, siteOrgNo);
    const { pages, storageGb, members } = await readQuota(trx, { orgNo: siteOrgNo, usualStorageGb });
    const plan = (await readPlan(trx, siteOrgNo)) ?? { planName: "" };
    const usual = await readUsualQuota(trx, { orgNo: siteOrgNo, usualStorageGb });
    const storageBytes = await organisationBytes(trx, siteOrgNo);
    return {
      siteOrgNo,
      orgName,
      planName: plan.planName,
      pageCount,
      pageLimit: pages,
      storageBytes,
      storageUsed: (storageBytes / GIGABYTE).toFixed(2),
      storageGb,
      memberCount: await countMembers(trx, siteOrgNo),
      ...(members === undefined ? {} : { memberLimit: members }),
      plan: withoutUndefined(plan),
      usual: withoutUndefined({ pageLimit: usual.pages, storageGb: usual.storageGb, memberLimit: usual.members }),
    };
  });
}

/** Sets a plan. NOT_FOUND. */
export async function saveSitePlan(
  { siteOrgNo, planName = "", ...limits }: SaveSitePlanBody,
  context: OperationContext,
): Promise<SiteUsage> {
  await withActor(context.db, systemActor, async (trx) => {
    await organisationNameOf(trx, siteOrgNo);
    await writePlan(trx, siteOrgNo, { planName: planName.trim(), ...limits });
    const detail = withoutUndefined({ planName: planName.trim(), ...limits });
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "site.plan",
      orgNo: siteOrgNo,
      subject: `site:${siteOrgNo}`,
      detail,
    });
  });
  return getSiteUsage({ siteOrgNo }, context);
}

async function organisationNameOf(trx: Trx, orgNo: string): Promise<string> {
  const row = await trx.selectFrom("organisation").select("org_name").where("org_no", "=", orgNo).executeTakeFirst();
  return row?.org_name ?? fail("NOT_FOUND");
}

/** JSON has no undefined. */
function withoutUndefined<Values extends object>(
  values: Values,
): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  };
}
