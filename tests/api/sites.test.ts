import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createUser } from "../../src/server/modules/identity/users.ts";
import { refuseMember } from "../../src/server/modules/sites/quotas/members.ts";
import { writePlan } from "../../src/server/modules/sites/quotas/quota.ts";
import { fieldsOf, ok } from "./client.ts";
import { describeOnPostgres, freshDatabase, startTestServer, type TestServer } from "./harness.ts";
import { makeTenantsFolder, named } from "../tenants/folders.ts";
import { databaseForTest, openNode, until } from "./tenants-harness.ts";

const SUSPENDED = 1853;

describe("sites as operators look after them", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    for (const [who, mobile] of Object.entries({
      operator: "13800000009",
      school: "13800000003",
      learner: "13800000001",
      stranger: "13800000004",
    }))
      tokens[who] = await server.signIn(mobile);
  });
  afterAll(() => server?.close());

  const call = <Id extends OperationId>(
    who: string,
    id: Id,
    input?: OperationInput<Id>,
    headers: Record<string, string> = {},
  ) => server.call(id, input, { token: tokens[who] ?? "", headers });
  const suspend = (siteOrgNo: string, reason = "欠费三个月", who = "operator") =>
    call(who, "suspendSite", { siteOrgNo, reason });
  const resume = (siteOrgNo: string) => call("operator", "resumeSite", { siteOrgNo });

  it("calls on behalf of a suspended site are refused, and its people read but change nothing", async () => {
    await withActor(server.services.db, systemActor, (trx) =>
      trx.insertInto("site_host").values({ host: "school.example", org_no: "1001", state: "verified" }).execute(),
    );
    expect((await suspend("1001")).code).toBe(200);
    await until(async () => (await server.call("listCourses", { orgNo: "1001" })).code === SUSPENDED);
    expect(await server.call("listCourses", {}, { headers: { orgno: "1001" } })).toMatchObject({
      code: SUSPENDED,
      msg: "该站点已暂停服务",
      status: 200,
    });
    expect(
      (
        await server.call(
          "listCourses",
          {},
          { headers: { "x-forwarded-host": "school.example", "accept-language": "en" } },
        )
      ).msg,
    ).toBe("This site is suspended");
    expect((await server.tryToSignIn("13800000007", "Lectern#2026", { headers: { orgno: "1001" } })).code).toBe(
      SUSPENDED,
    );
    expect((await call("learner", "updateUser", { name: "改名" })).code).toBe(SUSPENDED);
    expect((await call("school", "addSiteDomain", { siteOrgNo: "1001", host: "new.example" })).code).toBe(SUSPENDED);
    expect((await call("learner", "getUserView")).code).toBe(200);
    expect((await server.call("listCourses", { orgNo: "1002" })).code).toBe(200);
    expect((await call("stranger", "updateUser", { name: "改名" })).code).toBe(200);
    expect((await call("operator", "addSiteDomain", { siteOrgNo: "1001", host: "new.example" })).code).toBe(200);
    expect((await call("learner", "logout")).code).toBe(200);
    expect((await resume("1001")).code).toBe(200);
    await until(async () => (await server.call("listCourses", { orgNo: "1001" })).code === 200);
    tokens["learner"] = await server.signIn("13800000001");
    expect((await call("learner", "updateUser", { name: "改名" })).code).toBe(200);
  });

  it("writes down who did it and why, once", async () => {
    for (const siteOrgNo of ["1002", "1002"]) expect((await suspend(siteOrgNo, "内容违规")).code).toBe(200);
    await resume("1002");
    const { list } = ok(await call("operator", "listAuditLog", { siteOrgNo: "1002" }));
    expect(list.slice(0, 2)).toMatchObject([
      { action: "site.resume", actorName: "平台运营", orgNo: "1002" },
      { action: "site.suspend", actorName: "平台运营", detail: { reason: "内容违规" } },
    ]);
    expect(list.filter(({ action }) => action === "site.suspend")).toHaveLength(1);
  });

  it("is for operators, for organisations that there are, and not for the platform's own", async () => {
    for (const who of ["school", "learner"])
      expect((await suspend("1002", "试试看", who)).code).toBe(errorCode.NO_PERMISSION);
    expect((await suspend("9999")).code).toBe(errorCode.NOT_FOUND);
    expect((await suspend("default")).code).toBe(errorCode.SITE_IS_PLATFORM);
    expect((await suspend("1002", "x")).code).toBe(errorCode.VALIDATION);
  });

  it("counts what an organisation uses, for itself and for operators", async () => {
    const data = ok(await call("school", "getSiteUsage", { siteOrgNo: "1001" }));
    expect(data).toMatchObject({
      siteOrgNo: "1001",
      pageLimit: 200,
      storageGb: 100,
      plan: { planName: "" },
      storageUsed: expect.stringMatching(/^\d+\.\d\d$/),
    });
    expect(data.memberCount).toBeGreaterThan(3);
    expect(data).not.toHaveProperty("memberLimit");
    for (const who of ["school", "learner"]) {
      expect((await call(who, "getSiteUsage", { siteOrgNo: "1002" })).code).toBe(errorCode.NO_PERMISSION);
      expect((await call(who, "getSiteUsage", { siteOrgNo: "default" })).code).toBe(errorCode.NO_PERMISSION);
      expect((await call(who, "saveSitePlan", { siteOrgNo: "1001", pageLimit: 999 })).code).toBe(
        errorCode.NO_PERMISSION,
      );
    }
    expect((await call("operator", "getSiteUsage", { siteOrgNo: "nobody" })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("operator", "saveSitePlan", { siteOrgNo: "default", pageLimit: 3 })).code).toBe(200);
    expect(
      (
        await call("operator", "saveSitePlan", {
          siteOrgNo: "1001",
          planName: "专业版",
          storageGb: 5,
          memberLimit: null,
        })
      ).data,
    ).toMatchObject({ planName: "专业版", pageLimit: 3, storageGb: 5, plan: { planName: "专业版", storageGb: 5 } });
    await call("operator", "saveSitePlan", { siteOrgNo: "default" });
  });

  it("lets nobody in where an organisation has no place left, and everybody where it has", async () => {
    const members = ok(await call("operator", "getSiteUsage", { siteOrgNo: "1001" })).memberCount as number;
    await call("operator", "saveSitePlan", { siteOrgNo: "1001", memberLimit: members + 1 });
    const join = (who: string) =>
      withActor(server.services.db, systemActor, async (trx) => {
        await refuseMember(trx, "1001");
        await createUser(trx, { loginName: who, orgNo: "1001" });
      });
    const both = await Promise.allSettled([join("first-in"), join("second-in")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { constant: "QUOTA_MEMBERS", args: { limit: members + 1 } },
    });
    await call("operator", "saveSitePlan", { siteOrgNo: "1001" });
    await expect(join("third-in")).resolves.toBeUndefined();
  });

  it("is listed with where it stands, and found by number, name and domain", async () => {
    const data = ok(await call("operator", "listSites", {}));
    expect(data.list.map(({ siteOrgNo }) => siteOrgNo)).toEqual(expect.arrayContaining(["1001", "1002", "1003"]));
    expect(data.list.find(({ siteOrgNo }) => siteOrgNo === "1001")).toMatchObject({
      orgName: "江城工业职业学校",
      state: "active",
      host: "school.example",
      hostState: "verified",
      source: "folder",
      faultCount: 0,
      siteUrl: "/org/1001",
    });
    const found = async (input: object) =>
      ok(await call("operator", "listSites", { ...input })).list.map(({ siteOrgNo }) => siteOrgNo);
    expect(await found({ keyword: "SCHOOL.ex" })).toEqual(["1001"]);
    expect(await found({ keyword: "100%" })).toEqual([]);
    expect(await found({ keyword: "道路" })).toEqual(["1002"]);
    await suspend("1003");
    expect(await found({ standing: "suspended" })).toEqual(["1003"]);
    await resume("1003");
    for (const who of ["school", "learner"])
      for (const id of ["listSites", "getSite", "addSite"] as const)
        expect((await call(who, id, id === "listSites" ? {} : { siteOrgNo: "1001" })).code).toBe(
          errorCode.NO_PERMISSION,
        );
  });

  it("is listed with its use and the health of its domains, sorted by each and narrowed by what is amiss", async () => {
    const list = async (input: OperationInput<"listSites"> = {}) => ok(await call("operator", "listSites", input));
    const { memberCount, storageBytes } = ok(await call("operator", "getSiteUsage", { siteOrgNo: "1001" }));
    const card = async (siteOrgNo: string) => (await list()).list.find((one) => one.siteOrgNo === siteOrgNo)!;
    expect(await card("1001")).toMatchObject({ memberCount, storageBytes, domainHealth: "good" });
    expect((await card("1001")).courseCount).toBeGreaterThan(0);
    expect((await card("1002")).domainHealth).toBe("none");
    for (const field of ["memberCount", "courseCount", "saleCount", "storageBytes", "faultCount"] as const) {
      const up = (await list({ sort: field })).list.map((one) => one[field]);
      expect(up, field).toEqual(up.toSorted((one, other) => one - other));
      const down = (await list({ sort: `-${field}` })).list.map((one) => one[field]);
      expect(down, field).toEqual(up.toReversed());
    }
    const turnovers = (await list({ sort: "-turnover" })).list.map(({ turnover }) => Number(turnover));
    expect(turnovers).toEqual(turnovers.toSorted((one, other) => other - one));
    expect(turnovers[0]).toBeGreaterThan(0);
    const of = async (standing: NonNullable<OperationInput<"listSites">["standing"]>) =>
      (await list({ standing })).list.map(({ siteOrgNo }) => siteOrgNo);
    expect(await of("domain")).toEqual([]);
    await withActor(server.services.db, systemActor, (trx) =>
      trx.insertInto("site_host").values({ host: "lost.example", org_no: "1002", state: "failed" }).execute(),
    );
    expect(await of("domain")).toEqual(["1002"]);
    expect((await card("1002")).domainHealth).toBe("bad");
    await withActor(server.services.db, systemActor, (trx) =>
      trx.deleteFrom("site_host").where("host", "=", "lost.example").execute(),
    );
    // A page behind the last still says how many there are.
    const { totalCount } = await list();
    expect(await list({ pageCurrent: 9, pageSize: 50 })).toMatchObject({ list: [], totalCount });
  });

  it("several are changed at once, each by itself: what fails is named, and keeps nothing of the others back", async () => {
    const outcomes = ({ list }: { list: readonly { key: string; outcome: string }[] }) =>
      list.map(({ key, outcome }) => `${key} ${outcome}`);
    const siteOrgNoList = ["1002", "nobody", "default", "1003"];
    const reply = ok(await call("operator", "suspendSites", { siteOrgNoList, reason: "年检未过" }));
    expect(outcomes(reply)).toEqual(["1002 done", "nobody failed", "default failed", "1003 done"]);
    expect(reply.list[1]).toMatchObject({ name: "nobody", message: expect.stringMatching(/./) as string });
    expect(reply.list[3]).toMatchObject({ name: "柳笔英语学校", message: "" });
    const again = ok(await call("operator", "suspendSites", { siteOrgNoList: ["1002"], reason: "年检未过" }));
    expect(outcomes(again)).toEqual(["1002 same"]);
    const resumed = ok(await call("operator", "resumeSites", { siteOrgNoList: ["1001", "1002", "1003"] }));
    expect(outcomes(resumed)).toEqual(["1001 same", "1002 done", "1003 done"]);
    const { list } = ok(await call("operator", "listAuditLog", { siteOrgNo: "1003" }));
    expect(list.slice(0, 2)).toMatchObject([
      { action: "site.resume" },
      { action: "site.suspend", detail: { reason: "年检未过" } },
    ]);

    await call("operator", "saveSitePlan", { siteOrgNo: "1002", planName: "基础版", pageLimit: 9, memberLimit: 50 });
    const change = { siteOrgNoList: ["1002", "1003", "nobody"], pageLimit: 20, memberLimit: null };
    expect(outcomes(ok(await call("operator", "updateSitePlans", change)))).toEqual([
      "1002 done",
      "1003 done",
      "nobody failed",
    ]);
    const plan = async (siteOrgNo: string) => ok(await call("operator", "getSiteUsage", { siteOrgNo })).plan;
    expect(await plan("1002")).toEqual({ planName: "基础版", pageLimit: 20 });
    expect(await plan("1003")).toEqual({ planName: "", pageLimit: 20 });
    expect(outcomes(ok(await call("operator", "updateSitePlans", change)))[0]).toBe("1002 same");
    for (const siteOrgNo of ["1002", "1003"]) await call("operator", "saveSitePlan", { siteOrgNo });

    for (const who of ["school", "learner"]) {
      const named = { siteOrgNoList: ["1001"] };
      for (const refused of [
        await call(who, "suspendSites", { ...named, reason: "试试看" }),
        await call(who, "resumeSites", named),
        await call(who, "updateSitePlans", { ...named, pageLimit: 900 }),
        await call(who, "getSiteFigures", { siteOrgNo: "1001" }),
      ])
        expect(refused.code).toBe(errorCode.NO_PERMISSION);
    }
  });

  it("is told in numbers by month, and with what counts where nothing is set for it", async () => {
    const figures = ok(await call("operator", "getSiteFigures", { siteOrgNo: "1001" }));
    const usage = ok(await call("operator", "getSiteUsage", { siteOrgNo: "1001" }));
    expect(figures).toMatchObject({ memberCount: usage.memberCount, storageBytes: usage.storageBytes });
    expect(figures.monthList).toHaveLength(12);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(figures.monthList.map(({ saleCount }) => saleCount))).toBe(figures.saleCount);
    expect(sum(figures.monthList.map(({ turnover }) => Number(turnover)))).toBeCloseTo(Number(figures.turnover), 2);
    expect(figures.saleCount).toBeGreaterThan(0);
    expect(figures.newMemberCount).toBe(sum(figures.monthList.map(({ memberCount }) => memberCount)));
    const months = figures.monthList.map(({ month }) => month);
    expect(months).toEqual(months.toSorted());
    expect(new Set(months).size).toBe(12);
    expect(ok(await call("operator", "getSiteFigures", { siteOrgNo: "1001", months: 1 })).monthList).toHaveLength(1);
    expect((await call("operator", "getSiteFigures", { siteOrgNo: "nobody" })).code).toBe(errorCode.NOT_FOUND);

    await call("operator", "saveSitePlan", { siteOrgNo: "default", pageLimit: 7 });
    expect(ok(await call("operator", "getSiteUsage", { siteOrgNo: "1002" })).usual).toEqual({
      pageLimit: 7,
      storageGb: 100,
    });
    expect(ok(await call("operator", "getSiteUsage", { siteOrgNo: "default" })).usual.pageLimit).toBe(200);
    await call("operator", "saveSitePlan", { siteOrgNo: "default" });
  });

  it("operators and organisations see what whole sites there are, in their language; nobody else does", async () => {
    const { list } = ok(await call("school", "listFlavours"));
    expect(list[0]).toMatchObject({ flavour: "", title: "平台默认站点", picture: "" });
    expect(list).toHaveLength(10);
    expect(list.find(({ flavour }) => flavour === "music-arts")).toEqual({
      flavour: "music-arts",
      title: "音乐与美术",
      about: expect.stringContaining("绘画") as string,
      picture: "/flavours/music-arts/pictures/card.webp",
    });
    const english = ok(await call("operator", "listFlavours", {}, { "accept-language": "en" })).list;
    expect(english.map(({ title }) => title)).toContain("Music and arts");
    for (const who of ["learner", "stranger"])
      expect((await call(who, "listFlavours")).code).toBe(errorCode.NO_PERMISSION);
  });

  it("a new one has its site and its account at once; a number and a mobile number are somebody's once", async () => {
    const add = (input: object) =>
      call("operator", "addSite", { siteOrgNo: "new-school", orgName: "新办学校", mobile: "13911118888", ...input });
    expect(fieldsOf(await add({ siteOrgNo: "List me" }))[0]!.path).toBe("siteOrgNo");
    expect(fieldsOf(await add({ siteOrgNo: "view" }))[0]).toEqual({
      path: "siteOrgNo",
      message: expect.stringContaining("保留"),
    });
    expect(fieldsOf(await add({ flavour: "none-such" }))[0]!.path).toBe("flavour");
    expect((await add({ siteOrgNo: "1001" })).code).toBe(errorCode.SITE_TAKEN);
    expect((await add({ mobile: "13800000003" })).code).toBe(errorCode.MOBILE_TAKEN);
    expect((await call("operator", "getSite", { siteOrgNo: "new-school" })).code).toBe(errorCode.NOT_FOUND);
    expect((await add({ flavour: "road-transport" })).data).toMatchObject({
      siteOrgNo: "new-school",
      state: "active",
      source: "studio",
      flavour: "road-transport",
    });
    expect(ok(await server.call("getOrgInfo", { orgNo: "new-school" })).orgName).toBe("新办学校");
    const account = await withActor(server.services.db, systemActor, (trx) =>
      trx
        .selectFrom("app_user")
        .select(["org_no", "user_type", "has_password"])
        .where("mobile", "=", "13911118888")
        .executeTakeFirst(),
    );
    expect(account).toEqual({ org_no: "new-school", user_type: 3, has_password: false });
    expect((await add({ mobile: "13911119999" })).code).toBe(errorCode.SITE_TAKEN);
  });
});

describe("folders of sites", () => {
  it("one with more pages than its plan allows is refused until it is mended, and looked at only where it changed", async () => {
    const folder = makeTenantsFolder();
    const page = {
      version: 1,
      path: "/p/one",
      layout: "default",
      title: { text: { "zh-CN": "一", en: "One" } },
      blocks: {},
    };
    folder.write("2001/site.json", named("某校"));
    folder.write("2001/screens/p/one.json", page);
    const { tenants, database, told } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    expect((await tenants.resolve("2001"))?.ownPages).toBe(1);
    const plan = (pageLimit: number) =>
      withActor(database.db, systemActor, (trx) => writePlan(trx, "2001", { planName: "", pageLimit }));
    const faults = () =>
      withActor(database.db, systemActor, (trx) =>
        trx.selectFrom("site_fault").select(["folder", "findings"]).execute(),
      );
    // A check would find a page too many: files that are only written anew or copied are not checked.
    await plan(0);
    folder.write("2001/screens/p/one.json", JSON.stringify(page));
    await tenants.sync();
    expect(await faults()).toEqual([]);
    await plan(1);
    folder.write("2001/screens/p/two.json", { ...page, path: "/p/two" });
    await tenants.sync();
    expect(await faults()).toMatchObject([
      { folder: "2001", findings: [{ key: "page.tooMany", values: { count: 2, limit: 1 } }] },
    ]);
    expect(told.join("")).toContain("2 own pages, more than the 1 its plan allows");
    expect((await tenants.resolve("2001"))?.ownPages).toBe(1);
    folder.remove("2001/screens/p/two.json");
    await tenants.sync();
    expect(await faults()).toEqual([]);
  });
});

describeOnPostgres("sites on two servers", () => {
  it("one that is suspended on one server is refused by the other soon after", async () => {
    const database = await freshDatabase();
    const [here, there] = [await startTestServer({ database }), await startTestServer({ database })];
    try {
      const token = await here.signIn("13800000009");
      const codeThere = async () => (await there.call("listCourses", { orgNo: "1001" })).code;
      expect(await codeThere()).toBe(200);
      await here.call("suspendSite", { siteOrgNo: "1001", reason: "试一试" }, { token });
      await until(async () => (await codeThere()) === SUSPENDED);
      await here.call("resumeSite", { siteOrgNo: "1001" }, { token });
      await until(async () => (await codeThere()) === 200);
    } finally {
      await Promise.all([here.close(), there.close()]);
      await database.remove();
    }
  });
});
