import { cpSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeTenantsFolder } from "../tenants/folders.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { databaseForTest, openNode } from "./tenants-harness.ts";

const fixture = join(import.meta.dirname, "../fixtures/ten-blocks");

it("a folder in short forms is stored in the long one, is shown, and is no new version when it is only touched", async () => {
  const folder = makeTenantsFolder();
  cpSync(fixture, join(folder.root, "2001"), { recursive: true });
  const { tenants, database, told } = await openNode(await databaseForTest(), folder.root);
  await tenants.start({ watch: false });
  await tenants.settled();
  expect(told).toEqual([]);
  const stored = async () =>
    (await database.pool.query("select patch::text as patch from site_revision where org_no = '2001'")).rows;
  const [{ patch }] = await stored();
  expect(JSON.parse(patch).screens.summer.blocks.statsBand.props.items[0].value).toEqual({ text: { "zh-CN": "14" } });
  const page = (await tenants.resolve("2001"))?.screen("summer", "en")?.localised;
  expect(page?.title).toBe("Summer camp");
  expect(page?.blocks["statsBand"]?.props?.["items"]).toEqual([
    { value: "14", label: "days" },
    { value: "1 : 6", label: "teachers to learners" },
  ]);
  folder.write("2001/site.json", '{\n\n"info": { "title": { "zh-CN": "弈山围棋学校", "en": "Yishan Go School" } } }');
  await tenants.sync();
  expect(await stored()).toHaveLength(1);
});

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn("13800000003");
});
afterAll(() => server?.close());

const site = { siteOrgNo: "1001" };
const blocks = [{ type: "callout", props: { heading: "来校参观", actions: [{ label: "看课程", href: "/list" }] } }];
const long = {
  callout: {
    type: "callout",
    in: "main",
    order: 10,
    props: {
      base: { $bind: "site.base" },
      heading: { text: { "zh-CN": "来校参观" } },
      actions: [{ label: { text: { "zh-CN": "看课程" } }, href: "/list" }],
    },
  },
};

it("what a program saves as a draft in short forms is kept in the long one", async () => {
  const { version, baseRevision, patch } = ok(await server.call("getSiteDraft", site, { token }));
  const screens = {
    ...(patch.screens as object),
    "p/visit": { path: "/p/visit", org: true, layout: "default", title: "参观", blocks },
  };
  const input = { ...site, version, baseRevision, patch: { ...patch, screens } };
  const saved = ok(await server.call("saveSiteDraft", input, { token }));
  expect(saved.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const kept = ok(await server.call("getSiteDraft", site, { token })).patch;
  expect((kept.screens as Record<string, unknown>)["p/visit"]).toMatchObject({ version: 1, blocks: long });
});

it("an archive in short forms is kept in the long one, and it is said that its comments are not", async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const archive = zipSync({
    "site.json": bytes('{ "info": { "title": "某校" } }'),
    "screens/p/visit.json": bytes(
      `{ // ours\n "path": "/p/visit", "org": true, "layout": "default", "title": "参观", "blocks": ${JSON.stringify(blocks)}, }`,
    ),
  });
  const { version } = ok(await server.call("getSiteDraft", site, { token }));
  const { findings } = ok(
    await server.call("importSite", { ...site, version, file: new Blob([Buffer.from(archive)]) }, { token }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({
      severity: "warning",
      file: "screens/p/visit.json",
      message: expect.stringContaining("注释") as string,
    }),
  );
  const kept = ok(await server.call("getSiteDraft", site, { token })).patch;
  expect((kept.screens as Record<string, unknown>)["p/visit"]).toMatchObject({ blocks: long });
});
