import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";

/** A place of the chain, to be noted somewhere else: who rewrites the whole chain is found by it. */
export interface AuditPlace {
  seq: string;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
}

export interface AuditProblem {
  /** Where in the chain; absent for an entry that is not in it. */
  seq?: string;
  entryId?: string;
  /** Content or hash changed · the entry is gone · links are gone before it · not in the chain · not what was noted. */
  kind: "changed" | "missing" | "gap" | "unlinked" | "noted";
}

export interface AuditVerdict {
  entries: number;
  /** The last link; undefined while nothing was recorded. */
  head: AuditPlace | undefined;
  /** The first of them; none when the log is whole. */
  problems: AuditProblem[];
}

const BATCH = 20_000;
const MAX_PROBLEMS = 20;

/**
 * Goes through the whole chain and says where it is broken. `noted` is a place that was kept elsewhere: it must be in
 * the chain as it was. Entries of a transaction that commits meanwhile are left out.
 */
export async function verifyAudit(db: Db, { noted }: { noted?: AuditPlace | undefined } = {}): Promise<AuditVerdict> {
  const problems: AuditProblem[] = [];
  const { last, head, entries } = await withActor(db, systemActor, readHead);
  for (let from = 0n; from < last && problems.length < MAX_PROBLEMS; from += BigInt(BATCH)) {
    problems.push(...(await withActor(db, systemActor, (trx) => brokenLinks(trx, from))));
  }
  problems.push(...(await withActor(db, systemActor, unlinkedEntries)));
  if (noted && !(await withActor(db, systemActor, (trx) => isInChain(trx, noted))))
    problems.push({ seq: noted.seq, kind: "noted" });
  return { entries, head, problems: problems.slice(0, MAX_PROBLEMS) };
}

async function readHead(trx: Trx) {
  const { rows } = await sql<{
    seq: string;
    hash: string;
  }>`select seq, encode(hash, 'hex') as hash from audit_link order by seq desc limit 1`.execute(trx);
  const counted = await sql<{ entries: number }>`select count(*)::int as entries from audit_link`.execute(trx);
  const head = rows[0];
  return { head, last: BigInt(head?.seq ?? 0), entries: counted.rows[0]?.entries ?? 0 };
}

async function brokenLinks(trx: Trx, from: bigint): Promise<AuditProblem[]> {
  const { rows } = await sql<{ seq: string; entry_id: string; kind: AuditProblem["kind"] }>`
    select link.seq, link.entry_id,
    case when entry.id is null then 'missing' when link.seq > 1 and before.seq is null then 'gap' else 'changed' end as kind
    from audit_link as link
    left join audit_link as before on before.seq = link.seq - 1
    left join audit_entry as entry on entry.id = link.entry_id
    where link.seq > ${from.toString()}::bigint and link.seq <= ${(from + BigInt(BATCH)).toString()}::bigint
      and (entry.id is null or (link.seq > 1 and before.seq is null)
        or link.hash <> sha256(coalesce(before.hash, decode(repeat('00', 32), 'hex')) || convert_to(audit_content(entry), 'UTF8')))
    order by link.seq limit ${MAX_PROBLEMS}`.execute(trx);
  return rows.map(({ seq, entry_id: entryId, kind }) => ({ seq, entryId, kind }));
}

async function unlinkedEntries(trx: Trx): Promise<AuditProblem[]> {
  const { rows } = await sql<{ id: string }>`select id from audit_entry
    where not exists (select from audit_link where entry_id = audit_entry.id) order by id limit ${MAX_PROBLEMS}`.execute(
    trx,
  );
  return rows.map(({ id }) => ({ entryId: id, kind: "unlinked" }));
}

async function isInChain(trx: Trx, { seq, hash }: AuditPlace): Promise<boolean> {
  const { rows } = await sql`select 1 from audit_link where seq = ${seq} and hash = decode(${hash}, 'hex')`.execute(
    trx,
  );
  return rows.length > 0;
}
