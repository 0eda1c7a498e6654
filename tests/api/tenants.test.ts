import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OpenDatabase } from "../../src/server/database/connect.ts";
import type { Tenants } from "../../src/server/modules/sites/tenants/index.ts";
import { visitor } from "../../src/site/document/visitor.ts";
import { makeTenantsFolder, named, openTenantsFolder } from "../tenants/folders.ts";
import { freshDatabase, type FreshDatabase } from "./harness.ts";
import { databaseForTest, openNode, openSharedNode, titleOf, until } from "./tenants-harness.ts";

let organisations = 0;
/** The tests of one node share its folder and its database: each try has organisations of its own. */
const newOrgNo = (): string => String(2000 + (organisations += 1));

describe("tenants of folders that are watched", () => {
  let folder: ReturnType<typeof openTenantsFolder>;
  let fresh: FreshDatabase;
  let node: Awaited<ReturnType<typeof openSharedNode>>;
  let tenants: Tenants;
  let told: string[];
  beforeAll(async () => {
    folder = openTenantsFolder("1001");
    fresh = await freshDatabase();
    node = await openSharedNode(fresh, folder.root);
    ({ tenants, told } = node);
    await tenants.start({ watch: true });
    await tenants.settled();
  });
  afterAll(async () => {
    await node?.close();
    await fresh?.remove();
    folder?.close();
  });

  it("answers for a copied folder, with its own name and all else inherited", async () => {
    const orgNo = newOrgNo();
    expect(await tenants.resolve(orgNo)).toBeUndefined();
    folder.write(`${orgNo}/site.json`, named("江城职业学校"));
    await until(async () => (await tenants.resolve(orgNo)) !== undefined);
    const [platform, school] = [await tenants.resolve("default"), await tenants.resolve(orgNo)];
    expect(titleOf(school)).toBe("江城职业学校");
    expect(school?.base).toBe(`/org/${orgNo}`);
    expect(
      school
        ?.view("zh-CN")
        .for(visitor)
        .nav.every(({ navUrl }) => !navUrl.startsWith("/") || navUrl.startsWith(`/org/${orgNo}`)),
    ).toBe(true);
    expect(school?.screen("list", "zh-CN")).toBe(platform?.screen("list", "zh-CN"));
    expect(
      school?.match({ orgNo, base: `/org/${orgNo}`, segments: ["list"], canonical: `/org/${orgNo}/list` }),
    ).toEqual({ screen: "list", params: {} });
    expect(await tenants.resolve("")).toBe(platform);
  });

  it("answers for a copy of a committed tenant, and for what is changed in it", async () => {
    const orgNo = newOrgNo();
    told.length = 0;
    folder.copy("1001", orgNo);
    await until(async () => (await tenants.resolve(orgNo)) !== undefined);
    const [original, copy] = [await tenants.resolve("1001"), await tenants.resolve(orgNo)];
    expect(titleOf(copy)).toBe(titleOf(original));
    expect(copy?.themeCss).toBe(original?.themeCss);
    folder.write(`${orgNo}/theme.json`, {
      version: 1,
      color: { light: { primary: "#0b5c8a", primaryHover: "#084767" } },
    });
    await until(async () => (await tenants.resolve(orgNo))?.themeCss.includes("--color-primary:#0b5c8a") === true);
    expect((await tenants.resolve("1001"))?.themeCss).toBe(original?.themeCss);
    expect(told).toEqual([]);
  });

  it("keeps the last good site while the folder is broken, says why, and takes the mended one", async () => {
    const orgNo = newOrgNo();
    folder.write(`${orgNo}/site.json`, named("第一"));
    await tenants.sync();
    expect(titleOf(await tenants.resolve(orgNo))).toBe("第一");

    told.length = 0;
    folder.write(`${orgNo}/nav.json`, '{ "version": 1,\n  "itens": {} }');
    await until(() => told.length > 0);
    expect(told.join("")).toContain(`${orgNo}/nav.json:2:3`);
    expect(told.join("")).toMatch(/nav\.json:2:3 {2}\/itens\n {2}.*"itens".*did you mean "items"/);
    expect(titleOf(await tenants.resolve(orgNo))).toBe("第一");

    folder.write(`${orgNo}/site.json`, named("第二"));
    folder.remove(`${orgNo}/nav.json`);
    await until(async () => titleOf(await tenants.resolve(orgNo)) === "第二");
  });

  it("takes a file that an editor writes beside and renames", async () => {
    const orgNo = newOrgNo();
    folder.write(`${orgNo}/site.json`, named("第一"));
    await tenants.sync();
    folder.write(`${orgNo}/.site.json.swp`, JSON.stringify(named("第二")));
    folder.rename(`${orgNo}/.site.json.swp`, `${orgNo}/site.json`);
    await until(async () => titleOf(await tenants.resolve(orgNo)) === "第二");
  });

  it("suspends a site whose folder was removed, and brings it back with the folder", async () => {
    const orgNo = newOrgNo();
    folder.write(`${orgNo}/site.json`, named("某校"));
    await tenants.sync();
    folder.remove(orgNo);
    await until(async () => (await tenants.resolve(orgNo)) === undefined);
    folder.write(`${orgNo}/site.json`, named("某校"));
    await until(async () => (await tenants.resolve(orgNo)) !== undefined);
  });
});

describe("tenants of folders that are brought in", () => {
  let folder: ReturnType<typeof openTenantsFolder>;
  let fresh: FreshDatabase;
  let node: Awaited<ReturnType<typeof openSharedNode>>;
  let tenants: Tenants;
  let database: OpenDatabase;
  beforeAll(async () => {
    folder = openTenantsFolder();
    fresh = await freshDatabase();
    node = await openSharedNode(fresh, folder.root);
    ({ tenants, database } = node);
    await tenants.start({ watch: false });
    await tenants.settled();
  });
  afterAll(async () => {
    await node?.close();
    await fresh?.remove();
    folder?.close();
  });

  it("leaves a site suspended that an operator suspended, whatever is saved, and calls the organisation as its site does", async () => {
    const orgNo = newOrgNo();
    folder.write(`${orgNo}/site.json`, named("第一"));
    await tenants.sync();
    await withActor(database.db, systemActor, (trx) =>
      trx.updateTable("site").set({ state: "suspended", state_reason: "unpaid" }).where("org_no", "=", orgNo).execute(),
    );
    folder.write(`${orgNo}/site.json`, named("第二"));
    await tenants.sync();
    expect(await tenants.resolve(orgNo)).toBeUndefined();
    const { org_name: name } = await database.db
      .selectFrom("organisation")
      .select("org_name")
      .where("org_no", "=", orgNo)
      .executeTakeFirstOrThrow();
    expect(name).toBe("第二");
  });

  it("shows the platform's site under the name of an organisation that has none of its own", async () => {
    const orgNo = newOrgNo();
    await withActor(database.db, systemActor, (trx) =>
      trx.insertInto("organisation").values({ org_no: orgNo, org_name: "无站学校" }).execute(),
    );
    const [platform, school] = [await tenants.resolve("default"), await tenants.resolve(orgNo)];
    expect(titleOf(school)).toBe("无站学校");
    expect(school?.screen("home", "en")).toBe(platform?.screen("home", "en"));
    expect(await tenants.resolve(newOrgNo())).toBeUndefined();
    expect(await tenants.resolve("list")).toBeUndefined();
  });

  it("prepares a screen of its own where the tenant touches screen, layout or text, and shares every other", async () => {
    const [orgNo, other] = [newOrgNo(), newOrgNo()];
    folder.write(`${orgNo}/site.json`, named("某校"));
    folder.write(`${orgNo}/screens/home.json`, { version: 1, blocks: { statement: null } });
    folder.write(`${other}/site.json`, named("某校"));
    folder.write(`${other}/texts/zh-CN.json`, { "site.nav.list": "全部课" });
    await tenants.sync();
    const [platform, first, second] = await Promise.all(["default", orgNo, other].map((one) => tenants.resolve(one)));
    const ours = first?.screen("home", "zh-CN");
    expect(ours).not.toBe(platform?.screen("home", "zh-CN"));
    expect(ours?.localised.blocks).not.toHaveProperty("statement");
    expect(first?.screen("home", "zh-CN")).toBe(ours);
    expect(first?.screen("list", "zh-CN")).toBe(platform?.screen("list", "zh-CN"));
    expect(second?.texts("zh-CN").t("site.nav.list")).toBe("全部课");
    expect(second?.texts("en").t("site.nav.list")).toBe(platform?.texts("en").t("site.nav.list"));
  });

  it("publishes the same folder once, however often it is brought in", async () => {
    const orgNo = newOrgNo();
    folder.write(`${orgNo}/site.json`, named("某校"));
    await tenants.sync();
    folder.write(`${orgNo}/site.json`, JSON.stringify(named("某校")));
    await tenants.sync();
    const revisions = await withActor(database.db, systemActor, (trx) =>
      trx.selectFrom("site_revision").select("id").where("org_no", "=", orgNo).execute(),
    );
    expect(revisions).toHaveLength(1);
  });

  it("shows drafts and folders to nobody, and lets nobody change a revision", async () => {
    const orgNo = newOrgNo();
    folder.write(`${orgNo}/site.json`, named("第一"));
    await tenants.sync();
    folder.write(`${orgNo}/site.json`, named("第二"));
    await tenants.sync();
    const revisions = await database.db.selectFrom("site_revision").select("id").where("org_no", "=", orgNo).execute();
    expect(revisions).toHaveLength(1);
    expect(await database.db.selectFrom("site_folder").selectAll().execute()).toEqual([]);
    const change = withActor(database.db, systemActor, (trx) =>
      trx.updateTable("site_revision").set({ message: "x" }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
    const write = database.db.updateTable("site").set({ state: "suspended" }).execute();
    await expect(write.then((results) => results[0]?.numUpdatedRows)).resolves.toBe(0n);
  });

  it("answers on a host of the tenant's own once it is verified", async () => {
    const orgNo = newOrgNo();
    const host = `www.school-${orgNo}.example`;
    folder.write(`${orgNo}/site.json`, { ...named("某校"), hosts: { [host]: { canonical: true } } });
    await tenants.sync();
    expect(await tenants.byHost(host)).toBeUndefined();
    await withActor(database.db, systemActor, (trx) =>
      trx.updateTable("site_host").set({ state: "verified" }).where("host", "=", host).execute(),
    );
    await until(async () => (await tenants.byHost(host))?.orgNo === orgNo);
    expect((await tenants.byHost(host))?.view("zh-CN", "").for(visitor).base).toBe("");
  });
});

describe("tenants of a default that changes", () => {
  it("changes no site when TENANTS_DIR has lost its default", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("某校"));
    const { tenants, told } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    folder.remove("default");
    folder.remove("2001");
    await tenants.sync();
    expect(told.join("")).toContain("the folder is missing");
    expect(titleOf(await tenants.resolve("2001"))).toBe("某校");
  });

  it("tells which tenants do not fit a default that changed, and takes what it now can", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("某校"));
    folder.write("2001/screens/home.json", { version: 1, blocks: { statement: { order: 7 } } });
    folder.write("2002/site.json", named("别校"));
    folder.write("2002/screens/home.json", { version: 1, blocks: { later: { order: 7 } } });
    const { tenants, told } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    expect(await tenants.resolve("2002")).toBeUndefined();
    const home = folder.read("default/screens/home.json");
    folder.write("default/screens/home.json", JSON.stringify(home).replace('"statement":', '"later":'));
    await tenants.sync();
    expect(titleOf(await tenants.resolve("2002"))).toBe("别校");
    await until(() =>
      told.some((text) => text.includes("2001 stays published, but does not fit what it stands on any more")),
    );
    expect(titleOf(await tenants.resolve("2001"))).toBe("某校");
  });
});
