import { createServer, type Server, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";

/**
 * Answers one connection at a time with PGlite, over a unix socket. What a client sends until it waits for an answer is
 * handed over in one call and answered in one write: each call costs PGlite about as much as a small statement.
 */
export async function serveOnSocket(database: PGlite, path: string): Promise<Server> {
  const server = createServer((socket) => serve(database, socket));
  server.maxConnections = 1;
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(path, resolve));
  return server;
}

function serve(database: PGlite, socket: Socket): void {
  const received = createSeries();
  let isWorking = false;
  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    for (let series = received.take(); series && !socket.destroyed; series = received.take())
      await answer(database, series, socket);
    isWorking = false;
  };
  socket.on("data", (bytes) => {
    received.add(bytes);
    work().catch((error: unknown) => socket.destroy(error instanceof Error ? error : undefined));
  });
  // It says so by "close" as well.
  socket.on("error", () => undefined);
  // Whoever comes next does not inherit what was begun. A database that is closed has nothing left of it, and cannot be
  // asked.
  socket.on("close", () => {
    if (!database.closed && database.isInTransaction()) database.exec("rollback").catch(() => undefined);
  });
}

async function answer(database: PGlite, series: Series, socket: Socket): Promise<void> {
  if (series === "no encryption") return void socket.write("N");
  const parts: Buffer[] = [];
  await database.runExclusive(() =>
    // The memory that it shows is the database's own, and used again.
    database.execProtocolRawStream(series, { onRawData: (bytes) => void parts.push(Buffer.from(bytes)) }),
  );
  if (socket.writable) socket.write(Buffer.concat(parts));
}

/** Messages up to one that waits for an answer, or the question whether this connection is to be encrypted. */
type Series = Uint8Array | "no encryption";

/** Splits what comes into series. */
export function createSeries(): { add(bytes: Buffer): void; take(): Series | undefined } {
  let held: Buffer = Buffer.alloc(0);
  let isStarted = false;
  const cut = (length: number): Uint8Array => {
    const series = new Uint8Array(held.subarray(0, length));
    held = held.subarray(length);
    return series;
  };
  return {
    add: (bytes) => void (held = held.length === 0 ? bytes : Buffer.concat([held, bytes])),
    take() {
      if (!isStarted) {
        // The first message has no type.
        if (held.length < 8 || held.length < held.readInt32BE(0)) return undefined;
        const code = held.readInt32BE(4);
        const message = cut(held.readInt32BE(0));
        if (code === SSL_REQUEST) return "no encryption";
        isStarted = true;
        return message;
      }
      let end = 0;
      for (let at = 0; held.length >= at + 5;) {
        const next = at + 1 + held.readInt32BE(at + 1);
        if (next > held.length) break;
        // The database itself stays when a client says goodbye.
        if (held[at] === TERMINATE) break;
        if (waits.has(held[at]!)) end = next;
        at = next;
      }
      return end === 0 ? undefined : cut(end);
    },
  };
}

const SSL_REQUEST = 80877103;
const TERMINATE = 0x58;
/** Query, Sync, Flush, CopyDone, CopyFail, and a password. */
const waits: ReadonlySet<number> = new Set([..."QSHcfp"].map((type) => type.charCodeAt(0)));
