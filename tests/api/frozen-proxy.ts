import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A way to a PostgreSQL that can freeze, as a firewall does that drops a connection without a word. */
export interface FreezableProxy {
  /** The folder of its socket, which stands for `host`. */
  socketFolder: string;
  /** From now on nothing passes: connections stay open, and new ones are taken and not answered. */
  freeze(): void;
  /** What was held back passes on. */
  thaw(): void;
  /** Cuts every connection and takes no more. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy before the PostgreSQL (or pooler) whose socket is in `target`. */
export async function createFreezableProxy(target: string): Promise<FreezableProxy> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-proxy-"));
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(join(target, SOCKET));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => to.write(data));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        // A frozen way tells neither side that the other is gone.
        if (!isFrozen) to.destroy();
      });
      if (isFrozen) from.pause();
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));
  return {
    socketFolder: folder,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const SOCKET = ".s.PGSQL.5432";
