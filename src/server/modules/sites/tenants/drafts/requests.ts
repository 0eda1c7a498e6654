import { sql } from "kysely";
import { fail } from "../../../../core/errors.ts";
import type { Trx } from "../../../../database/connect.ts";
import type { Decided, DraftDeps, DraftState } from "./draft.ts";
import type { Author } from "./draft-rows.ts";

/** SITE_NEEDS_TWO where the organisation wants another to publish than who changed the draft last. */
export function refuseAlone({ needsTwo, authorUserNo }: DraftState, { userNo }: Author): void {
  if (needsTwo && userNo !== null && userNo === authorUserNo) fail("SITE_NEEDS_TWO");
}

/**
 * Ends the request that is open for a draft, tells who asked, and gives what they are called; "" where nobody asked. The
 * draft is held meanwhile.
 */
export async function decide(
  trx: Trx,
  { held: { orgNo, request }, state, author }: { held: DraftState; state: "published" | "scheduled"; author: Author },
  { now, tellAsker }: Pick<DraftDeps, "now" | "tellAsker">,
): Promise<string> {
  if (request?.state !== "open") return "";
  // Sent back or taken back in the meantime.
  if (!(await endRequest(trx, { orgNo, id: request.id, state, by: author.name, now: now() }))) return "";
  await tellAsker?.(trx, { orgNo, request, state, by: author.name, opinion: "" });
  return request.author_name;
}

/** Whether it was open still. */
export async function endRequest(
  trx: Trx,
  {
    orgNo,
    id,
    state,
    by,
    opinion = "",
    now,
  }: {
    orgNo: string;
    id: string;
    state: Decided["state"] | "withdrawn" | "replaced";
    by: string;
    opinion?: string;
    now: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update site_request
    set state = ${state}, decider_name = ${by}, opinion = ${opinion}, gmt_end = ${now}
    where org_no = ${orgNo} and id = ${id} and state = 'open'`.execute(trx);
  return numAffectedRows === 1n;
}
