import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageFor } from "../../src/cli/language.ts";
import { runCli } from "../../src/cli/run.ts";
import { paint } from "../../src/cli/terminal.ts";
import { checkFolders } from "../../src/server/modules/sites/tenants/check-folders.ts";
import { judgeLayer } from "../../src/server/modules/sites/tenants/check-layer.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { makeTenantsFolder, named, openTenantsFolder } from "./folders.ts";

const name = { text: { "zh-CN": "某", en: "Some" } };
const nested = (levels: number): string =>
  `{"version":1,"info":{"title":${'{"a":'.repeat(levels)}1${"}".repeat(levels)}}}`;
const quotes = (levels: number, innermost: object): object =>
  levels === 0 ? innermost : { type: "blockquote", content: [quotes(levels - 1, innermost)] };
const article = (node: object) => ({
  version: 1,
  ...named("某校"),
  about: {
    us: {
      navName: name,
      articles: {
        x: { title: name, body: { "zh-CN": { type: "doc", content: [node] }, en: { type: "doc", content: [] } } },
      },
    },
  },
});

/** What is written into a tenant's folder, and the key of what is said of it. */
const bad: [about: string, file: string, content: object | string, key: string][] = [
  [
    "a key __proto__",
    "screens/home.json",
    '{"version":1,"blocks":{"__proto__":{"type":"callout"}}}',
    "document.keyForbidden",
  ],
  [
    "a key constructor",
    "site.json",
    '{"version":1,"info":{"constructor":{"prototype":{"x":1}}}}',
    "document.keyForbidden",
  ],
  ["5,000 levels", "site.json", nested(5000), "document.tooDeep"],
  ["100,000 levels", "site.json", nested(100_000), "document.tooDeep"],
  ["100,000 levels that are not even closed", "nav.json", '{"a":'.repeat(100_000), "json.tooDeep"],
  ["a name that stands twice", "site.json", '{"version":1,"ads":{"a":null},\n"ads":{"b":null}}', "json.duplicateName"],
  ["a number that no computer holds", "theme.json", '{"version":1,"order":1e999}', "json.numberTooLarge"],
  ["5 MB", "texts/zh-CN.json", JSON.stringify({ "site.nav.list": "长".repeat(1_700_000) }), "folder.fileTooLarge"],
  [
    "a theme token that leaves its place",
    "theme.json",
    { version: 1, color: { light: { primary: "red;}body{display:none" } } },
    "theme.token",
  ],
  [
    "a javascript: address in the navigation",
    "nav.json",
    { version: 1, items: { a: { navTitle: name, navUrl: "javascript:alert(1)" } } },
    "address.scheme",
  ],
  [
    "a picture that is a data: address",
    "site.json",
    { ...named("某校"), info: { title: name, logo: "data:text/html,<script>" } },
    "address.scheme",
  ],
  [
    "a picture that is a page",
    "site.json",
    { ...named("某校"), info: { title: name, logo: "/public/logo.html" } },
    "address.notPicture",
  ],
  [
    "a condition with an unknown operator",
    "nav.json",
    { version: 1, items: { a: { navTitle: name, navUrl: "/list", when: { path: "viewer.signedIn", matches: ".*" } } } },
    "condition.noOperator",
  ],
  ["a host that another site has", "site.json", { ...named("某校"), hosts: { "www.taken.example": {} } }, "host.taken"],
  [
    "a statistics service at an address",
    "site.json",
    { ...named("某校"), info: { title: name, statisticsHost: "169.254.169.254" } },
    "host.address",
  ],
  [
    "a statistics service at a name of the operator's own network",
    "site.json",
    { ...named("某校"), info: { title: name, statisticsHost: "stats.internal" } },
    "host.local",
  ],
  ["half a pair of surrogates", "site.json", '{"version":1,"info":{"title":"\\ud800"}}', "document.unstorable"],
  [
    "rich text of twenty quotations in each other, the innermost wrong",
    "site.json",
    article(quotes(20, { type: "paragraph", content: [{ type: "txt", text: 1 }] })),
    "value.notAllowed",
  ],
  ["a document that is no object", "nav.json", "[]", "document.notObject"],
  ["an empty file", "nav.json", "", "json.empty"],
  ["nothing but a comment", "nav.json", "// nothing", "json.ValueExpected"],
  [
    "a short form with a key that none can be",
    "nav.json",
    '{"items":[{"key":"","navTitle":"a","navUrl":"/list"}]}',
    "list.keyWrong",
  ],
  ["a short form that is a list of texts", "nav.json", '{"items":["/list"]}', "value.wrongType"],
  ["a short form that is a number", "site.json", '{"info":{"title":5}}', "value.wrongType"],
  ["a text in a text", "site.json", '{"info":{"title":{"text":{"text":{"en":"a"}}}}}', "name.notAllowed"],
  ["a brand of white", "theme.json", '{"color":{"light":{"primary":"#fff"}}}', "theme.contrast"],
  ["a newer version", "site.json", { ...named("某校"), version: 99 }, "document.versionNewer"],
  ["an unknown feature", "site.json", { ...named("某校"), features: { lives: true } }, "property.unknown"],
];

describe.each(bad)("%s", (_, file, content, key) => {
  it("is refused with its message in a folder and on the command line, in both languages, and neighbours do not notice", async () => {
    const folder = makeTenantsFolder();
    folder.write("1001/site.json", { ...named("邻校"), hosts: { "www.taken.example": {} } });
    folder.write("2001/site.json", named("某校"));
    folder.write(`2001/${file}`, content);

    const { checks } = await checkFolders({ root: folder.root, only: ["1001", "2001"] });
    expect(checks.find((check) => check.folder === "1001")?.findings).toEqual([]);
    const findings = checks.find((check) => check.folder === "2001")?.findings ?? [];
    const finding = findings.find((one) => one.key === key);
    expect(finding, JSON.stringify(findings).slice(0, 500)).toMatchObject({ severity: "error", file: `2001/${file}` });

    let printed = "";
    const terminal = { print: (text: string) => void (printed += text), error: () => undefined, paint: paint(false) };
    const code = await runCli(["tenant", "check", "1001", "2001", "--lang", "zh-CN"], {
      terminal,
      env: { TENANTS_DIR: folder.root },
    });
    expect(code).toBe(1);
    expect(printed).toContain("2001");
    expect(printed).not.toContain(finding?.message);
  });
});

describe("the door that studio, imports and the command line share", () => {
  let base: Layer;
  beforeAll(async () => {
    ({ layer: base } = await readLayer({ root: join(import.meta.dirname, "../../tenants"), folder: "default" }));
  });

  const judge = async (file: string, content: object | string) => {
    const part = file.replace(/\.json$/, "").split("/");
    const document: unknown = typeof content === "string" ? JSON.parse(content) : content;
    const [first = "", ...rest] = part;
    const patch = {
      version: 1,
      site: named("某校"),
      [first]: rest.length > 0 ? { [rest.join("/")]: document } : document,
    };
    return judgeLayer(
      { name: { kind: "organisation", orgNo: "2001" }, patch, locale: languageFor("zh-CN", {}) },
      { layer: async () => base, flavours: async () => [], hostOwner: async () => "1001" },
    );
  };

  it.each(
    bad.filter(
      ([, , , key]) => !key.startsWith("json.") && !["folder.fileTooLarge", "document.versionNewer"].includes(key),
    ),
  )("refuses %s", async (_, file, content, key) => {
    const { findings } = await judge(file, content);
    expect(findings.find((one) => one.key === key)).toMatchObject({
      severity: "error",
      message: expect.stringMatching(/\p{Script=Han}/u) as string,
    });
  });

  it.each([
    [
      "5 MB",
      { version: 1, site: named("某校"), texts: { "zh-CN": { "site.nav.list": "长".repeat(1_700_000) } } },
      "document.tooLarge",
    ],
    [
      "a million values",
      { version: 1, site: named("某校"), texts: { "zh-CN": Array.from({ length: 1_000_000 }, () => "") } },
      "limit.entries",
    ],
    ["no object", [], "document.notObject"],
    ["a newer version", { version: 7 }, "document.versionNewer"],
    ["a part that there is not", { version: 1, screnes: {} }, "layer.noPart"],
    ["documents that are a list", { version: 1, screens: [] }, "layer.notDocuments"],
    [
      "a name that leads out of its folder",
      { version: 1, screens: { "../../etc/passwd": { version: 1 } } },
      "layer.badName",
    ],
    ["a flavour that there is not", { version: 1, extends: "nowhere" }, "flavour.unknown"],
  ])("refuses %s", async (_, patch, key) => {
    const { findings } = await judgeLayer(
      { name: { kind: "organisation", orgNo: "2001" }, patch },
      { layer: async (flavour) => (flavour === undefined ? base : undefined), flavours: async () => [] },
    );
    expect(findings.map((one) => one.key)).toContain(key);
  });
});

describe("folders with names that no site can have", () => {
  const names = ["view", "default ", "1001 copy", "-1", "..x", "长沙"];
  let folder: ReturnType<typeof openTenantsFolder>;
  let checks: Awaited<ReturnType<typeof checkFolders>>["checks"];
  beforeAll(async () => {
    folder = openTenantsFolder();
    for (const one of names) folder.write(`${one}/site.json`, named("某校"));
    folder.write("1001/site.json", named("邻校"));
    ({ checks } = await checkFolders({ root: folder.root }));
  });
  afterAll(() => folder?.close());

  it.each(names)("the folder name %j is refused, and its neighbour is not", (folderName) => {
    expect(checks.find((check) => check.folder === "1001")?.findings).toEqual([]);
    const refused = checks.find((check) => check.folder === folderName);
    if (!folderName.startsWith("."))
      expect(refused?.findings).toEqual([
        expect.objectContaining({ severity: "error", key: expect.stringMatching(/^folder\./) as string }),
      ]);
  });
});
