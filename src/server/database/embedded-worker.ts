import { mkdirSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

// PGlite computes on the thread that calls it: here it cannot hold up the event loop that answers requests.
const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string };
mkdirSync(dataDir, { recursive: true });
const database = await PGlite.create({ dataDir });
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 1 });
await server.start();

parentPort?.on("message", async (message: "stop") => {
  if (message !== "stop") return;
  await server.stop();
  await database.close();
  parentPort?.postMessage("stopped");
});
parentPort?.postMessage("ready");
