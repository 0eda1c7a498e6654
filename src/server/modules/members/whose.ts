import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { actorOf, systemActor, type Actor } from "../../database/actor.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { sessionIn } from "../../lib/require-session.ts";
import type { Tenant } from "../sites/index.ts";

/** Whose people a call is about, and how their rows are read. */
export interface Whose {
  /** The organisation; the platform's number for operators who name none. */
  orgNo: string;
  /** Its published site: the questions that it asks and its time zone. */
  site: Tenant;
  /** An organisation reads its own rows alone; operators were let in by the policy. */
  reader: Actor;
}

/** An organisation acts for itself, whatever it names; an operator for the one that is named. NOT_FOUND. */
export async function whose({ siteOrgNo = "" }: { siteOrgNo?: string }, context: OperationContext): Promise<Whose> {
  const session = sessionIn(context);
  if (!session.isOperator) return { orgNo: session.orgNo, site: context.site, reader: actorOf(session) };
  const site = (await context.services.tenants.resolve(siteOrgNo || PLATFORM)) ?? fail("NOT_FOUND");
  return { orgNo: site.orgNo, site, reader: systemActor };
}
