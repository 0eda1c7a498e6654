import type pg from "pg";

/** The socket of a connection, which `pg` has and its types leave out. */
export function streamOf(client: pg.Client | undefined): Stream | undefined {
  return (client as { connection?: { stream?: Stream } } | undefined)?.connection?.stream;
}

interface Stream {
  /** Since it was opened. */
  bytesRead?: number;
  destroy(error?: Error): void;
}
