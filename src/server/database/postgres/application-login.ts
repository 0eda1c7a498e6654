import { createHash, scryptSync } from "node:crypto";
import pg from "pg";
import { isUnavailable } from "../unavailable.ts";
import { addressFor, withConnection, type Address } from "./address.ts";
import { APPLICATION_ROLE, faultsOf, readRole } from "./role.ts";
import { scramVerifier } from "./scram.ts";

/** How the server works where the one address it was given is the owner's. */
export type ApplicationLogin =
  /** It logs in as a role of its own. */
  | { kind: "login"; role: string; url: string }
  /** That is not possible, for a reason: it must log in as the owner and become the application on each connection. */
  | { kind: "becomes"; reason: string };

/**
 * Finds, or with `mayChange` makes, the login of the application that belongs to an owner. Its name follows from the
 * owner's name, its password from the owner's password: all servers that have the same address come to the same without
 * telling each other, and a changed password of the owner changes this one at the next start.
 */
export async function applicationLogin(
  { url }: Address,
  { mayChange }: { mayChange: boolean },
): Promise<ApplicationLogin> {
  return withConnection(url, async (owner) => {
    const { name: ownerName } = await readRole(owner);
    const role = loginName(ownerName);
    // `pg` notes which one it used, also where it comes from PGPASSWORD or a password file.
    const password =
      typeof owner.password === "string" && owner.password !== "" ? loginPassword(owner.password, role) : undefined;
    const login: ApplicationLogin = { kind: "login", role, url: addressFor(url, { user: role, password }) };
    const before = await refusal(login.url);
    if (before === undefined) return login;
    if (!mayChange) return { kind: "becomes", reason: `${before}; the next start tries to make ${role}` };
    try {
      await makeLogin(owner, role, password);
    } catch (error) {
      return { kind: "becomes", reason: `${ownerName} may not make the role ${role}: ${messageOf(error)}` };
    }
    const after = await refusal(login.url);
    return after === undefined ? login : { kind: "becomes", reason: after };
  });
}

/** PostgreSQL cuts longer names off. */
const LONGEST_NAME = 63;

function loginName(owner: string): string {
  const name = `${APPLICATION_ROLE}_${owner}`;
  return Buffer.byteLength(name) <= LONGEST_NAME
    ? name
    : `${APPLICATION_ROLE}_${createHash("sha256").update(owner).digest("hex").slice(0, 32)}`;
}

/** Slow to compute, so that who sees this password does not come to the owner's by guessing. */
const loginPassword = (ownerPassword: string, role: string): string =>
  scryptSync(ownerPassword, `lectern login of ${role}`, 32).toString("base64url");

/** Why the server cannot work with this address; undefined where it can. A database that is away is thrown. */
async function refusal(url: string): Promise<string | undefined> {
  try {
    return await withConnection(url, async (client) => {
      const role = await readRole(client);
      const faults = faultsOf(role);
      if (!role.isApplication) faults.push(`it is not a member of ${APPLICATION_ROLE}`);
      return faults.length === 0 ? undefined : `${role.name} may not be the role of the server: ${faults.join("; ")}`;
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return messageOf(error);
  }
}

async function makeLogin(owner: pg.Client, role: string, password: string | undefined): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const secret = password === undefined ? "" : ` password ${pg.escapeLiteral(scramVerifier(password))}`;
  await owner.query("begin");
  try {
    // Roles belong to the whole server: servers of other databases may be at the same at the same time.
    await owner.query("select pg_advisory_xact_lock($1)", [ROLE_LOCK]);
    const { rows } = await owner.query("select from pg_roles where rolname = $1", [role]);
    await owner.query(`${rows.length === 0 ? "create" : "alter"} role ${name} login${secret}`);
    await owner.query(`grant ${APPLICATION_ROLE} to ${name}`);
    await owner.query(`alter role ${name} set statement_timeout = '15s'`);
    await owner.query(`alter role ${name} set idle_in_transaction_session_timeout = '30s'`);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback").catch(() => undefined);
    // Somebody else was faster (unique_violation, duplicate_object, or "tuple concurrently updated"): what they made is
    // judged next.
    if (!["23505", "42710", "XX000"].includes((error as { code?: string }).code ?? "")) throw error;
  }
}

const ROLE_LOCK = 7_305_804_405;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
