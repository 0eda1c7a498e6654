import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { withActor } from "../../src/server/database/actor.ts";
import type { RichInline, RichText } from "../../src/generated/types.ts";
import { useExams } from "./exam-fixture.ts";
import { fieldsOf, ok } from "./client.ts";
import type { TestServer } from "./harness.ts";
import { richText } from "./rich-text.ts";

const options = ["甲", "乙", "丙"].map((text, index) => ({ id: "abc"[index] ?? "", content: richText(text) }));
const single = (text: string): Omit<OperationInput<"saveExamQuestion">, "subjectId"> => ({
  questionKind: 1,
  body: { stem: richText(text), options },
  key: { right: ["b"], explanation: richText("因为乙是对的") },
});

type RandomPart = NonNullable<OperationInput<"saveExamPaper">["sections"][number]["random"]>[number];

describe("the question bank", () => {
  const exams = useExams();
  const { as, run } = exams;
  let server: TestServer;
  let subjectId = "";
  beforeAll(() => {
    server = exams.server;
  });
  // Each test has a subject of its own, with no questions in it.
  beforeEach(async () => {
    subjectId = ok(await call("saveExamSubject", { subjectName: "安全常识" })).id;
  });

  const call = <Id extends OperationId>(operation: Id, input: OperationInput<Id>, who = "lecturer") =>
    server.call(operation, input, as(who));
  const add = async (text: string, more: Partial<OperationInput<"saveExamQuestion">> = {}, who = "lecturer") => {
    const reply = await call("saveExamQuestion", { subjectId, ...single(text), ...more }, who);
    expect(reply.code, reply.msg).toBe(200);
    return ok(reply);
  };
  const wordsIn = (list: { words: string }[]) => list.map(({ words }) => words.split(" ")[0]);

  it("puts new subjects behind the others, and says whose each is to an organisation", async () => {
    const names = async (who: string) =>
      ok(await call("listExamSubjects", {}, who)).list.map(({ subjectName, ownerName, isMine }) => [
        subjectName,
        ownerName,
        isMine,
      ]);
    const before = await names("lecturer");
    // The second is of the homework that the demo's class has.
    expect(before.slice(0, 2).map(([name]) => name)).toEqual(["职场英语", "前端就业冲刺班（第 12 期）"]);
    ok(await call("saveExamSubject", { subjectName: "放在最后" }));
    expect(await names("lecturer")).toEqual([...before, ["放在最后", "林知远", true]]);
    expect(await names("organisation")).toEqual([
      ["低压电工作业", undefined, true],
      ["现场急救", undefined, true],
    ]);
    const { id } = ok(await call("listExamSubjects", {}, "organisation")).list[0]!;
    expect((await call("saveExamSubject", { id, subjectName: "别人的" })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("deleteExamSubject", { id })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("listExamSubjects", {}, "learner")).code).toBe(errorCode.NO_PERMISSION);
  });

  it("removes a subject once its questions are gone from the bank, which keep it where they were asked", async () => {
    const { id } = ok(await call("saveExamSubject", { subjectName: "临时" }));
    const question = await add("只在这里", { subjectId: id });
    expect((await call("deleteExamSubject", { id })).code).toBe(errorCode.EXAM_SUBJECT_IN_USE);
    expect((await call("deleteExamQuestion", { id: question.id })).code).toBe(200);
    expect((await call("deleteExamSubject", { id })).code).toBe(200);
    expect((await call("deleteExamSubject", { id })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("saveExamSubject", { id, subjectName: "再来" })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("saveExamQuestion", { subjectId: id, ...single("新的") })).code).toBe(errorCode.NOT_FOUND);
    // What lies in the bin is not lost with its subject: it brings it back.
    expect((await call("restoreExamQuestion", { id: question.id })).code).toBe(200);
    expect(ok(await call("listExamSubjects", {})).list.find((subject) => subject.id === id)).toMatchObject({
      subjectName: "临时",
      questionCount: 1,
    });
  });

  it("finds questions by words, subject, type, difficulty and tag, and names the tags", async () => {
    await add("灭火器怎么用", { tags: ["消防", "必考"], difficulty: 2 });
    await add("触电怎么办", { tags: ["急救", "必考"], difficulty: 4 });
    const find = async (filter: object) => wordsIn(ok(await call("listExamQuestions", { subjectId, ...filter })).list);
    expect(await find({})).toEqual(["触电怎么办", "灭火器怎么用"]);
    expect(await find({ str: "灭火" })).toEqual(["灭火器怎么用"]);
    expect(await find({ tag: "必考" })).toHaveLength(2);
    expect(await find({ tag: "必考", difficulty: 4 })).toEqual(["触电怎么办"]);
    expect(await find({ questionKind: 2 })).toEqual([]);
    const { list } = ok(await call("listExamTags", { subjectId }));
    expect(list[0]).toEqual({ tag: "必考", questionCount: 2 });
    const page = ok(await call("listExamQuestions", { subjectId, pageSize: 1, pageCurrent: 2 }));
    expect([wordsIn(page.list), page.totalCount, page.totalPage]).toEqual([["灭火器怎么用"], 2, 2]);
  });

  it("names questions that ask the same, whatever their case, width and spaces", async () => {
    const first = await add("Ｃａｂｌｅ 的 作用");
    const second = await add("cable的作用");
    const { list } = ok(await call("listExamQuestions", { subjectId, isDuplicate: true }));
    expect(list.map(({ id, duplicateCount }) => [id, duplicateCount])).toEqual([
      [second.id, 1],
      [first.id, 1],
    ]);
    const record = ok(await call("getExamQuestionRecord", { id: first.id }));
    expect(record.duplicateList).toMatchObject([{ id: second.id, subjectName: "安全常识" }]);
    await call("saveExamQuestion", { id: second.id, versionNo: 1, subjectId, ...single("cable的长度") });
    expect(ok(await call("listExamQuestions", { subjectId, isDuplicate: true })).totalCount).toBe(0);
    expect(ok(await call("getExamQuestionRecord", { id: first.id })).duplicateList).toEqual([]);
  });

  it("keeps all versions, and refuses the later of two saves of one", async () => {
    const { id } = await add("第一版");
    expect(ok(await call("saveExamQuestion", { id, versionNo: 1, subjectId, ...single("第二版") })).versionNo).toBe(2);
    const late = await call("saveExamQuestion", { id, versionNo: 1, subjectId, ...single("晚到的") });
    expect(late.code).toBe(errorCode.EXAM_CHANGED);
    const record = ok(await call("getExamQuestionRecord", { id }));
    expect(record.versionList.map(({ versionNo }) => versionNo)).toEqual([2, 1]);
    const editor = `/account/exams/question/edit?questionId=${id}`;
    expect(record.versionList.map(({ href }) => href)).toEqual([editor, `${editor}&versionNo=1`]);
    const old = ok(await call("getExamQuestion", { id, versionNo: 1 }));
    expect([old.versionNo, old.body.stem]).toEqual([1, richText("第一版")]);
    expect(ok(await call("getExamQuestion", { id })).body.stem).toEqual(richText("第二版"));
    expect((await call("getExamQuestion", { id, versionNo: 9 })).code).toBe(errorCode.NOT_FOUND);
  });

  it("takes a question out and puts it back, and keeps one that a paper names", async () => {
    const { id } = await add("会被删除");
    expect((await call("deleteExamQuestion", { id })).code).toBe(200);
    expect((await call("getExamQuestion", { id })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("restoreExamQuestion", { id })).code).toBe(200);
    expect((await call("getExamQuestion", { id })).code).toBe(200);
    const sections = [{ title: "一", fixed: [{ questionId: id, score: 5 }] }];
    const paper = ok(await call("saveExamPaper", { paperName: "用它", sections }));
    expect((await call("deleteExamQuestion", { id })).code).toBe(errorCode.EXAM_QUESTION_IN_USE);
    const record = ok(await call("getExamQuestionRecord", { id }));
    expect(record.paperList).toEqual([{ id: paper.id, paperName: "用它" }]);
    expect(paper.questionList.map(({ id: one }) => one)).toEqual([id]);
    await call("deleteExamPaper", { id: paper.id });
    expect((await call("deleteExamQuestion", { id })).code).toBe(200);
  });

  it("takes points of two decimals as they are, and rounds no others without a word", async () => {
    const [one] = ok(await call("listExamQuestions", {})).list;
    const save = (score: number) =>
      call("saveExamPaper", {
        paperName: "分数",
        sections: [{ title: "一", fixed: [{ questionId: one!.id, score }] }],
      });
    for (const score of [0.07, 0.29, 1.15, 33.33]) expect(ok(await save(score)).maxScore).toBe(score);
    for (const score of [0.125, 2.675, 1 / 3])
      expect(fieldsOf(await save(score))).toMatchObject([
        { path: "sections.0.fixed.0.score", message: "最多两位小数" },
      ]);
  });

  it("says how often a question was asked and what share of its points it gave", async () => {
    const [asked] = await run<{ id: string; attempts: number }>(sql`
      select question_id as id, count(*)::int as attempts from exam_attempt_slot
      join exam_question_version on exam_question_version.id = question_version_id
      join exam_mark on exam_mark.attempt_id = exam_attempt_slot.attempt_id and exam_mark.slot = exam_attempt_slot.slot
      where exam_attempt_slot.max_cents > 0 and not needs_marker and exam_question_version.org_no = '1001'
      group by question_id order by 2 desc, 1 limit 1`);
    const record = ok(await call("getExamQuestionRecord", { id: asked!.id }, "organisation"));
    expect(record.attemptCount).toBeGreaterThanOrEqual(asked?.attempts ?? 1);
    expect(record.facility).toBeGreaterThanOrEqual(0);
    expect(record.facility).toBeLessThanOrEqual(1);
  });

  it("shows another maker's questions and papers to nobody else", async () => {
    const { id } = await add("只属于我");
    const paper = ok(
      await call("saveExamPaper", {
        paperName: "我的",
        sections: [{ title: "一", fixed: [{ questionId: id, score: 1 }] }],
      }),
    ).id;
    for (const who of ["organisation", "learner"])
      for (const [operation, input] of [
        ["getExamQuestion", { id }],
        ["getExamQuestionRecord", { id }],
        ["deleteExamQuestion", { id }],
        ["restoreExamQuestion", { id }],
        ["getExamPaper", { id: paper }],
        ["listExamPaperVersions", { id: paper }],
        ["getExamPaperPreview", { id: paper }],
      ] as const)
        expect((await call(operation, input, who)).code, `${operation} ${who}`).toBe(
          who === "learner" ? errorCode.NO_PERMISSION : errorCode.NOT_FOUND,
        );
    const foreign = [{ title: "一", fixed: [{ questionId: id, score: 1 }] }];
    expect((await call("checkExamPaper", { sections: foreign }, "organisation")).code).toBe(errorCode.NOT_FOUND);
    expect((await call("getExamQuestion", { id }, "operator")).code).toBe(200);
    expect(wordsIn(ok(await call("listExamQuestions", { str: "只属于我" }, "organisation")).list)).toEqual([]);
    await call("deleteExamPaper", { id: paper });
  });

  it("says which random parts the bank cannot fill, as they compete for the same questions", async () => {
    const { id: few } = ok(await call("saveExamSubject", { subjectName: "只有三道" }));
    for (const text of ["其一", "其二", "其三"])
      await add(text, { subjectId: few, tags: text === "其一" ? ["难"] : [] });
    const check = async (...parts: (Partial<RandomPart> & { count: number })[]) => {
      const random = parts.map((part) => ({ subjectId: few, score: 2, ...part }));
      return ok(await call("checkExamPaper", { sections: [{ title: "一", random }] })).shortageList;
    };
    expect(await check({ count: 3 })).toEqual([]);
    expect(await check({ count: 5 })).toEqual([{ section: 0, part: 0, wanted: 5, there: 3 }]);
    expect(await check({ count: 2 }, { count: 1, tag: "难" })).toEqual([]);
    expect(await check({ count: 3 }, { count: 1, tag: "难" })).toHaveLength(1);
    expect(await check({ count: 1, questionKind: 5 })).toEqual([{ section: 0, part: 0, wanted: 1, there: 0 }]);
    expect(ok(await call("checkExamPaper", { sections: [{ title: "一" }] })).shortageList).toEqual([]);
  });

  it("previews a paper as a learner gets it, drawn anew or the same again, and nothing of its key", async () => {
    const [english] = ok(await call("listExamPapers", { str: "英语" })).list;
    const preview = ok(await call("getExamPaperPreview", { id: english!.id, seed: "one" }));
    expect(preview.slotList).toHaveLength(english!.questionCount);
    expect(preview.slotList.reduce((sum, { maxScore }) => sum + maxScore, 0)).toBe(preview.maxScore);
    expect(JSON.stringify(preview)).not.toMatch(/"(key|right|explanation|sample|rubric|accept)":/);
    expect((await call("getExamPaperPreview", { id: english!.id, seed: "one" })).data).toEqual(preview);
    const random = [{ subjectId, count: 99, score: 1 }];
    const short = ok(await call("saveExamPaper", { paperName: "不够", sections: [{ title: "一", random }] }));
    expect((await call("getExamPaperPreview", { id: short.id })).code).toBe(errorCode.EXAM_PAPER_SHORT);
  });

  it("refuses a paper of more questions than an attempt can have", async () => {
    const random = Array.from({ length: 3 }, () => ({ subjectId, count: 200, score: 1 }));
    const paper = { paperName: "太长", sections: [{ title: "一", random }] };
    const [field] = fieldsOf(await call("saveExamPaper", paper));
    expect(field).toMatchObject({ path: "sections", message: expect.stringContaining("500") });
  });

  it("works out who asks once a statement, not once for each question", async () => {
    const [{ user_no: userNo } = { user_no: "" }] = await run<{ user_no: string }>(
      sql`select user_no from app_user where mobile = '13800000002'`,
    );
    const plan = await withActor(server.services.db, { scope: "user", userNo, orgNo: "1001" }, (trx) =>
      sql<{ "QUERY PLAN": string }>`explain select version.id from exam_question
        join exam_question_version as version on version.id = exam_question.version_id
        join exam_question_key as key on key.version_id = version.id`.execute(trx),
    );
    const filters = plan.rows.map((row) => row["QUERY PLAN"]).filter((line) => line.includes("Filter:"));
    expect(filters.length).toBeGreaterThan(0);
    expect(filters.join("\n")).not.toContain("current_setting");
  });

  it("draws formulae for who reads, keeps their source for who writes, and takes no drawing from anybody", async () => {
    const formula = (latex: string): RichInline => ({ type: "formula", attrs: { latex } });
    const stem = (...content: RichInline[]): RichText => ({ type: "doc", content: [{ type: "paragraph", content }] });
    const source = String.raw`I=\frac{U}{R}`;
    // Longer than what is drawn at once: it is drawn in a thread.
    const long = Array.from({ length: 60 }, (_, place) => `x_{${place}}`).join("+");
    const drawn = { ...formula("x"), math: ["math", ["mi", "y"]] };
    const forged = { options, stem: { type: "doc", content: [{ type: "paragraph", content: [drawn] }] } };
    const refused = await server.callUnchecked(
      "saveExamQuestion",
      { subjectId, questionKind: 1, body: forged, key: { right: ["b"] } },
      as("lecturer"),
    );
    expect(refused.code).toBe(errorCode.VALIDATION);
    const question = await add("", {
      body: {
        stem: stem({ type: "text", text: "求" }, formula(source), formula(long), formula(String.raw`\oops{`)),
        options,
      },
    });
    expect(JSON.stringify(question)).not.toContain('"math"');
    expect(JSON.stringify(ok(await call("getExamQuestion", { id: question.id })))).not.toContain('"math"');
    const { id } = ok(
      await call("saveExamPaper", {
        paperName: "公式",
        sections: [{ title: "一", fixed: [{ questionId: question.id, score: 1 }] }],
      }),
    );
    const [first] = ok(await call("getExamPaperPreview", { id })).slotList[0]!.body.stem.content;
    const content = first?.type === "paragraph" ? first.content! : [];
    expect(content[1]).toEqual({
      ...formula(source),
      math: ["math", ["mrow", ["mi", "I"], ["mo", "="], ["mfrac", ["mi", "U"], ["mi", "R"]]]],
    });
    expect(JSON.stringify(content[2])).toContain('["msub",["mi","x"],["mn","59"]]');
    expect(content[3]).toEqual(formula(String.raw`\oops{`));
    expect(ok(await call("listExamQuestions", { str: "frac{U}" })).list).toMatchObject([{ id: question.id }]);
  });

  it("keeps the versions of a paper, and gives an older one back", async () => {
    const { id: questionId } = await add("组卷用");
    const section = (score: number) => [{ title: "一", fixed: [{ questionId, score }] }];
    const { id } = ok(await call("saveExamPaper", { paperName: "期末", sections: section(5) }));
    await call("saveExamPaper", { id, versionNo: 1, paperName: "期末", sections: section(8) });
    const { list } = ok(await call("listExamPaperVersions", { id }));
    expect(list).toMatchObject([
      { versionNo: 2, maxScore: 8 },
      { versionNo: 1, maxScore: 5 },
    ]);
    expect(ok(await call("getExamPaper", { id, versionNo: 1 })).sections).toEqual(section(5));
    expect((await call("saveExamPaper", { id, versionNo: 1, paperName: "期末", sections: section(1) })).code).toBe(
      errorCode.EXAM_CHANGED,
    );
  });
});
