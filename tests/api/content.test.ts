import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("information articles", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  it("have categories of each site's own, with how many articles each has", async () => {
    const { list } = ok(await server.call("listArticleZoneCategories"));
    expect(list.map((zone) => zone.zoneName)).toEqual(["平台公告", "行业动态", "学习方法", "学员故事"]);
    const total = ok(await server.call("listArticleZoneRefs")).totalCount;
    expect(list.reduce((sum, zone) => sum + zone.articleCount!, 0)).toBe(total);
    const own = ok(
      await server.call("listArticleZoneCategories", { orgNo: "1002" }, { headers: { "accept-language": "en" } }),
    ).list;
    expect(own).toMatchObject([{ zoneName: "Law and safety", articleCount: 3 }]);
  });

  it("are listed the newest first, of one category or of all, in pages", async () => {
    const { list, totalCount, totalPage } = ok(await server.call("listArticleZoneRefs", { pageSize: 5 }));
    expect(list).toHaveLength(5);
    expect(totalPage).toBe(Math.ceil(totalCount / 5));
    const times = list.map((article) => article.gmtCreate);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const { zoneId } = list[0]!;
    const ofZone = ok(await server.call("listArticleZoneRefs", { zoneId, pageSize: 100 })).list;
    expect(ofZone.every((article) => article.zoneId === zoneId)).toBe(true);
    expect((await server.call("listArticleZoneRefs", { zoneId: "9999999999999999999" })).data).toMatchObject({
      list: [],
      totalCount: 0,
    });
    const [first] = ofZone;
    const others = ok(await server.call("listArticleZoneRefs", { zoneId, exceptId: first!.id, pageSize: 100 }));
    expect(others.list.map(({ id }) => id)).toEqual(ofZone.slice(1).map(({ id }) => id));
  });

  it("are read with their document, on the site they belong to", async () => {
    const [card] = ok(await server.call("listArticleZoneRefs", { orgNo: "1003" })).list;
    const data = ok(await server.call("getArticle", { id: card!.id }, { headers: { orgno: "1003" } }));
    expect(data).toMatchObject({ artTitle: card!.artTitle, orgNo: "1003", artDesc: { type: "doc" } });
    expect(JSON.stringify(data.artDesc)).not.toContain("##");
    expect((await server.call("getArticle", { id: card!.id }, { headers: { orgno: "1001" } })).code).toBe(
      errorCode.NOT_FOUND,
    );
    expect((await server.call("getArticle", { id: "77777777" })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getArticle", { id: "9999999999999999999" })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.callUnchecked("getArticle", {})).code).toBe(errorCode.VALIDATION);
  });

  it("that are taken off are gone from lists and pages", async () => {
    const [card] = ok(await server.call("listArticleZoneRefs")).list;
    await withActor(server.services.db, systemActor, (trx) =>
      trx.updateTable("article").set({ is_putaway: false }).where("id", "=", card!.id).execute(),
    );
    expect((await server.call("getArticle", { id: card!.id })).code).toBe(errorCode.NOT_FOUND);
    const ids = ok(await server.call("listArticleZoneRefs")).list.map((article) => article.id);
    expect(ids).not.toContain(card!.id);
  });
});
