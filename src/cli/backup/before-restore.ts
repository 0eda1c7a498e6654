import {
  APPLICATION_NAME,
  LISTENER_NAME,
  withConnection,
  type Address,
} from "../../server/database/postgres/address.ts";
import { isOwner, readRole } from "../../server/database/postgres/role.ts";
import { CliError, exit } from "../command.ts";

/**
 * The statements that make the database ready for the backup; refuses one that is used or, without --force, not empty.
 * Changes nothing.
 */
export async function whatComesBefore(
  owner: Address,
  { force, pooled }: { force: boolean; pooled: boolean },
): Promise<string> {
  // What a pooler keeps open is not yet a server; the connection that listens is one.
  const names = pooled ? [LISTENER_NAME] : [APPLICATION_NAME, LISTENER_NAME];
  const look = withConnection(owner.url, async (client) => {
    const role = await readRole(client);
    if (!isOwner(role) && !role.ownsDatabase)
      throw new CliError(
        `${owner.variable} logs in as ${role.name}, which does not own the database. Set MIGRATE_URL to the owner's address.`,
      );
    const count = async (query: string, values: unknown[] = []) =>
      Number((await client.query<{ count: string }>(query, values)).rows[0]?.count ?? 0);
    if (
      (await count(
        "select count(*) from pg_stat_activity where datname = current_database() and application_name = any ($1) and pid <> pg_backend_pid()",
        [names],
      )) > 0
    ) {
      throw new CliError("A server uses this database: stop it first.");
    }
    const isEmpty = (await count("select count(*) from pg_tables where schemaname = 'public'")) === 0;
    if (!isEmpty && !force)
      throw new CliError("The database is not empty. With --force everything in it is dropped.", exit.findings);
    return `${isEmpty ? "" : "drop schema public cascade; create schema public;"}\n${GRANTED_ROLE}`;
  });
  return look.catch((error: unknown) => {
    if (error instanceof CliError) throw error;
    throw new CliError(
      `PostgreSQL (${owner.variable}) cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}

/** A database on another server: rights are granted to this role. */
const GRANTED_ROLE = `do $role$ begin
  if not exists (select from pg_roles where rolname = 'lectern_app') then create role lectern_app nologin; end if;
  if not pg_has_role(current_user, 'lectern_app', 'member') then execute format('grant lectern_app to %I', current_user); end if;
end $role$;`;
