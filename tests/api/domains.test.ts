import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { checkDueDomains } from "../../src/server/modules/sites/domains/domains.ts";
import type { Dns, TxtAnswer } from "../../src/server/providers/dns/dns.ts";
import { publishLayers } from "../../src/server/modules/sites/tenants/layer-store.ts";
import { toPublish } from "../../src/server/modules/sites/tenants/layer-to-publish.ts";
import { fieldsOf, ok } from "./client.ts";
import { describeOnPostgres, freshDatabase, startTestServer, type TestServer } from "./harness.ts";
import { until } from "./tenants-harness.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const records = new Map<string, TxtAnswer>();
const dns: Dns = { txt: async (name) => records.get(name) ?? { kind: "none" } };

/** Puts the record of a claim into the DNS. */
function setUp({ recordName, recordValue }: { recordName: string; recordValue: string }): void {
  records.set(recordName, { kind: "found", values: ["v=spf1 -all", recordValue] });
}

describe("domains", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer({ dns, environment: { TRUST_PROXY: "on", PUBLIC_URL: "https://portal.example" } });
    for (const [who, mobile] of Object.entries({
      operator: "13800000009",
      school: "13800000003",
      learner: "13800000001",
    }))
      tokens[who] = await server.signIn(mobile);
  });
  afterAll(() => server?.close());
  beforeEach(() => records.clear());

  const call = <Id extends OperationId>(who: string, id: Id, input?: OperationInput<Id>) =>
    server.call(id, input, { token: tokens[who] ?? "" });
  const claim = async (host: string, siteOrgNo = "1001", who = "school") =>
    call(who, "addSiteDomain", { siteOrgNo, host });
  const allowed = async (domain: string) =>
    (await fetch(`${server.url}/apis/domain/allowed?domain=${encodeURIComponent(domain)}`)).status;
  /** What the job does so many ms from now. */
  const job = (later = 0) => checkDueDomains({ ...server.services, now: () => new Date(Date.now() + later) });
  const stateOf = async (host: string) =>
    ok(await call("operator", "listSiteDomains", { keyword: host })).list[0]?.state;

  it("a claim waits for its record, and answers once that is seen", async () => {
    const data = ok(await claim("https://WWW.Rivertown.example/list"));
    expect(data).toMatchObject({
      host: "www.rivertown.example",
      siteOrgNo: "1001",
      state: "pending",
      reason: "",
      recordName: "_lectern.www.rivertown.example",
      isRemovable: true,
    });
    expect(data.recordValue).toMatch(/^lectern-site=[0-9a-f]{32}$/);
    expect(ok(await claim("www.rivertown.example")).recordValue).toBe(data.recordValue);
    expect(await allowed("www.rivertown.example")).toBe(404);
    records.set(data.recordName, { kind: "found", values: ["lectern-site=somebody-elses"] });
    expect((await call("school", "checkSiteDomain", { siteOrgNo: "1001", host: data.host })).data).toMatchObject({
      state: "pending",
      reason: expect.stringContaining("核对"),
    });
    setUp(data);
    expect(ok(await call("school", "checkSiteDomain", { siteOrgNo: "1001", host: data.host })).state).toBe("pending");
    await job(61_000);
    expect(ok(await call("school", "listSiteDomains", { keyword: "RIVERTOWN" })).list).toMatchObject([
      { state: "verified", reason: "", gmtVerify: expect.any(String) },
    ]);
    await until(async () => (await allowed("www.rivertown.example")) === 200);
    expect(await allowed("WWW.rivertown.example.")).toBe(200);
    expect((await server.tenants.byHost("www.rivertown.example"))?.orgNo).toBe("1001");
  });

  it("the platform has certificates itself, and what can be nobody's has none", async () => {
    expect(
      await Promise.all(["portal.example", "other.example", "10.0.0.1", "localhost", "", "x".repeat(400)].map(allowed)),
    ).toEqual([200, 404, 404, 404, 404, 404]);
    expect((await fetch(`${server.url}/apis/domain/allowed`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/apis/domain/allowed?domain=portal.example`)).text()).toBe("");
  });

  it("refuses what is no domain, and the platform's own, with its reason", async () => {
    const messages = await Promise.all(
      ["10.0.0.7", "localhost", "edu.cn", "portal.example", "a b.example"].map(
        async (host) => fieldsOf(await claim(host))[0]!.message,
      ),
    );
    expect(messages.map((text) => text.slice(0, 6))).toEqual([
      "请填写域名，",
      "这个名称只在",
      "这是公共后缀",
      "这是平台自己",
      "这不是一个域",
    ]);
  });

  it("is claimed by any number of sites, and is the one's whose record is seen", async () => {
    const first = ok(await claim("shared.example"));
    const second = ok(await claim("shared.example", "1002", "operator"));
    expect(second).toMatchObject({ siteOrgNo: "1002", state: "pending" });
    expect(second.recordValue).not.toBe(first.recordValue);
    await job(8 * DAY);
    expect(await stateOf("shared.example")).toBe("failed");
    const third = ok(await claim("shared.example", "1002", "operator"));
    expect(third).toMatchObject({ state: "pending" });
    expect(third.recordValue).not.toBe(second.recordValue);
    setUp(second);
    await job(1000);
    expect(
      ok(await call("operator", "listSiteDomains", { keyword: "shared.example", siteOrgNo: "1002" })).list[0]!.state,
    ).toBe("pending");
  });

  it("takes a verified host off when its record has been missing for three days, and not because the DNS says nothing", async () => {
    const data = ok(await claim("gone.example"));
    setUp(data);
    await job();
    records.set(data.recordName, { kind: "unreachable" });
    await job(DAY);
    expect(ok(await call("operator", "listSiteDomains", { keyword: "gone.example" })).list[0]).toMatchObject({
      state: "verified",
      reason: expect.stringContaining("没有应答"),
    });
    records.clear();
    await job(DAY + 2 * HOUR);
    expect(ok(await call("operator", "listSiteDomains", { keyword: "gone.example" })).list[0]).toMatchObject({
      state: "verified",
      gmtOff: expect.any(String),
    });
    await job(4 * DAY + 3 * HOUR);
    expect(await stateOf("gone.example")).toBe("failed");
    await until(async () => (await allowed("gone.example")) === 404);
  });

  it("a site's own document claims too, and gives up by itself what it no longer names", async () => {
    const publish = (hosts: object) =>
      withActor(server.services.db, systemActor, (trx) =>
        publishLayers(trx, [
          toPublish({ kind: "organisation", orgNo: "1001" }, { version: 1, site: { version: 1, hosts } }),
        ]),
      );
    await claim("by-hand.example");
    const other = ok(await claim("proved.example", "1002", "operator"));
    setUp(other);
    await job();
    await publish({ "in-file.example": { canonical: true }, "proved.example": {} });
    const mine = async () =>
      ok(await call("school", "listSiteDomains", { pageSize: 100 })).list as {
        host: string;
        isRemovable: boolean;
        isCanonical: boolean;
      }[];
    expect((await mine()).find(({ host }) => host === "in-file.example")).toMatchObject({
      isRemovable: false,
      isCanonical: true,
    });
    expect((await mine()).map(({ host }) => host)).not.toContain("proved.example");
    expect((await call("school", "removeSiteDomain", { siteOrgNo: "1001", host: "in-file.example" })).code).toBe(
      errorCode.DOMAIN_IN_DOCUMENT,
    );
    await publish({});
    expect((await mine()).map(({ host }) => host)).not.toContain("in-file.example");
    expect((await mine()).map(({ host }) => host)).toContain("by-hand.example");
    expect(
      ok(await call("school", "saveCanonicalDomain", { siteOrgNo: "1001", host: "by-hand.example" })).isCanonical,
    ).toBe(true);
    expect((await call("school", "removeSiteDomain", { siteOrgNo: "1001", host: "by-hand.example" })).code).toBe(200);
    expect((await mine()).map(({ host }) => host)).not.toContain("by-hand.example");
  });

  it("an organisation reads and changes no other's, by no call", async () => {
    const data = ok(await claim("theirs.example", "1002", "operator"));
    const calls: OperationId[] = ["addSiteDomain", "removeSiteDomain", "checkSiteDomain", "saveCanonicalDomain"];
    for (const id of calls) {
      for (const who of ["school", "learner"])
        expect((await call(who, id, { siteOrgNo: "1002", host: data.host })).code, id).toBe(errorCode.NO_PERMISSION);
      expect((await server.call(id, { siteOrgNo: "1002", host: data.host })).code).toBe(errorCode.SESSION_MISSING);
      if (id !== "addSiteDomain")
        expect((await call("school", id, { siteOrgNo: "1001", host: data.host })).code, id).toBe(errorCode.NOT_FOUND);
    }
    expect((await call("school", "listSiteDomains", { siteOrgNo: "1002" })).code).toBe(errorCode.NO_PERMISSION);
    expect((await call("learner", "listSiteDomains", {})).code).toBe(errorCode.NO_PERMISSION);
    expect(
      ok(await call("school", "listSiteDomains", { pageSize: 100 })).list.every(
        ({ siteOrgNo }) => siteOrgNo === "1001",
      ),
    ).toBe(true);
    expect(await stateOf(data.host)).toBe("pending");
  });

  it("on a tenant's own host the session is that host's alone, on the platform's its siblings' too", async () => {
    const data = ok(await claim("cookies.school.example"));
    setUp(data);
    await job();
    await until(async () => (await allowed(data.host)) === 200);
    const cookieOn = async (host: string) =>
      (await server.tryToSignIn("13800000004", "Lectern#2026", { headers: { "x-forwarded-host": host } })).headers.get(
        "set-cookie",
      );
    expect(await cookieOn("www.portal.example")).toContain("Domain=portal.example");
    expect(await cookieOn(data.host)).not.toContain("Domain=");
  });

  it("shows nobody the token of a claim in the database", async () => {
    const { rows } = await sql<{ host: string }>`select host from site_host where state <> 'verified'`.execute(
      server.services.db,
    );
    expect(rows).toEqual([]);
  });
});

describeOnPostgres("domains on two servers", () => {
  it("answers on the other one as soon as it is told, and each looks at a claim once", async () => {
    const database = await freshDatabase();
    let looks = 0;
    const counting: Dns = { txt: async (name) => ((looks += 1), dns.txt(name)) };
    const [here, there] = [
      await startTestServer({ database, dns: counting }),
      await startTestServer({ database, dns: counting }),
    ];
    try {
      const token = await here.signIn("13800000009");
      const data = ok(await here.call("addSiteDomain", { siteOrgNo: "1001", host: "two.example" }, { token }));
      setUp(data);
      expect(await there.tenants.byHost("two.example")).toBeUndefined();
      await Promise.all([here, there].map(({ services }) => checkDueDomains(services)));
      expect(looks).toBe(1);
      await until(async () => (await there.tenants.byHost("two.example"))?.orgNo === "1001");
    } finally {
      await Promise.all([here.close(), there.close()]);
      await database.remove();
    }
  });
});
