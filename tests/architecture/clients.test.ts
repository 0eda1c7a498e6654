import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installTools } from "../clients/install.ts";

const root = join(import.meta.dirname, "../..");
const tools = join(root, "tests/clients");

interface Said {
  said: string[];
  seconds: number;
}

/**
 * The document of all calls is for other people's tools. They are not among our packages: they need another TypeScript,
 * and are 390 packages that nothing else needs. They are installed when they are first needed; about 20 s of computing
 * in one process.
 */
describe("clients made of the document of all calls", () => {
  let results: Record<string, Said>;
  let out: string;
  beforeAll(() => {
    installTools();
    const cache = join(root, "node_modules/.cache/lectern");
    mkdirSync(cache, { recursive: true });
    // Below the tools, so that what is generated finds their packages.
    out = mkdtempSync(join(cache, "clients-"));
    const said = execFileSync(
      process.execPath,
      [join(tools, "generate.mjs"), join(root, "src/generated/built/openapi.json"), out],
      { encoding: "utf8", maxBuffer: 1e8 },
    );
    results = JSON.parse(said) as Record<string, Said>;
  }, 600_000);
  afterAll(() => out && rmSync(out, { recursive: true, force: true }));

  it.each(["openapi-typescript", "hey-api", "orval"])("%s generates one", (name) =>
    expect(results[name]?.said).toEqual([]),
  );
  it("compile strictly, tell a success from a fault by its code, and take files", () =>
    expect(results["typescript"]?.said).toEqual([]));
  it.each(["redocly", "spectral"])("%s has nothing to say of the document", (name) =>
    expect(results[name]?.said).toEqual([]),
  );
});
