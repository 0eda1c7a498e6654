import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { cleanUp } from "../../src/server/jobs/cleanup.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { SENT_AN_HOUR } from "../../src/server/modules/own-forms/send.ts";
import { createCallers } from "./callers.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { solveCaptcha } from "./solve-captcha.ts";

const enquiry = {
  inbox: { name: "form.own.enquiry", thanks: "form.own.enquiry.thanks", keepDays: 30 },
  schema: {
    type: "object",
    required: ["name", "mobile", "agreed"],
    properties: {
      name: { type: "string", title: "form.own.enquiry.who", maxLength: 20, minLength: 1 },
      mobile: { type: "string", title: "form.own.enquiry.mobile", pattern: "^1[3-9][0-9]{9}$" },
      wish: { type: "string", title: "form.own.enquiry.wish", maxLength: 2000 },
      kinds: {
        type: "array",
        title: "form.own.enquiry.kinds",
        uniqueItems: true,
        items: {
          type: "string",
          oneOf: [
            { const: "a", title: "form.own.enquiry.kinds.a" },
            { const: "b", title: "form.own.enquiry.kinds.b" },
          ],
        },
      },
      agreed: { type: "boolean", const: true, title: "form.own.enquiry.agreed" },
    },
  },
  uiSchema: {
    mobile: { "ui:widget": "mobile" },
    wish: { "ui:widget": "textarea" },
    kinds: { "ui:widget": "checkboxes" },
    agreed: { "ui:widget": "agreement" },
    "ui:order": ["name", "mobile", "wish", "kinds", "agreed"],
  },
};
const words = {
  "form.own.enquiry": "课程咨询",
  "form.own.enquiry.thanks": "已收到",
  "form.own.enquiry.who": "称呼",
  "form.own.enquiry.mobile": "手机号",
  "form.own.enquiry.wish": "想了解什么",
  "form.own.enquiry.kinds": "感兴趣的课",
  "form.own.enquiry.kinds.a": "入门课",
  "form.own.enquiry.kinds.b": "进阶课",
  "form.own.enquiry.agreed": "同意联系我",
};
const answers = { name: "林小满", mobile: "13912340001", wish: "=1+1<script>", kinds: ["b", "a"], agreed: true };

describe("forms of a site's own", () => {
  let server: TestServer;
  let network = 0;
  const { signIn, as } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    await signIn({ organisation: "13800000003", learner: "13800000001" });
    await publish({ forms: { enquiry }, texts: { "zh-CN": words } });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    network += 1;
    await withActor(server.services.db, systemActor, async (trx) => {
      await sql`delete from form_entry`.execute(trx);
      await sql`delete from use_count`.execute(trx);
    });
  });

  /** Publishes the site of organisation 1001 with these parts over what it has. */
  async function publish(parts: { forms?: object; texts?: object }) {
    const { version, baseRevision, patch } = ok(
      await server.call("getSiteDraft", { siteOrgNo: "1001" }, as("organisation")),
    );
    const whole = { ...patch, ...parts };
    const saved = ok(
      await server.call(
        "saveSiteDraft",
        { siteOrgNo: "1001", version, baseRevision, patch: whole as typeof patch },
        as("organisation"),
      ),
    );
    return server.call("publishSite", { siteOrgNo: "1001", version: saved.version }, as("organisation"));
  }
  let keys = 0;
  const send = (input: Partial<OperationInput<"sendOwnForm">> = {}) => {
    keys += 1;
    const body = {
      siteOrgNo: "1001",
      form: "enquiry",
      answers,
      seconds: 20,
      idempotencyKey: `key-${keys}-of-a-test`,
      ...input,
    };
    return server.call("sendOwnForm", body, { headers: { "x-forwarded-for": `192.0.2.${network}` } });
  };
  const list = async (input: OperationInput<"listFormEntries"> = {}) =>
    ok(await server.call("listFormEntries", input, as("organisation")));
  const rows = async () =>
    (
      await withActor(server.services.db, systemActor, (trx) =>
        sql<{ id: string }>`select id from form_entry`.execute(trx),
      )
    ).rows;

  it("takes what the published form asks for, in the words of the form, and nothing beside", async () => {
    ok(await send({ answers: { ...answers, isOperator: true } }));
    const { list: entries, newCount, formList } = await list();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      formTitle: "课程咨询",
      isDone: false,
      answerList: [
        { title: "称呼", value: "林小满" },
        { title: "手机号", value: "13912340001" },
        { title: "想了解什么", value: "=1+1<script>" },
        { title: "感兴趣的课", value: "进阶课、入门课" },
        { title: "同意联系我", value: "是" },
      ],
    });
    expect([newCount, formList]).toEqual([1, [{ value: "enquiry", label: "课程咨询", count: 1 }]]);
  });

  it("says beside its field what is wrong, and keeps nothing of it", async () => {
    const wrong = { ...answers, mobile: "1391234", name: " ", agreed: false };
    expect(fieldsOf(await send({ answers: wrong })).map(({ path }) => path)).toEqual(
      expect.arrayContaining(["mobile", "name", "agreed"]),
    );
    expect(fieldsOf(await send({ answers: { ...answers, wish: "x".repeat(2001) } }))).toHaveLength(1);
    expect((await send({ answers: { ...answers, wish: "x".repeat(5_000_000) } })).code).not.toBe(200);
    expect(fieldsOf(await send({ answers: { ...answers, kinds: ["c"] } }))[0]?.path).toContain("kinds");
    expect(await rows()).toEqual([]);
  });

  it("stores once what is pressed twice, also at once", async () => {
    const once = { idempotencyKey: "the-same-key" };
    const codes = (await Promise.all([send(once), send(once), send(once)])).map(({ code }) => code);
    expect(codes).toEqual([200, 200, 200]);
    expect((await send(once)).code).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it("refuses programs: what fills in a field that nobody sees, and what takes no time", async () => {
    expect((await send({ website: "https://spam.example" })).code).toBe(errorCode.FORM_TOO_FAST);
    expect((await send({ seconds: 0 })).code).toBe(errorCode.FORM_TOO_FAST);
    expect(await rows()).toEqual([]);
  });

  it("takes a captcha after some of one network, and ends at a number; others go on", async () => {
    const codes: number[] = [];
    for (let time = 0; time < SENT_AN_HOUR.free + 1; time += 1) codes.push((await send()).code);
    expect(codes).toEqual([...Array(SENT_AN_HOUR.free).fill(200), errorCode.CAPTCHA_NEEDED]);
    expect((await send({ captcha: "no" })).code).toBe(errorCode.CAPTCHA_WRONG);
    const solved = await solveCaptcha(server);
    expect((await send({ captcha: solved })).code).toBe(200);
    expect((await send({ captcha: solved })).code).toBe(errorCode.CAPTCHA_WRONG);
    await Promise.all(Array.from({ length: 10 }, () => send()));
    expect((await send({ captcha: await solveCaptcha(server) })).code).toBe(errorCode.FORM_TOO_MANY);
    network += 1;
    expect((await send()).code).toBe(200);
    network -= 1;
    server.advance(3_700_000);
    expect((await send()).code).toBe(200);
  });

  it("tells the organisation once of many that come in at once", async () => {
    const told = async () =>
      ok(await server.call("listMessages", { pageSize: 100 }, as("organisation"))).list.filter(({ msgTitle }) =>
        msgTitle.includes("课程咨询"),
      ).length;
    const before = await told();
    await Promise.all([send(), send(), send()]);
    expect(await told()).toBe(before + 1);
  });

  it("is gone with its document, and what came in stays readable", async () => {
    ok(await send());
    expect((await send({ form: "nothing" })).code).toBe(errorCode.FORM_GONE);
    expect((await send({ form: "profile-completion" })).code).toBe(errorCode.FORM_GONE);
    expect((await send({ siteOrgNo: "1002" })).code).toBe(errorCode.FORM_GONE);
    expect((await send({ siteOrgNo: "default" })).code).toBe(errorCode.FORM_GONE);
    ok(await publish({ forms: {}, texts: {} }));
    expect((await send()).code).toBe(errorCode.FORM_GONE);
    const { list: entries, formList } = await list();
    expect(entries[0]?.answerList[1]).toMatchObject({ title: "手机号", value: "13912340001" });
    expect(formList).toEqual([{ value: "enquiry", label: "课程咨询", count: 1 }]);
    ok(await publish({ forms: { enquiry }, texts: { "zh-CN": words } }));
  });

  it("is read, marked and removed by its organisation alone", async () => {
    for (let time = 0; time < 3; time += 1) ok(await send());
    await withActor(server.services.db, systemActor, (trx) =>
      sql`insert into form_entry (org_no, form, form_title, answers, once_key, gmt_create, gmt_expire)
        values ('1002', 'enquiry', 'theirs', '[]', 'of-another', now(), now() + interval '1 day')`.execute(trx),
    );
    const { list: entries } = await list();
    expect(entries.map(({ formTitle }) => formTitle)).toEqual(Array(3).fill("课程咨询"));
    const theirs = (await rows()).map(({ id }) => id).find((id) => !entries.some((entry) => entry.id === id))!;
    const [first, second] = entries.map(({ id }) => id) as [string, string];
    for (const id of [theirs, "0", "999999999"]) {
      const idList = [first, id];
      expect((await server.call("saveFormEntries", { idList, isDone: true }, as("organisation"))).code).toBe(
        errorCode.NOT_FOUND,
      );
      expect((await server.call("removeFormEntries", { idList }, as("organisation"))).code).toBe(errorCode.NOT_FOUND);
    }
    for (const who of ["learner", ""])
      for (const id of ["listFormEntries", "saveFormEntries", "removeFormEntries"] as const)
        expect(
          (await server.callUnchecked(id, id === "listFormEntries" ? {} : { idList: [first], isDone: true }, as(who)))
            .code,
        ).not.toBe(200);
    expect(await rows()).toHaveLength(4);
    expect(
      ok(await server.call("saveFormEntries", { idList: [first, second], isDone: true }, as("organisation"))),
    ).toEqual({ count: 2 });
    expect(ok(await server.call("saveFormEntries", { idList: [first], isDone: true }, as("organisation")))).toEqual({
      count: 0,
    });
    expect((await list({ state: "new" })).totalCount).toBe(1);
    expect((await list({ state: "done" })).list.map(({ id }) => id)).toEqual([first, second]);
    ok(await server.call("saveFormEntries", { idList: [first], isDone: false }, as("organisation")));
    expect((await list()).newCount).toBe(2);
    expect(ok(await server.call("removeFormEntries", { idList: [first, second] }, as("organisation")))).toEqual({
      count: 2,
    });
    expect((await list()).totalCount).toBe(1);
  });

  it("is found by form, days and words, page by page", async () => {
    for (const wish of ["夏令营", "100% 免费", "别的"]) ok(await send({ answers: { ...answers, wish } }));
    expect((await list({ keyword: "0% 免" })).list).toHaveLength(1);
    expect((await server.call("listFormEntries", { form: "other" }, as("organisation"))).code).toBe(
      errorCode.NOT_FOUND,
    );
    expect((await list({ dateUntil: "2020-01-01" })).totalCount).toBe(0);
    expect((await list({ dateFrom: "2020-01-01", form: "enquiry" })).totalCount).toBe(3);
    const page = await list({ limit: 2 });
    expect([page.list.length, page.totalCount]).toEqual([2, 3]);
    expect((await list({ limit: 2, before: page.next! })).list).toHaveLength(1);
  });

  it("is removed when it has been kept as long as its form says", async () => {
    ok(await send());
    await cleanUp(server.services.db);
    expect(await rows()).toHaveLength(1);
    const { list: entries } = await list();
    expect(Date.parse(entries[0]!.gmtExpire) - Date.parse(entries[0]!.gmtCreate)).toBe(30 * 86_400_000);
    await withActor(server.services.db, systemActor, (trx) =>
      sql`insert into form_entry (org_no, form, form_title, answers, once_key, gmt_create, gmt_expire)
        values ('1001', 'enquiry', 'old', '[]', 'an-old-one', now() - interval '31 days', now() - interval '1 day')`.execute(
        trx,
      ),
    );
    await cleanUp(server.services.db);
    expect((await list()).list.map(({ formTitle }) => formTitle)).toEqual(["课程咨询"]);
  });

  it("is refused by the checker where it asks what a form of a site's own may not", async () => {
    const keysOf = async (form: object) => {
      const { patch } = ok(await server.call("getSiteDraft", { siteOrgNo: "1001" }, as("organisation")));
      const whole = { ...patch, forms: { enquiry: form }, texts: { "zh-CN": words } };
      const { findings } = ok(
        await server.call("checkSitePatch", { siteOrgNo: "1001", patch: whole as typeof patch }, as("organisation")),
      );
      return (findings ?? []).flatMap(({ severity, pointer }) => (severity === "error" ? [pointer] : []));
    };
    expect(await keysOf(enquiry)).toEqual([]);
    expect(await keysOf({ ...enquiry, operation: "saveSuggestion" })).not.toEqual([]);
    expect(await keysOf({ ...enquiry, inbox: { keepDays: 0 } })).not.toEqual([]);
    const { schema } = enquiry;
    const asking = (field: object) => ({
      ...enquiry,
      schema: { ...schema, properties: { ...schema.properties, more: { title: "form.own.enquiry.who", ...field } } },
    });
    for (const field of [
      { type: "object", properties: {} },
      { type: "string" },
      { type: "string", maxLength: 100_000 },
      { type: "array", items: { type: "string" } },
    ])
      expect(await keysOf(asking(field))).not.toEqual([]);
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [`f${at}`, { type: "number", title: "form.own.enquiry.who" }]),
    );
    expect(await keysOf({ ...enquiry, schema: { type: "object", properties: many } })).toContain(
      "/forms/enquiry/schema/properties",
    );
  });
});
