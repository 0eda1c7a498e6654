import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import type { RichText } from "../../src/generated/types.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { richText } from "./rich-text.ts";

describe("questions of the community", () => {
  let server: TestServer;
  let asker = "";
  let helper = "";
  let operator = "";
  // Who asks is of the platform, as what they look at is; who helps belongs to an organisation.
  beforeAll(async () => {
    server = await startTestServer();
    asker = await server.signIn("13800000004");
    helper = await server.signIn("13800000001");
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await run(sql`delete from community_post where kind = 2`);
    await run(sql`delete from community_draft`);
    await run(sql`update blogger set count_accepted = 0`);
    await run(sql`delete from use_count`);
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const as = (token: string) => ({ token });
  const ask = async (title: string, more: object = {}, token = asker): Promise<string> =>
    ok(await server.call("saveQuestion", { title, body: richText(`${title}，请教大家`), ...more }, as(token))).id;
  const answer = async (questionId: string, words: string, token = helper): Promise<string> =>
    ok(await server.call("saveAnswer", { questionId, body: richText(words) }, as(token))).id;
  const view = async (id: string, token?: string) =>
    ok(await server.call("getQuestion", { id }, token ? as(token) : {}));
  const answers = async (id: string, token?: string) =>
    ok(await server.call("listAnswers", { id }, token ? as(token) : {})).list;

  it("are asked by those who are signed in and read by everybody", async () => {
    const input = { title: "怎么选灭火器", body: richText("家里用") };
    expect((await server.call("saveQuestion", input)).code).toBe(errorCode.SESSION_MISSING);
    const id = await ask("怎么选灭火器");
    expect(await view(id)).toMatchObject({
      title: "怎么选灭火器",
      articleType: 2,
      userName: "李佳慧",
      countAnswer: 0,
      isOwn: 0,
      isShown: 1,
      isAccepted: 0,
    });
    expect((await view(id, asker)).isOwn).toBe(1);
    const { list, totalCount } = ok(await server.call("listQuestions", {}));
    expect(totalCount).toBe(1);
    expect(list).toMatchObject([{ id, summary: "怎么选灭火器，请教大家" }]);
    expect(ok(await server.call("getOwnQuestion", { id }, as(helper))).id).toBe(id);
    expect((await server.call("getQuestion", { id: "999999999" })).code).toBe(errorCode.NOT_FOUND);
  });

  it("belong to the tenancy of who asks, wherever they ask", async () => {
    const [{ org_no: orgNo = "" } = {}] = await run<{ org_no: string }>(
      sql`select org_no from app_user where mobile = '13800000001'`,
    );
    const id = await ask("学校里的问题", {}, helper);
    expect(orgNo).not.toBe("default");
    expect(await run(sql`select org_no from community_post where id = ${id}`)).toEqual([{ org_no: orgNo }]);
    const ids = async (input: Record<string, unknown>) =>
      ok(await server.call("listQuestions", input)).list.map((one) => one.id);
    expect(await ids({ orgNo })).toEqual([id]);
    expect(await ids({})).toEqual([]);
    const elsewhere = { title: "x", body: richText("x"), orgNo: "default" };
    expect((await server.call("saveQuestion", elsewhere, as(helper))).code).not.toBe(200);
  });

  it("have comments that their writers edit, with the people whom they name", async () => {
    const id = await ask("怎么接线");
    const answerId = await answer(id, "先断电");
    const say = async (input: Record<string, unknown>, token = helper) =>
      server.call("saveAnswer", { questionId: id, ...input }, as(token));
    const named = ok(await server.call("getOwnBlogger", {}, as(asker)));
    const first = ok(await say({ commentText: `@${named.userName} 谢谢`, parentId: answerId })).id;
    const remark = ok(await say({ commentText: "写错了" })).id;
    expect((await answers(id))[0]).toMatchObject({ userHref: expect.stringMatching(/^\/blog\/blogger\/\d+$/) });
    expect((await answers(id))[0]!.list).toMatchObject([
      { isEdited: 0, mentionList: [{ userNo: named.userNo, userName: named.userName }] },
    ]);
    expect((await say({ id: first, commentText: "谢谢你" })).code).toBe(200);
    expect((await say({ id: remark, commentText: "写对了" })).code).toBe(200);
    expect((await answers(id))[0]!.list).toMatchObject([{ id: first, commentText: "谢谢你", isEdited: 1 }]);
    expect((await answers(id))[0]!.list![0]!.mentionList).toBeUndefined();
    expect(ok(await server.call("listQuestionComments", { id })).list).toMatchObject([
      { id: remark, commentText: "写对了", isEdited: 1 },
    ]);
    expect((await say({ id: remark, commentText: "偷改" }, asker)).code).toBe(errorCode.COMMENT_GONE);
    expect((await say({ id: answerId, commentText: "变成评论" }, helper)).code).toBe(errorCode.COMMENT_GONE);
    const other = await ask("另一个问题");
    expect((await say({ questionId: other, id: remark, commentText: "x" })).code).toBe(errorCode.COMMENT_GONE);
    await run(sql`delete from community_notice`);
  });

  it("keep their earlier versions, with the body, for who asked alone", async () => {
    const id = await ask("第一版");
    await server.call("updateQuestion", { id, version: 1, title: "第二版", body: richText("改过") }, as(asker));
    const revision = { id, version: 1 };
    expect((await server.call("getPostRevision", revision, as(asker))).data).toMatchObject({
      version: 1,
      title: "第一版",
      body: richText("第一版，请教大家"),
    });
    expect((await server.call("getPostRevision", revision, as(helper))).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getPostRevision", { id, version: 9 }, as(asker))).code).toBe(errorCode.NOT_FOUND);
    await server.call("deleteQuestion", { id }, as(asker));
    expect((await server.call("restorePost", { id }, as(asker))).code).toBe(200);
    expect((await view(id)).title).toBe("第二版");
  });

  it("are listed by what happened last, by their age, by what is unanswered, and by whom one follows", async () => {
    const [first, second] = [await ask("第一个问题"), await ask("第二个问题", {}, operator)];
    await answer(first, "回答");
    const ids = async (input: Record<string, unknown>, token?: string) =>
      ok(await server.call("listQuestions", input, token ? as(token) : {})).list.map(({ id }) => id);
    expect(await ids({})).toEqual([first, second]);
    expect(await ids({ labelType: 1 })).toEqual([second, first]);
    expect((await ids({ labelType: 3 })).toSorted()).toEqual([first, second].toSorted());
    expect(await ids({ isUnanswered: 1, labelType: 1 })).toEqual([second]);
    expect(await ids({ labelType: 2 })).toEqual([]);
    const { userNo } = await view(second);
    await run(sql`insert into community_follow (user_no, target_kind, target_id)
      select user_no, 5, ${userNo} from app_user where mobile = '13800000004'`);
    expect(await ids({ labelType: 2 }, asker)).toEqual([second]);
    await run(sql`delete from community_follow`);
  });

  it("are listed with the way they are listed in the reply, and so are answers", async () => {
    const id = await ask("排序写在回答里");
    for (const labelType of [1, 2, 3] as const)
      expect(ok(await server.call("listQuestions", { labelType }, as(asker))).labelType).toBe(labelType);
    expect(ok(await server.call("listQuestions", {}))).not.toHaveProperty("labelType");
    for (const labelType of [1, 3] as const)
      expect(ok(await server.call("listAnswers", { id, labelType })).labelType).toBe(labelType);
    expect(ok(await server.call("listAnswers", { id }))).not.toHaveProperty("labelType");
  });

  it("take a label of their own site and kind only, and say so at its field as blogs do", async () => {
    for (const labelNo of ["987654321", "x"]) {
      const fields = [{ path: "labelNo", message: expect.any(String) }];
      const question = { title: "电工证怎么复审", body: richText("电工证怎么复审，请教大家"), labelNo };
      expect(fieldsOf(await server.callUnchecked("saveQuestion", question, as(asker)))).toEqual(fields);
      const blog = { title: "电工证怎么复审", content: richText("先看期限"), labelNo, postState: 1 };
      expect(fieldsOf(await server.callUnchecked("saveBlog", blog, as(asker)))).toEqual(fields);
    }
  });

  it("are found by their words, and by what somebody is about to ask", async () => {
    const id = await ask("电工证怎么复审");
    await ask("健身教练怎么考");
    const found = ok(await server.call("searchQuestions", { str: "电工" }));
    expect(found).toMatchObject({ totalCount: 1, list: [{ id }] });
    const { list } = ok(await server.call("listSimilarQuestions", { str: "电工证多久复审一次" }));
    expect(list[0]).toMatchObject({ id });
    expect(ok(await server.call("listSimilarQuestions", { str: "电工证复审", exceptId: id })).list).toEqual([]);
    // They share a word, and are about something else.
    expect(ok(await server.call("listSimilarQuestions", { str: "电表怎么换" })).list).toEqual([]);
    await server.call("deleteQuestion", { id }, as(asker));
    expect(ok(await server.call("searchQuestions", { str: "电工" })).totalCount).toBe(0);
  });

  it("have answers with comments: the accepted one first, then the most useful", async () => {
    const id = await ask("问");
    const [one, two, three] = [await answer(id, "一"), await answer(id, "二"), await answer(id, "三", asker)];
    await server.call("saveQuestionRecord", { id: one, recordType: 3 }, as(asker));
    expect((await answers(id)).map((entry) => entry.id)).toEqual([one, three, two]);
    await server.call("acceptAnswer", { id, answerId: two }, as(asker));
    expect((await answers(id)).map((entry) => entry.id)).toEqual([two, one, three]);
    const say = (commentText: string, parentId: string, token = asker) =>
      server.call("saveAnswer", { questionId: id, commentText, parentId }, as(token));
    const comment = ok(await say("谢谢", two)).id;
    await say("不客气", comment, helper);
    const [accepted] = await answers(id, asker);
    expect(accepted).toMatchObject({
      isAccepted: 1,
      countComment: 2,
      list: [
        { commentText: "谢谢", isOwn: 1 },
        { commentText: "不客气", replyUserName: "李佳慧", isOwn: 0 },
      ],
    });
    expect((await view(id)).countAnswer).toBe(3);
    await server.call("saveAnswer", { questionId: id, commentText: "补充一下" }, as(helper));
    expect(ok(await server.call("listQuestionComments", { id })).list).toMatchObject([{ commentText: "补充一下" }]);
    expect(ok(await server.call("listOwnAnswers", {}, as(helper))).list).toMatchObject([
      { id: two, questionId: id, title: "问", isAccepted: 1 },
      { id: one, isAccepted: 0 },
    ]);
  });

  it("are decided by their asker alone: accepting another moves it, and one taken back is accepted no more", async () => {
    const id = await ask("问");
    const other = await ask("另一个", {}, operator);
    const [one, two, elsewhere] = [await answer(id, "一"), await answer(id, "二"), await answer(other, "他处")];
    const accept = (answerId?: string, token = asker) =>
      server.call("acceptAnswer", { id, ...(answerId ? { answerId } : {}) }, as(token));
    expect((await accept(one, helper)).code).toBe(errorCode.NOT_FOUND);
    expect((await accept(elsewhere)).code).toBe(errorCode.NOT_FOUND);
    await Promise.all([accept(one), accept(two), accept(one), accept(two)]);
    expect((await answers(id)).filter((entry) => entry.isAccepted === 1)).toHaveLength(1);
    await accept(one);
    const [{ count_accepted: before = 0 } = {}] = await run<{ count_accepted: number }>(
      sql`select count_accepted from blogger where user_no = (select user_no from app_user where mobile = '13800000001')`,
    );
    expect(before).toBe(1);
    await server.call("deleteAnswer", { id: one }, as(helper));
    expect(await view(id)).toMatchObject({ isAccepted: 0, countAnswer: 1 });
    await accept(two);
    await accept();
    expect((await view(id)).isAccepted).toBe(0);
  });

  it("count a like, a follow and what is useful once, however often it is pressed at once", async () => {
    const id = await ask("问");
    const answerId = await answer(id, "答");
    for (const [target, recordType] of [
      [id, 1],
      [id, 2],
      [id, 4],
      [answerId, 3],
    ] as const) {
      const save = () => server.call("saveQuestionRecord", { id: target, recordType }, as(helper));
      await Promise.all(Array.from({ length: 20 }, save));
      expect((await save()).data).toEqual({ isOn: 1, count: 1 });
    }
    expect(await view(id, helper)).toMatchObject({
      isLiked: 1,
      isFavourite: 1,
      isFollowed: 1,
      countLike: 1,
      countFollow: 1,
    });
    const records = await server.call("listQuestionRecords", { recordType: 4 }, as(helper));
    expect(ok(records).list).toMatchObject([{ id }]);
    const { data } = await server.call("deleteQuestionRecord", { id, recordType: 4 }, as(helper));
    expect(data).toEqual({ isOn: 0, count: 0 });
    expect((await server.call("saveQuestionRecord", { id: answerId, recordType: 1 }, as(helper))).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("are changed by their asker alone, each edit on the one before, with a history", async () => {
    const id = await ask("旧标题");
    const change = (title: string, version: number, token = asker) =>
      server.call("updateQuestion", { id, title, body: richText("新的内容"), version }, as(token));
    expect((await change("别人的", 1, helper)).code).toBe(errorCode.NOT_FOUND);
    const both = await Promise.all([change("新标题", 1), change("新标题", 1)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, errorCode.POST_CHANGED].toSorted());
    expect(await view(id)).toMatchObject({ title: "新标题", version: 2, gmtEdit: expect.any(String) });
    const { list } = ok(await server.call("listPostRevisions", { id }, as(asker)));
    expect(list).toMatchObject([
      { version: 2, title: "新标题", text: "新的内容" },
      { version: 1, title: "旧标题", text: "旧标题，请教大家" },
    ]);
    expect((await server.call("listPostRevisions", { id }, as(helper))).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("deleteQuestion", { id }, as(helper))).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("deleteQuestion", { id }, as(asker))).code).toBe(200);
    expect((await server.call("saveAnswer", { questionId: id, body: richText("晚了") }, as(helper))).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("have an empty history for their writer, and none for others, where they were made without edits", async () => {
    const writer = await server.signIn("13800000002");
    const { list } = ok(await server.call("listOwnBlogs", { pageSize: 1 }, as(writer)));
    const { id = "" } = list[0] ?? {};
    expect(ok(await server.call("listPostRevisions", { id }, as(writer)))).toEqual({ list: [] });
    expect((await server.call("listPostRevisions", { id }, as(helper))).code).toBe(errorCode.NOT_FOUND);
  });

  it("are closed as duplicates by their asker and by operators, and never in a circle", async () => {
    const [id, other] = [await ask("问"), await ask("早就问过")];
    const close = (input: object, token = asker) => server.call("saveQuestionDuplicate", { id, ...input }, as(token));
    expect((await close({ duplicateId: other }, helper)).code).toBe(errorCode.NOT_FOUND);
    expect((await close({ duplicateId: id })).code).toBe(errorCode.QUESTION_CIRCLE);
    expect((await close({ duplicateId: other }, operator)).code).toBe(200);
    expect(await view(id)).toMatchObject({ isClosed: 1, duplicate: { id: other, title: "早就问过" } });
    const back = await server.call("saveQuestionDuplicate", { id: other, duplicateId: id }, as(asker));
    expect(back.code).toBe(errorCode.QUESTION_CIRCLE);
    expect((await server.call("saveAnswer", { questionId: id, body: richText("答") }, as(helper))).code).toBe(
      errorCode.QUESTION_CLOSED,
    );
    await close({});
    expect(await view(id)).toMatchObject({ isClosed: 0 });
    expect((await view(id)).duplicate).toBeUndefined();
  });

  it("invite people by their name, once", async () => {
    const id = await ask("问");
    await ask("让他有名字", {}, helper);
    const invite = (userName: string) => server.call("sendAnswerInvitation", { id, userName }, as(asker));
    expect((await invite("没有这个人")).code).toBe(errorCode.PERSON_NOT_FOUND);
    expect((await invite("李佳慧")).code).toBe(errorCode.PERSON_NOT_FOUND);
    await Promise.all([invite("周晓明"), invite("周晓明")]);
    expect(await run(sql`select from community_invite where post_id = ${id}`)).toHaveLength(1);
    expect(await run(sql`select from community_notice where target_id = ${id} and notice_kind = 8`)).toHaveLength(1);
  });

  it("refuse in words what is empty, too long, of another place or in another thread", async () => {
    const save = (body: object) => server.callUnchecked("saveQuestion", { title: "题", body }, as(asker));
    const fieldOf = async (body: object) => fieldsOf(await save(body))[0]!.path;
    expect(await fieldOf(richText(""))).toBe("body");
    expect(await fieldOf({ type: "doc", content: Array.from({ length: 10_000 }, () => ({ type: "paragraph" })) })).toBe(
      "body",
    );
    const image = (src: string) => ({ type: "doc", content: [{ type: "image", attrs: { src, alt: "" } }] });
    expect(await fieldOf(image("https://evil.example/x.png"))).toBe("body");
    expect(await fieldOf(image("/files/public/post/aa/others.webp"))).toBe("body");
    const link = { type: "link", attrs: { href: "javascript:alert(1)" } };
    const linked = { type: "text", text: "x", marks: [link] };
    expect(await fieldOf({ type: "doc", content: [{ type: "paragraph", content: [linked] }] })).toBe("body");
    const forged = { type: "codeBlock", content: [{ type: "text", text: "x" }], spans: ["forged"] };
    expect((await save({ type: "doc", content: [forged] })).code).toBe(errorCode.VALIDATION);
    expect((await save(richText("长".repeat(2_000_000)))).code).toBe(errorCode.BODY_TOO_LARGE);
    const [id, other] = [await ask("问"), await ask("别处")];
    const parentId = await answer(other, "别处的回答");
    const below = await server.call("saveAnswer", { questionId: id, commentText: "x", parentId }, as(helper));
    expect(below.code).toBe(errorCode.NOT_FOUND);
    await server.call("deleteAnswer", { id: parentId }, as(helper));
    const late = { questionId: other, commentText: "x", parentId };
    expect((await server.call("saveAnswer", late, as(helper))).code).toBe(errorCode.NOT_FOUND);
  });

  it("take an answer that is a picture of one's own alone", async () => {
    const [key, foreign] = ["public/post/ab/aaaaaaaaaaaaaaaaaaaaaa.webp", "public/post/ab/bbbbbbbbbbbbbbbbbbbbbb.webp"];
    for (const [fileNo, storageKey, mobile] of [
      ["picture-of-who-answers", key, "13800000001"],
      ["picture-of-another-one", foreign, "13800000004"],
    ])
      await run(sql`insert into upload (file_no, user_no, org_no, purpose, state, file_name, sign_hash, gmt_expire, storage_key, media_type)
        select ${fileNo}, user_no, org_no, 'post', 'finished', 'a.webp', ${Buffer.alloc(32)}, now() + interval '1 day',
          ${storageKey}, 'image/webp' from app_user where mobile = ${mobile}`);
    const questionId = await ask("这个零件叫什么");
    const picture = (address: string): RichText => ({
      type: "doc",
      content: [{ type: "image", attrs: { src: address, alt: "" } }],
    });
    const send = (body: OperationInput<"saveAnswer">["body"]) =>
      server.call("saveAnswer", { questionId, body }, as(helper));
    expect((await send({ type: "doc", content: [{ type: "paragraph" }] })).code).toBe(errorCode.VALIDATION);
    expect((await send(picture(`/files/${foreign}`))).code).toBe(errorCode.VALIDATION);
    expect((await send(picture(`/files/${key}`))).code).toBe(200);
    expect(await answers(questionId)).toMatchObject([{ body: { content: [{ type: "image" }] } }]);
    expect((await view(questionId)).countAnswer).toBe(1);
  });

  it("are stored with the colours of their code, which nobody can send", async () => {
    const code = { type: "codeBlock", attrs: { language: "python" }, content: [{ type: "text", text: "pass" }] };
    const id = await ask("代码", { body: { type: "doc", content: [code] } });
    expect((await view(id)).body.content).toEqual([{ ...code, spans: [["keyword", "pass"]] }]);
  });

  it("are kept as drafts of one's own, each save on the one before, and gone when they are published", async () => {
    const draft = { articleType: 2, title: "写到一半", body: richText("") } satisfies Partial<
      OperationInput<"savePostDraft">
    >;
    const data = ok(await server.call("savePostDraft", draft, as(asker)));
    expect(data).toEqual({ id: expect.any(String), version: 1 });
    const save = (title: string, version: number, token = asker) =>
      server.call("savePostDraft", { ...draft, id: data.id, title, version }, as(token));
    expect(ok(await save("再写", 1)).version).toBe(2);
    expect((await save("旧的", 1)).code).toBe(errorCode.POST_CHANGED);
    expect((await save("别人的", 2, helper)).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getPostDraft", { id: data.id }, as(helper))).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getPostDraft", { id: data.id }, as(asker))).data).toMatchObject({ title: "再写" });
    expect(ok(await server.call("listPostDrafts", {}, as(asker))).list).toMatchObject([{ id: data.id }]);
    await ask("发布", { draftId: data.id });
    expect(ok(await server.call("listPostDrafts", {}, as(asker))).list).toEqual([]);
    expect((await server.call("deletePostDraft", { id: data.id }, as(asker))).code).toBe(errorCode.NOT_FOUND);
  });
});
