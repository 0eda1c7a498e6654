import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enumValues, ExamAttemptStateEnum, ExamKindEnum, QuestionKindEnum } from "../../src/generated/enums.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

const lecturer = "13800000002";
const organisation = "13800000003";
/** Somebody whom the demo knows, and who has sat nothing yet. */
const newcomer = "13800000007";

describe("the exams of the demo", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server?.close());

  const as = async (mobile: string) => ({ token: await server.signIn(mobile) });

  it("have two subjects with sixty questions of every kind, each with a key and an explanation", async () => {
    const subjects = await run<{ subject_name: string; count: number }>(
      server,
      sql`select subject_name, count(*)::int as count from exam_subject as subject
        join exam_question on exam_question.subject_id = subject.id
        where subject_name in ('低压电工作业', '职场英语') group by subject_name order by subject_name`,
    );
    expect(subjects.map(({ subject_name }) => subject_name)).toEqual(["低压电工作业", "职场英语"]);
    expect(subjects.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(60);
    const questions = await run<{ question_kind: number; body: object; key: { explanation?: object } }>(
      server,
      sql`select exam_question.question_kind, version.body, key from exam_question
        join exam_subject as subject on subject.id = exam_question.subject_id
        join exam_question_version as version on version.id = exam_question.version_id
        join exam_question_key on exam_question_key.version_id = version.id
        where subject_name in ('低压电工作业', '职场英语')`,
    );
    expect(questions).toHaveLength(subjects.reduce((sum, { count }) => sum + count, 0));
    expect([...new Set(questions.map(({ question_kind }) => question_kind))].sort()).toEqual([
      ...enumValues.QuestionKindEnum,
    ]);
    const unexplained = questions.filter(({ key }) => !JSON.stringify(key).includes('"explanation"'));
    expect(unexplained.map(({ body }) => body)).toEqual([]);
  });

  it("are an open practice, one with a limit and a window, and one that is paid, and have attempts in every state", async () => {
    const { list } = ok(await server.call("listExams", {}));
    const kinds = list.map((exam) => [
      exam.examKind === ExamKindEnum.practice,
      exam.limitMinutes !== undefined && exam.gmtBegin !== undefined,
      Number(exam.examPrice) > 0,
    ]);
    for (const wanted of [
      [true, false, false],
      [false, true, false],
      [false, true, true],
    ])
      expect(kinds).toContainEqual(wanted);
    const states = await run<{ state: number }>(server, sql`select distinct state from exam_attempt order by state`);
    expect(states.map(({ state }) => state)).toEqual(
      expect.arrayContaining([
        ExamAttemptStateEnum.inProgress,
        ExamAttemptStateEnum.marking,
        ExamAttemptStateEnum.finished,
      ]),
    );
  });

  it("have answers that wait for their lecturer and for the organisation to mark them", async () => {
    for (const mobile of [lecturer, organisation]) {
      const maker = await as(mobile);
      const { list } = ok(await server.call("listOwnExams", {}, maker));
      const waiting = list.filter(({ markingCount }) => markingCount > 0);
      expect(waiting, mobile).not.toEqual([]);
      const { marking } = ok(await server.call("startExamMarking", { examId: waiting[0]!.id }, maker));
      expect(marking?.answer?.text, mobile).toMatch(/./);
    }
  });

  it("can be sat right after the start: begun, answered, submitted, marked and explained", async () => {
    const person = await as(newcomer);
    const { list } = ok(await server.call("listExams", {}));
    const { id } = list.find(({ examName }) => examName === "低压电工证模拟考试")!;
    expect((await server.call("getExamStanding", { id }, person)).data).toMatchObject({ canStart: true });
    const attemptId = ok(await server.call("startExamAttempt", { id }, person)).id;
    const { slotList } = ok(await server.call("getExamAttempt", { attemptId }, person));
    const choices = slotList.filter(({ questionKind }) => questionKind === QuestionKindEnum.singleChoice);
    const answerList = choices.map(({ slot, body }) => ({
      slot,
      seq: 1,
      body: { chosen: [body.options![0]!.id] },
    }));
    const saved = await server.call("saveExamAnswers", { attemptId, holder: "page-one-0001", answerList }, person);
    expect(ok(saved).savedList).toHaveLength(answerList.length);
    await server.call("submitExamAttempt", { attemptId }, person);
    const result = ok(await server.call("getExamResult", { attemptId }, person));
    expect(result).toMatchObject({ attemptState: ExamAttemptStateEnum.finished, answeredCount: answerList.length });
    expect(Number(result.score)).toBeGreaterThanOrEqual(0);
    const explained = ok(await server.call("getExamExplanations", { attemptId }, person));
    expect(explained.slotList.every(({ explanation }) => explanation !== undefined)).toBe(true);
  });
});
