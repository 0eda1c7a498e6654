import { appendFileSync, cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./fixtures/portal.ts";
import { run } from "./run.ts";

function project(): string {
  const root = temporaryFolder();
  cpSync(join(import.meta.dirname, "fixtures/portal"), root, { recursive: true });
  rmSync(join(root, "src/server"), { recursive: true });
  return root;
}

test("--check passes after generating, and names a file that was edited by hand", async () => {
  const root = project();
  expect(await run({ root, check: true })).toMatchObject({ ok: false });
  expect(await run({ root, check: false })).toMatchObject({ ok: true });
  expect(await run({ root, check: true })).toMatchObject({ ok: true });
  appendFileSync(join(root, "src/generated/contract.ts"), "\n");
  expect(await run({ root, check: true })).toEqual({
    ok: false,
    lines: ["stale: src/generated/contract.ts (different)", "Run `npm run generate` and commit what it writes."],
  });
});

test("a file that is not JSON is named and nothing is written", async () => {
  const root = project();
  writeFileSync(join(root, "schemas/api/broken.api.json"), "{");
  const { ok, lines } = await run({ root, check: false });
  expect(ok).toBe(false);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^schemas\/api\/broken\.api\.json: cannot be read: /);
});
