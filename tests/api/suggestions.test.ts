import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("suggestions", () => {
  let server: TestServer;
  let learner = "";
  let other = "";
  let operator = "";
  beforeAll(async () => {
    server = await startTestServer();
    learner = await server.signIn("13800000001");
    other = await server.signIn("13800000002");
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());

  const save = (token: string, input: OperationInput<"saveSuggestion">) =>
    server.call("saveSuggestion", { ...input }, { token });
  const kept = async () => {
    const query = sql<{
      content: string;
      contact: string;
      org_no: string;
    }>`select content, contact, org_no from suggestion order by id`;
    return (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows;
  };

  it("are for those who are signed in, and say something", async () => {
    expect((await server.call("saveSuggestion", { content: "x" })).code).toBe(errorCode.SESSION_MISSING);
    for (const content of ["", "  \n ", "x".repeat(1001)])
      expect((await save(learner, { content })).code).toBe(errorCode.VALIDATION);
    expect(await kept()).toEqual([]);
  });

  it("are kept, trimmed, with the person's tenancy", async () => {
    expect((await save(learner, { content: " 希望有夜间模式 ", contact: "a@example.com" })).code).toBe(200);
    expect(await kept()).toEqual([{ content: "希望有夜间模式", contact: "a@example.com", org_no: "1001" }]);
  });

  it("are read by operators, page by page, and by nobody else", async () => {
    expect((await server.call("listSuggestions", {}, { token: learner })).code).toBe(errorCode.NO_PERMISSION);
    await save(await server.signIn("13800000004"), { content: "想要离线观看" });
    const page = async (input: object) =>
      ok(await server.call("listSuggestions", { pageSize: 1, ...input }, { token: operator }));
    expect(await page({})).toEqual({
      list: [expect.objectContaining({ content: "想要离线观看", contact: "", userName: expect.stringMatching(/./) })],
      totalCount: 2,
      totalPage: 2,
      pageCurrent: 1,
      pageSize: 1,
    });
    expect(await page({ pageCurrent: 2, state: "waiting" })).toMatchObject({
      list: [
        {
          content: "希望有夜间模式",
          contact: "a@example.com",
          orgNo: "1001",
          orgName: expect.stringMatching(/./),
          gmtCreate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        },
      ],
      totalCount: 2,
      pageCurrent: 2,
    });
    expect(await page({ state: "answered" })).toMatchObject({ list: [], totalCount: 0 });
  });

  it("are five an hour for one person, also when sent at once", async () => {
    const replies = await Promise.all([2, 3, 4, 5, 6, 7].map((count) => save(learner, { content: `${count}` })));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(4);
    expect(replies.filter(({ code }) => code === errorCode.SUGGESTION_TOO_MANY)).toHaveLength(2);
    expect((await save(await server.signIn("13800000004"), { content: "x" })).code).toBe(200);
    server.advance(3_700_000);
    expect((await save(learner, { content: "x" })).code).toBe(200);
  });

  it("are answered once, in a message to who made them", async () => {
    await save(other, { content: "希望增加错题本" });
    const waiting = async () =>
      ok(await server.call("listSuggestions", { state: "waiting" }, { token: operator })).list as { id: string }[];
    const before = await waiting();
    const [{ id } = { id: "" }] = before;
    const answer = (token: string) =>
      server.call("sendSuggestionAnswer", { id, answer: "下个月上线" }, { token }).then(({ code }) => code);
    expect(await answer(other)).toBe(errorCode.NO_PERMISSION);
    const codes = await Promise.all(Array.from({ length: 5 }, () => answer(operator)));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === errorCode.REVIEW_DECIDED)).toHaveLength(4);
    expect(await waiting()).toHaveLength(before.length - 1);
    const data = ok(await server.call("listMessages", {}, { token: other }));
    expect(JSON.stringify(data.list)).toContain("下个月上线");
  });
});
