import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { QuestionKindEnum } from "../../src/generated/enums.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { useExams } from "./exam-fixture.ts";
import { richText } from "./rich-text.ts";

describe("options in another order for each attempt", () => {
  const exams = useExams();

  it("are named by their place there, so that no reply tells in which order the author wrote them, and are marked by what they are", async () => {
    const { call, run } = exams;
    const written = ["zz1", "zz2", "zz3", "zz4", "zz5", "zz6", "zz7", "zz8"];
    const contentOf = (id: string) => `选项 ${id.at(-1)}`;
    const options = written.map((id) => ({ id, content: richText(contentOf(id)) }));
    const targets = written.map((_, at) => ({ id: `t${at}`, content: richText(`目标 ${at + 1}`) }));
    const pairs = written.map((option, at) => ({ option, target: `t${at}` }));
    const questions: Omit<OperationInput<"saveExamQuestion">, "subjectId">[] = [
      {
        questionKind: QuestionKindEnum.singleChoice,
        body: { stem: richText("单选"), options },
        key: { right: ["zz1"] },
      },
      { questionKind: QuestionKindEnum.ordering, body: { stem: richText("排序"), options }, key: { right: written } },
      { questionKind: QuestionKindEnum.matching, body: { stem: richText("连线"), options, targets }, key: { pairs } },
    ];
    const subject = await call("lecturer", "saveExamSubject", { subjectName: "顺序" });
    const fixed: { questionId: string; score: number }[] = [];
    for (const question of questions) {
      const { id } = await call("lecturer", "saveExamQuestion", { subjectId: subject.id, ...question });
      fixed.push({ questionId: id, score: 8 });
    }
    const sections = [{ title: "一", fixed }];
    const paper = await call("lecturer", "saveExamPaper", { paperName: "顺序卷", sections });
    const settings: OperationInput<"saveExam">["settings"] = {
      examName: "顺序考试",
      examKind: 1,
      paperId: paper.id,
      introduce: richText("说明"),
      attemptsAllowed: 0,
      passScore: 24,
      graceSeconds: 0,
      isQuestionsShuffled: false,
      isOptionsShuffled: true,
      showAnswers: 2,
      showScore: 2,
      showExplanations: 2,
      examPrice: "0.00",
      examAudience: 1,
      limitMinutes: 60,
    };
    const exam = await call("lecturer", "saveExam", { settings });
    await call("lecturer", "publishExam", { id: exam.id, isPutaway: 1 });

    const { id: attemptId } = await call("learner", "startExamAttempt", { id: exam.id });
    const holder = "page-of-option-names";
    const before = await call("learner", "getExamAttempt", { attemptId, holder });
    expect(JSON.stringify(before)).not.toContain("zz");
    const shown = before.slotList.map(({ body }) => body.options ?? []);
    const places = written.map((_, at) => `place${at + 1}`);
    for (const list of shown) expect(list.map(({ id }) => id)).toEqual(places);
    /** The name in this attempt of what the author wrote. */
    const nameOf = (slot: number, id: string) =>
      shown[slot]?.find(({ content }) => JSON.stringify(content).includes(contentOf(id)))?.id ?? "";
    const answers = [
      { chosen: [nameOf(0, "zz1")] },
      { chosen: written.map((id) => nameOf(1, id)) },
      { pairs: pairs.map(({ option, target }) => ({ option: nameOf(2, option), target })) },
    ];
    const answerList = answers.map((body, at) => ({ slot: at + 1, seq: 1, body }));
    await call("learner", "saveExamAnswers", { attemptId, holder, answerList });
    const after = await call("learner", "getExamAttempt", { attemptId, holder });
    expect(after.slotList.map(({ answer }) => answer)).toEqual(answers);
    const stored = await run<{ body: object }>(
      sql`select body from exam_answer where attempt_id = ${attemptId} order by slot`,
    );
    expect(stored.map(({ body }) => body)).toEqual([{ chosen: ["zz1"] }, { chosen: written }, { pairs }]);
    // A page that was open before there were such names sends those of the question.
    const old = [{ slot: 1, seq: 2, body: { chosen: ["zz1"] } }];
    await call("learner", "saveExamAnswers", { attemptId, holder, answerList: old });
    expect(await run(sql`select body from exam_answer where attempt_id = ${attemptId} and slot = 1`)).toEqual([
      { body: { chosen: ["zz1"] } },
    ]);

    await call("learner", "submitExamAttempt", { attemptId });
    await expect
      .poll(async () => (await run<{ cents: number }>(sql`select cents from exam_attempt where id = ${attemptId}`))[0])
      .toEqual({ cents: 2400 });
    const explained = await call("learner", "getExamExplanations", { attemptId });
    expect(JSON.stringify(explained)).not.toContain("zz");
    expect(explained.slotList.map(({ rightAnswer }) => rightAnswer)).toEqual([
      { right: answers[0]?.chosen },
      { right: answers[1]?.chosen },
      { pairs: answers[2]?.pairs },
    ]);
  });
});
