import { expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { makeTenantsFolder, named } from "../tenants/folders.ts";
import { describeOnPostgres } from "./harness.ts";
import { databaseForTest, openNode, titleOf, until } from "./tenants-harness.ts";

describeOnPostgres("tenants on two nodes", () => {
  it("shows on the other node what one publishes", async () => {
    const [folder, fresh] = [makeTenantsFolder(), await databaseForTest()];
    folder.write("2001/site.json", named("第一"));
    const here = await openNode(fresh, folder.root);
    const there = await openNode(fresh, folder.root);
    await here.tenants.start({ watch: false });
    await here.tenants.settled();
    expect(titleOf(await there.tenants.resolve("2001"))).toBe("第一");
    folder.write("2001/site.json", named("第二"));
    await here.tenants.sync();
    await until(async () => titleOf(await there.tenants.resolve("2001")) === "第二");
  });

  it("takes over a change of the default in every tenant of every node", async () => {
    const [folder, fresh] = [makeTenantsFolder(), await databaseForTest()];
    folder.write("2001/site.json", named("某校"));
    const here = await openNode(fresh, folder.root);
    const there = await openNode(fresh, folder.root);
    await here.tenants.start({ watch: false });
    await here.tenants.settled();
    const before = await there.tenants.resolve("2001");
    folder.write("default/texts/zh-CN.json", { "common.ours": "新词" });
    await here.tenants.sync();
    await until(async () => (await there.tenants.resolve("2001"))?.revision !== before?.revision);
    expect((await there.tenants.resolve("2001"))?.texts("zh-CN").say("common.ours")).toBe("新词");
  });

  it("publishes one revision when both see the same change at once", async () => {
    const [folder, fresh] = [makeTenantsFolder(), await databaseForTest()];
    for (let number = 0; number < 20; number++) folder.write(`3${number}/site.json`, named("第一"));
    const nodes = [await openNode(fresh, folder.root), await openNode(fresh, folder.root)];
    await Promise.all(nodes.map(({ tenants }) => tenants.start({ watch: false })));
    await Promise.all(nodes.map(({ tenants }) => tenants.settled()));
    for (let number = 0; number < 20; number++) folder.write(`3${number}/site.json`, named("第二"));
    await Promise.all(nodes.map(({ tenants }) => tenants.sync()));
    const rows = await withActor(nodes[0]!.database.db, systemActor, (trx) =>
      trx.selectFrom("site_revision").select(["org_no", "parent_id"]).where("org_no", "like", "3%").execute(),
    );
    expect(rows).toHaveLength(40);
    expect(rows.filter(({ parent_id: parent }) => parent === null)).toHaveLength(20);
  });

  it("never shows a revision from before what it has already shown", async () => {
    const [folder, fresh] = [makeTenantsFolder(), await databaseForTest()];
    folder.write("2001/site.json", named("0"));
    const here = await openNode(fresh, folder.root);
    const there = await openNode(fresh, folder.root);
    await here.tenants.start({ watch: false });
    await here.tenants.settled();
    let done = false;
    const seen: number[] = [];
    const reading = (async () => {
      while (!done) {
        seen.push(Number(titleOf(await there.tenants.resolve("2001"))));
        await new Promise((next) => setImmediate(next));
      }
    })();
    for (let number = 1; number <= 30; number++) {
      folder.write("2001/site.json", named(String(number)));
      await here.tenants.sync();
    }
    await until(async () => titleOf(await there.tenants.resolve("2001")) === "30");
    done = true;
    await reading;
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});
