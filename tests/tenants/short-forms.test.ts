import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkFolders } from "../../src/server/modules/sites/tenants/check-folders.ts";
import { judgeLayer } from "../../src/server/modules/sites/tenants/check-layer.ts";
import { filesOfLayer } from "../../src/server/modules/sites/tenants/archive/layer-files.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { isObject } from "../../src/shared/json.ts";
import { makeTenantsFolder } from "./folders.ts";
import { readBases } from "./mutated-sites.ts";

const fixture = join(import.meta.dirname, "../fixtures/ten-blocks");

it("has ten blocks in at most fifty lines, without a finding", async () => {
  const text = readFileSync(join(fixture, "screens/summer.json"), "utf8");
  const lines = text.trimEnd().split("\n");
  expect(text.match(/"type": /g)?.length).toBeGreaterThanOrEqual(10);
  expect(lines.length).toBeLessThanOrEqual(50);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120);
  const folder = makeTenantsFolder();
  cpSync(fixture, join(folder.root, "2001"), { recursive: true });
  const { checks } = await checkFolders({ root: folder.root, only: ["2001"] });
  expect(checks).toEqual([{ folder: "2001", findings: [] }]);
});

it("is stored without any short form, and the files of an export say the same again", async () => {
  const bases = await readBases();
  const name = { kind: "organisation" as const, orgNo: "2001" };
  const { layer } = await readLayer({ root: join(fixture, ".."), folder: "ten-blocks" });
  const { written } = await judgeLayer({ name, patch: layer }, bases);
  expect(written?.nav).toMatchObject({
    version: 1,
    items: { list: null, index: { order: 10 }, summer: { order: 20 } },
  });
  expect(written?.screens?.["summer"]).toMatchObject({
    version: 1,
    title: { text: { "zh-CN": "夏令营", en: "Summer camp" } },
    blocks: {
      statsBand: { in: "main", order: 30, props: { items: [{ value: { text: { "zh-CN": "14" } } }, {}] } },
      callout: { in: "main", order: 110, props: { base: { $bind: "site.base" } } },
    },
  });
  const exported = Object.fromEntries(filesOfLayer(written!).map(({ path, text }) => [path, JSON.parse(text)]));
  const again = await judgeLayer(
    {
      name,
      patch: {
        version: 1,
        site: exported["site.json"],
        nav: exported["nav.json"],
        screens: { summer: exported["screens/summer.json"] },
      },
    },
    bases,
  );
  expect(again.findings).toEqual([]);
  expect(again.written).toEqual(written);
});

it("leaves every committed document as it is written", async () => {
  const bases = await readBases();
  for (const orgNo of ["1001", "1002", "1003"]) {
    const { layer } = await readLayer({ root: join(import.meta.dirname, "../../tenants"), folder: orgNo });
    const { written } = await judgeLayer({ name: { kind: "organisation", orgNo }, patch: layer }, bases);
    expect(isObject(written)).toBe(true);
    expect(written).toEqual(layer);
  }
});
