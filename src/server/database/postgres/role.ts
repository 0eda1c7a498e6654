import type pg from "pg";

/** What can be known of the role that an address logs in as, in the database that it leads to. */
export interface Role {
  /** Its name: who logged in, whatever was set since. */
  name: string;
  superuser: boolean;
  bypassesRowSecurity: boolean;
  createsRoles: boolean;
  /** A superuser, or a role that bypasses row level security, that it is a member of and could set itself to. */
  reaches: string | undefined;
  /** A table of the database that it, or a role it is a member of, owns. */
  owns: string | undefined;
  ownsDatabase: boolean;
  /** Whether it has the rights that the migrations give to the application. */
  isApplication: boolean;
  /** Whether any migration was applied to the database. */
  migrated: boolean;
  /** Whether it may make tables. */
  mayCreate: boolean;
  /** What row level security would believe of statements that nobody says anything of: must be empty. */
  scope: string;
  /** ms; 0: a statement may run for ever. */
  statementTimeoutMs: number;
}

/** The role that the migrations give all rights to; the application logs in as it, or as a member of it. */
export const APPLICATION_ROLE = "lectern_app";

/** Looks at the role of a connection. Needs no rights beyond connecting. */
export async function readRole(client: pg.ClientBase): Promise<Role> {
  const { rows } = await client.query<Omit<Role, "reaches" | "owns"> & { reaches: string | null; owns: string | null }>(
    LOOK,
    [APPLICATION_ROLE],
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL did not say who is logged in.");
  return { ...row, reaches: row.reaches ?? undefined, owns: row.owns ?? undefined };
}

// A superuser counts as a member of every role: what only follows from that is left out.
const LOOK = `
  select me.rolname as name, me.rolsuper as superuser, me.rolbypassrls as "bypassesRowSecurity", me.rolcreaterole as "createsRoles",
    (select rolname from pg_roles where oid <> me.oid and not me.rolsuper and (rolsuper or rolbypassrls) and pg_has_role(me.oid, oid, 'member') limit 1) as reaches,
    (select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any (current_schemas(false)) and relkind in ('r', 'p') and pg_has_role(me.oid, relowner, 'member') order by relname limit 1) as owns,
    pg_has_role(me.oid, (select datdba from pg_database where datname = current_database()), 'member') as "ownsDatabase",
    exists (select from pg_roles where rolname = $1 and pg_has_role(me.oid, oid, 'usage')) as "isApplication",
    to_regclass('schema_migration') is not null as migrated,
    coalesce(has_schema_privilege(me.oid, current_schema(), 'create'), false) as "mayCreate",
    coalesce(current_setting('app.scope', true), '') as scope,
    (select setting::integer from pg_settings where name = 'statement_timeout') as "statementTimeoutMs"
  from pg_roles me where me.rolname = session_user`;

/**
 * Why a role may not be the one that the server works as, in words; empty where it may. Each of these passes by row
 * level security, or comes to that with one statement.
 */
export function faultsOf(role: Role): string[] {
  return [
    role.superuser ? "it is a superuser" : undefined,
    role.bypassesRowSecurity ? "it has BYPASSRLS" : undefined,
    role.createsRoles && !role.superuser ? "it has CREATEROLE" : undefined,
    role.reaches === undefined ? undefined : `it is a member of ${role.reaches}, which is a superuser or has BYPASSRLS`,
    role.owns === undefined || role.superuser
      ? undefined
      : `it owns the table ${role.owns}, or is a member of the role that does`,
    role.ownsDatabase && !role.superuser ? "it owns the database, or is a member of the role that does" : undefined,
    role.scope === "" ? undefined : `app.scope is set to "${role.scope}" for all its statements`,
  ].filter((fault) => fault !== undefined);
}

/** Whether a role is the one that migrations are applied by, or could be the first to. */
export function isOwner(role: Role): boolean {
  return role.superuser || role.owns !== undefined || (!role.migrated && role.mayCreate);
}
