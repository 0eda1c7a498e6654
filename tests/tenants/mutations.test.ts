import { expect, it } from "vitest";
import { checkFolders } from "../../src/server/modules/sites/tenants/check-folders.ts";
import { makeTenantsFolder, named } from "./folders.ts";
import { failuresOf } from "./mutated-sites.ts";

it("looks through 300 documents with something wrong in them without failing itself", async () => {
  expect(await failuresOf({ count: 300, seed: 1 })).toEqual([]);
});

/** What made the checker fail before, each in a folder of its own. */
const worst: readonly (readonly [file: string, document: object])[] = [
  ["forms/register.json", { submit: "立即注册" }],
  ["forms/register.json", { submit: {} }],
  ["forms/register.json", { submit: { text: { en: "Register" } } }],
  ["forms/register.json", { submit: { $t: 5 } }],
  ["forms/register.json", { messages: { mobile: { required: true } } }],
  ["forms/register.json", { messages: { mobile: "请填手机号" } }],
  ["forms/register.json", { title: 5 }],
  ["screens/home.json", { version: 1, blocks: { a: { type: { text: 5 }, in: "main" } } }],
  [
    "screens/home.json",
    { version: 1, blocks: { a: { type: "callout", in: "main", props: { tone: { text: "ink" } } } } },
  ],
  [
    "screens/home.json",
    { version: 1, blocks: { a: { type: "callout", in: "main", on: { action: [{ do: { x: 1 } }] } } } },
  ],
];

it("names the document of each of the ten worst folders, and looks through the folders after them", async () => {
  const folder = makeTenantsFolder();
  worst.forEach(([file, document], index) => {
    folder.write(`${2001 + index}/site.json`, named("某校"));
    folder.write(`${2001 + index}/${file}`, document);
  });
  folder.write("2999/site.json", named("邻校"));
  const { checks } = await checkFolders({ root: folder.root });
  const found = new Map(checks.map((check) => [check.folder, check.findings]));
  expect(found.get("2999")).toEqual([]);
  worst.forEach(([file, document], index) => {
    const findings = found.get(String(2001 + index)) ?? [];
    expect(findings.map(({ key }) => key)).not.toContain("document.notChecked");
    expect(findings, JSON.stringify(document)).toContainEqual(
      expect.objectContaining({ file: `${2001 + index}/${file}`, severity: "error", line: expect.any(Number) }),
    );
  });
});
