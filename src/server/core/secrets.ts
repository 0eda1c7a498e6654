import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { systemActor, withActor } from "../database/actor.ts";
import type { Db, Trx } from "../database/connect.ts";

/** Random keys that all nodes share, each for one purpose. They live in the database. */
export interface Secrets {
  /**
   * The key of a purpose such as "captcha": 256 random bits as text. It is made when it is first asked for. Not for use
   * inside a transaction.
   */
  get(name: string): Promise<string>;
}

export function createSecrets(db: Db): Secrets {
  const known = new Map<string, Promise<string>>();
  return {
    get(name) {
      const found = known.get(name);
      if (found) return found;
      const asked = readOrMake(db, name);
      known.set(name, asked);
      // A database that was away for a moment is asked again.
      asked.catch(() => known.delete(name));
      return asked;
    },
  };
}

async function readOrMake(db: Db, name: string): Promise<string> {
  return withActor(db, systemActor, (trx) => secretIn(trx, name));
}

/** The key of a purpose in a transaction of scope system. Of several nodes that make it at once, one's is kept, and all get that. */
export async function secretIn(trx: Trx, name: string): Promise<string> {
  await sql`insert into server_secret (name, secret) values (${name}, ${randomBytes(32).toString("base64url")})
    on conflict (name) do nothing`.execute(trx);
  return (await trx.selectFrom("server_secret").select("secret").where("name", "=", name).executeTakeFirstOrThrow())
    .secret;
}
