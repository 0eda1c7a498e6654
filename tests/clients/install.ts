import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The packages of this folder, which only tests need: they are installed when the first test asks for them, by the lock
 * file beside this, and again after it changed. Gives the folder that they are in.
 */
export function installTools(): string {
  const installed = join(import.meta.dirname, "node_modules");
  const missing = ["@hey-api/openapi-ts", "@redocly/cli", "@rjsf/snapshot-tests", "openapi-typescript", "orval"].some(
    (name) => !existsSync(join(installed, name)),
  );
  if (missing)
    execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], {
      cwd: import.meta.dirname,
      stdio: "pipe",
    });
  return installed;
}
