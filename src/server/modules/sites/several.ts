import type {
  RecordOutcome,
  ResumeSitesBody,
  ResumeSitesReply,
  SuspendSitesBody,
  SuspendSitesReply,
  UpdateSitePlansBody,
  UpdateSitePlansReply,
} from "../../../generated/types.ts";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import type { OperationContext } from "../../core/context.ts";
import { CodedError, fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { readPlan, writePlan, type Plan } from "./quotas/quota.ts";
import { holdOrganisation } from "./domains/domain-queries.ts";
import * as sites from "./suspend-site.ts";

/** Takes several sites off, each in a transaction of its own. */
export function suspendSites(
  { siteOrgNoList, reason }: SuspendSitesBody,
  context: OperationContext,
): Promise<SuspendSitesReply> {
  return each(siteOrgNoList, context, (orgNo, actor) =>
    sites.suspendSite(context.db, { orgNo, reason: reason.trim(), actor }),
  );
}

/** Puts several sites on again. */
export function resumeSites(
  { siteOrgNoList, reason = "" }: ResumeSitesBody,
  context: OperationContext,
): Promise<ResumeSitesReply> {
  return each(siteOrgNoList, context, (orgNo, actor) =>
    sites.resumeSite(context.db, { orgNo, reason: reason.trim(), actor }),
  );
}

/** Changes plans: of each what is absent stays as it is, and null is as for everybody. */
export function updateSitePlans(
  { siteOrgNoList, ...change }: UpdateSitePlansBody,
  context: OperationContext,
): Promise<UpdateSitePlansReply> {
  return each(siteOrgNoList, context, (orgNo, actor) =>
    withActor(context.db, systemActor, async (trx) => {
      // Of two who change a plan at once, the second begins with what the first wrote.
      if (!(await holdOrganisation(trx, orgNo))) fail("NOT_FOUND");
      const before: Plan = (await readPlan(trx, orgNo)) ?? { planName: "" };
      const plan = { ...before, ...change, planName: (change.planName ?? before.planName).trim() };
      const changed = Object.entries(change).filter(([name, value]) => (before[name as keyof Plan] ?? null) !== value);
      if (changed.length === 0) return false;
      await writePlan(trx, orgNo, plan);
      const detail = Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined));
      await recordAudit(trx, { ...actor, action: "site.plan", orgNo, subject: `site:${orgNo}`, detail });
      return true;
    }),
  );
}

/** One after the other: what fails with one is said of it, and the next is tried. */
async function each(
  siteOrgNoList: readonly string[],
  context: OperationContext,
  change: (orgNo: string, actor: ReturnType<typeof auditActor>) => Promise<boolean>,
): Promise<{ list: RecordOutcome[] }> {
  const orgNos = [...new Set(siteOrgNoList)];
  const names = await namesOf(orgNos, context);
  const { t } = context.site.texts(context.locale);
  const actor = auditActor(sessionIn(context));
  const list: RecordOutcome[] = [];
  for (const key of orgNos) {
    const name = names.get(key) ?? key;
    try {
      list.push({ key, name, outcome: (await change(key, actor)) ? "done" : "same", message: "" });
    } catch (error) {
      if (!(error instanceof CodedError))
        context.services.log.error({ err: error, orgNo: key }, "a site of several was not changed");
      const [constant, args] = error instanceof CodedError ? [error.constant, error.args] : ["UNEXPECTED"];
      list.push({ key, name, outcome: "failed", message: t(`error.${constant}` as TextKey, args) });
    }
  }
  return { list };
}

async function namesOf(orgNos: string[], { db }: OperationContext): Promise<Map<string, string>> {
  const rows = await withActor(db, systemActor, (trx) =>
    trx.selectFrom("organisation").select(["org_no", "org_name"]).where("org_no", "in", orgNos).execute(),
  );
  return new Map(rows.map(({ org_no, org_name }) => [org_no, org_name]));
}
