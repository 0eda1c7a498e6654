import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/**
 * A new database in memory. To make its files takes four seconds of computing, to load them a fifth of that: those of
 * the first one are kept below node_modules/.cache, by the version of PGlite, and may be removed at any time.
 */
export async function emptyDatabase(): Promise<PGlite> {
  const kept = keptFile();
  if (existsSync(kept)) return PGlite.create({ loadDataDir: new Blob([readFileSync(kept)]) });
  const database = await PGlite.create();
  const files = await database.dumpDataDir("none");
  mkdirSync(dirname(kept), { recursive: true });
  // In one step: another process may be looking for it.
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, Buffer.from(await files.arrayBuffer()));
  renameSync(written, kept);
  return database;
}

function keptFile(): string {
  const packed = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "../package.json");
  const { version } = JSON.parse(readFileSync(packed, "utf8")) as { version: string };
  return join(import.meta.dirname, "../../node_modules/.cache/lectern", `empty-database-${version}.tar`);
}
