import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

describe("packages of tailored training that are made in the browser", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  let categoryId = "";
  beforeAll(async () => {
    server = await startTestServer();
    for (const [who, mobile] of Object.entries({
      organisation: "13800000003",
      lecturer: "13800000002",
      learner: "13800000001",
      operator: "13800000009",
    }))
      tokens[who] = await server.signIn(mobile);
    categoryId = (
      await run<{ id: string }>(server, sql`select id from category where parent_id is null order by id limit 1`)
    )[0]!.id;
  });
  afterAll(() => server?.close());

  const send = <Id extends OperationId>(who: string, id: Id, input?: OperationInput<Id>) =>
    server.call(id, input, { token: tokens[who]! });
  const call = async <Id extends OperationId>(who: string, id: Id, input?: OperationInput<Id>) => {
    return ok(await send(who, id, input));
  };
  const texts = () => ({
    customName: "班组安全培训",
    customNameEn: "Safety for teams",
    categoryId,
    days: 3,
    peopleLeast: 10,
    peopleMost: 40,
    priceFrom: "12000.00",
    customDesc: "到厂里上课",
    introduceText: "第一段\n\n第二段",
    gainText: "会用电表\n会急救",
  });
  const publicIds = async () =>
    (await call("learner", "listCustomPackages", { pageSize: 100 })).list.map(({ id }) => id);

  it("are the operators' alone", async () => {
    for (const who of ["learner", "lecturer", "organisation"])
      for (const [id, input] of [
        ["listOwnCustomPackages", {}],
        ["saveCustomPackage", texts()],
        ["saveCustomPackageState", { id: "1", isPutaway: 0 }],
      ] as const)
        expect((await send(who, id, input)).code, `${who} ${id}`).toBe(errorCode.NO_PERMISSION);
    expect((await server.call("listOwnCustomPackages", {})).code).toBe(errorCode.SESSION_MISSING);
  });

  it("are shown when they are published, asked for, and taken back, with the request still to be answered", async () => {
    const made = await call("operator", "saveCustomPackage", texts());
    expect(made).toMatchObject({ orgNo: "", isPutaway: 0, priceFrom: "12000.00", waitingCount: 0 });
    expect(await publicIds()).not.toContain(made.id);
    expect((await send("learner", "getCustomPackage", { id: made.id })).code).toBe(errorCode.NOT_FOUND);
    await call("operator", "saveCustomPackageState", { id: made.id, isPutaway: 1 });
    await call("operator", "saveCustomPackageState", { id: made.id, isPutaway: 1 });
    expect(await publicIds()).toContain(made.id);
    const shown = await call("learner", "getCustomPackage", { id: made.id });
    expect(shown).toMatchObject({ customName: "班组安全培训", days: 3, gainList: ["会用电表", "会急救"] });
    expect(shown.introduce.content).toHaveLength(2);
    const request = {
      id: made.id,
      contactName: "周主任",
      contactMobile: "13912345678",
      people: 20,
      wish: "希望下个月在我们工厂里上三天课。",
    };
    await call("organisation", "saveCustomApply", request);
    const own = (await call("operator", "listOwnCustomPackages", { keyword: "班组安全" })).list;
    expect(own).toMatchObject([{ id: made.id, waitingCount: 1 }]);
    await call("operator", "saveCustomPackageState", { id: made.id, isPutaway: 0 });
    expect(await publicIds()).not.toContain(made.id);
    expect((await send("organisation", "saveCustomApply", request)).code).toBe(errorCode.NOT_FOUND);
    const waiting = (await call("operator", "listCustomApplies", { customStatus: 0, pageSize: 100 })).list.find(
      ({ customId }) => customId === made.id,
    );
    await call("operator", "auditCustomApply", { id: waiting!.id, customStatus: 2, answer: "方案已停办。" });
    const { waitingCount } = (await call("operator", "listOwnCustomPackages", { keyword: "班组安全" })).list[0]!;
    expect(waitingCount).toBe(0);
  });

  it("keep what a change does not say, and the form of texts whose words are the same", async () => {
    const { id } = (await call("operator", "listOwnCustomPackages", { keyword: "班组安全" })).list[0]!;
    await run(
      server,
      sql`update custom_package set introduce = jsonb_build_object('zh-CN', '{"type":"doc","content":[{"type":"paragraph",
        "content":[{"type":"text","text":"粗体","marks":[{"type":"bold"}]}]}]}'::jsonb) where id = ${id}`,
    );
    const { customName, peopleLeast, peopleMost } = texts();
    const changed = await call("operator", "saveCustomPackage", {
      id,
      customName,
      categoryId,
      days: 5,
      peopleLeast,
      peopleMost,
      priceFrom: "",
      introduceText: "粗体",
      introduceTextEn: "What it is about",
      gainTextEn: "You can measure",
    });
    expect(changed).toMatchObject({
      days: 5,
      priceFrom: "",
      customNameEn: "Safety for teams",
      customDesc: "到厂里上课",
      gainText: "会用电表\n会急救",
      gainTextEn: "You can measure",
    });
    const [stored] = await run<{ introduce: Record<string, unknown> }>(
      server,
      sql`select introduce from custom_package where id = ${id}`,
    );
    expect(JSON.stringify(stored!.introduce["zh-CN"])).toContain("bold");
    expect(JSON.stringify(stored!.introduce["en"])).toContain("What it is about");
    // A language without a text has the first one's.
    const cleared = { ...texts(), id, gainTextEn: "", introduceTextEn: "" };
    expect(await call("operator", "saveCustomPackage", cleared)).toMatchObject({ gainTextEn: "", introduceTextEn: "" });
  });

  it("refuse a category below the first level, more people at least than at most, and another's picture", async () => {
    const [below] = await run<{ id: string }>(server, sql`select id from category where parent_id is not null limit 1`);
    const wrong = { ...texts(), categoryId: below!.id, peopleLeast: 50, cover: "/files/nobody.png", customName: "  " };
    const refused = await send("operator", "saveCustomPackage", wrong);
    expect(fieldsOf(refused).map(({ path }) => path)).toEqual(["customName", "categoryId", "peopleMost", "cover"]);
    for (const input of [
      { ...texts(), id: "999999" },
      { ...texts(), siteOrgNo: "nobody" },
    ])
      expect((await send("operator", "saveCustomPackage", input)).code).toBe(errorCode.NOT_FOUND);
    expect((await send("operator", "saveCustomPackageState", { id: "999999", isPutaway: 1 })).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("may be an organisation's, and who changed what is written down", async () => {
    const made = await call("operator", "saveCustomPackage", { ...texts(), siteOrgNo: "1001" });
    expect(made).toMatchObject({ orgNo: "1001", orgName: expect.any(String) });
    await call("operator", "saveCustomPackageState", { id: made.id, isPutaway: 1 });
    expect(
      (
        await run<{ action: string }>(
          server,
          sql`select action from audit_entry where subject = ${`customPackage:${made.id}`} order by id`,
        )
      ).map(({ action }) => action),
    ).toEqual(["custom.add", "custom.show"]);
  });
});
