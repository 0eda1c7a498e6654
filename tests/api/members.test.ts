import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor, type Actor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const LEARNER = "13800000001";
const ORGANISATION = "13800000003";
const choices = (...values: string[]) => values.map((value) => ({ const: value, title: `form.own.trade.${value}` }));
const oneOf = choices("electrician", "welder");

/** A form that asks for nothing but what the organisation itself asks. */
const form = {
  schema: {
    required: [],
    properties: {
      own: {
        type: "object",
        title: "form.own.title",
        additionalProperties: false,
        required: ["trade"],
        properties: {
          trade: { type: "string", title: "form.own.trade", oneOf },
          tools: { type: "array", title: "form.own.tools", uniqueItems: true, items: { type: "string", oneOf } },
          remark: { type: "string", title: "form.own.remark", maxLength: 200 },
        },
      },
    },
  },
  uiSchema: { own: { "ui:order": ["trade", "tools", "*"] } },
};
const texts = {
  "zh-CN": {
    "form.own.trade": "工种",
    "form.own.tools": "会用",
    "form.own.remark": "备注",
    "form.own.trade.electrician": "电工",
    "form.own.trade.welder": "焊工",
  },
  en: {
    "form.own.trade": "Trade",
    "form.own.tools": "Skills",
    "form.own.remark": "Remark",
    "form.own.trade.electrician": "Electrician",
    "form.own.trade.welder": "Welder",
  },
};

describe("the people of an organisation", () => {
  let server: TestServer;
  let organisation = "";
  let learner = "";
  beforeAll(async () => {
    server = await startTestServer();
    organisation = await server.signIn(ORGANISATION);
    learner = await server.signIn(LEARNER);
    expect((await publish({ forms: { "profile-completion": form }, texts })).code).toBe(200);
  });
  afterAll(() => server?.close());

  const publish = async (change: object) => {
    const site = { siteOrgNo: "1001" };
    const data = ok(await server.call("getSiteDraft", site, { token: organisation }));
    const saved = await server.call(
      "saveSiteDraft",
      { ...site, version: data.version, baseRevision: data.baseRevision, patch: { ...data.patch, ...change } },
      { token: organisation },
    );
    return server.call("publishSite", { ...site, version: ok(saved).version }, { token: organisation });
  };
  const answer = (own: OperationInput<"updateNeedPerfection">["own"]) =>
    server.call("updateNeedPerfection", { name: "陈小北", idcard: "110101199003077758", own }, { token: learner });
  const list = async (input: object = {}, headers: Record<string, string> = {}) =>
    ok(await server.call("listMembers", { ...input }, { token: organisation, headers }));
  const named = async (input: object) => (await list(input)).list.map(({ name }) => name);

  it("answer its own questions, and the organisation reads the answers in words", async () => {
    expect((await answer({ trade: "welder", tools: ["electrician", "welder"], remark: "=1+1" })).code).toBe(200);
    const { list: people, choiceList, hasNoQuestions } = await list({ answered: "yes" });
    expect(choiceList).toEqual([
      { value: "trade:electrician", label: "电工", group: "工种" },
      { value: "trade:welder", label: "焊工", group: "工种" },
      { value: "tools:electrician", label: "电工", group: "会用" },
      { value: "tools:welder", label: "焊工", group: "会用" },
    ]);
    expect(hasNoQuestions).toBe(false);
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({
      mobile: "138****0001",
      answerList: [
        { name: "trade", title: "工种", value: "焊工" },
        { name: "tools", title: "会用", value: "电工、焊工" },
        { name: "remark", title: "备注", value: "=1+1" },
      ],
      gmtAnswer: expect.stringMatching(/^\d{4}-/),
    });
    expect((await list({ answered: "yes" }, { "accept-language": "en" })).list[0]!.answerList).toMatchObject([
      { title: "Trade", value: "Welder" },
      { title: "Skills", value: "Electrician, Welder" },
      { title: "Remark" },
    ]);
    // The person has it back with the rest of their profile.
    expect(ok(await server.call("getNeedPerfection", {}, { token: learner })).form).toMatchObject({
      idcard: "110101199003077758",
      own: { trade: "welder" },
    });
  });

  it("are found by name, number, whether they answered, and what they chose", async () => {
    const { name } = (await list({ answered: "yes" })).list[0]!;
    expect(await named({ keyword: name })).toEqual([name]);
    expect(await named({ keyword: LEARNER })).toEqual([name]);
    expect(await named({ keyword: "0001" })).toContain(name);
    expect(await named({ keyword: "38000" })).toEqual([]);
    expect(await named({ keyword: "%" })).toEqual([]);
    expect(await named({ answered: "no" })).not.toContain(name);
    expect(await named({ choice: "trade:welder" })).toEqual([name]);
    expect(await named({ choice: "tools:electrician" })).toEqual([name]);
    expect(await named({ choice: "trade:electrician" })).toEqual([]);
    const all = await list({ limit: 1 });
    expect(all.list).toHaveLength(1);
    expect(all).toMatchObject({ totalCount: (await list({ answered: "no" })).totalCount + 1 });
  });

  it("are listed by the last one seen, so that nobody is missed or shown twice", async () => {
    const nos = ({ list: people }: { list: { userNo: string }[] }) => people.map(({ userNo }) => userNo);
    const whole = await list({ limit: 100 });
    expect(whole.next).toBeUndefined();
    const limit = Math.ceil((whole.list.length - 1) / 2);
    const first = await list({ limit });
    expect(first).toMatchObject({ next: nos(first).at(-1), totalCount: whole.list.length });
    // Somebody new moves nobody to the next page.
    const { db } = server.services;
    await withActor(db, systemActor, (trx) =>
      trx
        .insertInto("app_user")
        .values({ login_name: "newer", name: "后来的人", org_no: "1001", user_type: 1 })
        .execute(),
    );
    const second = await list({ limit: 100, before: first.next });
    expect(second.next).toBeUndefined();
    expect(second.totalCount).toBe(whole.list.length + 1);
    expect([...nos(first), ...nos(second)]).toEqual(nos(whole));
    expect(await list({ before: nos(whole).at(-1) })).toMatchObject({ list: [], totalCount: whole.list.length + 1 });
    await withActor(db, systemActor, (trx) => trx.deleteFrom("app_user").where("login_name", "=", "newer").execute());
    // What a filter leaves is gone through in the same way.
    const silent = await list({ answered: "no", limit: 100 });
    const one = await list({ answered: "no", limit: 1 });
    const rest = await list({ answered: "no", limit: 100, before: one.next });
    expect([...nos(one), ...nos(rest)]).toEqual(nos(silent));
  });

  it("show nothing else of their profiles", async () => {
    expect(JSON.stringify(await list())).not.toContain("110101199003077758");
  });

  it("are for their own organisation alone", async () => {
    for (const token of [learner, await server.signIn("13800000002")])
      expect((await server.call("listMembers", {}, { token })).code).toBe(errorCode.NO_PERMISSION);
    expect((await server.call("listMembers")).code).toBe(errorCode.SESSION_MISSING);
    const { db } = server.services;
    const [person] = await withActor(db, systemActor, (trx) =>
      trx.selectFrom("app_user").select("user_no").where("mobile", "=", LEARNER).execute(),
    );
    const userNo = person?.user_no ?? "";
    const rows = async (actor: Actor, table: string) =>
      (await withActor(db, actor, (trx) => sql`select * from ${sql.table(table)}`.execute(trx))).rows.length;
    const its = { scope: "organisation", userNo: "0", orgNo: "1001" } as const;
    expect(await rows(its, "profile_answer")).toBe(1);
    expect(await rows(its, "user_profile")).toBe(0);
    expect(await rows({ ...its, orgNo: "1002" }, "profile_answer")).toBe(0);
    expect(await rows({ scope: "operator", userNo: "0", orgNo: "default" }, "profile_answer")).toBe(0);
    expect(await rows({ scope: "user", userNo: "0", orgNo: "1001" }, "profile_answer")).toBe(0);
    const change = (actor: Actor, orgNo: string) =>
      withActor(db, actor, (trx) =>
        sql`update profile_answer set org_no = ${orgNo}, answers = '{}' where user_no = ${userNo}`.execute(trx),
      );
    expect((await change(its, "1001")).numAffectedRows).toBe(0n);
    await expect(change({ scope: "user", userNo, orgNo: "1001" }, "1002")).rejects.toThrow(/row-level security/);
  });

  it("keep what they answered to questions that are gone, in the words of then", async () => {
    const { properties } = form.schema;
    const { tools: _, ...rest } = properties.own.properties;
    const left = { ...rest, trade: { ...rest.trade, oneOf: choices("electrician") } };
    const changed = {
      ...form,
      uiSchema: { own: { "ui:order": ["trade", "*"] } },
      schema: { ...form.schema, properties: { own: { ...properties.own, properties: left } } },
    };
    expect((await publish({ forms: { "profile-completion": changed }, texts })).code).toBe(200);
    const {
      list: [person],
      choiceList,
    } = await list({ answered: "yes" });
    // What is no choice any more keeps its name, and nobody is offered to filter by it.
    expect(person!.answerList).toMatchObject([
      { name: "trade", title: "工种", value: "焊工" },
      { name: "remark", title: "备注" },
      { name: "tools", title: "会用（已不再询问）", value: "电工、焊工" },
    ]);
    expect(choiceList).toEqual([{ value: "trade:electrician", label: "电工", group: "工种" }]);
  });
});
