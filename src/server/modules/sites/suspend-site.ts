import { PLATFORM } from "../../lib/org-no.ts";
import { sql } from "kysely";
import { type AuditActor, recordAudit } from "../audit/index.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";

interface Decision {
  orgNo: string;
  reason: string;
  actor: AuditActor;
}

/**
 * Takes the site of an organisation off; said again, it changes the reason. Every server hears of it. NOT_FOUND;
 * SITE_IS_PLATFORM.
 */
export function suspendSite(db: Db, decision: Decision): Promise<void> {
  return setState(db, decision, "suspended");
}

/** Puts it on again. NOT_FOUND. */
export function resumeSite(db: Db, decision: Decision): Promise<void> {
  return setState(db, decision, "active");
}

async function setState(db: Db, { orgNo, reason, actor }: Decision, state: "suspended" | "active"): Promise<void> {
  if (orgNo === PLATFORM || orgNo === "") fail("SITE_IS_PLATFORM");
  await withActor(db, systemActor, async (trx) => {
    if (!(await trx.selectFrom("organisation").select("org_no").where("org_no", "=", orgNo).executeTakeFirst()))
      fail("NOT_FOUND");
    const stateReason = state === "suspended" ? reason : "";
    const { numAffectedRows } =
      await sql`insert into site as known (org_no, state, state_reason) values (${orgNo}, ${state}, ${stateReason})
      on conflict (org_no) do update set state = excluded.state, state_reason = excluded.state_reason, gmt_modified = now()
      where (known.state, known.state_reason) <> (excluded.state, excluded.state_reason)`.execute(trx);
    if (numAffectedRows === 0n) return;
    await recordAudit(trx, {
      ...actor,
      action: state === "suspended" ? "site.suspend" : "site.resume",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { reason },
    });
  });
}
