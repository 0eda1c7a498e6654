import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";

/** A first start, with the demo filled in, takes that long beside other programs. One that ends is not waited for. */
const READY_TIMEOUT_MS = 300_000;

/** A portal of its own for a bench: the real program, its demo in a database of its own, thrown away afterwards. */
export interface ServedPortal {
  url: string;
  /** Process id of the server. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts the portal on a free port and waits until it is ready. `env` is added to its environment. */
export function servePortal(env: Record<string, string> = {}): Promise<ServedPortal> {
  return serveScript("src/server/main.ts", env);
}

/** The same for another program that takes PORT and answers /readyz; of these sources, unless `root` names others. */
export async function serveScript(
  script: string,
  env: Record<string, string> = {},
  root = join(import.meta.dirname, "..", ".."),
): Promise<ServedPortal> {
  const directory = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const port = await freePort();
  const child = spawn(process.execPath, [...process.execArgv, join(root, script)], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: directory,
      LOG_LEVEL: "error",
      DRAIN_SECONDS: "0",
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child, () => said);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the portal ended with code ${child.exitCode} before it was ready:\n${said()}`);
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`the portal was not ready within ${READY_TIMEOUT_MS / 1000} s:\n${said()}`);
}
