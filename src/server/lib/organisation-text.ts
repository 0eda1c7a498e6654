import type { OrganisationCard } from "../../generated/types.ts";
import type { OperationContext } from "../core/context.ts";
import { viewerOfSession } from "./viewer.ts";

type OrganisationWords = Pick<OrganisationCard, "orgName" | "slogan" | "logo" | "cover"> & { intro?: string };

/**
 * What an organisation says of itself in the caller's language, from its published site. The name in the database
 * stands in where the site gives none; an organisation without a site has the name only.
 */
export async function organisationWords(
  orgNo: string,
  orgName: string,
  context: OperationContext,
): Promise<OrganisationWords> {
  const tenant = orgNo === context.orgNo ? context.site : await context.services.tenants.resolve(orgNo);
  return { orgName, ...tenant?.view(context.locale).for(viewerOfSession(undefined)).organisation };
}
