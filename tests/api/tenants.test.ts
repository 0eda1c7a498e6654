import { describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { makeTenantsFolder, named } from "../tenants/folders.ts";

import { visitor } from "../../src/site/document/visitor.ts";
import { databaseForTest, openNode, titleOf, until } from "./tenants-harness.ts";

describe("tenants", () => {
  it("answers for a copied folder, with its own name and all else inherited", async () => {
    const folder = makeTenantsFolder();
    const { tenants } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: true });
    await tenants.settled();
    expect(await tenants.resolve("2001")).toBeUndefined();
    folder.write("2001/site.json", named("江城职业学校"));
    await until(async () => (await tenants.resolve("2001")) !== undefined);
    const [platform, school] = [await tenants.resolve("default"), await tenants.resolve("2001")];
    expect(titleOf(school)).toBe("江城职业学校");
    expect(school?.base).toBe("/org/2001");
    expect(
      school
        ?.view("zh-CN")
        .for(visitor)
        .nav.every(({ navUrl }) => !navUrl.startsWith("/") || navUrl.startsWith("/org/2001")),
    ).toBe(true);
    expect(school?.screen("list", "zh-CN")).toBe(platform?.screen("list", "zh-CN"));
    expect(
      school?.match({ orgNo: "2001", base: "/org/2001", segments: ["list"], canonical: "/org/2001/list" }),
    ).toEqual({ screen: "list", params: {} });
    expect(await tenants.resolve("")).toBe(platform);
  });

  it("answers for a copy of a committed tenant, and for what is changed in it", async () => {
    const folder = makeTenantsFolder("1001");
    const { tenants, told } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: true });
    await tenants.settled();
    folder.copy("1001", "2001");
    await until(async () => (await tenants.resolve("2001")) !== undefined);
    const [original, copy] = [await tenants.resolve("1001"), await tenants.resolve("2001")];
    expect(titleOf(copy)).toBe(titleOf(original));
    expect(copy?.themeCss).toBe(original?.themeCss);
    folder.write("2001/theme.json", { version: 1, color: { light: { primary: "#0b5c8a", primaryHover: "#084767" } } });
    await until(async () => (await tenants.resolve("2001"))?.themeCss.includes("--color-primary:#0b5c8a") === true);
    expect((await tenants.resolve("1001"))?.themeCss).toBe(original?.themeCss);
    expect(told).toEqual([]);
  });

  it("keeps the last good site while the folder is broken, says why, and takes the mended one", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("第一"));
    const { tenants, told } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: true });
    await tenants.settled();
    expect(titleOf(await tenants.resolve("2001"))).toBe("第一");

    folder.write("2001/nav.json", '{ "version": 1,\n  "itens": {} }');
    await until(() => told.length > 0);
    expect(told.join("")).toMatch(/2001\/nav\.json:2:3 {2}\/itens\n {2}.*"itens".*did you mean "items"/);
    expect(titleOf(await tenants.resolve("2001"))).toBe("第一");

    folder.write("2001/site.json", named("第二"));
    folder.remove("2001/nav.json");
    await until(async () => titleOf(await tenants.resolve("2001")) === "第二");
  });

  it("takes a file that an editor writes beside and renames", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("第一"));
    const { tenants } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: true });
    await tenants.settled();
    folder.write("2001/.site.json.swp", JSON.stringify(named("第二")));
    folder.rename("2001/.site.json.swp", "2001/site.json");
    await until(async () => titleOf(await tenants.resolve("2001")) === "第二");
  });

  it("suspends a site whose folder was removed, and brings it back with the folder", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("某校"));
    const { tenants } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: true });
    await tenants.settled();
    folder.remove("2001");
    await until(async () => (await tenants.resolve("2001")) === undefined);
    folder.write("2001/site.json", named("某校"));
    await until(async () => (await tenants.resolve("2001")) !== undefined);
  });

  it("leaves a site suspended that an operator suspended, whatever is saved, and calls the organisation as its site does", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("第一"));
    const { tenants, database } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    await withActor(database.db, systemActor, (trx) =>
      trx
        .updateTable("site")
        .set({ state: "suspended", state_reason: "unpaid" })
        .where("org_no", "=", "2001")
        .execute(),
    );
    folder.write("2001/site.json", named("第二"));
    await tenants.sync();
    expect(await tenants.resolve("2001")).toBeUndefined();
    const { org_name: name } = await database.db
      .selectFrom("organisation")
      .select("org_name")
      .where("org_no", "=", "2001")
      .executeTakeFirstOrThrow();
    expect(name).toBe("第二");
  });

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

  it("shows the platform's site under the name of an organisation that has none of its own", async () => {
    const { tenants, database } = await openNode(await databaseForTest(), makeTenantsFolder().root);
    await tenants.start({ watch: false });
    await withActor(database.db, systemActor, (trx) =>
      trx.insertInto("organisation").values({ org_no: "2009", org_name: "无站学校" }).execute(),
    );
    const [platform, school] = [await tenants.resolve("default"), await tenants.resolve("2009")];
    expect(titleOf(school)).toBe("无站学校");
    expect(school?.screen("home", "en")).toBe(platform?.screen("home", "en"));
    expect(await tenants.resolve("2010")).toBeUndefined();
    expect(await tenants.resolve("list")).toBeUndefined();
  });

  it("prepares a screen of its own where the tenant touches screen, layout or text, and shares every other", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("某校"));
    folder.write("2001/screens/home.json", { version: 1, blocks: { statement: null } });
    folder.write("2002/site.json", named("某校"));
    folder.write("2002/texts/zh-CN.json", { "site.nav.list": "全部课" });
    const { tenants } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    const [platform, first, second] = await Promise.all(
      ["default", "2001", "2002"].map((orgNo) => tenants.resolve(orgNo)),
    );
    const ours = first?.screen("home", "zh-CN");
    expect(ours).not.toBe(platform?.screen("home", "zh-CN"));
    expect(ours?.localised.blocks).not.toHaveProperty("statement");
    expect(first?.screen("home", "zh-CN")).toBe(ours);
    expect(first?.screen("list", "zh-CN")).toBe(platform?.screen("list", "zh-CN"));
    expect(second?.texts("zh-CN").t("site.nav.list")).toBe("全部课");
    expect(second?.texts("en").t("site.nav.list")).toBe(platform?.texts("en").t("site.nav.list"));
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

  it("publishes the same folder once, however often it is brought in", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("某校"));
    const { tenants, database } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    folder.write("2001/site.json", JSON.stringify(named("某校")));
    await tenants.sync();
    const revisions = await withActor(database.db, systemActor, (trx) =>
      trx.selectFrom("site_revision").select("id").where("org_no", "=", "2001").execute(),
    );
    expect(revisions).toHaveLength(1);
  });

  it("shows drafts and folders to nobody, and lets nobody change a revision", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("第一"));
    const { tenants, database } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    folder.write("2001/site.json", named("第二"));
    await tenants.sync();
    const revisions = await database.db.selectFrom("site_revision").select("id").where("org_no", "=", "2001").execute();
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
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", { ...named("某校"), hosts: { "www.school.example": { canonical: true } } });
    const { tenants, database } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    expect(await tenants.byHost("www.school.example")).toBeUndefined();
    await withActor(database.db, systemActor, (trx) =>
      trx.updateTable("site_host").set({ state: "verified" }).where("host", "=", "www.school.example").execute(),
    );
    await until(async () => (await tenants.byHost("www.school.example"))?.orgNo === "2001");
    expect((await tenants.byHost("www.school.example"))?.view("zh-CN", "").for(visitor).base).toBe("");
  });
});
