import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { openDatabase } from "../../src/server/database/connect.ts";
import { publishLayers } from "../../src/server/modules/sites/tenants/layer-store.ts";
import { toPublish } from "../../src/server/modules/sites/tenants/layer-to-publish.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { embeddedTemplate, tenantsDir } from "../api/template.ts";
import { freePort } from "../free-port.ts";

const root = join(import.meta.dirname, "..", "..");

/** A portal of its own in which an organisation has published a layer, as a version before today's rules stored it. */
export async function startStoredSite(layer: Layer, orgNo = "1002"): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-hostile-"));
  const dataDir = join(folder, "data");
  cpSync(await embeddedTemplate(), dataDir, { recursive: true });
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await withActor(
    database.db,
    systemActor,
    async (trx) =>
      void (await publishLayers(trx, [{ ...toPublish({ kind: "organisation", orgNo }, layer), source: "studio" }])),
  );
  await database.close();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    TENANTS_DIR: tenantsDir,
    DEMO: "on",
    LOG_LEVEL: "fatal",
    FFMPEG: "off",
  };
  const server = spawn(process.execPath, [join(root, "src/server/main.ts")], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: "ignore",
  });
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), {
    timeout: 90_000,
    interval: 100,
  });
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => void server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
