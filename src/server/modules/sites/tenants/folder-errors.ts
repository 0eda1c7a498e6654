import { sql } from "kysely";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { PUBLISHED, type FolderFinding } from "./finding.ts";

/** Findings that are kept of a folder; who has more has mended those first. */
const MAX_FINDINGS = 20;

/** Keeps what is wrong in a folder that was refused, so that operators see it without reading a server's terminal. */
export async function keepFaults(db: Db, folder: string, findings: readonly FolderFinding[]): Promise<void> {
  // Warnings keep nothing from being published.
  const json = JSON.stringify(findings.filter(({ severity }) => severity === "error").slice(0, MAX_FINDINGS));
  await withActor(db, systemActor, (trx) =>
    sql`insert into site_fault (folder, findings) values (${folder}, ${json}::json)
      on conflict (folder) do update set findings = excluded.findings, gmt_modified = now()
      where site_fault.findings::text <> excluded.findings::text`.execute(trx),
  );
}

/** What was wrong in these folders is not any more. */
export async function forgetFaults(trx: Trx, folders: readonly string[]): Promise<void> {
  await sql`delete from site_fault where folder = any(${folders}::text[])`.execute(trx);
}

export async function dropFaults(db: Db, folders: readonly string[]): Promise<void> {
  await withActor(db, systemActor, (trx) => forgetFaults(trx, folders));
}

/** Folders that are not there any more have no faults; what is published is not looked at here. */
export async function keepFaultsOf(db: Db, folders: readonly string[]): Promise<void> {
  await withActor(db, systemActor, (trx) =>
    sql`delete from site_fault
    where not folder = any(${folders}::text[]) and not starts_with(folder, ${PUBLISHED})`.execute(trx),
  );
}
