import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "./import-graph.ts";

/** Begins every text of the made-up language, so that one of another language is seen. */
const MARK = "ƒ ";

/** What tests/fixtures/third-language.ts prints. */
interface Seen {
  languages: string[];
  page: string[];
  screens: string[];
  offered: string | undefined;
  studio: string[];
  blocks: string[];
  opening: string;
  check: string[];
  joined: string;
}

/**
 * A copy of the project in which src/locales has files of a language more: `fr`, the English texts behind a mark.
 * Nothing else is changed but that the default site offers it. As in a fresh clone, nothing is built.
 */
describe("a language that is added by files alone", () => {
  const scratch = mkdtempSync(join(tmpdir(), "lectern-language-"));
  const read = (file: string) => readFileSync(join(scratch, file), "utf8");
  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: scratch,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, LANG: "fr_FR.UTF-8", LC_ALL: "", LC_MESSAGES: "", NO_COLOR: "1" },
    });
  const built = join(root, "src/generated/built");
  let seen: Seen;

  beforeAll(() => {
    for (const part of ["src", "generators", "schemas", "tenants", "docs", "package.json", "tests/fixtures"])
      cpSync(join(root, part), join(scratch, part), { recursive: true, filter: (file) => file !== built });
    symlinkSync(join(root, "node_modules"), join(scratch, "node_modules"));
    const locales = join(scratch, "src/locales");
    for (const file of readdirSync(locales, { recursive: true, encoding: "utf8" })) {
      const added = join(locales, file.replace(/en\.(json|md)$/, "fr.$1"));
      if (/\ben\.md$/.test(file)) writeFileSync(added, readFileSync(join(locales, file)));
      if (!file.endsWith("en.json")) continue;
      const texts = JSON.parse(readFileSync(join(locales, file), "utf8")) as Record<string, string>;
      const marked = Object.entries(texts).map(([key, text]) => [key, MARK + text]);
      writeFileSync(added, JSON.stringify(Object.fromEntries(marked)));
    }
    const site = JSON.parse(read("tenants/default/site.json")) as { locales: { offered: string[] } };
    site.locales.offered.push("fr");
    writeFileSync(join(scratch, "tenants/default/site.json"), JSON.stringify(site));
    const generated = node("generators/index.ts");
    expect(generated.stderr + generated.stdout).toContain("docs/configuration/fr/README.md");
    const looked = node("tests/fixtures/third-language.ts");
    expect(looked.stderr).toBe("");
    seen = JSON.parse(looked.stdout) as Seen;
  }, 240_000);
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  const others = (texts: readonly string[]) => texts.filter((text) => !text.startsWith(MARK));

  it("is in the list of languages, behind the first", () => expect(seen.languages).toEqual(["zh-CN", "en", "fr"]));
  it("words everything that the blocks and forms of a page say", () => {
    expect(seen.page.length).toBeGreaterThan(1000);
    expect(others(seen.page)).toEqual([]);
  });
  it("words everything that the screens of the default site name by key", () => {
    expect(seen.screens.length).toBeGreaterThan(100);
    expect(others(seen.screens)).toEqual([]);
  });
  it("is offered on pages of other languages in its own words", () => expect(seen.offered).toBe("ƒ Switch to English"));
  it("is that of the studio, from its first page on", () => {
    expect(others(seen.studio)).toEqual([]);
    expect(others(seen.blocks)).toEqual([]);
    expect(seen.opening).toContain('<html lang="fr">');
    expect(seen.opening).toContain(">ƒ ");
  });
  it("words what the checker says, lists in it too", () => {
    expect(others(seen.check)).toEqual([]);
    expect(seen.joined).toContain("ƒ  or ");
  });
  it("is spoken by the command line where the terminal is set to it", () => {
    const checked = node("src/cli/index.ts", "tenant", "check", "default");
    expect(checked.stderr).toBe("");
    expect(checked.stdout).toContain(MARK);
    expect(node("src/cli/index.ts", "tenant", "check", "--help").stdout).toContain("zh-CN or en or fr");
  });
  it("has a reference of its own, which the others lead to", () => {
    const written = node("generators/docs-site/index.ts", join(scratch, "pages"));
    expect(written.status, written.stderr).toBe(0);
    expect(read("docs/configuration/fr/README.md")).toMatch(/^# ƒ What a site can configure/);
    expect(read("docs/configuration/fr/README.md")).toContain("](../zh-CN/README.md)");
    expect(read("docs/configuration/README.md")).toContain("](fr/README.md)");
    expect(read("pages/configuration/fr/blocks/callout.html")).toMatch(
      /<html lang="fr">[\s\S]*<nav aria-label="ƒ [\s\S]*<main[\s\S]*ƒ /,
    );
    expect(read("pages/configuration/blocks/callout.html")).toContain('href="../fr/blocks/callout.html"');
  });
});

describe("the code", () => {
  it("names no language's file but by the list of languages", () => {
    const files = ["src", "generators"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    );
    const own = files.filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^src\/(generated|demo)\//.test(file),
    );
    const found = own.flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      // The type of a catalogue is that of one language: they have the same keys.
      return /^import (?!type).*locales\/(\w+\/)?(en|zh-CN)\.json|locale === "(en|zh-CN)"/m.test(text) ? [file] : [];
    });
    expect(found).toEqual([]);
  });
});
