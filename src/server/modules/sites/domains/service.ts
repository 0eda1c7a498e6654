import type {
  AddSiteDomainBody,
  CheckSiteDomainBody,
  ListSiteDomainsBody,
  ListSiteDomainsReply,
  SaveCanonicalDomainBody,
  RemoveSiteDomainBody,
  SiteDomain,
} from "../../../../generated/types.ts";
import { auditActor } from "../../audit/index.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { countDomains, selectDomains } from "./domain-queries.ts";
import { addDomain, checkDomain, preferDomain, removeDomain } from "./domains.ts";
import { hostProblem, readHostName } from "./host-name.ts";
import { platformHosts } from "./platform-hosts.ts";
import { failFields } from "../../../core/errors.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { presentDomain } from "./present.ts";

/** The claims of one organisation; of all where an operator names none. */
export async function listSiteDomains(
  { siteOrgNo, state, health, keyword, ...page }: ListSiteDomainsBody,
  context: OperationContext,
): Promise<ListSiteDomainsReply> {
  const range = pageRange(page);
  const session = sessionIn(context);
  const orgNo = session.isOperator ? siteOrgNo || undefined : session.orgNo;
  const filter = { orgNo, state, health, keyword: keyword?.trim() || undefined };
  const { rows, total } = await withActor(context.db, systemActor, async (trx) => ({
    rows: await selectDomains(trx, filter, range),
    total: await countDomains(trx, filter),
  }));
  return pageOf(
    rows.map((row) => presentDomain(row, context)),
    total,
    range,
  );
}

/** 900 for what can be nobody's domain; else the errors of `addDomain`. */
export async function addSiteDomain(
  { siteOrgNo, host }: AddSiteDomainBody,
  context: OperationContext,
): Promise<SiteDomain> {
  const name = readHostName(host);
  const problem = hostProblem(name, platformHosts(context.services.settings));
  if (problem)
    failFields([{ path: "host", message: context.site.texts(context.locale).t(`error.field.domain.${problem}`) }]);
  return presentDomain(
    await addDomain(
      context.db,
      { orgNo: siteOrgNo, host: name },
      { now: context.now(), actor: auditActor(sessionIn(context)) },
    ),
    context,
  );
}

export async function removeSiteDomain(
  { siteOrgNo, host }: RemoveSiteDomainBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  await removeDomain(context.db, { orgNo: siteOrgNo, host: readHostName(host) }, auditActor(sessionIn(context)));
  return {};
}

export async function checkSiteDomain(
  { siteOrgNo, host }: CheckSiteDomainBody,
  context: OperationContext,
): Promise<SiteDomain> {
  const { dns, now } = context.services;
  const parts = { db: context.db, dns, now, actor: auditActor(sessionIn(context)) };
  return presentDomain(await checkDomain(parts, { orgNo: siteOrgNo, host: readHostName(host) }), context);
}

export async function saveCanonicalDomain(
  { siteOrgNo, host }: SaveCanonicalDomainBody,
  context: OperationContext,
): Promise<SiteDomain> {
  return presentDomain(await preferDomain(context.db, { orgNo: siteOrgNo, host: readHostName(host) }), context);
}
