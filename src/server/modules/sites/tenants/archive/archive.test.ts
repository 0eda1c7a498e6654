import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { canonicalJson } from "../../../../lib/canonical-json.ts";
import { readLayer } from "../read-layer.ts";
import { packLayer, unpackLayer } from "./archive.ts";
import { tenantsDir } from "../../../../../../tests/api/template.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const site = bytes('{"version":1}');
const layerIn = async (archive: Uint8Array): Promise<Layer> => {
  const unpacked = await unpackLayer(archive, "en");
  if (!("layer" in unpacked)) throw new Error(JSON.stringify(unpacked));
  return unpacked.layer;
};

describe("an archive of a site", () => {
  it.each(["1001", "1002", "1003"])(
    "has the files of folder %s, and is the same to the byte when it is read and packed again",
    async (folder) => {
      const { layer } = await readLayer({ root: tenantsDir, folder });
      const archive = packLayer(layer);
      const read = await layerIn(archive);
      expect(canonicalJson(read)).toBe(canonicalJson(layer));
      expect(Buffer.compare(packLayer(read), archive)).toBe(0);
      expect(Buffer.compare(packLayer(JSON.parse(canonicalJson(layer))), archive)).toBe(0);
    },
  );

  it("keeps what takes inherited documents away, and the flavour", async () => {
    const layer: Layer = {
      version: 1,
      extends: "x",
      site: { version: 1, extends: "x", ads: { a: null } },
      screens: { "account/info": null },
      texts: { en: { "a.b": "ü 中文" } },
    };
    expect(canonicalJson(await layerIn(packLayer(layer)))).toBe(canonicalJson(layer));
  });

  it("may be a folder that was packed, with what systems add to it", async () => {
    const layer = await layerIn(
      zipSync({
        "1001/site.json": site,
        "1001/screens/home.json": bytes('{"version":1}'),
        "__MACOSX/1001/._site.json": site,
        "1001/.DS_Store": site,
        "1001/read.me": site,
      }),
    );
    expect(layer).toEqual({ version: 1, site: { version: 1 }, screens: { home: { version: 1 } } });
    const { screens } = await layerIn(
      zipSync({ "screens\\home.json": bytes('{"version":1}'), "site.json": [site, { level: 0 }] }),
    );
    expect(screens).toEqual({ home: { version: 1 } });
  });
});

it("says which files have comments, because a site keeps none", async () => {
  const commented = zipSync({ "site.json": bytes('{\n  // our school\n  "version": 1, }'), "nav.json": site });
  expect(await unpackLayer(commented, "en")).toEqual({
    layer: { version: 1, site: { version: 1 }, nav: { version: 1 } },
    warnings: [expect.objectContaining({ severity: "warning", file: "site.json" })],
    pictures: [],
  });
});

describe("an archive is refused", () => {
  it.each([
    ["that is none", bytes("PNG"), { fault: "unreadable" }],
    [
      "that was cut off",
      packLayer({ version: 1, site: { version: 1, info: { title: { text: { en: "x".repeat(400) } } } } }).slice(0, 60),
      { fault: "unreadable" },
    ],
    ["above 37 MB", new Uint8Array(37 * 1024 * 1024 + 1).fill(0x50), { fault: "tooLarge" }],
    [
      "that grows beyond all reason",
      zipSync(
        Object.fromEntries(
          Array.from({ length: 30 }, (_, number) => [`screens/${number}.json`, new Uint8Array(1_000_000)]),
        ),
      ),
      { fault: "tooLarge" },
    ],
    [
      "with text that is no UTF-8",
      zipSync({ "site.json": new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) }),
      { fault: "unreadable" },
    ],
    [
      "with more entries than a site has files",
      zipSync(Object.fromEntries(Array.from({ length: 5001 }, (_, number) => [`${number}.txt`, new Uint8Array()]))),
      { fault: "tooMany" },
    ],
  ])("%s", async (_what, archive, result) => expect(await unpackLayer(archive, "en")).toEqual(result));

  it("with two files of one name", async () => {
    const [one, two] = [zipSync({ "nav1.json": site }, { level: 0 }), zipSync({ "nav2.json": site }, { level: 0 })];
    const renamed = Buffer.concat([
      one.slice(0, 43 + site.length),
      Buffer.from(Buffer.from(two).toString("latin1").replaceAll("nav2", "nav1"), "latin1"),
    ]);
    expect(await unpackLayer(renamed.subarray(0), "en")).toEqual({ fault: expect.stringMatching(/double|unreadable/) });
  });

  it.each([
    ["../../etc/cron.json", /no such file|cannot be called/],
    ["screens/../../x.json", /cannot be called/],
    ["/etc/site.json", /no such file/],
    ["pages/home.json", /no such file/],
    ["screens/home.json", /double quotes|JSON/, "{ broken"],
    ["screens/big.json", /1 MB/, " ".repeat(1_100_000)],
    ["site.json", /larger|kB|has \d+ kB/, undefined],
  ])("with %s in it", async (path, message, text = "{}") => {
    const archive =
      path === "site.json"
        ? zipSync({
            "site.json": bytes(JSON.stringify({ version: 1, about: "x".repeat(1_047_000) })),
            "nav.json": bytes(JSON.stringify({ a: "y".repeat(1_047_000) })),
            "theme.json": bytes(JSON.stringify({ a: "z".repeat(20_000) })),
          })
        : zipSync({ "site.json": site, [path]: bytes(text) });
    expect(await unpackLayer(archive, "en")).toEqual({
      findings: [expect.objectContaining({ severity: "error", message: expect.stringMatching(message) })],
    });
  });

  it("without its settings, in the language of who asks", async () => {
    expect(await unpackLayer(zipSync({ "nav.json": site }), "zh-CN")).toEqual({
      findings: [expect.objectContaining({ file: "site.json", message: expect.stringMatching(/\p{sc=Han}/u) })],
    });
  });

  it("with names that reach into a prototype, or deeper than a document goes", async () => {
    const inSite = (text: string) => unpackLayer(zipSync({ "site.json": bytes(text) }), "en");
    expect(await inSite('{"version":1,"info":{"__proto__":{"x":1}}}')).toEqual({
      findings: [expect.objectContaining({ pointer: "/site/info/__proto__" })],
    });
    expect(await inSite(`{"version":1,"info":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`)).toMatchObject({
      findings: [{ severity: "error" }],
    });
  });
});
