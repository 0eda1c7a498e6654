import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { ArticleStateEnum } from "../../src/generated/enums.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { publishDueArticles } from "../../src/server/modules/content/index.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { richText } from "./rich-text.ts";

describe("articles that are written in the browser", () => {
  let server: TestServer;
  let organisation = "";
  let operator = "";
  let learner = "";
  let orgNo = "";
  beforeAll(async () => {
    server = await startTestServer();
    organisation = await server.signIn("13800000003");
    operator = await server.signIn("13800000009");
    learner = await server.signIn("13800000001");
    orgNo = ok(await server.call("getUserView", {}, { token: organisation })).orgNo;
  });
  afterAll(() => server?.close());

  const as =
    (token: string) =>
    <Id extends OperationId>(name: Id, input: OperationInput<Id>) =>
      server.call(name, input, { token });
  const draft = async (token: string, input: Record<string, unknown> = {}) => {
    const { code, data } = await as(token)("saveArticleDraft", {
      artTitle: "开学通知",
      artDesc: richText("下周一开学。"),
      ...input,
    });
    expect(code).toBe(200);
    return data as { id: string; version: number };
  };
  const shown = async (id: string) => (await server.call("getArticle", { id }, { headers: { orgno: orgNo } })).code;

  it("are for those who run a site", async () => {
    for (const name of ["listOwnArticles", "listOwnArticleZones"] as const) {
      expect((await server.call(name, {})).code).toBe(errorCode.SESSION_MISSING);
      expect((await as(learner)(name, {})).code).toBe(errorCode.NO_PERMISSION);
    }
    const input = { artTitle: "x", artDesc: richText("x") };
    expect((await as(learner)("saveArticleDraft", input)).code).toBe(errorCode.NO_PERMISSION);
  });

  it("are drafts that nobody else sees until they are published", async () => {
    const { id, version } = await draft(organisation);
    expect(await shown(id)).toBe(errorCode.NOT_FOUND);
    expect((await as(operator)("getOwnArticle", { id })).code).toBe(errorCode.NOT_FOUND);
    expect(ok(await as(operator)("getOwnArticle", { id, siteOrgNo: orgNo })).artTitle).toBe("开学通知");
    const saved = await as(organisation)("saveArticleDraft", {
      id,
      version,
      artTitle: "开学通知（更正）",
      artDesc: richText("下周二开学。"),
    });
    const published = await as(organisation)("publishArticle", { id, version: ok(saved).version });
    expect(published.code).toBe(200);
    const { data } = await server.call("getArticle", { id }, { headers: { orgno: orgNo } });
    expect(data).toMatchObject({ artTitle: "开学通知（更正）", artSummary: "下周二开学。" });
    // Changes to it wait as a draft.
    const changed = await draft(organisation, { id, version: ok(published).version, artTitle: "又改了" });
    expect(ok(await server.call("getArticle", { id }, { headers: { orgno: orgNo } })).artTitle).toBe(
      "开学通知（更正）",
    );
    const [card] = ok(await as(organisation)("listOwnArticles", {})).list;
    expect(card).toMatchObject({ id, artTitle: "又改了", articleState: ArticleStateEnum.published, hasDraft: 1 });
    await as(organisation)("deleteArticleDraft", { id });
    expect((await as(organisation)("getOwnArticle", { id })).data).toMatchObject({
      artTitle: "开学通知（更正）",
      hasDraft: 0,
      version: changed.version + 1,
    });
  });

  it("are saved on their version: of two at once one is told of the other", async () => {
    const { id, version } = await draft(organisation);
    const saves = await Promise.all(
      ["甲", "乙", "丙", "丁"].map((artTitle) =>
        as(organisation)("saveArticleDraft", { id, version, artTitle, artDesc: richText(artTitle) }),
      ),
    );
    expect(saves.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      200,
      errorCode.POST_CHANGED,
      errorCode.POST_CHANGED,
      errorCode.POST_CHANGED,
    ]);
    expect((await as(organisation)("publishArticle", { id, version })).code).toBe(errorCode.POST_CHANGED);
  });

  it("are published with a title, a text and pictures of one's own only", async () => {
    const empty = await draft(organisation, { artTitle: " ", artDesc: { type: "doc", content: [] } });
    const unready = await as(organisation)("publishArticle", { ...empty });
    expect(fieldsOf(unready).map(({ path }) => path)).toEqual(["artTitle", "artDesc"]);
    const foreign = { artTitle: "x", artDesc: richText("x"), artPic: "/files/public/post/none.webp" } satisfies Partial<
      OperationInput<"saveArticleDraft">
    >;
    const refused = await as(organisation)("saveArticleDraft", foreign);
    expect(fieldsOf(refused)[0]!.path).toBe("artPic");
    const other = ok(await as(operator)("listOwnArticleZones", {})).list[0]!.id;
    const misplaced = await as(organisation)("saveArticleDraft", { ...foreign, artPic: "", zoneId: other });
    expect(fieldsOf(misplaced)[0]!.path).toBe("zoneId");
  });

  it("are published by themselves at a set time, unless that is taken back", async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const gmtPublish = new Intl.DateTimeFormat("sv", {
      timeZone: "Asia/Shanghai",
      dateStyle: "short",
      timeStyle: "medium",
    }).format(soon);
    const one = await draft(organisation, { artTitle: "定时的" });
    const other = await draft(organisation, { artTitle: "取消的" });
    for (const article of [one, other])
      expect((await as(organisation)("publishArticle", { ...article, gmtPublish })).code).toBe(200);
    const past = await as(organisation)("publishArticle", {
      ...(await draft(organisation)),
      gmtPublish: "2020-01-01 00:00:00",
    });
    expect(fieldsOf(past)[0]!.path).toBe("gmtPublish");
    const [card] = ok(await as(organisation)("listOwnArticles", { articleState: ArticleStateEnum.scheduled })).list;
    expect(card).toMatchObject({ artTitle: "取消的", gmtPublish });
    expect((await as(organisation)("withdrawArticle", { id: other.id })).code).toBe(200);
    expect(await publishDueArticles(server.services.db, new Date())).toBe(0);
    expect(await shown(one.id)).toBe(errorCode.NOT_FOUND);
    const later = new Date(soon.getTime() + 1000);
    const done = await Promise.all([1, 2].map(() => publishDueArticles(server.services.db, later)));
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await shown(one.id)).toBe(200);
    expect(await shown(other.id)).toBe(errorCode.NOT_FOUND);
  });

  it("stand before others when they are put on top, and are gone when they are taken off or deleted", async () => {
    const list = async () => ok(await server.call("listArticleZoneRefs", { orgNo })).list as { id: string }[];
    const oldest = (await list()).at(-1)?.id ?? "";
    expect((await as(organisation)("saveArticleTop", { id: oldest, isTop: 1 })).code).toBe(200);
    expect((await list())[0]).toMatchObject({ id: oldest, isTop: 1 });
    expect((await as(organisation)("withdrawArticle", { id: oldest })).code).toBe(200);
    expect((await list()).map(({ id }) => id)).not.toContain(oldest);
    const { version } = ok(await as(organisation)("getOwnArticle", { id: oldest }));
    expect((await as(organisation)("publishArticle", { id: oldest, version })).code).toBe(200);
    expect(await shown(oldest)).toBe(200);
    expect((await as(organisation)("deleteArticle", { id: oldest })).code).toBe(200);
    expect(await shown(oldest)).toBe(errorCode.NOT_FOUND);
    const [foreign] = ok(await as(operator)("listOwnArticles", {})).list;
    for (const name of ["deleteArticle", "withdrawArticle", "deleteArticleDraft"] as const)
      expect((await as(organisation)(name, { id: foreign!.id })).code).toBe(errorCode.NOT_FOUND);
    expect((await as(organisation)("saveArticleTop", { id: foreign!.id, isTop: 1 })).code).toBe(errorCode.NOT_FOUND);
  });

  it("have categories that are named, ordered, and removed when they are empty", async () => {
    const zones = async () => ok(await as(organisation)("listOwnArticleZones", {})).list as { id: string }[];
    const { id } = ok(await as(organisation)("saveArticleZone", { zoneName: "活动", zoneNameEn: "Events" }));
    const before = await zones();
    expect(before.at(-1)).toMatchObject({ id, zoneName: "活动", zoneNameEn: "Events", articleCount: 0 });
    await as(organisation)("saveArticleZoneOrder", { idList: [id] });
    expect((await zones())[0]?.id).toBe(id);
    const article = await draft(organisation, { zoneId: id });
    const remove = () => as(organisation)("deleteArticleZone", { id });
    expect((await remove()).code).toBe(errorCode.ARTICLE_ZONE_IN_USE);
    await as(organisation)("deleteArticle", { id: article.id });
    expect((await as(operator)("deleteArticleZone", { id })).code).toBe(errorCode.NOT_FOUND);
    expect((await remove()).code).toBe(200);
    expect(await zones()).toHaveLength(before.length - 1);
  });

  it("make a site's first category where it has none", async () => {
    await withActor(server.services.db, systemActor, async (trx) => {
      await sql`delete from article where org_no = ${orgNo}`.execute(trx);
      await sql`delete from article_zone where org_no = ${orgNo}`.execute(trx);
    });
    await Promise.all([draft(organisation), draft(organisation)]);
    expect(ok(await as(organisation)("listOwnArticleZones", {})).list).toMatchObject([
      { zoneName: "公告", zoneNameEn: "Announcements", articleCount: 2 },
    ]);
  });

  it("tell kept pages when what readers see changes, and not when a draft is saved", async () => {
    const heard: string[] = [];
    await server.services.bus.on("catalogue", (table) => void heard.push(table));
    const { id, version } = await draft(organisation);
    await draft(organisation, { id, version });
    await as(organisation)("publishArticle", { id, version: version + 1 });
    await expect.poll(() => heard.filter((table) => table === "article").length).toBeGreaterThan(1);
    const count = heard.length;
    await draft(organisation, { id, version: version + 2 });
    await as(organisation)("saveArticleTop", { id, isTop: 1 });
    await expect.poll(() => heard.length).toBe(count + 1);
  });
});
