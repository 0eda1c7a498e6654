import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { publishSite } from "./newcomers.ts";
import { run } from "./order-harness.ts";

/**
 * The driver of organisation 1002, whose form has the fields of road transport; the learner of 1001, whose form has
 * not.
 */
const DRIVER = "13800000005";
const LEARNER = "13800000001";

const complete = {
  name: "  张建军 ",
  cardtype: 1,
  idcard: " 110101199003077758 ",
  address: "北京市朝阳区建国路 1 号",
  postcode: "100022",
  iauthority: "北京市交通委员会",
  qcnumber: "110101199003077758",
};

describe("completing the profile", () => {
  let server: TestServer;
  let driver = "";
  beforeAll(async () => {
    server = await startTestServer();
    driver = await server.signIn(DRIVER);
  });
  afterAll(() => server?.close());

  const send = (token: string, data: object, headers: Record<string, string> = {}) =>
    server.call("updateNeedPerfection", { ...data }, { token, headers });
  const wordsOf = (fields: { path: string; message: string }[]) =>
    Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  const inDays = (days: number) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Shanghai" }).format(new Date(Date.now() + days * 86_400_000));

  it("is forced on a person whose details are to be completed", async () => {
    expect((await server.call("getUserView", {}, { token: driver })).data).toMatchObject({
      firstLoginVerificationStatus: 2,
    });
    expect((await server.call("getNeedPerfection", {}, { token: driver })).data).toMatchObject({
      firstLoginVerificationStatus: 2,
      form: {},
    });
  });

  it("names every missing field by its own message", async () => {
    const reply = await send(driver, {});
    expect(reply.code).toBe(errorCode.VALIDATION);
    expect(wordsOf(fieldsOf(reply))).toMatchObject({
      name: "请输入姓名",
      idcard: "请输入证件号",
      address: "请输入联系地址",
      postcode: "邮政编码只有 6 个数字",
      apcategoryID: "请选择申请培训类别",
      drtype: "请选择驾驶证准驾车型",
      iauthority: "请输入从业资格证发证机关",
      qcnumber: "请输入从业资格证证件号码",
      cvalidity: "请选择从业资格证有效期",
    });
  });

  it("asks a person of another organisation for what their own form has", async () => {
    const reply = await send(await server.signIn(LEARNER), {});
    expect(Object.keys(wordsOf(fieldsOf(reply)))).toEqual(
      expect.arrayContaining(["name", "idcard", "address", "postcode"]),
    );
    expect(wordsOf(fieldsOf(reply))).not.toHaveProperty("qcnumber");
  });

  it("trims before it looks, and takes six digits only", async () => {
    const reply = await send(driver, { ...complete, name: "   ", postcode: "1000" });
    expect(wordsOf(fieldsOf(reply))).toMatchObject({ name: "请输入姓名", postcode: "邮政编码只有 6 个数字" });
    expect(wordsOf(fieldsOf(await send(driver, { ...complete, postcode: "10002a" })))).toMatchObject({
      postcode: "邮政编码只有 6 个数字",
    });
  });

  it("takes no day before yesterday", async () => {
    expect(wordsOf(fieldsOf(await send(driver, { ...complete, cvalidity: inDays(-2) })))).toMatchObject({
      cvalidity: "从业资格证有效期不能早于昨天",
    });
    expect(wordsOf(fieldsOf(await send(driver, { ...complete, cvalidity: inDays(-1) })))).not.toHaveProperty(
      "cvalidity",
    );
  });

  it("takes a category at the end of its path and a kind of licence that there are, and says so in the form's words", async () => {
    const tree = ok(await server.call("listTransportCategories"));
    const top = tree.list.find(({ childrenList }) => childrenList?.length);
    for (const apcategoryID of [["zz"], [top!.code], [top!.childrenList![0]!.code], [top!.code, "zz"]]) {
      expect(wordsOf(fieldsOf(await send(driver, { ...complete, apcategoryID })))).toMatchObject({
        apcategoryID: "请选择申请培训类别",
      });
    }
    expect(wordsOf(fieldsOf(await send(driver, { ...complete, drtype: "zz" })))).toMatchObject({
      drtype: "请选择驾驶证准驾车型",
      apcategoryID: "请选择申请培训类别",
    });
  });

  it("speaks the caller's language", async () => {
    const reply = await send(driver, {}, { "accept-language": "en" });
    expect(wordsOf(fieldsOf(reply))["name"]).toMatch(/name/i);
  });

  it("keeps it, trimmed, gives it back to the person alone, logs none of it, and names who has no name", async () => {
    const tree = ok(await server.call("listTransportCategories"));
    const path: string[] = [];
    for (let [next] = tree.list; next; [next] = next.childrenList ?? []) path.push(next.code);
    const licences = ok(await server.call("listEnum", { enumName: "DriverLicenceTypeEnum" }));
    const whole = { ...complete, apcategoryID: path, drtype: licences.list[0]!.code, cvalidity: inDays(300) };
    const reply = await send(driver, whole);
    expect(reply).toMatchObject({
      code: 200,
      msg: "信息完善成功",
      data: { firstLoginVerificationStatus: 3, needPerfection: false },
    });
    expect(JSON.stringify(reply.data)).not.toContain("110101199003077758");

    const data = ok(await server.call("getNeedPerfection", {}, { token: driver }));
    expect(data).toMatchObject({ needPerfection: false, firstLoginVerificationStatus: 3 });
    expect(data.form).toMatchObject({
      name: "张建军",
      idcard: "110101199003077758",
      apcategoryID: path,
      apcategory: path.at(-1),
    });
    expect(JSON.stringify(server.logged)).not.toContain("110101199003077758");
    // Whoever has no name takes that of the profile, which stands beside all that they write.
    await run(server, sql`update app_user set name = '' where mobile = ${DRIVER}`);
    expect((await send(driver, { ...whole, name: "代开发票" })).code).toBe(errorCode.TEXT_REFUSED);
    expect(ok(await send(driver, whole)).name).toBe("张建军");
  });

  describe("by a form with a field that only some answers bring", () => {
    const text = { type: "string", minLength: 1, title: "form.profileCompletion.qcnumber" };
    const asked = { properties: { qcnumber: text }, required: ["qcnumber"] };
    const isOne = { properties: { cardtype: { const: 1 } }, required: ["cardtype"] };
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
    const condition = { if: isOne, then: asked };
    const brings = {
      "if and then": condition,
      allOf: { allOf: [condition] },
      dependencies: { dependencies: { cardtype: condition } },
    };
    const base = { name: "王芳", idcard: "110101199003077758", address: "江城市学府路 1 号", postcode: "430000" };

    it.each(Object.entries(brings))(
      "in %s: it is kept where it is asked, and dropped where it is not",
      async (_, schema) => {
        const organisation = await server.signIn("13800000003");
        ok(await publishSite(server, organisation, "1001", { forms: { "profile-completion": { schema } } }));
        const learner = await server.signIn(LEARNER);
        const kept = async () => ok(await server.call("getNeedPerfection", {}, { token: learner })).form;

        expect(wordsOf(fieldsOf(await send(learner, { ...base, cardtype: 1 })))).toEqual({
          qcnumber: "请输入从业资格证证件号码",
        });
        ok(await send(learner, { ...base, cardtype: 1, qcnumber: " Q123 " }));
        expect(await kept()).toEqual({ ...base, cardtype: 1, qcnumber: "Q123" });
        ok(await send(learner, { ...base, cardtype: 2, qcnumber: "Q123" }));
        expect(await kept()).toEqual({ ...base, cardtype: 2 });
      },
    );
  });
});
