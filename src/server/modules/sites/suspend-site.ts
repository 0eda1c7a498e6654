import { PLATFORM } from "../../lib/org-no.ts";
import { sql } from "kysely";
import { type AuditActor, recordAudit } from "../audit/index.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";

interface Decision {
  orgNo: string;
  reason: string;
  actor: AuditActor;
}

/**
 * Takes the site of an organisation off; said again, it changes the reason. Every server hears of it. Gives whether
 * anything changed. NOT_FOUND; SITE_IS_PLATFORM.
 */
export function suspendSite(db: Db, decision: Decision): Promise<boolean> {
  return setState(db, decision, "suspended");
}

/** Puts it on again. NOT_FOUND. */
export function resumeSite(db: Db, decision: Decision): Promise<boolean> {
  return setState(db, decision, "active");
}

async function setState(db: Db, { orgNo, reason, actor }: Decision, state: "suspended" | "active"): Promise<boolean> {
  if (orgNo === PLATFORM || orgNo === "") fail("SITE_IS_PLATFORM");
  return withActor(db, systemActor, async (trx) => {
    await requireOrganisation(trx, orgNo);
    const { numAffectedRows } = await (
      state === "suspended"
        ? sql`insert into site as known (org_no, state, state_reason) values (${orgNo}, 'suspended', ${reason})
            on conflict (org_no) do update
              set state = excluded.state, state_reason = excluded.state_reason, gmt_modified = now()
            where (known.state, known.state_reason) <> (excluded.state, excluded.state_reason)`
        : sql`update site set state = 'active', state_reason = '', gmt_modified = now()
            where org_no = ${orgNo} and state <> 'active'`
    ).execute(trx);
    if (numAffectedRows === 0n) return false;
    await recordAudit(trx, {
      ...actor,
      action: state === "suspended" ? "site.suspend" : "site.resume",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { reason },
    });
    return true;
  });
}

/** NOT_FOUND for an organisation that there is not. */
export async function requireOrganisation(trx: Trx, orgNo: string): Promise<void> {
  const found = await trx.selectFrom("organisation").select("org_no").where("org_no", "=", orgNo).executeTakeFirst();
  if (!found) fail("NOT_FOUND");
}
