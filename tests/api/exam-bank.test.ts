import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const rich = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const options = ["甲", "乙", "丙"].map((text, index) => ({ id: "abc"[index] ?? "", content: rich(text) }));
const single = (text: string) => ({
  questionKind: 1,
  body: { stem: rich(text), options },
  key: { right: ["b"], explanation: rich("因为乙是对的") },
});

describe("the question bank", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  let subjectId = "";
  beforeAll(async () => {
    server = await startTestServer();
    for (const [who, mobile] of Object.entries({
      learner: "13800000001",
      lecturer: "13800000002",
      organisation: "13800000003",
      operator: "13800000009",
    }))
      tokens[who] = await server.signIn(mobile);
    subjectId = (await call("saveExamSubject", { subjectName: "安全常识" })).data.id;
  });
  afterAll(() => server?.close());

  const call = (operation: Parameters<TestServer["call"]>[0], input: Record<string, unknown>, who = "lecturer") =>
    server.call(operation, input, { token: tokens[who] ?? "" });
  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const add = async (text: string, more: object = {}, who = "lecturer") => {
    const reply = await call("saveExamQuestion", { subjectId, ...single(text), ...more }, who);
    expect(reply.code, reply.msg).toBe(200);
    return reply.data;
  };
  const wordsIn = (list: { words: string }[]) => list.map(({ words }) => words.split(" ")[0]);

  it("puts new subjects behind the others, and says whose each is to an organisation", async () => {
    const names = async (who: string) =>
      (await call("listExamSubjects", {}, who)).data.list.map(
        ({ subjectName, ownerName, isMine }: Record<string, unknown>) => [subjectName, ownerName, isMine],
      );
    expect((await names("lecturer")).map(([name]: string[]) => name)).toEqual([
      "职场英语",
      // Of the homework that the demo's class has.
      "前端就业冲刺班（第 12 期）",
      "安全常识",
    ]);
    expect(await names("organisation")).toEqual([
      ["低压电工作业", undefined, true],
      ["现场急救", undefined, true],
    ]);
    const { id } = (await call("listExamSubjects", {}, "organisation")).data.list[0];
    expect((await call("saveExamSubject", { id, subjectName: "别人的" })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("deleteExamSubject", { id })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("listExamSubjects", {}, "learner")).code).toBe(errorCode.NO_PERMISSION);
  });

  it("removes a subject once its questions are gone from the bank, which keep it where they were asked", async () => {
    const { id } = (await call("saveExamSubject", { subjectName: "临时" })).data;
    const question = await add("只在这里", { subjectId: id });
    expect((await call("deleteExamSubject", { id })).code).toBe(errorCode.EXAM_SUBJECT_IN_USE);
    expect((await call("deleteExamQuestion", { id: question.id })).code).toBe(200);
    expect((await call("deleteExamSubject", { id })).code).toBe(200);
    expect((await call("deleteExamSubject", { id })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("saveExamSubject", { id, subjectName: "再来" })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("saveExamQuestion", { subjectId: id, ...single("新的") })).code).toBe(errorCode.NOT_FOUND);
    // Its subject is gone: it cannot come back into it.
    expect((await call("restoreExamQuestion", { id: question.id })).code).toBe(errorCode.NOT_FOUND);
    expect(await run(sql`select is_removed from exam_question where id = ${question.id}`)).toEqual([
      { is_removed: true },
    ]);
  });

  it("finds questions by words, subject, type, difficulty and tag, and names the tags", async () => {
    await add("灭火器怎么用", { tags: ["消防", "必考"], difficulty: 2 });
    await add("触电怎么办", { tags: ["急救", "必考"], difficulty: 4 });
    const find = async (filter: object) =>
      wordsIn((await call("listExamQuestions", { subjectId, ...filter })).data.list);
    expect(await find({})).toEqual(["触电怎么办", "灭火器怎么用"]);
    expect(await find({ str: "灭火" })).toEqual(["灭火器怎么用"]);
    expect(await find({ tag: "必考" })).toHaveLength(2);
    expect(await find({ tag: "必考", difficulty: 4 })).toEqual(["触电怎么办"]);
    expect(await find({ questionKind: 2 })).toEqual([]);
    const { list } = (await call("listExamTags", { subjectId })).data;
    expect(list[0]).toEqual({ tag: "必考", questionCount: 2 });
    const page = (await call("listExamQuestions", { subjectId, pageSize: 1, pageCurrent: 2 })).data;
    expect([wordsIn(page.list), page.totalCount, page.totalPage]).toEqual([["灭火器怎么用"], 2, 2]);
  });

  it("names questions that ask the same, whatever their case, width and spaces", async () => {
    const first = await add("Ｃａｂｌｅ 的 作用");
    const second = await add("cable的作用");
    const { list } = (await call("listExamQuestions", { subjectId, isDuplicate: true })).data;
    expect(list.map(({ id, duplicateCount }: Record<string, unknown>) => [id, duplicateCount])).toEqual([
      [second.id, 1],
      [first.id, 1],
    ]);
    const record = (await call("getExamQuestionRecord", { id: first.id })).data;
    expect(record.duplicateList).toMatchObject([{ id: second.id, subjectName: "安全常识" }]);
    await call("saveExamQuestion", { id: second.id, versionNo: 1, subjectId, ...single("cable的长度") });
    expect((await call("listExamQuestions", { subjectId, isDuplicate: true })).data.totalCount).toBe(0);
    expect((await call("getExamQuestionRecord", { id: first.id })).data.duplicateList).toEqual([]);
  });

  it("keeps all versions, and refuses the later of two saves of one", async () => {
    const { id } = await add("第一版");
    expect((await call("saveExamQuestion", { id, versionNo: 1, subjectId, ...single("第二版") })).data.versionNo).toBe(
      2,
    );
    const late = await call("saveExamQuestion", { id, versionNo: 1, subjectId, ...single("晚到的") });
    expect(late.code).toBe(errorCode.EXAM_CHANGED);
    const record = (await call("getExamQuestionRecord", { id })).data;
    expect(record.versionList.map(({ versionNo }: { versionNo: number }) => versionNo)).toEqual([2, 1]);
    const old = (await call("getExamQuestion", { id, versionNo: 1 })).data;
    expect([old.versionNo, old.body.stem]).toEqual([1, rich("第一版")]);
    expect((await call("getExamQuestion", { id })).data.body.stem).toEqual(rich("第二版"));
    expect((await call("getExamQuestion", { id, versionNo: 9 })).code).toBe(errorCode.NOT_FOUND);
  });

  it("takes a question out and puts it back, and keeps one that a paper names", async () => {
    const { id } = await add("会被删除");
    expect((await call("deleteExamQuestion", { id })).code).toBe(200);
    expect((await call("getExamQuestion", { id })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("restoreExamQuestion", { id })).code).toBe(200);
    expect((await call("getExamQuestion", { id })).code).toBe(200);
    const sections = [{ title: "一", fixed: [{ questionId: id, score: 5 }] }];
    const paper = (await call("saveExamPaper", { paperName: "用它", sections })).data;
    expect((await call("deleteExamQuestion", { id })).code).toBe(errorCode.EXAM_QUESTION_IN_USE);
    const record = (await call("getExamQuestionRecord", { id })).data;
    expect(record.paperList).toEqual([{ id: paper.id, paperName: "用它" }]);
    expect(paper.questionList.map(({ id: one }: { id: string }) => one)).toEqual([id]);
    await call("deleteExamPaper", { id: paper.id });
    expect((await call("deleteExamQuestion", { id })).code).toBe(200);
  });

  it("says how often a question was asked and what share of its points it gave", async () => {
    const [asked] = await run<{ id: string; attempts: number }>(sql`
      select question_id as id, count(*)::int as attempts from exam_attempt_slot
      join exam_question_version on exam_question_version.id = question_version_id
      join exam_mark on exam_mark.attempt_id = exam_attempt_slot.attempt_id and exam_mark.slot = exam_attempt_slot.slot
      where exam_attempt_slot.max_cents > 0 and not needs_marker and exam_question_version.org_no = '1001'
      group by question_id order by 2 desc, 1 limit 1`);
    const record = (await call("getExamQuestionRecord", { id: asked?.id }, "organisation")).data;
    expect(record.attemptCount).toBeGreaterThanOrEqual(asked?.attempts ?? 1);
    expect(record.facility).toBeGreaterThanOrEqual(0);
    expect(record.facility).toBeLessThanOrEqual(1);
  });

  it("shows another maker's questions and papers to nobody else", async () => {
    const { id } = await add("只属于我");
    const paper = (
      await call("saveExamPaper", {
        paperName: "我的",
        sections: [{ title: "一", fixed: [{ questionId: id, score: 1 }] }],
      })
    ).data.id;
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
    expect(wordsIn((await call("listExamQuestions", { str: "只属于我" }, "organisation")).data.list)).toEqual([]);
    await call("deleteExamPaper", { id: paper });
  });

  it("says which random parts the bank cannot fill, as they compete for the same questions", async () => {
    const { id: few } = (await call("saveExamSubject", { subjectName: "只有三道" })).data;
    for (const text of ["其一", "其二", "其三"])
      await add(text, { subjectId: few, tags: text === "其一" ? ["难"] : [] });
    const check = async (...parts: object[]) => {
      const random = parts.map((part) => ({ subjectId: few, score: 2, ...part }));
      return (await call("checkExamPaper", { sections: [{ title: "一", random }] })).data.shortageList;
    };
    expect(await check({ count: 3 })).toEqual([]);
    expect(await check({ count: 5 })).toEqual([{ section: 0, part: 0, wanted: 5, there: 3 }]);
    expect(await check({ count: 2 }, { count: 1, tag: "难" })).toEqual([]);
    expect(await check({ count: 3 }, { count: 1, tag: "难" })).toHaveLength(1);
    expect(await check({ count: 1, questionKind: 5 })).toEqual([{ section: 0, part: 0, wanted: 1, there: 0 }]);
    expect((await call("checkExamPaper", { sections: [{ title: "一" }] })).data.shortageList).toEqual([]);
  });

  it("previews a paper as a learner gets it, drawn anew or the same again, and nothing of its key", async () => {
    const [english] = (await call("listExamPapers", { str: "英语" })).data.list;
    const preview = (await call("getExamPaperPreview", { id: english.id, seed: "one" })).data;
    expect(preview.slotList).toHaveLength(english.questionCount);
    expect(preview.slotList.reduce((sum: number, { maxScore }: { maxScore: number }) => sum + maxScore, 0)).toBe(
      preview.maxScore,
    );
    expect(JSON.stringify(preview)).not.toMatch(/"(key|right|explanation|sample|rubric|accept)":/);
    expect((await call("getExamPaperPreview", { id: english.id, seed: "one" })).data).toEqual(preview);
    const random = [{ subjectId, count: 99, score: 1 }];
    const short = (await call("saveExamPaper", { paperName: "不够", sections: [{ title: "一", random }] })).data;
    expect((await call("getExamPaperPreview", { id: short.id })).code).toBe(errorCode.EXAM_PAPER_SHORT);
  });

  it("refuses a paper of more questions than an attempt can have", async () => {
    const random = Array.from({ length: 3 }, () => ({ subjectId, count: 200, score: 1 }));
    const paper = { paperName: "太长", sections: [{ title: "一", random }] };
    const { code, data } = await call("saveExamPaper", paper);
    expect([code, data.fields[0].path]).toEqual([errorCode.VALIDATION, "sections"]);
    expect(data.fields[0].message).toContain("500");
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
    const formula = (latex: string, more: object = {}) => ({ type: "formula", attrs: { latex }, ...more });
    const stem = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] });
    const source = String.raw`I=\frac{U}{R}`;
    // Longer than what is drawn at once: it is drawn in a thread.
    const long = Array.from({ length: 60 }, (_, place) => `x_{${place}}`).join("+");
    const forged = { options, stem: stem(formula("x", { math: ["math", ["mi", "y"]] })) };
    const refused = await call("saveExamQuestion", { subjectId, questionKind: 1, body: forged, key: { right: ["b"] } });
    expect(refused.code).toBe(errorCode.VALIDATION);
    const question = await add("", {
      body: {
        stem: stem({ type: "text", text: "求" }, formula(source), formula(long), formula(String.raw`\oops{`)),
        options,
      },
    });
    expect(JSON.stringify(question)).not.toContain('"math"');
    expect(JSON.stringify((await call("getExamQuestion", { id: question.id })).data)).not.toContain('"math"');
    const { id } = (
      await call("saveExamPaper", {
        paperName: "公式",
        sections: [{ title: "一", fixed: [{ questionId: question.id, score: 1 }] }],
      })
    ).data;
    const [{ content }] = (await call("getExamPaperPreview", { id })).data.slotList[0].body.stem.content;
    expect(content[1]).toEqual({
      ...formula(source),
      math: ["math", ["mrow", ["mi", "I"], ["mo", "="], ["mfrac", ["mi", "U"], ["mi", "R"]]]],
    });
    expect(JSON.stringify(content[2].math)).toContain('["msub",["mi","x"],["mn","59"]]');
    expect(content[3]).toEqual(formula(String.raw`\oops{`));
    expect((await call("listExamQuestions", { str: "frac{U}" })).data.list).toMatchObject([{ id: question.id }]);
  });

  it("keeps the versions of a paper, and gives an older one back", async () => {
    const { id: questionId } = await add("组卷用");
    const section = (score: number) => [{ title: "一", fixed: [{ questionId, score }] }];
    const { id } = (await call("saveExamPaper", { paperName: "期末", sections: section(5) })).data;
    await call("saveExamPaper", { id, versionNo: 1, paperName: "期末", sections: section(8) });
    const { list } = (await call("listExamPaperVersions", { id })).data;
    expect(list).toMatchObject([
      { versionNo: 2, maxScore: 8 },
      { versionNo: 1, maxScore: 5 },
    ]);
    expect((await call("getExamPaper", { id, versionNo: 1 })).data.sections).toEqual(section(5));
    expect((await call("saveExamPaper", { id, versionNo: 1, paperName: "期末", sections: section(1) })).code).toBe(
      errorCode.EXAM_CHANGED,
    );
  });
});
