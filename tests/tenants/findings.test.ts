import { describe, expect, it } from "vitest";
import { checkFolders } from "../../src/server/modules/sites/tenants/check-folders.ts";
import { formatFindings } from "../../src/server/modules/sites/tenants/format-findings.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { makeTenantsFolder, named } from "./folders.ts";

/** What is wrong with a tenant 2001 that has these files beside a right site.json. */
async function findingsOf(files: Record<string, object | string>) {
  const folder = makeTenantsFolder();
  folder.write("2001/site.json", named("某校"));
  for (const [path, content] of Object.entries(files)) folder.write(`2001/${path}`, content);
  const { checks } = await checkFolders({ root: folder.root, only: ["2001"] });
  return checks[0]?.findings ?? [];
}

const home = (blocks: string) => ({ "screens/home.json": `{\n  "version": 1,\n  "blocks": {\n${blocks}\n  }\n}\n` });

describe("a mistake in a tenant's folder is told with file, line, pointer and what was meant", () => {
  it("a misspelt property", async () => {
    expect(
      await findingsOf(
        home(
          '    "masthead": { "type": "sectionHeading", "in": "main",\n      "props": { "headin": { "text": { "zh-CN": "你好" } } } }',
        ),
      ),
    ).toContainEqual(
      expect.objectContaining({
        file: "2001/screens/home.json",
        line: 5,
        pointer: "/blocks/masthead/props/headin",
        suggestion: "heading",
        severity: "error",
      }),
    );
  });

  it("an unknown block", async () => {
    expect(await findingsOf(home('    "ours": { "type": "courseGird", "in": "main" }'))).toEqual([
      expect.objectContaining({
        file: "2001/screens/home.json",
        line: 4,
        pointer: "/blocks/ours/type",
        suggestion: "courseGrid",
      }),
    ]);
  });

  it("a javascript: address", async () => {
    const nav = {
      version: 1,
      items: { bad: { navTitle: { text: { "zh-CN": "坏", en: "Bad" } }, navUrl: "javascript:alert(1)" } },
    };
    expect(await findingsOf({ "nav.json": nav })).toEqual([
      expect.objectContaining({
        file: "2001/nav.json",
        line: 11,
        pointer: "/items/bad/navUrl",
        message: expect.stringContaining("javascript:") as string,
      }),
    ]);
  });

  it("a dangling parent", async () => {
    expect(
      await findingsOf(
        home(
          '    "ours": { "type": "sectionHeading", "in": "tabz.left", "props": { "heading": { "text": { "zh-CN": "你好", "en": "Hello" } } } }',
        ),
      ),
    ).toEqual([
      expect.objectContaining({
        file: "2001/screens/home.json",
        line: 4,
        pointer: "/blocks/ours/in",
        message: expect.stringContaining("tabz") as string,
      }),
    ]);
  });

  it.each(["__proto__", "constructor"])("the key %s", async (key) => {
    const findings = await findingsOf(home(`    "${key}": { "type": "sectionHeading", "in": "main" }`));
    expect(findings).toEqual([
      expect.objectContaining({ file: "2001/screens/home.json", line: 4, pointer: `/blocks/${key}` }),
    ]);
    expect(Object.hasOwn(Object.prototype, "type")).toBe(false);
  });

  it("broken JSON", async () => {
    expect(await findingsOf({ "nav.json": '{\n  "version": 1\n  "items": {}\n}' })).toEqual([
      expect.objectContaining({ file: "2001/nav.json", line: 2, column: 15, message: "a comma is missing here" }),
    ]);
  });

  it("a file that belongs nowhere", async () => {
    expect(await findingsOf({ "navi.json": { version: 1 } })).toEqual([
      expect.objectContaining({
        file: "2001/navi.json",
        message: "there should be no such file here",
        allowed: expect.arrayContaining(["nav.json"]) as string[],
      }),
    ]);
  });

  it("a flavour that is not there", async () => {
    expect(await findingsOf({ "site.json": { ...named("某校"), extends: "road-transprt" } })).toEqual([
      expect.objectContaining({
        file: "2001/site.json",
        pointer: "/extends",
        line: expect.any(Number),
        column: expect.any(Number),
        message: 'there is no flavour "road-transprt"',
      }),
    ]);
  });

  it("a missing site.json", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/nav.json", { version: 1 });
    const { checks } = await checkFolders({ root: folder.root, only: ["2001"] });
    expect(checks[0]?.findings).toEqual([expect.objectContaining({ file: "2001/site.json" })]);
  });

  it.each(["view", "default ", "1001 copy", "-1", "flavours2_"])("the folder name %j", async (name) => {
    const folder = makeTenantsFolder();
    folder.write(`${name}/site.json`, named("某校"));
    const { checks } = await checkFolders({ root: folder.root });
    expect(checks.find((check) => check.folder === name)?.findings).toHaveLength(1);
  });
});

it("lets a document name its schema for editors, and keeps nothing of it", async () => {
  const folder = makeTenantsFolder();
  const site = named("某校");
  folder.write("2001/site.json", { $schema: "http://localhost:3000/schemas/site/1/site.json", ...site });
  const { checks } = await checkFolders({ root: folder.root, only: ["2001"] });
  expect(checks).toEqual([{ folder: "2001", findings: [] }]);
  expect((await readLayer({ root: folder.root, folder: "2001" })).layer).toEqual({ version: 1, site });
});

it("shows a finding as a person reads it", () => {
  const finding = {
    severity: "error",
    file: "1001/nav.json",
    line: 3,
    column: 5,
    pointer: "/itens",
    message: 'there is no property "itens" here',
    suggestion: "items",
    allowed: ["version", "items"],
  } as const;
  expect(formatFindings([finding], { root: "tenants" })).toBe(
    'tenants/1001/nav.json:3:5  /itens\n  there is no property "itens" here - did you mean "items"?\n  allowed: version, items',
  );
});
