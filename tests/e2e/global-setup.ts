import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { embeddedTemplate, tenantsDir } from "../api/template.ts";
import { findChromium, type ChromiumProgram } from "./chromium.ts";

const root = join(import.meta.dirname, "..", "..");

/** What the browser tests share: one server, the real program on a database and tenants of its own. */
export interface E2ePortal {
  url: string;
  /** A copy of `tenants`, for tests to change. */
  tenantsDir: string;
  chromium: ChromiumProgram;
}

declare module "vitest" {
  export interface ProvidedContext {
    portal: E2ePortal;
  }
}

/** Project `e2e`: builds what is stale, starts the server, finds the browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = spawnSync(process.execPath, [join(root, "src/server/build.ts")], { cwd: root, stdio: "inherit" });
  if (built.status !== 0) throw new Error("the build failed");
  const folder = mkdtempSync(join(tmpdir(), "lectern-e2e-"));
  const [template, chromium, port] = await Promise.all([embeddedTemplate(), findChromium(), freePort()]);
  cpSync(template, join(folder, "data"), { recursive: true });
  cpSync(tenantsDir, join(folder, "tenants"), { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), DATA_DIR: join(folder, "data"), TENANTS_DIR: join(folder, "tenants"), DEMO: "on", LOG_LEVEL: "fatal", NODE_ENV: "production", FFMPEG: "off" };
  const server = spawn(process.execPath, [join(root, "src/server/main.ts")], { cwd: root, env: { ...process.env, ...environment }, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (text) => (said += text));
  await whenReady(url, server, () => said);
  project.provide("portal", { url, tenantsDir: join(folder, "tenants"), chromium });
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function whenReady(url: string, server: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + 90_000;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}:\n${said()}`);
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not ready in time:\n${said()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}
