import type pg from "pg";
import { asMigrationConnection, pendingMigrations } from "../migrate.ts";
import { briefly, withConnection, type Address } from "./address.ts";
import { applicationLogin } from "./application-login.ts";
import { migrateBy } from "./migrate-by-owner.ts";
import { isPooled, refuseDeafness, refuseLostStatements } from "./pooler.ts";
import { APPLICATION_ROLE, faultsOf, isOwner, readRole, type Role } from "./role.ts";
import { refuseTwoDatabases } from "./same-database.ts";
import type { PostgresOptions } from "./settings.ts";

/** How the server works with a PostgreSQL that was looked at and brought up to date. */
export interface PreparedPostgres {
  /** The address that the pool logs in at. */
  url: string;
  /** The address to listen at. */
  listenUrl: string;
  /** Whether each connection must first become the application: the login is the owner's, and there is no pooler. */
  becomes: boolean;
  /** Whether there is a pooler before the pool's address; it refuses startup parameters. */
  pooled: boolean;
  /** Names of the migrations applied now. */
  migrated: string[];
  /** What works, and should be put right all the same. */
  warnings: string[];
}

export interface PrepareOptions extends PostgresOptions {
  databaseUrl: string;
  /** False: nothing is applied and no role is made; what would have to be is said. */
  mayChange: boolean;
}

/**
 * Looks at the addresses of a PostgreSQL, applies migrations as the owner, and finds the login that the server works
 * with. Throws in words where an address leads elsewhere than the others, where the server would work as a role that
 * passes by row level security, where migrations are missing that it may not apply, and where a pooler cannot do what
 * it is used for.
 */
export async function preparePostgres(options: PrepareOptions): Promise<PreparedPostgres> {
  const main: Address = { variable: "DATABASE_URL", url: options.databaseUrl };
  const migrating: Address | undefined =
    options.migrateUrl === undefined ? undefined : { variable: "MIGRATE_URL", url: options.migrateUrl };
  const direct: Address | undefined =
    options.directUrl === undefined ? undefined : { variable: "DATABASE_DIRECT_URL", url: options.directUrl };
  const { role, pooled } = await withConnection(
    main.url,
    async (client) => ({ role: await readRole(client), pooled: await isPooled(client) }),
    briefly,
  );
  // The other one takes the lock: behind a pooler that has one connection, a transaction would keep it.
  for (const other of [migrating, direct]) if (other) await refuseTwoDatabases(other, main);

  const owner = migrating ?? (isOwner(role) ? main : undefined);
  if (owner !== main) refuseFaults(main, role);
  const migrated = owner && options.mayChange ? await migrateBy(owner) : [];
  if (!owner || !options.mayChange) await refusePending(owner ?? main);

  const login = await loginOf(main, { ...options, pooled });
  const listening = direct ? await loginOf(direct, { ...options, pooled: false }) : login;
  if (pooled) {
    await refuseDeafness({ variable: (direct ?? main).variable, url: listening.url });
    if (options.statements) await refuseLostStatements({ variable: main.variable, url: login.url });
  }
  const warnings = login.warning === undefined ? [] : [login.warning];
  if (pooled && (await withConnection(login.url, readRole, briefly)).statementTimeoutMs === 0) {
    warnings.push(
      "Behind a pooler, limits of time are the role's: none is set, and a statement may run for ever. Run \"alter role … set statement_timeout = '15s'\" for the role of DATABASE_URL.",
    );
  }
  return { url: login.url, listenUrl: listening.url, becomes: login.becomes, pooled, migrated, warnings };
}

interface Login {
  url: string;
  becomes: boolean;
  warning?: string;
}

/**
 * What the server logs in with at an address: itself, or where that is the owner's and the only one, a login made from
 * it.
 */
async function loginOf(
  address: Address,
  { migrateUrl, mayChange, pooled }: PrepareOptions & { pooled: boolean },
): Promise<Login> {
  const role = await withConnection(address.url, readRole, briefly);
  if (migrateUrl !== undefined || !isOwner(role)) {
    refuseFaults(address, role);
    if (!role.isApplication) {
      throw new Error(
        `${address.variable} logs in as ${role.name}, which has no rights to the tables. Run as a superuser:\n  grant ${APPLICATION_ROLE} to ${quoted(role.name)};`,
      );
    }
    return { url: address.url, becomes: false };
  }
  const login = await applicationLogin(address, { mayChange });
  if (login.kind === "login") return { url: login.url, becomes: false };
  if (pooled) {
    throw new Error(
      `${address.variable} logs in as ${role.name}, the owner of the tables, through a pooler: the server needs a role of its own there, and could not make one (${login.reason}).\n${ownRole(role.name)}`,
    );
  }
  await withConnection(
    address.url,
    (client) => refuseNoBecoming(client, { address, role, reason: login.reason }),
    briefly,
  );
  return {
    url: address.url,
    becomes: true,
    warning: `The server logs in as ${role.name}, the owner of the tables, and becomes ${APPLICATION_ROLE} on each connection: it could not make a login of its own (${login.reason}). ${ownRole(role.name)}`,
  };
}

async function refuseNoBecoming(
  client: pg.Client,
  { address, role, reason }: { address: Address; role: Role; reason: string },
): Promise<void> {
  try {
    await client.query(`set role ${APPLICATION_ROLE}`);
  } catch (error) {
    throw new Error(
      `${address.variable} logs in as ${role.name}, the owner of the tables; the server could neither make a login of its own (${reason}) nor become ${APPLICATION_ROLE}.\n${ownRole(role.name)}`,
      { cause: error },
    );
  }
}

/** What to do where the owner's address is the only one. */
function ownRole(owner: string): string {
  return [
    "Give it one: run as a superuser",
    `  create role lectern_web login password '…' in role ${APPLICATION_ROLE};`,
    `set DATABASE_URL to an address with lectern_web, and MIGRATE_URL to the one with ${owner}. docs/operating.md has more.`,
  ].join("\n");
}

function refuseFaults({ variable }: Address, role: Role): void {
  const faults = faultsOf(role);
  if (faults.length === 0) return;
  throw new Error(
    `${variable} logs in as ${role.name}, and the server must not work as that role: ${faults.join("; ")}. Row level security would not hold. ` +
      `Name a role with the rights of ${APPLICATION_ROLE} and no others there, and the owner in MIGRATE_URL.`,
  );
}

/** Where the server does not migrate, the tables must be there as this program knows them. */
async function refusePending({ variable, url }: Address): Promise<void> {
  const pending = await withConnection(url, async (client) => pendingMigrations(asMigrationConnection(client))).catch(
    (error: unknown) => {
      if ((error as { code?: string }).code !== "42501") throw error;
      throw new Error(
        `The role of ${variable} may not see which migrations were applied. Run "lectern migrate" once, with the owner's address in MIGRATE_URL.`,
        { cause: error },
      );
    },
  );
  if (pending.length === 0) return;
  throw new Error(
    `The database lacks ${pending.length === 1 ? pending[0] : `${pending.length} migrations, ${pending[0]} first`}, and the role of ${variable} may not apply them. Run "lectern migrate" with the owner's address in MIGRATE_URL, or set MIGRATE_URL for the server.`,
  );
}

const quoted = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);
