import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { closeDue, markDue } from "../../src/server/modules/exams/index.ts";
import { examPolicies } from "../../src/server/modules/exams/policy.ts";
import { ok } from "./client.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";
import { richText } from "./rich-text.ts";

const schemas = join(import.meta.dirname, "../../schemas/api");
const errors = errorCode as Record<string, number>;

interface Described {
  path: string;
  body: { required?: string[]; properties: Record<string, { enum?: unknown[] }> };
  "x-faults"?: string[];
}

/** Every call below `/exam/auth/`, as the contract has it; those of the desk are the ones with a policy. */
const calls = readdirSync(schemas).flatMap((file) => {
  const { operations } = JSON.parse(readFileSync(join(schemas, file), "utf8"));
  return Object.entries(operations as Record<string, Described>)
    .filter(([, { path }]) => path.startsWith("/exam/auth/"))
    .map(([id, operation]) => ({ id: id as OperationId, ...operation }));
});
const desk = calls.filter(({ id }) => id in examPolicies);

/** Calls for learners, about themselves: whoever is signed in may make them. */
const ofLearners = [
  "checkPracticeAnswer",
  "getExamAttempt",
  "getExamExplanations",
  "getExamResult",
  "getExamStanding",
  "getPracticeQuestions",
  "getPracticeStanding",
  "listExamAttempts",
  "listGivenExams",
  "saveExamAnswers",
  "saveExamEvents",
  "savePracticeFavourite",
  "startExamAttempt",
  "submitExamAttempt",
];

/** What answers everybody who makes exams, about what is their own; of another's bank an export has nothing. */
const ofTheirOwn = [
  "exportExamQuestions",
  "getExamQuestionTemplate",
  "listExamExportOmissions",
  "listExamMarking",
  "listExamPapers",
  "listExamQuestions",
  "listExamSubjects",
  "listExamTags",
  "listOwnExams",
];

/** What assistants do beside that: they watch and mark, and see results and analysis. */
const ofAssistants = [
  "acceptExamLateAnswer",
  "addExamTime",
  "getExamAnalysis",
  "getExamBoard",
  "getExamMarking",
  "listExamLateAnswers",
  "listExamResults",
  "saveExamMark",
  "sendExamNotice",
  "startExamMarking",
  "submitOpenAttempts",
];

/** What names a record, and may be left out. */
const references = ["id", "idList", "subjectId", "examId", "attemptId", "slot"];

describe("the desk of an exam, before strangers", () => {
  let server: TestServer;
  const { signIn, call, send } = createCallers(() => server);
  /** What each property of a call is here, by its name. */
  let known: (name: string, path: string) => unknown;
  let room = "";

  beforeAll(async () => {
    server = await startTestServer();
    const [elsewhere] = await run<{ mobile: string }>(
      server,
      sql`select mobile from app_user where user_type = 2 and org_no <> 'default' and mobile is not null limit 1`,
    );
    await signIn({
      lecturer: "13800000002",
      assistant: "13800000011",
      colleague: "13800000012",
      elsewhere: elsewhere?.mobile ?? "",
      organisation: "13800000003",
      waiting: "13800000001",
      sitting: "13800000004",
      late: "13800000007",
    });
    await makeExam();
  });
  afterAll(() => server?.close());

  async function tend(): Promise<void> {
    const now = server.services.now();
    await closeDue(server.services.db, now);
    await markDue(server.services.db, now, {
      failed: (error) => {
        throw error;
      },
    });
  }

  /** An exam of the lecturer in which everything has a name with `zx-`: one waits, one sits, one was late. */
  async function makeExam(): Promise<void> {
    const subject = await call("lecturer", "saveExamSubject", { subjectName: "zx-subject" });
    const blank: Omit<OperationInput<"saveExamQuestion">, "subjectId"> = {
      questionKind: 4,
      body: { stem: richText("zx-blank"), blankCount: 1 },
      key: { blanks: [{ accept: ["zx-accepted"] }] },
    };
    const words: typeof blank = { questionKind: 5, body: { stem: richText("zx-words") }, key: { sample: "zx-sample" } };
    const asked: string[] = [];
    for (const question of [blank, words])
      asked.push(
        (await call("lecturer", "saveExamQuestion", { subjectId: subject.id, tags: ["zx-tag"], ...question })).id,
      );
    const fixed = asked.map((questionId) => ({ questionId, score: 20 }));
    const random = [{ subjectId: subject.id, count: 1, score: 5, questionKind: 5 }];
    const sections = [{ title: "zx-section", fixed }];
    const paper = await call("lecturer", "saveExamPaper", { paperName: "zx-paper", sections });
    const settings: OperationInput<"saveExam">["settings"] = {
      examName: "zx-exam",
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
    const examId = (await call("lecturer", "saveExam", { settings })).id;
    await call("lecturer", "publishExam", { id: examId, isPutaway: 1 });
    const assistants = await call("lecturer", "addExamAssistant", { examId, mobile: "13800000011" });
    await call("lecturer", "addExamPeople", {
      examId,
      peopleList: [{ personName: "zx-person" }, { personName: "甲" }],
    });
    const people: { id: string; personName: string; code: string }[] = (
      await call("lecturer", "listExamPeople", { examId })
    ).list;
    const person = people.find(({ personName }) => personName === "zx-person");

    const attempts: Record<string, string> = {};
    const answer = (who: string, answerList: OperationInput<"saveExamAnswers">["answerList"]) =>
      call(who, "saveExamAnswers", { attemptId: attempts[who]!, holder: "page-one-0001", answerList });
    for (const who of ["waiting", "sitting", "late"]) {
      attempts[who] = (await call(who, "startExamAttempt", { id: examId })).id;
      await answer(who, [{ slot: 1, seq: 1, body: { blanks: ["zx-answer"] } }]);
    }
    await answer("waiting", [{ slot: 2, seq: 2, body: { text: "zx-answer" } }]);
    await call("waiting", "submitExamAttempt", { attemptId: attempts["waiting"]! });
    await run(
      server,
      sql`update exam_attempt set gmt_deadline = now() - interval '10 minutes' where id = ${attempts["late"]}`,
    );
    await tend();
    await answer("late", [{ slot: 1, seq: 7, body: { blanks: ["zx-accepted"] } }]);
    const { version } = await call("lecturer", "getExamMarking", { attemptId: attempts["waiting"]!, slot: 2 });
    const regrade: OperationInput<"getExamRegrade"> = { examId, questionId: asked[0]!, how: "everyone" };
    const { digest } = await call("lecturer", "getExamRegrade", regrade);
    room = ok(
      await server.call("loginWithExamCode", { name: "甲", code: people.find((one) => one !== person)!.code }),
    ).token!;

    const ids: Record<string, unknown> = {
      subject: subject.id,
      practice: subject.id,
      question: asked[0],
      paper: paper.id,
      exam: examId,
      people: person?.id,
    };
    const values: Record<string, unknown> = {
      ...regrade,
      ...blank,
      digest,
      version,
      settings,
      subjectId: subject.id,
      sections: [{ title: "一", fixed, random }],
      format: "gift",
      score: 1,
      seq: 7,
      minutes: 5,
      text: "x",
      change: "renew",
      isPutaway: 1,
      isPractice: false,
      extraMinutes: 0,
      extraAttempts: 0,
      subjectName: "x",
      paperName: "x",
      personName: "x",
      personNumber: "",
      mobile: "13800000013",
      userNo: assistants.list[0]!.userNo,
      peopleList: [{ personName: "乙" }],
      questionList: [{ ...blank, body: { stem: richText("又一题"), blankCount: 1 } }],
      file: new Blob(["1 + 1 = {=2}"]),
      holder: "page-two-0002",
      answerList: [{ slot: 1, seq: 9, body: { blanks: ["x"] } }],
      eventList: [{ eventKind: "copy", durationMs: 0 }],
    };
    known = (name, path) => {
      const [, , , of = "", how] = path.split("/");
      if (name === "id") return ids[of];
      if (name === "idList") return [ids[of]];
      if (name === "attemptId")
        return attempts[of === "board" || of === "attempt" ? "sitting" : how === "late" ? "late" : "waiting"];
      if (name === "slot") return how === "late" ? 1 : 2;
      return values[name];
    };
  }

  /** What a call needs to be about this exam. A property that is needed and that nobody has thought of fails. */
  function inputOf({ id, path, body }: (typeof calls)[number], { isBare = false } = {}): object {
    return Object.fromEntries(
      Object.entries(body.properties).flatMap(([name, { enum: allowed }]) => {
        const isNeeded = body.required?.includes(name) === true;
        if (isBare && !isNeeded && references.includes(name)) return [];
        // A version that is named is that of another's work, which is another test.
        if (!isNeeded && !references.includes(name)) return [];
        const value = known(name, path) ?? allowed?.[0];
        if (value === undefined && isNeeded) throw new Error(`what is ${name} of ${id}?`);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  /** Whether an answer has anything of the exam in it, in files too. */
  function tells(data: unknown): boolean {
    const { content } = (data ?? {}) as { content?: string };
    return /zx-/.test(JSON.stringify(data ?? {}) + Buffer.from(content ?? "", "base64").toString());
  }

  /** Every row of exams, and of what messages and the audit log say. */
  async function allRows(): Promise<Map<string, string[]>> {
    const tables = await run<{ name: string }>(
      server,
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and (table_name like 'exam%' or table_name in ('audit_entry', 'outbox')) order by 1`,
    );
    expect(tables.length).toBeGreaterThan(20);
    const rows = new Map<string, string[]>();
    for (const { name } of tables)
      rows.set(
        name,
        (await run<{ row: string }>(server, sql`select to_jsonb(t)::text as row from ${sql.table(name)} as t`)).map(
          ({ row }) => row,
        ),
      );
    return rows;
  }

  const sendAs = (who: string | undefined, id: OperationId, input: object) =>
    who === undefined ? server.callUnchecked(id, input) : send(who, id, input);

  /** The code of each call of the desk in somebody's name, and which of them told something of the exam. */
  async function walk(who: string | undefined, { isBare = false } = {}) {
    const codes: Record<string, number> = {};
    const told: string[] = [];
    // What ends something comes last.
    const ordered = [...desk].sort((a, b) => Number(isEnd(a.path)) - Number(isEnd(b.path)));
    for (const operation of ordered) {
      const input = inputOf(operation, { isBare });
      const { code, data } = await sendAs(who, operation.id, input);
      codes[operation.id] = code;
      if (tells(data)) told.push(operation.id);
    }
    return {
      codes,
      told,
      answered: Object.keys(codes)
        .filter((id) => codes[id] === 200)
        .sort(),
    };
  }
  const isEnd = (path: string) => /\/(delete|remove|stop|change)$/.test(path);

  it("is every call of exams that is not a learner's", () => {
    expect(
      calls
        .filter(({ id }) => !(id in examPolicies))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ofLearners);
    expect(desk.map(({ id }) => id).sort()).toEqual(Object.keys(examPolicies).sort());
  });

  it("answers no call of a visitor, a learner who sits it, and somebody in its exam room", async () => {
    const before = await allRows();
    for (const [who, code] of [
      [undefined, errorCode.SESSION_MISSING],
      ["waiting", errorCode.NO_PERMISSION],
      [room, errorCode.EXAM_ROOM_ONLY],
    ] as const) {
      const { codes, told } = await walk(who);
      expect([who, [...new Set(Object.values(codes))], told]).toEqual([who, [code], []]);
    }
    expect(await allRows()).toEqual(before);
  });

  it("is not there for a lecturer beside its own, one elsewhere, and another organisation", async () => {
    const before = await allRows();
    for (const who of ["colleague", "elsewhere", "organisation"]) {
      const { codes, told, answered } = await walk(who);
      expect(told, who).toEqual([]);
      expect(answered, who).toEqual(ofTheirOwn);
      const refused = Object.entries(codes).filter(([, code]) => code !== 200 && code !== errorCode.NOT_FOUND);
      expect(refused, who).toEqual([]);
    }
    expect(await allRows()).toEqual(before);
  });

  it("lends them nothing of it for exams, papers and questions of their own", async () => {
    const before = await allRows();
    for (const who of ["colleague", "elsewhere", "organisation"]) {
      const { told, answered, codes } = await walk(who, { isBare: true });
      expect(told, who).toEqual([]);
      // A subject of one's own is made, the bank of one's own goes out.
      for (const id of ["saveExam", "saveExamPaper", "saveExamQuestion", "importExamQuestions", "checkExamPaper"])
        expect([who, id, codes[id]]).toEqual([who, id, errorCode.NOT_FOUND]);
      expect(answered, who).toEqual([...ofTheirOwn, "checkExamQuestions", "saveExamSubject"].sort());
    }
    const after = await allRows();
    const changed = [...after].filter(([name, rows]) => rows.join() !== before.get(name)?.join()).map(([name]) => name);
    expect(changed).toEqual(["exam_subject"]);
    for (const row of before.get("exam_subject") ?? []) expect(after.get("exam_subject")).toContain(row);
  });

  it("is no way into what somebody sits, nor is another learner's session", async () => {
    const before = await allRows();
    const ofAttempts = calls.filter(({ id, body }) => !(id in examPolicies) && "attemptId" in body.properties);
    expect(ofAttempts.map(({ id }) => id).sort()).toEqual([
      "getExamAttempt",
      "getExamExplanations",
      "getExamResult",
      "saveExamAnswers",
      "saveExamEvents",
      "submitExamAttempt",
    ]);
    for (const who of ["late", "lecturer", "assistant", "organisation", undefined])
      for (const operation of ofAttempts) {
        const { code, data } = await sendAs(who, operation.id, inputOf(operation));
        const wanted = who === undefined ? errorCode.SESSION_MISSING : errorCode.NOT_FOUND;
        expect([who, operation.id, code, tells(data)]).toEqual([who, operation.id, wanted, false]);
      }
    expect(await allRows()).toEqual(before);
    // That the same calls are the person's own.
    for (const operation of ofAttempts.filter(({ id }) => id.startsWith("save")))
      expect(await sendAs("sitting", operation.id, inputOf(operation))).toMatchObject({ code: 200 });
  });

  it("lets an assistant watch and mark, and no more", async () => {
    const { codes, answered } = await walk("assistant");
    expect(answered).toEqual([...ofTheirOwn, ...ofAssistants].sort());
    const refused = Object.entries(codes).filter(([, code]) => code !== 200 && code !== errorCode.NOT_FOUND);
    expect(refused).toEqual([]);
  });

  it("is there for its lecturer with the same calls", async () => {
    const { codes } = await walk("lecturer");
    const odd = desk.filter(({ id, "x-faults": faults = [] }) => {
      // That it is in use, or was changed meanwhile, is said of what is there.
      const known = faults.filter((fault) => fault !== "NOT_FOUND").map((fault) => errors[fault]);
      return codes[id] !== 200 && !known.includes(codes[id]);
    });
    expect(odd.map(({ id }) => [id, codes[id]])).toEqual([]);
  });
});
