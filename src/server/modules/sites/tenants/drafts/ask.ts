import { sql } from "kysely";
import { fail } from "../../../../core/errors.ts";
import { systemActor, withActor } from "../../../../database/actor.ts";
import type { Trx } from "../../../../database/connect.ts";
import { countUse } from "../../../../lib/rate-limit.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { Decided, DraftDeps } from "./draft.ts";
import type { Author, RequestRow } from "./draft-rows.ts";
import { holdReady, readReady } from "./publish-draft.ts";
import { endRequest } from "./requests.ts";

/** Requests for one site in a day: each is a message to those who decide. */
const MAX_A_DAY = 50;
const DAY_SECONDS = 86_400;

interface Asked {
  orgNo: string;
  /** The version of the draft that is meant. */
  version: number;
  note: string;
  author: Author;
  /** Tells those who decide, in the same transaction. */
  tellDeciders(trx: Trx): Promise<void>;
}

/**
 * Asks for a version of the draft to be published. One that was asked for an older version gives way.
 * SITE_REQUEST_OPEN with `data.authorName` where this version was asked for already; SITE_REQUEST_TOO_MANY; else the
 * errors of `publishDraft`: what cannot be published need not be looked at.
 */
export async function askForPublishing(
  deps: DraftDeps,
  { orgNo, version, note, author, tellDeciders }: Asked,
): Promise<RequestRow> {
  const { db, now } = deps;
  await readReady(deps, { orgNo, version });
  return withActor(db, systemActor, async (trx) => {
    const { request } = await holdReady(trx, { orgNo, version }, deps);
    if (request?.state === "open") {
      if (request.version === version)
        fail("SITE_REQUEST_OPEN", { args: { name: request.author_name }, data: { authorName: request.author_name } });
      await endRequest(trx, { orgNo, id: request.id, state: "replaced", by: author.name, now: now() });
    }
    const limit = { subject: `site request ${orgNo}`, most: MAX_A_DAY, seconds: DAY_SECONDS, now: now() };
    if (!(await countUse(trx, limit))) fail("SITE_REQUEST_TOO_MANY");
    const { rows } = await sql<RequestRow>`insert into site_request
        (org_no, version, note, author_user_no, author_name, gmt_create)
      values (${orgNo}, ${version}, ${note}, ${author.userNo}::bigint, ${author.name}, ${now()})
      returning id::text, version, note, state, author_user_no::text, author_name, decider_name, opinion,
        gmt_create::text, gmt_end::text`.execute(trx);
    await tellDeciders(trx);
    const row = rows[0]!;
    const detail = { version, note };
    await recordAudit(trx, { ...author.audit, action: "site.ask", orgNo, subject: `site:${orgNo}`, detail });
    return row;
  });
}

/** Takes back a request that one made oneself. SITE_REQUEST_OVER where it is not open, or another's. */
export async function withdrawRequest(
  { db, now }: Pick<DraftDeps, "db" | "now">,
  { orgNo, id, author }: { orgNo: string; id: string; author: Author },
): Promise<void> {
  await withActor(db, systemActor, async (trx) => {
    const request = await holdRequest(trx, { orgNo, id });
    if (request.author_user_no !== author.userNo) fail("SITE_REQUEST_OVER");
    await endRequest(trx, { orgNo, id, state: "withdrawn", by: author.name, now: now() });
    await recordAudit(trx, { ...author.audit, action: "site.withdraw", orgNo, subject: `site:${orgNo}` });
  });
}

/** Sends a request back with words, and tells who asked. SITE_REQUEST_OVER where it is not open any more. */
export async function sendBack(
  { db, now, tellAsker }: Pick<DraftDeps, "db" | "now" | "tellAsker">,
  { orgNo, id, author, opinion }: { orgNo: string; id: string; author: Author; opinion: string },
): Promise<void> {
  await withActor(db, systemActor, async (trx) => {
    const request = await holdRequest(trx, { orgNo, id });
    const decided: Decided = { orgNo, request, state: "returned", by: author.name, opinion };
    await endRequest(trx, { orgNo, id, state: "returned", by: author.name, opinion, now: now() });
    await tellAsker?.(trx, decided);
    const detail = { version: request.version, opinion };
    await recordAudit(trx, { ...author.audit, action: "site.sendBack", orgNo, subject: `site:${orgNo}`, detail });
  });
}

/** One that is open, held: of two who decide at once one comes second. */
async function holdRequest(trx: Trx, { orgNo, id }: { orgNo: string; id: string }): Promise<RequestRow> {
  const { rows } = await sql<RequestRow>`select id::text, version, note, state, author_user_no::text, author_name,
      decider_name, opinion, gmt_create::text, gmt_end::text
    from site_request where org_no = ${orgNo} and id = ${id} and state = 'open' for update`.execute(trx);
  return rows[0] ?? fail("SITE_REQUEST_OVER");
}
