import { openDatabase } from "../../server/database/connect.ts";
import { migrateByOwner } from "../../server/database/postgres/migrate-by-owner.ts";
import { readSettings } from "../../server/core/settings.ts";
import { exactly, exit, type Command } from "../command.ts";

/**
 * `lectern migrate`: what a server does first when it starts, by itself, so that the server needs no rights of an
 * owner.
 */
export const migrate: Command = {
  name: "migrate",
  summary: "Migrate the database, as the owner of its tables",
  details: [
    "With PostgreSQL by the address in MIGRATE_URL, else by DATABASE_URL; run it before the servers of a new version start.",
    "Where DATABASE_URL is set too, both must lead to the same database. A server whose role may apply migrations does the",
    "same when it starts. The embedded database is opened; no server may run on it.",
  ].join("\n"),
  options: {},
  async run({ positionals, json, terminal, env }) {
    exactly(positionals);
    const applied = await apply(env);
    if (json) terminal.print(JSON.stringify({ applied }, null, 2));
    else
      terminal.print(
        applied.length === 0
          ? "Nothing to apply: the database is up to date."
          : terminal.paint.green(`Applied: ${applied.join(", ")}.`),
      );
    return exit.done;
  },
};

/** A job that does nothing else need not know how the server logs in: MIGRATE_URL alone is enough. */
async function apply(env: NodeJS.ProcessEnv): Promise<string[]> {
  const settings = readSettings({ ...env, DATABASE_URL: env["DATABASE_URL"]?.trim() || env["MIGRATE_URL"] });
  if (settings.databaseUrl !== undefined) return migrateByOwner(settings.databaseUrl, settings.postgres);
  const { migrated, close } = await openDatabase(settings);
  await close();
  return migrated;
}
