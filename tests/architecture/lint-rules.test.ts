import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "./import-graph.ts";

/** What a block or the pure core may not do, each in a file of its own. */
const sources: Record<string, string> = {
  "src/blocks/card/fetch.ts": `export const x = () => fetch("/");`,
  "src/blocks/card/window-fetch.ts": `export const x = () => window.fetch("/");`,
  "src/blocks/card/global-fetch.ts": `export const x = () => globalThis["fetch"]("/");`,
  "src/blocks/card/taken-fetch.ts": `const { fetch: get } = window;\nexport const x = () => get("/");`,
  "src/blocks/card/request.ts": `export const x = () => new XMLHttpRequest();`,
  "src/blocks/card/window-request.ts": `export const x = () => new window.XMLHttpRequest();`,
  "src/blocks/card/beacon.ts": `export const x = () => navigator.sendBeacon("/");`,
  "src/blocks/card/events.ts": `export const x = () => new EventSource("/");`,
  "src/blocks/card/socket.ts": `export const x = () => new WebSocket("/");`,
  "src/forms/fetch.ts": `export const x = () => fetch("/");`,
  "src/ui/fetch.ts": `export const x = () => fetch("/");`,
  "src/site/now.ts": `export const x = () => Date.now();`,
  "src/site/random.ts": `export const x = () => Math.random();`,
  "src/site/fetch.ts": `export const x = () => fetch("/");`,
  "src/site/performance.ts": `export const x = () => performance.now();`,
  "src/shared/now.ts": `export const x = () => Date.now();`,
  "src/shared/random.ts": `export const x = () => crypto.randomUUID();`,
};

let folder = "";
let output = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-lint-"));
  await cp(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  for (const [file, source] of Object.entries({ ...sources, "src/site/fine.ts": "export const x = new Date(0);" })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${source}\n`);
  }
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const run = promisify(execFile)(process.execPath, [oxlint, "--format=unix", "src"], { cwd: folder });
  output = await run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("oxlint", () => {
  it.each(Object.entries(sources))("refuses %s", (file) => {
    expect(output.split("\n").filter((line) => line.startsWith(`${file}:`))).not.toEqual([]);
  });

  it("leaves alone what the pure core may do", () => {
    expect(output).not.toContain("src/site/fine.ts");
  });
});
