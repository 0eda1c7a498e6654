import { sql } from "kysely";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import type { CatalogueDocument } from "./document.ts";
import { importCategories } from "./import-categories.ts";
import { importCoupons } from "./import-coupons.ts";
import { importVipSets } from "./import-vip-sets.ts";
import { importZones } from "./import-zones.ts";
import type { Change, Importing, Problem } from "./part.ts";

export interface Imported {
  changes: Change[];
  /** With any, nothing was written. */
  problems: Problem[];
}

/**
 * Brings a document into the catalogue, all or nothing: what is there is changed, what the document does not name
 * stays.
 * Importing the same twice changes nothing. With `check` nothing is written either way. Of two at once the second
 * waits.
 * Every server hears of it by the tables' triggers when the transaction is over.
 */
export async function importCatalogue(
  db: Db,
  document: CatalogueDocument,
  { check = false, now = new Date() } = {},
): Promise<Imported> {
  const changes: Change[] = [];
  const problems: Problem[] = [];
  const undone = new Error("undone");
  await withActor(db, systemActor, async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
    const importing: Importing = {
      trx,
      now,
      report: (problem) => void problems.push(problem),
      done: (change) => void changes.push(change),
    };
    await importCategories(document.categories ?? [], importing);
    await importVipSets(document.vipSets ?? [], importing);
    await importCoupons(document.coupons ?? [], importing);
    await importZones(document.zones ?? [], importing);
    if (check || problems.length > 0) throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return { changes, problems };
}

const ADVISORY_LOCK = 7_305_804_427;
