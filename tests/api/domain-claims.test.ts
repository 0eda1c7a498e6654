import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { checkDueDomains } from "../../src/server/modules/sites/domains/domains.ts";
import type { Dns, TxtAnswer } from "../../src/server/providers/dns/dns.ts";
import { publishLayers } from "../../src/server/modules/sites/tenants/layer-store.ts";
import { toPublish } from "../../src/server/modules/sites/tenants/layer-to-publish.ts";
import { ok } from "./client.ts";
import { describeOnPostgres, freshDatabase, startTestServer, type TestServer } from "./harness.ts";
import { until } from "./tenants-harness.ts";

interface Record_ {
  recordName: string;
  recordValue: string;
}

const records = new Map<string, TxtAnswer>();
/** What is done while the DNS is asked. */
let meanwhile: ((name: string) => Promise<void>) | undefined;
const dns: Dns = {
  async txt(name) {
    const answer = records.get(name) ?? { kind: "none" };
    await meanwhile?.(name);
    return answer;
  },
};
/** Puts the records of claims into the DNS. */
const setUp = (...claims: Record_[]) =>
  records.set(claims[0]!.recordName, { kind: "found", values: claims.map(({ recordValue }) => recordValue) });

describe("claims of several sites on one host", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer({ dns });
    for (const [who, mobile] of Object.entries({ operator: "13800000009", school: "13800000003" }))
      tokens[who] = await server.signIn(mobile);
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    records.clear();
    meanwhile = undefined;
  });

  const call = <Id extends OperationId>(id: Id, input: OperationInput<Id>) =>
    server.call(id, input, { token: tokens["operator"] ?? "" });
  const claim = async (host: string, siteOrgNo: string) => ok(await call("addSiteDomain", { siteOrgNo, host }));
  const job = (later = 0) => checkDueDomains({ ...server.services, now: () => new Date(Date.now() + later) });
  const standing = async (host: string, siteOrgNo: string) =>
    ok(await call("listSiteDomains", { siteOrgNo, keyword: host })).list[0];
  const LAPSED = "另一个机构已经通过验证，这个域名归它所有；你的申请已失效";

  it("keep out nobody whose record is found: that one has it, and the others lapse", async () => {
    const squatter = await claim("owned.example", "1002");
    const owner = await claim("owned.example", "1001");
    expect(owner).toMatchObject({ siteOrgNo: "1001", state: "pending" });
    setUp(owner);
    await job();
    expect(await standing("owned.example", "1001")).toMatchObject({ state: "verified", reason: "" });
    expect(await standing("owned.example", "1002")).toMatchObject({ state: "failed", reason: LAPSED });
    await until(async () => (await server.tenants.byHost("owned.example"))?.orgNo === "1001");
    // Not even with a record of its own, as long as the owner has the host.
    setUp(owner, squatter);
    await job(86_400_000);
    expect((await call("checkSiteDomain", { siteOrgNo: "1002", host: "owned.example" })).data).toMatchObject({
      state: "failed",
      reason: LAPSED,
    });
    expect(await call("addSiteDomain", { siteOrgNo: "1002", host: "owned.example" })).toMatchObject({
      code: errorCode.DOMAIN_TAKEN,
    });
    // Once the owner gives it up, it is there for who proves it.
    expect((await call("removeSiteDomain", { siteOrgNo: "1001", host: "owned.example" })).code).toBe(200);
    const again = await claim("owned.example", "1002");
    expect(again).toMatchObject({ state: "pending", reason: "" });
    setUp(again);
    await job(1000);
    expect(await standing("owned.example", "1002")).toMatchObject({ state: "verified" });
  });

  it("are each looked at, removed and made canonical by themselves", async () => {
    const [one, two] = [await claim("two.example", "1001"), await claim("two.example", "1002")];
    expect(one.recordValue).not.toBe(two.recordValue);
    expect((await call("saveCanonicalDomain", { siteOrgNo: "1002", host: "two.example" })).data).toMatchObject({
      siteOrgNo: "1002",
      isCanonical: true,
    });
    expect(await standing("two.example", "1001")).toMatchObject({ isCanonical: false });
    expect((await call("removeSiteDomain", { siteOrgNo: "1002", host: "two.example" })).code).toBe(200);
    expect(await standing("two.example", "1002")).toBeUndefined();
    expect(await standing("two.example", "1001")).toMatchObject({ state: "pending", recordValue: one.recordValue });
  });

  it("of which one lapses while the DNS is asked keep the reason why", async () => {
    const [late, quick] = [await claim("race.example", "1001"), await claim("race.example", "1002")];
    setUp(late, quick);
    // While the first is being looked for, the other is proved.
    meanwhile = async () => {
      meanwhile = undefined;
      expect(ok(await call("checkSiteDomain", { siteOrgNo: "1002", host: "race.example" })).state).toBe("verified");
    };
    expect((await call("checkSiteDomain", { siteOrgNo: "1001", host: "race.example" })).data).toMatchObject({
      state: "failed",
      reason: LAPSED,
    });
    expect(await standing("race.example", "1001")).toMatchObject({ state: "failed", reason: LAPSED });
    expect(await standing("race.example", "1002")).toMatchObject({ state: "verified", reason: "" });
  });

  it("may be a document's as well, which keeps out nobody and is kept out by nobody", async () => {
    const publish = (orgNo: string, hosts: object) =>
      withActor(server.services.db, systemActor, (trx) =>
        publishLayers(trx, [toPublish({ kind: "organisation", orgNo }, { version: 1, site: { version: 1, hosts } })]),
      );
    await claim("file.example", "1002");
    await publish("1001", { "file.example": { canonical: true } });
    const own = await standing("file.example", "1001");
    expect(own).toMatchObject({ state: "pending", isCanonical: true, isRemovable: false });
    setUp(own!);
    await job(2000);
    expect(await standing("file.example", "1001")).toMatchObject({ state: "verified" });
    expect(await standing("file.example", "1002")).toMatchObject({ state: "failed", reason: LAPSED });
  });
});

describeOnPostgres("claims that two servers find proved at once", () => {
  it("leave one owner", async () => {
    const database = await freshDatabase();
    let asked = 0;
    let bothAsked = () => {};
    const both = new Promise<void>((resolve) => (bothAsked = resolve));
    // Both have their answer before either writes it down.
    const together: Dns = {
      async txt(name) {
        asked += 1;
        if (asked === 2) bothAsked();
        await both;
        return records.get(name) ?? { kind: "none" };
      },
    };
    const servers = [
      await startTestServer({ database, dns: together }),
      await startTestServer({ database, dns: together }),
    ];
    try {
      const token = await servers[0]!.signIn("13800000009");
      const claims = [];
      for (const siteOrgNo of ["1001", "1002"])
        claims.push(ok(await servers[0]!.call("addSiteDomain", { siteOrgNo, host: "both.example" }, { token })));
      setUp(claims[0]!, claims[1]!);
      const replies = await Promise.all(
        servers.map(({ call }, index) =>
          call("checkSiteDomain", { siteOrgNo: index === 0 ? "1001" : "1002", host: "both.example" }, { token }),
        ),
      );
      expect(replies.map((reply) => ok(reply).state).sort()).toEqual(["failed", "verified"]);
    } finally {
      for (const server of servers) await server.close();
      await database.remove();
      records.clear();
    }
  });
});
