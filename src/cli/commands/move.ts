import { join } from "node:path";
import { ownerAddress } from "../../server/database/postgres/migrate-by-owner.ts";
import { readSettings } from "../../server/core/settings.ts";
import { copyDatabase } from "../backup/copy-database.ts";
import { isThere } from "../backup/copy-tree.ts";
import { whatComesBefore } from "../backup/before-restore.ts";
import { CliError, exactly, exit, type Command } from "../command.ts";

/** `lectern move`: from the embedded database to a PostgreSQL. */
export const move: Command = {
  name: "move",
  summary: "Copy the embedded database into a PostgreSQL",
  details: [
    "Stop the server first. Everything in DATA_DIR/pglite is copied into the database of DATABASE_URL, as its owner (MIGRATE_URL, else",
    "DATABASE_URL), in one transaction that ends only when each table has the same rows and the same hash on both sides: what is interrupted",
    "has changed nothing. A database that is not empty is refused; with --force everything in it is dropped. The embedded database stays as",
    "it is, for going back. Files stay in DATA_DIR: start the server with DATABASE_URL and the same DATA_DIR.",
  ].join("\n"),
  options: { force: { type: "boolean", description: "also where the database is not empty" } },
  async run({ positionals, values, json, terminal, env }) {
    exactly(positionals);
    const settings = readSettings(env);
    if (settings.databaseUrl === undefined)
      throw new CliError("Set DATABASE_URL to the PostgreSQL that the embedded database is to go to.", exit.usage);
    if (!(await isThere(join(settings.dataDir, "pglite"))))
      throw new CliError(`There is no embedded database in ${settings.dataDir}.`, exit.usage);
    const owner = ownerAddress(settings.databaseUrl, settings.postgres);
    const before = await whatComesBefore(owner, {
      force: values["force"] === true,
      pooled: settings.postgres.directUrl !== undefined,
    });
    const tables = await copyDatabase({ from: settings.dataDir, to: owner.url, before });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    if (json) terminal.print(JSON.stringify({ tables }, null, 2));
    else {
      const count = Object.keys(tables).length;
      terminal.print(
        `${terminal.paint.green(`${count} tables with ${rows} rows are in PostgreSQL, each with the same hash as before.`)} Start the server with DATABASE_URL; ${join(settings.dataDir, "pglite")} stays as it was.`,
      );
    }
    return exit.done;
  },
};
