import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { policies } from "../../src/server/modules/index.ts";
import { type ApiClient, createClient, ok } from "./client.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { richText } from "./rich-text.ts";

const root = join(import.meta.dirname, "../..");
/** What stands in the key, the marks and the explanation alone, and names of what may not be told with them. */
const secrets = /zx-accepted|zx-sample|zx-rubric|zx-explanation|zx-note|13\.37/;
const names = /"(key|right|rightAnswer|explanation|isRight|sample|rubric|accept|isPassed)":/;
const roles = {
  visitor: undefined,
  learner: "13800000001",
  other: "13800000007",
  lecturer: "13800000002",
  assistant: "13800000011",
  organisation: "13800000003",
  operator: "13800000009",
} as const;
type Role = keyof typeof roles;
/** Who makes and marks this exam, or helps with it, and sees its keys where that is done. */
const makers: readonly Role[] = ["lecturer", "assistant", "operator"];

interface Described {
  path: string;
  body?: Input;
  params?: Input;
}
interface Input {
  required?: string[];
  properties?: Record<string, { type?: string; $ref?: string; enum?: unknown[]; minimum?: number }>;
}

/** Every call of exams, as the schemas describe it. */
const calls = readdirSync(join(root, "schemas/api"))
  .flatMap((file) => {
    const { operations } = JSON.parse(readFileSync(join(root, "schemas/api", file), "utf8"));
    return Object.entries(operations as Record<string, Described>).map(
      ([id, one]) => [id, one, file === "exam.api.json"] as const,
    );
  })
  .filter(([id, { path }]) => path.startsWith("/exam/") || id === "listCourseExams" || id === "search");

/** Every address of exams. */
const addresses = readdirSync(join(root, "tenants/default/screens"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(join(root, "tenants/default/screens", file), "utf8")))
  .filter(({ feature }) => feature === "exams")
  .flatMap(({ path = [] }): string[] => [path].flat());

describe("keys, scores and explanations", () => {
  let server: PageServer;
  let client: ApiClient;
  const tokens = new Map<Role, string>();
  let exam = "";
  /** None at first. */
  let attempt = "999999";
  beforeAll(async () => {
    server = await startPageServer();
    client = createClient(server.url);
    for (const [role, mobile] of Object.entries(roles) as [Role, string | undefined][])
      if (mobile !== undefined) tokens.set(role, await client.signIn(mobile));
    exam = await makeExam();
  });
  afterAll(() => server?.close());

  const as = (role: Role) => (tokens.has(role) ? { token: tokens.get(role) ?? "" } : {});
  const done = async <Id extends OperationId>(id: Id, input: OperationInput<Id>, role: Role) => {
    return ok(await client.call(id, input, as(role)));
  };
  const change = (query: ReturnType<typeof sql>) =>
    withActor(server.services.db, systemActor, (trx) => query.execute(trx));
  const shown = (when: number) =>
    change(
      sql`update exam set show_answers = ${when}, show_score = ${when}, show_explanations = ${when} where id = ${exam}`,
    );

  /** An exam of the lecturer with a blank, which a key marks, and words, which a person does. */
  async function makeExam(): Promise<string> {
    const subject = await done("saveExamSubject", { subjectName: "保密" }, "lecturer");
    const made: string[] = [];
    const questions: Omit<OperationInput<"saveExamQuestion">, "subjectId">[] = [
      {
        questionKind: 4,
        body: { stem: richText("填空"), blankCount: 1 },
        key: { blanks: [{ accept: ["zx-accepted"] }], explanation: richText("zx-explanation") },
      },
      {
        questionKind: 5,
        body: { stem: richText("问答") },
        key: {
          sample: "zx-sample",
          rubric: [{ text: "zx-rubric", share: 1 }],
          explanation: richText("zx-explanation"),
        },
      },
    ];
    for (const question of questions)
      made.push((await done("saveExamQuestion", { subjectId: subject.id, ...question }, "lecturer")).id);
    const fixed = made.map((questionId) => ({ questionId, score: 20 }));
    const paper = await done("saveExamPaper", { paperName: "保密卷", sections: [{ title: "一", fixed }] }, "lecturer");
    const settings: OperationInput<"saveExam">["settings"] = {
      examName: "保密考试",
      examKind: 1,
      paperId: paper.id,
      attemptsAllowed: 1,
      passScore: 10,
      graceSeconds: 0,
      isQuestionsShuffled: false,
      isOptionsShuffled: false,
      showAnswers: 3,
      showScore: 3,
      showExplanations: 3,
      examPrice: "0.00",
      examAudience: 1,
      limitMinutes: 60,
    };
    const { id } = await done("saveExam", { settings }, "lecturer");
    await done("publishExam", { id, isPutaway: 1 }, "lecturer");
    await done("addExamAssistant", { examId: id, mobile: roles.assistant }, "lecturer");
    return id;
  }

  /** What a call needs, as far as it is of this exam; the rest is filled by its schema. */
  function inputOf({ body, params }: Described): object {
    const known: Record<string, unknown> = {
      id: exam,
      examId: exam,
      attemptId: attempt,
      slot: 1,
      holder: "page-one-0001",
      answerList: [],
      eventList: [],
      str: "保密",
    };
    const { properties = {}, required = [] } = body ?? params ?? {};
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, { type, $ref, enum: values, minimum }]) => {
        if (name in known) return [[name, known[name]]];
        if (!required.includes(name)) return [];
        const fitting = { integer: minimum ?? 1, number: 1, array: [], object: {}, boolean: false, string: "x" };
        return [[name, values?.[0] ?? ($ref ? exam : fitting[type as keyof typeof fitting])]];
      }),
    );
  }

  /** Everything that a role is told now that it may not be told, by where it was found. */
  async function leaks(role: Role, { isOpen }: { isOpen: boolean }): Promise<string[]> {
    const found: string[] = [];
    for (const [id, operation, isSitting] of calls) {
      // Where one makes and marks, who does sees keys. An attempt that is open stays so.
      if (id in policies && makers.includes(role)) continue;
      if (isOpen && id === "submitExamAttempt") continue;
      const { data } = await client.callUnchecked(id as OperationId, inputOf(operation), as(role));
      const said = JSON.stringify(mine(data));
      // Whoever makes other questions, or practises with them, sees the keys of those.
      if (secrets.test(said) || (isSitting && names.test(said))) found.push(`${id}: ${said.slice(0, 300)}`);
    }
    for (const path of [...addresses, "/search/保密?type=5"]) {
      if (makers.includes(role) && path.startsWith("/account/exams") && !path.endsWith("myExam")) continue;
      const address = new URL(path.replace(/\{\w+\}/, exam), server.url);
      if (!path.includes("?")) address.search = `id=${exam}&attempt=${attempt}&exam=${exam}`;
      const reply = await fetch(address, {
        headers: {
          "accept-language": "zh-CN",
          ...(tokens.has(role) ? { cookie: `RC_WEB_TOKEN=${tokens.get(role)}` } : {}),
        },
      });
      if (secrets.test(await reply.text())) found.push(address.pathname);
    }
    return found;
  }

  /** Without what earlier attempts of the demo came to, which may be seen. */
  function mine(data: unknown): unknown {
    if (Array.isArray(data))
      return data
        .filter((one) => typeof one !== "object" || one?.examId === undefined || one.examId === exam)
        .map((one) => mine(one));
    if (typeof data !== "object" || data === null) return data;
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mine(value)]));
  }

  async function expectNone(phase: string, { isOpen = false } = {}): Promise<void> {
    const all = (Object.keys(roles) as Role[]).map(async (role) => [role, await leaks(role, { isOpen })]);
    expect(Object.fromEntries(await Promise.all(all)), phase).toEqual(
      Object.fromEntries(Object.keys(roles).map((role) => [role, []])),
    );
  }

  it(
    "leave in no reply and on no page, in any phase, to anybody who does not make the exam",
    { timeout: 240_000 },
    async () => {
      expect(calls.length).toBeGreaterThan(20);
      expect(addresses.length).toBeGreaterThan(8);
      await change(
        sql`update exam set gmt_begin = now() + interval '1 day', gmt_end = now() + interval '2 days' where id = ${exam}`,
      );
      await expectNone("before it begins");

      await change(sql`update exam set gmt_begin = now() - interval '1 day' where id = ${exam}`);
      attempt = (await done("startExamAttempt", { id: exam }, "learner")).id;
      const answerList = [
        { slot: 1, seq: 1, body: { blanks: ["zx-wrong"] } },
        { slot: 2, seq: 1, body: { text: "几句话" } },
      ];
      await done("saveExamAnswers", { attemptId: attempt, holder: "page-one-0001", answerList }, "learner");
      await expectNone("while it is sat", { isOpen: true });

      await done("submitExamAttempt", { attemptId: attempt }, "learner");
      await expectNone("while it is marked");

      const marking = await done("getExamMarking", { attemptId: attempt, slot: 2 }, "lecturer");
      const mark = { attemptId: attempt, slot: 2, version: marking.version, score: 13.37, note: "zx-note" };
      await done("saveExamMark", mark, "lecturer");
      await shown(4);
      await expectNone("marked, to be shown after the window");

      await shown(1);
      await change(sql`update exam set gmt_end = now() - interval '1 hour' where id = ${exam}`);
      await expectNone("over, never to be shown");

      // That they would have been found: shown now, to whoever sat it and nobody else.
      await shown(3);
      const told = (await leaks("learner", { isOpen: false })).join();
      for (const one of ["getExamResult", "getExamExplanations", "13.37", "/exam/explain", "/exam/result"])
        expect(told).toContain(one);
      const explained = JSON.stringify(await done("getExamExplanations", { attemptId: attempt }, "learner"));
      for (const one of ["zx-accepted", "zx-explanation"]) expect(explained).toContain(one);
      for (const role of ["visitor", "other", "organisation"] as const)
        expect(await leaks(role, { isOpen: false }), role).toEqual([]);
    },
  );
});
