import { hash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../src/generated/contract.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { type ApiClient, createClient, ok } from "./client.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";

const [configKey, examKey, otherKey] = ["config", "exam", "other"].map((name) => hash("sha256", name)) as [
  string,
  string,
  string,
];

describe("exams that are sat in Safe Exam Browser", () => {
  let server: PageServer & ApiClient;
  let learner = "";
  let lecturer = "";
  /** The demo's exam that lasts. */
  let id = "";
  beforeAll(async () => {
    const pages = await startPageServer();
    server = Object.assign(pages, createClient(pages.url));
    learner = await server.signIn("13800000007");
    lecturer = await server.signIn("13800000002");
    const { rows } = await withActor(server.services.db, systemActor, (trx) =>
      sql<{ id: string }>`select id from exam where exam_name like '%英语%'`.execute(trx),
    );
    id = rows[0]?.id ?? "";
    await withActor(server.services.db, systemActor, (trx) =>
      sql`update exam set audience = 1, attempts_allowed = 0, price_fen = 0 where id = ${id}`.execute(trx),
    );
  });
  afterAll(() => server?.close());

  const setKeys = async (safeBrowserKeys: string[]) => {
    const data = ok(await server.call("getOwnExam", { id }, { token: lecturer }));
    const settings = { ...data.settings, safeBrowserKeys };
    return server.call("saveExam", { id, version: data.version, settings }, { token: lecturer });
  };
  /** As the browser makes its header for a request. */
  const headersFor = (operation: OperationId, name: "ConfigKeyHash" | "RequestHash", key: string) => ({
    [`X-SafeExamBrowser-${name}`]: hash("sha256", `${server.url}/apis${contract[operation].path}${key}`),
  });
  /** As it tells the scripts of a page. */
  const told = (
    name: "configKeyHash" | "examKeyHash",
    key: string,
    page = `${server.url}/exam/startExam?id=${id}`,
  ): { safeBrowser: Record<string, unknown> } => ({
    safeBrowser: { urlList: [page], [name]: hash("sha256", page + key) },
  });
  const standing = async (input: object, headers: Record<string, string> = {}) =>
    ok(await server.call("getExamStanding", { id, ...input }, { token: learner, headers })).startReason;
  const start = (input: object, headers: Record<string, string> = {}) =>
    server.call("startExamAttempt", { id, ...input }, { token: learner, headers });

  it("keeps keys for makers alone, and refuses what is none", async () => {
    expect((await setKeys(["abc"])).code).toBe(errorCode.VALIDATION);
    const data = ok(await setKeys([configKey, examKey, configKey]));
    expect(data.settings.safeBrowserKeys).toEqual([configKey, examKey]);
    const seen = await Promise.all([
      server.call("getExam", { id }, { token: learner }),
      server.call("getExamStanding", { id }, { token: learner }),
      server.call("listExams", {}, { token: learner }),
    ]);
    expect(JSON.stringify(seen)).not.toContain(configKey);
  });

  it("lets in by the headers of its requests, or by what it tells the page, and by nothing else", async () => {
    await setKeys([configKey, examKey]);
    for (const input of [
      {},
      told("configKeyHash", otherKey),
      // Another site that the browser showed was given a hash of its own address.
      told("configKeyHash", configKey, "https://elsewhere.example/page"),
      { safeBrowser: { urlList: [`${server.url}/exam`], configKeyHash: configKey } },
    ]) {
      expect(await standing(input)).toBe("safeBrowser");
      expect((await start(input)).code).toBe(errorCode.EXAM_SAFE_BROWSER_NEEDED);
    }
    // The hash of one address is none of another.
    expect(await standing({}, headersFor("startExamAttempt", "ConfigKeyHash", configKey))).toBe("safeBrowser");
    expect(await standing({}, headersFor("getExamStanding", "ConfigKeyHash", configKey))).toBe("");
    expect(await standing({}, headersFor("getExamStanding", "RequestHash", examKey))).toBe("");
    expect(await standing(told("examKeyHash", examKey))).toBe("");
    const { safeBrowser } = told("configKeyHash", configKey);
    const upper = String(safeBrowser["configKeyHash"]).toUpperCase();
    expect(await standing({ safeBrowser: { ...safeBrowser, configKeyHash: upper } })).toBe("");
    expect((await start(told("configKeyHash", configKey))).code).toBe(200);
  });

  it("says so on the exam's page to who has no key, and not to the browser that is asked for", async () => {
    const drawn = async (headers: Record<string, string> = {}) => {
      const page = await fetch(`${server.url}/exam/view/${id}`, {
        headers: { cookie: `RC_WEB_TOKEN=${learner}`, ...headers },
      });
      // The texts of the page come with it; what is shown is outside of scripts.
      return (await page.text()).replaceAll(/<script[^]*?<\/script>/g, "");
    };
    const words = "只能在 Safe Exam Browser（安全考试浏览器）中进行";
    await setKeys([configKey]);
    expect(await drawn()).toContain(words);
    const proof = hash("sha256", `${server.url}/exam/view/${id}${configKey}`);
    expect(await drawn({ "X-SafeExamBrowser-ConfigKeyHash": proof })).not.toContain(words);
  });

  it("gives neither paper nor room for answers in another browser, and loses none that came before", async () => {
    await setKeys([]);
    const attemptId = ok(await start({})).id as string;
    const save = (seq: number, input: object, headers: Record<string, string> = {}) =>
      server.call(
        "saveExamAnswers",
        {
          attemptId,
          holder: "page-one-0001",
          answerList: [{ slot: 1, seq, body: { chosen: ["a"] } }],
          ...input,
        },
        { token: learner, headers },
      );
    const paper = (input: object) => server.call("getExamAttempt", { attemptId, ...input }, { token: learner });
    expect(ok(await save(1, {})).savedList).toMatchObject([{ slot: 1, seq: 1 }]);
    await setKeys([configKey]);
    expect((await paper({})).code).toBe(errorCode.EXAM_SAFE_BROWSER_NEEDED);
    const refused = await save(2, {});
    expect([refused.code, refused.msg]).toEqual([
      errorCode.EXAM_SAFE_BROWSER_NEEDED,
      expect.stringContaining("Safe Exam Browser"),
    ]);
    const proof = told("configKeyHash", configKey, `${server.url}/exam/exam?attempt=${attemptId}`);
    expect(ok(await paper(proof)).slotList[0]!.seq).toBe(1);
    expect(ok(await save(3, proof)).savedList).toMatchObject([{ slot: 1, seq: 3 }]);
    const header = headersFor("saveExamAnswers", "ConfigKeyHash", configKey);
    expect(ok(await save(4, {}, header)).savedList).toMatchObject([{ slot: 1, seq: 4 }]);
    // Handing in needs no proof: what was stored counts.
    expect((await server.call("submitExamAttempt", { attemptId }, { token: learner })).code).toBe(200);
  });
});
