import { spawn } from "node:child_process";
import { join } from "node:path";
import { createClient, type ApiClient } from "./client.ts";
import type { FreshDatabase } from "./harness.ts";
import { tenantsDir } from "./template.ts";

interface KilledServer {
  start(): Promise<ApiClient>;
  /** `kill -9`; settles once it is gone. */
  kill(): Promise<void>;
}

/** A server as a process of its own that has read its code and touched nothing yet, to be killed at any moment. */
export function spawnServer(database: FreshDatabase, environment: Record<string, string> = {}): KilledServer {
  const child = spawn(process.execPath, [join(import.meta.dirname, "order-server.ts")], {
    env: { ...process.env, ...database.environment, TENANTS_DIR: tenantsDir, DEMO: "off", ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    async start() {
      const url = new Promise<string>((resolve, reject) => {
        child.stdout.on(
          "data",
          (text: Buffer) =>
            /ready (\S+)/.exec(text.toString())?.[1] && resolve(/ready (\S+)/.exec(text.toString())![1]!),
        );
        child.once("exit", () => reject(new Error("the server did not start")));
      });
      child.stdin.write("start\n");
      return createClient(await url);
    },
    kill: () => (child.kill("SIGKILL"), ended),
  };
}
