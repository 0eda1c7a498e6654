import { afterAll, beforeAll, expect, it } from "vitest";
import type { OperationId } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { describeApi, describeOnPostgres, freshDatabase, startTestServer, type TestServer } from "./harness.ts";
import { until } from "./tenants-harness.ts";

const SUSPENDED = 1853;

describeApi("sites as operators look after them", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    for (const [who, mobile] of Object.entries({ operator: "13800000009", school: "13800000003", learner: "13800000001", stranger: "13800000004" })) tokens[who] = await server.signIn(mobile);
  });
  afterAll(() => server?.close());

  const call = (who: string, id: OperationId, input: Record<string, unknown> = {}, headers: Record<string, string> = {}) => server.call(id, input, { token: tokens[who] ?? "", headers });
  const suspend = (siteOrgNo: string, reason = "欠费三个月", who = "operator") => call(who, "suspendSite", { siteOrgNo, reason });
  const resume = (siteOrgNo: string) => call("operator", "resumeSite", { siteOrgNo });

  it("calls on behalf of a suspended site are refused, and its people read but change nothing", async () => {
    await withActor(server.services.db, systemActor, (trx) => trx.insertInto("site_host").values({ host: "school.example", org_no: "1001", state: "verified" }).execute());
    expect((await suspend("1001")).code).toBe(200);
    await until(async () => (await server.call("listCourses", { orgNo: "1001" })).code === SUSPENDED);
    expect(await server.call("listCourses", {}, { headers: { orgno: "1001" } })).toMatchObject({ code: SUSPENDED, msg: "该网站已暂停服务", status: 200 });
    expect((await server.call("listCourses", {}, { headers: { "x-forwarded-host": "school.example", "accept-language": "en" } })).msg).toBe("This site is suspended");
    expect((await server.tryToSignIn("13800000007", "Lectern#2026", { headers: { orgno: "1001" } })).code).toBe(SUSPENDED);
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
    const { list } = (await call("operator", "listAuditLog", { siteOrgNo: "1002" })).data;
    expect(list.slice(0, 2)).toMatchObject([
      { action: "site.resume", actorName: "平台运营", orgNo: "1002" },
      { action: "site.suspend", actorName: "平台运营", detail: { reason: "内容违规" } },
    ]);
    expect(list.filter(({ action }: { action: string }) => action === "site.suspend")).toHaveLength(1);
  });

  it("is for operators, for organisations that there are, and not for the platform's own", async () => {
    for (const who of ["school", "learner"]) expect((await suspend("1002", "试试看", who)).code).toBe(306);
    expect((await suspend("9999")).code).toBe(1004);
    expect((await suspend("default")).code).toBe(1854);
    expect((await suspend("1002", "x")).code).toBe(900);
  });
});

describeOnPostgres("sites on two servers", () => {
  it("one that is suspended on one server is refused by the other within a second", async () => {
    const database = await freshDatabase();
    const [here, there] = [await startTestServer({ database }), await startTestServer({ database })];
    try {
      const token = await here.signIn("13800000009");
      const codeThere = async () => (await there.call("listCourses", { orgNo: "1001" })).code;
      expect(await codeThere()).toBe(200);
      await here.call("suspendSite", { siteOrgNo: "1001", reason: "试一试" }, { token });
      expect(await until(async () => (await codeThere()) === SUSPENDED)).toBeLessThan(1000);
      await here.call("resumeSite", { siteOrgNo: "1001" }, { token });
      expect(await until(async () => (await codeThere()) === 200)).toBeLessThan(1000);
    } finally {
      await Promise.all([here.close(), there.close()]);
      await database.remove();
    }
  });
});
