import { randomUUID } from "node:crypto";
import type pg from "pg";
import { briefly, withConnection, type Address } from "./address.ts";

/**
 * Whether something stands between a connection and PostgreSQL: a pooler gives its clients a process number of its own,
 * because which process serves them changes.
 */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid !== Reflect.get(client, "processID");
}

/** ms: how long a notification may take. */
const HEARING_MS = 5000;

/** Throws where a connection of this address does not hear what is notified, as behind a pooler in transaction mode. */
export async function refuseDeafness({ variable, url }: Address): Promise<void> {
  const channel = `lectern_probe_${randomUUID().replaceAll("-", "")}`;
  const heard = await withConnection(
    url,
    async (ear) => {
      const told = new Promise<boolean>((resolve) => {
        ear.on("notification", () => resolve(true));
        setTimeout(() => resolve(false), HEARING_MS).unref();
      });
      await ear.query(`listen ${channel}`);
      await withConnection(url, (mouth) => mouth.query("select pg_notify($1, '')", [channel]), briefly);
      const result = await told;
      // Behind a pooler the listening would stay with a connection that others are given.
      await ear.query(`unlisten ${channel}`).catch(() => undefined);
      return result;
    },
    briefly,
  );
  if (!heard) {
    throw new Error(
      variable === "DATABASE_URL"
        ? "DATABASE_URL leads through a pooler, where listening (LISTEN) does not work. Set DATABASE_DIRECT_URL to the address of the same database without the pooler."
        : `${variable} leads through a pooler, where listening (LISTEN) does not work. It must lead to PostgreSQL itself.`,
    );
  }
}

/**
 * Throws where a statement that was named on a connection is not there the next time. The first of two clients names
 * one; the second keeps the connection behind busy, so that the first is given another.
 */
export async function refuseLostStatements({ variable, url }: Address): Promise<void> {
  const statement = { name: `lectern_probe_${randomUUID()}`, text: "select $1::integer", values: [1] };
  const isLost = await withConnection(
    url,
    (first) =>
      withConnection(
        url,
        async (second) => {
          await first.query(statement);
          await second.query("begin");
          await second.query("select 1");
          try {
            await first.query(statement);
            return false;
          } catch (error) {
            // 26000: invalid_sql_statement_name. Anything else, such as a pooler without a free connection, tells
            // nothing.
            return (error as { code?: string }).code === "26000";
          } finally {
            await second.query("rollback").catch(() => undefined);
          }
        },
        briefly,
      ),
    briefly,
  );
  if (isLost) {
    throw new Error(
      `The pooler that ${variable} leads through does not know named statements. Set DATABASE_STATEMENTS=off, or use PgBouncer 1.21 or later with max_prepared_statements above 0.`,
    );
  }
}
