import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtInputs } from "../../generators/built/stamp.ts";
import { root } from "./import-graph.ts";

const folder = "src/generated/built";

/** A fresh copy has nothing of `src/generated`, and here only what `built` is said to be made from. */
describe("what is generated and not in git", () => {
  const scratch = mkdtempSync(join(tmpdir(), "lectern-built-"));
  const filesIn = (project: string) => {
    const found = readdirSync(join(project, folder), { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
      .sort();
  };
  const make = () =>
    new Promise<{ code: number | null; said: string }>((resolve, reject) => {
      const child = spawn(process.execPath, ["generators/built/index.ts"], {
        cwd: scratch,
        stdio: ["ignore", "ignore", "pipe"],
      });
      let said = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
      child.on("error", reject);
      child.on("close", (code) => resolve({ code, said }));
    });

  beforeAll(() => {
    for (const file of [...builtInputs(root), "package.json"]) cpSync(join(root, file), join(scratch, file));
    symlinkSync(join(root, "node_modules"), join(scratch, "node_modules"));
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it("is made by a fresh copy, by two commands at once, as it is here", async () => {
    const runs = await Promise.all([make(), make()]);
    expect(runs.map(({ code, said }) => (code === 0 ? "made" : said))).toEqual(["made", "made"]);
    expect(filesIn(scratch)).toEqual(filesIn(root));
    for (const file of filesIn(root))
      expect(readFileSync(join(scratch, file)).equals(readFileSync(join(root, file))), file).toBe(true);
    expect(await make()).toEqual({ code: 0, said: "" });
  });

  it("is made again with the next command once a source is another, or not at all where it is wrong", async () => {
    const texts = join(scratch, "src/locales/studio/zh-CN.json");
    writeFileSync(texts, readFileSync(texts, "utf8").replace("{", '{ "added.text": "加的", '));
    expect((await make()).said).toMatch(/^lectern: made src\/generated\/built \(1 file/);
    expect(readFileSync(join(scratch, folder, "locale-keys.ts"), "utf8")).toContain('"added.text"');
    writeFileSync(texts, "{");
    expect(await make()).toEqual({ code: 1, said: expect.stringContaining("zh-CN.json: cannot be read") });
  });
});
