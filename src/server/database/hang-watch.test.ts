import { createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { createHangWatch } from "./hang-watch.ts";
import { DatabaseHung } from "./unavailable.ts";

const intervals = { probeMs: 10, silentProbes: 5 };

/** A server that takes connections and does with them what is given. */
async function serve(take: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    take(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port, user: "web", database: "web", ssl: false };
}

function watch(connection: pg.ClientConfig) {
  const notified: string[] = [];
  const watching = createHangWatch({
    connection,
    intervals,
    onHang: () => notified.push("hung"),
    onBack: () => notified.push("back"),
  });
  onTestFinished(watching.close);
  return { watching, notified };
}

it("a database that takes connections and is silent is hung, said once, and gets no more connections", async () => {
  let connections = 0;
  const silent = await serve(() => (connections += 1));
  const { watching, notified } = watch(silent);
  const Client = watching.watched(pg.Client);
  const waiting = new Client(silent).connect();
  await expect(waiting).rejects.toBeInstanceOf(DatabaseHung);
  expect(watching.isHung()).toBe(true);
  const before = connections;
  await expect(new Client(silent).connect()).rejects.toBeInstanceOf(DatabaseHung);
  expect(connections).toBe(before);
  expect(notified).toEqual(["hung"]);
});

it("a database that refuses is not hung, however often", async () => {
  let refused = 0;
  const refusing = await serve((socket) => {
    refused += 1;
    socket.destroy();
  });
  const { watching } = watch(refusing);
  await vi.waitFor(() => expect(refused).toBeGreaterThan(20), { timeout: 60_000 });
  expect(watching.isHung()).toBe(false);
});

it("whatever a connection of the pool reads is an answer, although the probe waits for its turn", async () => {
  let probes = 0;
  const busy = await serve((socket) =>
    // The probe is silent; the other connection hears something all the time.
    socket.once("data", (data) => {
      if (data.includes("pool")) {
        const talking = setInterval(() => socket.write(notice), 1);
        socket.on("close", () => clearInterval(talking));
      } else probes += 1;
    }),
  );
  const { watching } = watch(busy);
  const client = new (watching.watched(pg.Client))({ ...busy, user: "pool" });
  client.on("error", () => undefined);
  void client.connect().catch(() => undefined);
  await vi.waitFor(() => expect(probes).toBe(1), { timeout: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(watching.isHung()).toBe(false);
});

/** A message of PostgreSQL that asks for nothing: a parameter's value. */
const notice = Buffer.from([0x53, 0, 0, 0, 8, 0x61, 0, 0x62, 0]);
