import { asMigrationConnection, migrate } from "../migrate.ts";
import { withConnection, type Address } from "./address.ts";
import { isPooled } from "./pooler.ts";
import { isOwner, readRole } from "./role.ts";
import { refuseTwoDatabases } from "./same-database.ts";
import type { PostgresOptions } from "./settings.ts";

/**
 * The address of the owner of the tables: MIGRATE_URL, else DATABASE_URL. Migrations, backups and restoring need it;
 * where there is a pooler it is to lead past that.
 */
export function ownerAddress(databaseUrl: string, { migrateUrl }: PostgresOptions): Address {
  return migrateUrl === undefined
    ? { variable: "DATABASE_URL", url: databaseUrl }
    : { variable: "MIGRATE_URL", url: migrateUrl };
}

/** Applies what is pending by an address, and gives the names. Throws where that is not the owner's. */
export async function migrateBy({ variable, url }: Address): Promise<string[]> {
  return withConnection(url, async (client) => {
    const role = await readRole(client);
    if (!isOwner(role))
      throw new Error(
        `${variable} logs in as ${role.name}, which may not apply migrations: it does not own the tables. Set MIGRATE_URL to the owner's address.`,
      );
    return migrate(asMigrationConnection(client), { isPooled: await isPooled(client) });
  });
}

/** `migrateBy` of the settings' owner. Throws where MIGRATE_URL and DATABASE_URL lead to two databases. */
export async function migrateByOwner(databaseUrl: string, options: PostgresOptions): Promise<string[]> {
  const owner = ownerAddress(databaseUrl, options);
  await refuseTwoDatabases(owner, { variable: "DATABASE_URL", url: databaseUrl });
  return migrateBy(owner);
}
