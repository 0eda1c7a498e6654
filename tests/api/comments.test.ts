import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ModerationTargetEnum } from "../../src/generated/enums.ts";
import { plainDocument, sendNotices } from "../../src/server/modules/community/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { fieldsOf, ok } from "./client.ts";
import { grantCourse } from "../../src/server/modules/orders/access/grant-course.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("what people say of courses and keep", () => {
  let server: TestServer;
  let learner = "";
  let other = "";
  let courseId = "";
  let lecturerUserNo = "";
  beforeAll(async () => {
    server = await startTestServer();
    learner = await server.signIn("13800000001");
    other = await server.signIn("13800000004");
    [{ id: courseId, lecturer_user_no: lecturerUserNo } = { id: "", lecturer_user_no: "" }] = await run<{
      id: string;
      lecturer_user_no: string;
    }>(sql`
      select id, lecturer_user_no from course
      where is_public and price_fen > 0 and id not in (select course_id from course_user) order by id limit 1`);
    const [user] = await run<{ user_no: string }>(sql`select user_no from app_user where mobile = '13800000001'`);
    await withActor(server.services.db, systemActor, (trx) =>
      grantCourse(trx, { userNo: user?.user_no ?? "", courseId, source: "grant" }),
    );
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    for (const table of ["course_collection", "lecturer_attention"]) await run(sql`delete from ${sql.table(table)}`);
    await run(sql`delete from community_comment where target_kind = 3 and target_id = ${courseId}`);
    await run(sql`delete from use_count`);
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const say = (input: Record<string, unknown>, token = learner) =>
    server.call("saveCourseComment", { courseId, ...input }, { token });
  const list = async (token?: string) =>
    ok(await server.call("listCourseComments", { courseId }, token ? { token } : {}));

  it("are read by everybody and written by those who are signed in", async () => {
    expect((await server.call("saveCourseComment", { courseId, commentText: "x" })).code).toBe(
      errorCode.SESSION_MISSING,
    );
    const data = ok(await say({ commentText: "讲得很细 <b>好</b>" }));
    const [comment] = (await list()).list;
    expect(comment).toMatchObject({
      id: data.id,
      commentText: "讲得很细 <b>好</b>",
      userName: "周晓明",
      isOwn: 0,
      isLiked: 0,
      list: [],
    });
    expect((await list(learner)).list[0]!.isOwn).toBe(1);
  });

  it("answer each other in threads of one level", async () => {
    const root = ok(await say({ commentText: "第一" })).id;
    const answer = ok(await say({ commentText: "答", parentId: root }, other)).id;
    await say({ commentText: "再答", parentId: answer });
    const { list: comments, totalCount } = await list();
    expect(totalCount).toBe(1);
    expect(comments[0]!.list).toMatchObject([
      { commentText: "答", parentId: root },
      { commentText: "再答", parentId: root, replyUserName: "李佳慧" },
    ]);
    expect(await say({ commentText: "x", parentId: "999999999" })).toMatchObject({ code: errorCode.NOT_FOUND });
    const [elsewhere] = await run<{ id: string }>(
      sql`select id from course where is_public and id <> ${courseId} limit 1`,
    );
    expect(await say({ commentText: "x", parentId: root, courseId: elsewhere?.id })).toMatchObject({
      code: errorCode.NOT_FOUND,
    });
  });

  it("rate once each, and only with the right to the course", async () => {
    const before = await list();
    expect(await say({ score: 5, commentText: "好" }, other)).toMatchObject({ code: errorCode.RATING_NOT_HELD });
    expect((await list()).list).toEqual([]);
    await say({ score: 2 });
    await Promise.all([say({ score: 4 }), say({ score: 4 })]);
    const after = await list();
    expect(after.scoreTotal).toBe(before.scoreTotal + 1);
    expect(ok(await server.call("getStudyCourse", { courseId }, { token: learner })).score).toBe(4);
    await say({ commentText: "有分" });
    expect((await list()).list[0]!.score).toBe(4);
    for (const score of [0, 6, 4.5]) expect((await say({ score })).code).toBe(errorCode.VALIDATION);
    expect((await say({ commentText: "   " })).code).toBe(errorCode.VALIDATION);
    expect((await say({})).code).toBe(errorCode.VALIDATION);
  });

  it("count a like once a person, however many come at once", async () => {
    const { id } = ok(await say({ commentText: "赞我" }));
    const like = (isLike: 0 | 1, token = other) => server.call("saveCommentLike", { id: id!, isLike }, { token });
    await Promise.all([...Array.from({ length: 6 }, () => like(1)), like(1, learner)]);
    expect((await list(other)).list[0]).toMatchObject({ countLike: 2, isLiked: 1 });
    await like(0);
    expect((await like(0)).data).toEqual({ isLiked: 0, countLike: 1 });
    expect(await server.call("saveCommentLike", { id: "999999999", isLike: 1 }, { token: other })).toMatchObject({
      code: errorCode.NOT_FOUND,
    });
  });

  it("are taken back by their author; answers stay", async () => {
    const root = ok(await say({ commentText: "要删" })).id;
    await say({ commentText: "留下", parentId: root }, other);
    const lonely = ok(await say({ commentText: "独" })).id;
    const remove = (id: string, token = learner) => server.call("deleteCourseComment", { id }, { token });
    expect(await remove(root!, other)).toMatchObject({ code: errorCode.NOT_FOUND });
    expect(await remove(root!)).toMatchObject({ code: 200 });
    expect(await remove(root!)).toMatchObject({ code: errorCode.NOT_FOUND });
    await remove(lonely!);
    const { list: comments } = await list();
    expect(comments).toHaveLength(1);
    expect(comments[0]).toMatchObject({ commentText: "", userName: "", isRemoved: 1, list: [{ commentText: "留下" }] });
  });

  it("are taken back by those who look after the course, and by nobody else", async () => {
    const courseOf = async (orgNo: string) => {
      const [course] = await run<{ id: string; mobile: string }>(sql`select course.id, app_user.mobile from course
        join app_user on app_user.user_no = course.lecturer_user_no where course.is_public and course.org_no = ${orgNo}
        order by course.id limit 1`);
      if (!course) throw new Error(`the demo has no course of ${orgNo}`);
      return course;
    };
    const [school, elsewhere, platform] = [await courseOf("1001"), await courseOf("1003"), await courseOf("default")];
    const [lecturer, stranger, organisation, operator] = await Promise.all(
      [school.mobile, elsewhere.mobile, "13800000003", "13800000009"].map((mobile) => server.signIn(mobile)),
    );
    const remove = (id: string, token?: string) => server.call("deleteCourseComment", { id }, token ? { token } : {});
    const said = async (course: string) => ok(await say({ courseId: course, commentText: "广告" })).id as string;
    /** The button is there exactly where the call is allowed. */
    const may = async (course: string, token: string | undefined) => {
      const id = await said(course);
      const shown = ok(await server.call("listCourseComments", { courseId: course }, token ? { token } : {})).list[0];
      const { code } = await remove(id, token);
      expect(shown).toMatchObject({ id, isOwn: 0, mayRemove: code === 200 ? 1 : 0 });
      return code;
    };
    const asked = [];
    for (const token of [lecturer, organisation, operator, stranger, other, undefined])
      asked.push(await may(school.id, token));
    expect(asked).toEqual([200, 200, 200, 1004, 1004, 301]);
    expect([
      await may(platform.id, organisation),
      await may(elsewhere.id, organisation),
      await may(elsewhere.id, operator),
    ]).toEqual([1004, 1004, 200]);
    // The author's own stays theirs, and what left the shelf is still looked after.
    const id = await said(school.id);
    await run(sql`update course set is_putaway = false where id = ${school.id}`);
    expect(await remove(id, other)).toMatchObject({ code: errorCode.NOT_FOUND });
    expect(await remove(id, lecturer)).toMatchObject({ code: 200 });
    await run(sql`update course set is_putaway = true where id = ${school.id}`);
    await run(
      sql`delete from community_comment where target_kind = 3 and target_id in (${school.id}, ${elsewhere.id}, ${platform.id})`,
    );
  });

  it("are changed by their author alone, who names people, and whom they concern is told", async () => {
    await run(sql`delete from community_notice`);
    await run(sql`delete from msg`);
    const ensured = await Promise.all([learner, other].map((token) => server.call("getOwnBlogger", {}, { token })));
    const named = ensured[1]?.data as { userNo: string; userName: string };
    const id = ok(await say({ commentText: `@${named.userName} 一起学 @没有这个人` })).id;
    expect((await list()).list[0]!.mentionList).toEqual([{ userNo: named.userNo, userName: named.userName }]);
    expect((await say({ commentId: id, commentText: "x" }, other)).code).toBe(errorCode.NOT_FOUND);
    expect((await say({ commentId: id, commentText: " " })).code).toBe(errorCode.VALIDATION);
    expect(ok(await say({ commentId: id, commentText: "改好了" })).id).toBe(id);
    expect((await list()).list).toMatchObject([{ id, commentText: "改好了", isEdited: 1 }]);
    const many = Array.from({ length: 50 }, (_name, at) => `@某人${at}`).join(" ");
    expect(fieldsOf(await say({ commentText: many }))).toMatchObject([{ path: "commentText" }]);
    await say({ commentText: "好的", parentId: id }, other);
    await sendNotices(server.services, new Date());
    const told = await run<{ user_no: string; msg_title: string; content: string }>(
      sql`select user_no, msg_title, msg_text::text as content from msg join msg_user on msg_id = msg.id`,
    );
    const titles = (userNo: string) => told.filter((row) => row.user_no === userNo).map((row) => row.msg_title);
    expect(titles(named.userNo)).toEqual([expect.stringContaining("提到了你")]);
    expect(titles(ok(ensured[0]!).userNo)).toEqual([expect.stringContaining("回复了你")]);
    expect(titles(lecturerUserNo)).toEqual([expect.stringContaining("2 人评论了你的《")]);
    expect(told.every(({ content }) => content.includes(`/view/${courseId}`))).toBe(true);
    // They stand in the community centre with those below one's posts.
    const received = ok(await server.call("listReceivedComments", {}, { token: learner })).list;
    expect(received[0]).toMatchObject({
      commentText: "好的",
      postId: courseId,
      href: `/view/${courseId}`,
      isAnswer: 0,
    });
    expect(received[0]).not.toHaveProperty("articleType");
  });

  it("keep their place while moderation hides them, for those who answered; their words are their author's", async () => {
    const root = ok(await say({ commentText: "被举报的话" })).id;
    await say({ commentText: "我来回答", parentId: root }, other);
    const alone = ok(await say({ commentText: "单独被举报" })).id;
    await run(sql`update community_comment set moderation = 3 where id in (${root}, ${alone})`);
    for (const token of [undefined, other])
      expect((await list(token)).list).toMatchObject([
        { id: root, isRemoved: 1, commentText: "", userName: "", list: [{ commentText: "我来回答" }] },
      ]);
    expect((await list(learner)).list).toMatchObject([
      { id: alone, commentText: "单独被举报", moderation: 3 },
      { id: root, commentText: "被举报的话", moderation: 3 },
    ]);
    expect((await list(learner)).totalCount).toBe(2);
    expect((await server.call("saveCommentLike", { id: root!, isLike: 1 }, { token: other })).code).toBe(
      errorCode.NOT_FOUND,
    );
    expect((await say({ commentText: "x", parentId: root }, other)).code).toBe(errorCode.NOT_FOUND);
    await run(sql`update community_comment set moderation = 4 where id in (${root}, ${alone})`);
    expect((await list(learner)).list).toMatchObject([{ id: root, isRemoved: 1, commentText: "" }]);
  });

  it("are no comments of a post: neither is answered, changed, liked or removed by way of the other", async () => {
    const blog: OperationInput<"saveBlog"> = { title: "一篇", postState: 3, content: plainDocument("正文") };
    const blogId = ok(await server.call("saveBlog", blog, { token: learner })).id;
    const remark = ok(
      await server.call("saveBlogComment", { id: blogId, commentText: "博客评论" }, { token: learner }),
    ).id;
    const comment = ok(await say({ commentText: "课程评论" })).id;
    expect((await say({ commentText: "x", parentId: remark })).code).toBe(errorCode.NOT_FOUND);
    expect((await say({ commentText: "x", commentId: remark })).code).toBe(errorCode.NOT_FOUND);
    const token = learner;
    expect((await server.call("saveCommentLike", { id: remark, isLike: 1 }, { token })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("deleteCourseComment", { id: remark }, { token })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("deleteBlogComment", { id: comment! }, { token })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("deleteAnswer", { id: comment! }, { token })).code).toBe(errorCode.NOT_FOUND);
    const report = (targetKind: OperationInput<"saveReport">["targetKind"], targetId: string) =>
      server.call("saveReport", { targetKind, targetId, reason: 1, content: "" }, { token: other });
    expect((await report(ModerationTargetEnum.comment, comment!)).code).toBe(errorCode.NOT_FOUND);
    expect((await report(ModerationTargetEnum.courseComment, remark)).code).toBe(errorCode.NOT_FOUND);
    expect((await report(ModerationTargetEnum.courseComment, comment!)).code).toBe(200);
  });

  it("are thirty an hour", async () => {
    const replies = await Promise.all(Array.from({ length: 33 }, () => say({ score: 3 })));
    expect(replies.filter(({ code }) => code === errorCode.COMMENT_TOO_MANY)).toHaveLength(3);
  });

  it("leave the page with their course", async () => {
    await say({ commentText: "x" });
    await run(sql`update course set is_putaway = false where id = ${courseId}`);
    expect(await server.call("listCourseComments", { courseId })).toMatchObject({ code: errorCode.NOT_FOUND });
    expect(await say({ commentText: "y" })).toMatchObject({ code: errorCode.NOT_FOUND });
    await run(sql`update course set is_putaway = true where id = ${courseId}`);
  });

  it("keep favourites, once each", async () => {
    const call = (id: "saveCollection" | "deleteCollection", course = courseId) =>
      server.call(id, { courseId: course }, { token: learner });
    await Promise.all([call("saveCollection"), call("saveCollection"), call("saveCollection")]);
    const { data } = await server.call("listCollections", {}, { token: learner });
    expect(data).toMatchObject({
      totalCount: 1,
      list: [{ id: courseId, gmtCreate: expect.stringMatching(/^\d{4}-/) }],
    });
    expect(ok(await server.call("listCollections", {}, { token: other })).totalCount).toBe(0);
    expect(ok(await server.call("getStudyCourse", { courseId }, { token: learner })).isCollected).toBe(1);
    await call("deleteCollection");
    expect((await call("deleteCollection")).code).toBe(200);
    expect(ok(await server.call("listCollections", {}, { token: learner })).totalCount).toBe(0);
    expect(await call("saveCollection", "999999999")).toMatchObject({ code: errorCode.NOT_FOUND });
  });

  it("follow lecturers", async () => {
    const call = (id: "saveAttention" | "deleteAttention" | "getAttention", lecturer = lecturerUserNo) =>
      server.call(id, { lecturerUserNo: lecturer }, { token: learner });
    await call("saveAttention");
    await call("saveAttention");
    expect((await call("getAttention")).data).toEqual({ isAttended: 1 });
    // Everybody sees how many follow, nobody who.
    expect(ok(await server.call("getLecturer", { lecturerUserNo })).countAttention).toBe(1);
    expect((await server.call("listAttentions", {}, { token: learner })).data).toMatchObject({
      totalCount: 1,
      list: [{ lecturerUserNo, courseCount: expect.any(Number) }],
    });
    await call("deleteAttention");
    expect((await call("getAttention")).data).toEqual({ isAttended: 0 });
    expect(ok(await server.call("getLecturer", { lecturerUserNo })).countAttention).toBe(0);
    expect(await call("saveAttention", "999999999")).toMatchObject({ code: errorCode.NOT_FOUND });
  });
});
