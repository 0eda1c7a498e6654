import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { PracticeQuestion } from "../../src/generated/types.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { useExams } from "./exam-fixture.ts";
import { ok } from "./client.ts";
import type { TestServer } from "./harness.ts";
import { restoreRowsAfterTest } from "./restore-rows.ts";

describe("practising", () => {
  const exams = useExams();
  const { as, run, newLearners } = exams;
  let server: TestServer;
  let subjectId = "";
  let [learner, other] = ["", ""];
  let count = 0;
  beforeAll(async () => {
    server = exams.server;
    subjectId = ok(await server.call("listPracticeSubjects")).list[0]!.id;
  });
  // Each test has two learners who have not practised, and what it opens or ends is as it was after it.
  beforeEach(async () => {
    count += 1;
    [learner = "", other = ""] = await newLearners(`practising-${count}`, 2);
    for (const table of ["exam", "exam_subject", "exam_question"] as const)
      await restoreRowsAfterTest(server.services.db, { table });
  });

  const standing = async (who = learner, id = subjectId) =>
    ok(await server.call("getPracticeStanding", { id }, as(who)));
  const questions = async (
    from: OperationInput<"getPracticeQuestions">["from"],
    more: object = {},
    who = learner,
  ): Promise<PracticeQuestion[]> =>
    (await server.call("getPracticeQuestions", { id: subjectId, from, limit: 20, ...more }, as(who))).data?.list ?? [];
  const check = (id: string, answer: object, more: object = {}, who = learner) =>
    server.call("checkPracticeAnswer", { id, answer, ...more }, as(who));
  const first = async (questionKind: number) => (await questions("all", { questionKind }))[0]!;
  /** The subject whose questions the exam that is sold draws from, open for practice too. */
  const openElectric = async () =>
    (
      await run<{ id: string }>(sql`update exam_subject set is_practice = true
        where subject_name = '低压电工作业' returning id`)
    )[0]!;
  const endExams = () =>
    run(sql`update exam set gmt_end = now() - interval '1 minute' where exam_kind = 1 and org_no = '1001'`);
  /** What is stored of the first or second learner's practice of a question. */
  const storedOf = (place: 1 | 2, questionId: string) =>
    run<{ box: number; tries: number; wrong_tries: number }>(sql`select box, tries, wrong_tries from exam_practice
      join app_user using (user_no)
      where question_id = ${questionId} and login_name = ${`practising-${count}-${place}`}`);
  const later = (seconds: number) =>
    run(sql`update exam_practice set gmt_due = gmt_due - ${seconds} * interval '1 second'`);

  it("lists what is open, counts it for each person, and lets out no key with a question", async () => {
    const { list } = ok(await server.call("listPracticeSubjects"));
    expect(list).toMatchObject([{ subjectName: "现场急救", orgNo: "1001", questionCount: 14 }]);
    expect(ok(await server.call("listPracticeSubjects", {}, { headers: { orgno: "1003" } })).list).toEqual([]);
    expect(await standing()).toMatchObject({ questionCount: 14, newCount: 14, wrongCount: 0, isMine: false });
    expect((await server.call("getPracticeStanding", { id: subjectId })).code).toBe(errorCode.SESSION_MISSING);
    const all = await questions("all");
    expect(all).toHaveLength(14);
    expect(JSON.stringify(all)).not.toMatch(/"(right|key|explanation|sample|rubric|accept)"/);
    expect(await questions("all", { difficulty: 3 })).toHaveLength(2);
    expect((await questions("all", { afterId: all[9]?.id })).map(({ id }) => id)).toEqual(
      all.slice(10).map(({ id }) => id),
    );
  });

  it("marks at once, keeps what was wrong in a book, and brings it back later each time it is right", async () => {
    const { id, body } = await first(1);
    const wrong = ok(await check(id, {}));
    expect(wrong).toMatchObject({ isRight: false, share: 0, isInBook: true });
    const right = { chosen: wrong.rightAnswer.right };
    expect(body.options?.map((option) => option.id)).toContain(right.chosen![0]);
    expect(wrong.explanation!.type).toBe("doc");
    expect(await standing()).toMatchObject({ newCount: 13, wrongCount: 1, dueCount: 0 });
    // Right before it is due: it stays where it is.
    expect((await check(id, right)).data).toMatchObject({ isRight: true, share: 100, isInBook: true });
    const boxOf = async () => (await storedOf(1, id))[0]?.box;
    expect(await boxOf()).toBe(1);
    for (const box of [2, 3, 4, 5]) {
      await later(30 * 86_400);
      expect((await questions("due")).map((question) => question.id)).toEqual([id]);
      await check(id, right);
      expect(await boxOf()).toBe(box);
      expect(await questions("due")).toEqual([]);
    }
    await later(30 * 86_400);
    expect((await check(id, right)).data).toMatchObject({ isInBook: false });
    expect(await standing()).toMatchObject({ wrongCount: 0, dueCount: 0 });
    expect(await standing(other)).toMatchObject({ newCount: 14 });
  });

  it("names options for each person, so that no reply tells in which order the author wrote them", async () => {
    const { id, body } = await first(1);
    const namesIn = (shown?: PracticeQuestion["body"]) => (shown?.options ?? []).map((option) => option.id).sort();
    const own = namesIn(body);
    const [stored] = await run<{ ids: string[] }>(sql`select array(select one ->> 'id' from
      jsonb_array_elements(version.body -> 'options') as one) as ids
      from exam_question join exam_question_version as version on version.id = version_id
      where exam_question.id = ${id}`);
    expect(own).toHaveLength(stored?.ids.length ?? 0);
    for (const name of own) expect(stored?.ids).not.toContain(name);
    const theirs = (await questions("all", {}, other)).find((question) => question.id === id);
    expect(namesIn(theirs?.body)).not.toEqual(own);
    // After a try the order is another; the names stay, or an answer that is sent twice would be marked as another.
    const { rightAnswer } = ok(await check(id, {}));
    const again = (await questions("all")).find((question) => question.id === id);
    expect(namesIn(again?.body)).toEqual(own);
    expect(ok(await check(id, { chosen: rightAnswer.right })).isRight).toBe(true);
    expect(ok(await check(id, { chosen: rightAnswer.right })).isRight).toBe(true);
    // A page that was open before there were such names sends the ids of the question.
    const checked = await Promise.all((stored?.ids ?? []).map((chosen) => check(id, { chosen: [chosen] })));
    expect(checked.filter((reply) => ok(reply).isRight)).toHaveLength(1);
  });

  it("lets the person judge what no key can, after it has shown a good answer", async () => {
    const { id } = await first(5);
    const before = ok(await check(id, { text: "会瘫痪" }));
    expect(before.isRight).toBeUndefined();
    expect(before.rightAnswer.sample).toContain("脊髓");
    expect(await questions("new", { questionKind: 5 })).toHaveLength(1);
    expect((await check(id, { text: "会瘫痪" }, { isRight: false })).data).toMatchObject({
      isRight: false,
      isInBook: true,
    });
    // A key is not overruled by what somebody says of themselves.
    const choice = await first(3);
    expect(ok(await check(choice.id, {}, { isRight: true })).isRight).toBe(false);
  });

  it("keeps favourites", async () => {
    const { id } = await first(2);
    await server.call("savePracticeFavourite", { id, isFavourite: true }, as(learner));
    await server.call("savePracticeFavourite", { id, isFavourite: true }, as(learner));
    expect((await questions("favourite")).map((question) => question.id)).toEqual([id]);
    expect(await questions("favourite", {}, other)).toEqual([]);
    await server.call("savePracticeFavourite", { id, isFavourite: false }, as(learner));
    expect(await standing()).toMatchObject({ favouriteCount: 0 });
  });

  it("counts every answer of many at once", async () => {
    const { id } = await first(4);
    await Promise.all(Array.from({ length: 6 }, () => check(id, {}, {}, other)));
    expect(await storedOf(2, id)).toMatchObject([{ tries: 6, wrong_tries: 6 }]);
  });

  it("is opened and closed by whose the subject is, and closed nothing of it can be reached", async () => {
    const open = (isPractice: boolean, who: string) =>
      server.call("savePracticeSubject", { id: subjectId, isPractice }, as(who));
    const { id } = await first(1);
    expect((await open(false, learner)).code).toBe(errorCode.NO_PERMISSION);
    expect((await open(false, "lecturer")).code).toBe(errorCode.NOT_FOUND);
    expect((await open(false, "organisation")).data).toMatchObject({ isPractice: false, isMine: true });
    expect((await server.call("getPracticeStanding", { id: subjectId }, as(learner))).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getPracticeQuestions", { id: subjectId, from: "all" }, as(learner))).code).toBe(
      errorCode.NOT_FOUND,
    );
    expect((await check(id, {})).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("savePracticeFavourite", { id, isFavourite: true }, as(learner))).code).toBe(
      errorCode.NOT_FOUND,
    );
    expect(ok(await server.call("listPracticeSubjects")).list).toEqual([]);
    expect((await open(true, "organisation")).data).toMatchObject({ isPractice: true });
  });

  it("holds back the questions of an exam that is not over, and others of the same words", async () => {
    const electric = await openElectric();
    // The exam that is sold draws every kind of it but one; its window has no end.
    const all = ok(
      await server.call("getPracticeQuestions", { id: electric.id, from: "all", limit: 20 }, as(learner)),
    ).list;
    const held = await run<{
      id: string;
    }>(sql`select exam_question.id from exam_question where subject_id = ${electric.id}
      and question_kind in (select (rule ->> 'questionKind')::int from exam
        join exam_paper_version on exam_paper_version.id = paper_version_id
        cross join jsonb_array_elements(sections) as section
        cross join jsonb_array_elements(coalesce(section -> 'random', '[]')) as rule
        where exam_kind = 1 and exam.org_no = '1001')`);
    expect(held.length).toBeGreaterThan(5);
    for (const { id } of held) {
      expect(all.map((question: PracticeQuestion) => question.id)).not.toContain(id);
      expect((await check(id, {})).code).toBe(errorCode.NOT_FOUND);
    }
    // The same question once more, in a subject that no exam draws from.
    const [twin] = await run<{ id: string }>(
      sql`select id from exam_question where subject_id = ${subjectId} order by id limit 1`,
    );
    await run(sql`with version as (
        insert into exam_question_version (question_id, org_no, version_no, question_kind, body, body_hash)
        select ${twin?.id}, org_no, 2, question_kind, body, body_hash from exam_question_version
        where question_id = ${held[0]?.id} limit 1 returning id)
      update exam_question set version_id = version.id from version where exam_question.id = ${twin?.id}`);
    expect((await check(twin!.id, {})).code).toBe(errorCode.NOT_FOUND);
    expect(await standing()).toMatchObject({ questionCount: 13 });
    // Once the exam is over, they are open.
    await endExams();
    expect((await check(held[0]!.id, {})).code).toBe(200);
    expect(await standing()).toMatchObject({ questionCount: 14 });
  });

  it("holds back what stands in an open attempt: of practice for its learner, of an exam for everybody", async () => {
    await openElectric();
    await endExams();
    const [practice] = await run<{ id: string }>(sql`select id from exam where exam_kind = 3 order by id limit 1`);
    const attempt = ok(await server.call("startExamAttempt", { id: practice!.id }, as(other)));
    const [slot] = await run<{ id: string }>(sql`select question_id as id from exam_attempt_slot
      join exam_question_version on exam_question_version.id = question_version_id where attempt_id = ${attempt.id} limit 1`);
    expect((await check(slot!.id, {}, {}, other)).code).toBe(errorCode.NOT_FOUND);
    expect((await check(slot!.id, {})).code).toBe(200);
    // An exam whose window has ended while somebody still sits it.
    await run(sql`update exam set exam_kind = 1, gmt_end = now() - interval '1 minute' where id = ${practice?.id}`);
    expect((await check(slot!.id, {})).code).toBe(errorCode.NOT_FOUND);
    await run(sql`update exam_attempt set state = 4 where exam_id = ${practice?.id}`);
    expect((await check(slot!.id, {})).code).toBe(200);
  });
});
