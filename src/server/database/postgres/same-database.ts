import { randomInt } from "node:crypto";
import type { Address } from "./address.ts";
import { briefly, withConnection } from "./address.ts";

/**
 * Throws where two addresses lead to two databases. What a database says of itself does not tell: a copy says the same.
 * So one connection takes a lock, and the other must find it taken.
 */
export async function refuseTwoDatabases(one: Address, other: Address): Promise<void> {
  if (one.url === other.url) return;
  const key = randomInt(2 ** 47);
  const isTaken = await withConnection(
    one.url,
    async (first) => {
      await first.query("begin");
      await first.query("select pg_advisory_xact_lock($1)", [key]);
      // In a transaction as well, so that behind a pooler the lock is given back by the connection that took it.
      const { rows } = await withConnection(
        other.url,
        (second) => second.query<{ free: boolean }>("select pg_try_advisory_xact_lock($1) as free", [key]),
        briefly,
      );
      await first.query("rollback");
      return rows[0]?.free === false;
    },
    briefly,
  );
  if (!isTaken) {
    throw new Error(
      `${one.variable} and ${other.variable} lead to two different databases. Both must lead to the same one.`,
    );
  }
}
