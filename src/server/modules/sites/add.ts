import type { AddSiteBody, SiteCard } from "../../../generated/types.ts";
import { auditActor } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { failFields } from "../../core/errors.ts";
import * as sites from "./add-site.ts";
import { sayIn } from "../../../site/check/messages.ts";
import { orgNoFault } from "./tenants/names.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { getSite } from "./list.ts";

/** 900 for a number or a flavour that cannot be; else the errors of `src/server/modules/sites/add-site.ts`. */
export async function addSite(
  { siteOrgNo, orgName, englishName = "", flavour = "", mobile }: AddSiteBody,
  context: OperationContext,
): Promise<SiteCard> {
  const { t } = context.site.texts(context.locale);
  const orgNo = siteOrgNo.trim();
  const fault = orgNoFault(orgNo);
  if (fault) failFields([{ path: "siteOrgNo", message: sayIn(context.locale, fault) }]);
  if (flavour !== "" && !(await isFlavour(context, flavour)))
    failFields([{ path: "flavour", message: t("error.field.flavour") }]);
  const name = orgName.trim();
  const { userNo } = await sites.addSite(
    context.db,
    { orgNo, name, englishName: englishName.trim() || name, flavour: flavour || undefined, mobile },
    auditActor(sessionIn(context)),
  );
  await context.services.sessions.changed(userNo);
  await context.services.bus.publish("site", orgNo);
  return (await getSite({ siteOrgNo: orgNo }, context)).site;
}

async function isFlavour({ db }: OperationContext, flavour: string): Promise<boolean> {
  const row = await withActor(db, systemActor, (trx) =>
    trx
      .selectFrom("site_flavour")
      .select("flavour")
      .where("flavour", "=", flavour)
      .where("published_revision", "is not", null)
      .executeTakeFirst(),
  );
  return row !== undefined;
}
