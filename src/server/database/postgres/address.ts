import pg from "pg";

/** How to connect to an address, as `pg` takes it. */
export interface Address {
  /** The variable that it comes from, for messages. */
  variable: string;
  url: string;
}

/** ms: how long a look at a database may take before it counts as not answering. */
const TIMEOUT_MS = 5000;

/** Runs `work` on a connection of its own and ends that. Startup parameters that a pooler would refuse are not sent. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  limits: { query_timeout?: number } = {},
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: TIMEOUT_MS,
    ...limits,
  });
  // One that breaks between two statements would end the process; the next statement says it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Limits of a look that must not wait for ever, such as one through a pooler without a free connection. */
export const briefly = { query_timeout: TIMEOUT_MS };

/** What pg_stat_activity shows of every connection of a portal. */
export const APPLICATION_NAME = "lectern";
/** Of the one that listens: it is there as long as the process is, whatever a pooler keeps open. */
export const LISTENER_NAME = "lectern listener";

/** The same address for another user. */
export function addressFor(url: string, { user, password }: { user: string; password: string | undefined }): string {
  const changed = new URL(url);
  changed.username = "";
  changed.password = "";
  // As parameters, because an address without a host has no place for a user; `pg` reads them first.
  changed.searchParams.set("user", user);
  if (password === undefined) changed.searchParams.delete("password");
  else changed.searchParams.set("password", password);
  return changed.href;
}
