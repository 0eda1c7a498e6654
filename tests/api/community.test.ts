import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { publishDue, refreshHot, sendNotices } from "../../src/server/modules/community/index.ts";
import { cleanUp } from "../../src/server/jobs/cleanup.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import type { RichBlock } from "../../src/generated/types.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { richText } from "./rich-text.ts";
import { itInWholeRun } from "../whole-run.ts";

describe("blogs of the community", () => {
  let server: TestServer;
  let writer = "";
  let reader = "";
  let operator = "";
  let writerNo = "";
  let readerNo = "";
  let labelNo = "";
  beforeAll(async () => {
    server = await startTestServer();
    [writer, reader, operator] = [
      await server.signIn("13800000001"),
      await server.signIn("13800000004"),
      await server.signIn("13800000009"),
    ];
    await run(sql`update app_user set org_no = 'default' where mobile in ('13800000001', '13800000004')`).catch(
      () => undefined,
    );
    [writerNo, readerNo] = [(await me(writer)).userNo, (await me(reader)).userNo];
    const [label] = await run<{ id: string }>(
      sql`insert into community_label (org_no, kind, label_name, label_name_en)
        select org_no, 1, '备考经验（测试）', 'Preparing' from app_user where user_no = ${writerNo} returning id`,
    );
    labelNo = label?.id ?? "";
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    for (const table of ["community_post", "community_follow", "community_notice"])
      await run(sql`delete from ${sql.table(table)}`);
    await run(sql`delete from use_count`);
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const me = async (token: string) => ok(await server.call("getOwnBlogger", {}, { token }));
  const orgOf = async () =>
    (await run<{ org_no: string }>(sql`select org_no from app_user where user_no = ${writerNo}`))[0]?.org_no ?? "";
  const scope = async () => {
    const orgNo = await orgOf();
    return orgNo === "default" ? {} : { orgNo };
  };
  const write = (input: Record<string, unknown> = {}, token = writer) =>
    server.call(
      "saveBlog",
      { title: "如何准备从业资格考试", content: richText("先看大纲，再做题"), postState: 3, ...input },
      { token },
    );
  const say = (id: string, input: Omit<OperationInput<"saveBlogComment">, "id">, token = reader) =>
    server.call("saveBlogComment", { id, ...input }, { token });
  const view = async (id: string, token?: string) =>
    server.call("getBlog", { id, ...(await scope()) }, token ? { token } : {});
  const comments = async (id: string, token?: string) =>
    ok(await server.call("listBlogComments", { id }, token ? { token } : {}));
  /** Counters that differ from the rows they count. */
  const drift = () =>
    run(sql`
      select 'like' as what, post.id from community_post post where count_like <> (select count(*) from
        community_reaction r where r.target_kind = post.kind and r.target_id = post.id and reaction = 1)
      union all select 'favourite', post.id from community_post post where count_favourite <> (select count(*) from
        community_reaction r where r.target_kind = post.kind and r.target_id = post.id and reaction = 2)
      union all select 'comment', post.id from community_post post where count_comment <> (select count(*) from
        community_comment c where c.target_kind = post.kind and c.target_id = post.id and c.is_shown)
      union all select 'reply', c.id from community_comment c where count_reply <> (select count(*) from
        community_comment a where a.root_id = c.id and a.is_shown)
      union all select 'comment like', c.id from community_comment c where count_like <> (select count(*) from
        community_reaction r where r.target_kind = 4 and r.target_id = c.id and reaction = 1)
      union all select 'fans', b.user_no from blogger b where count_fans <> (select count(*) from community_follow f
        where f.target_kind = 5 and f.target_id = b.user_no)
      union all select 'follow', b.user_no from blogger b where count_follow <> (select count(*) from community_follow f
        where f.target_kind = 5 and f.user_no = b.user_no)
      union all select 'blog', b.user_no from blogger b where count_blog <> (select count(*) from community_post p
        where p.user_no = b.user_no and p.kind = 1 and p.is_shown)
      union all select 'question', b.user_no from blogger b where count_question <> (select count(*) from community_post p
        where p.user_no = b.user_no and p.kind = 2 and p.is_shown)
      union all select 'likes of a person', b.user_no from blogger b where count_like <> (select coalesce(sum(p.count_like), 0)
        from community_post p where p.user_no = b.user_no)
      union all select 'label', l.id from community_label l where count_post <> (select count(*) from community_post p
        where p.label_no = l.id and p.is_shown)
      union all select 'search', p.id from community_post p where p.is_shown <> exists (select from community_search s
        where s.post_id = p.id)
      union all select 'hot', p.id from community_post p where p.is_shown <> exists (select from community_hot h
        where h.post_id = p.id)`);

  it("are written by who is signed in, and read by everybody once they are published", async () => {
    expect((await server.call("saveBlog", { title: "x", content: richText("x"), postState: 3 })).code).toBe(
      errorCode.SESSION_MISSING,
    );
    const draft = ok(await write({ postState: 1, labelNo }));
    expect((await view(draft.id)).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getBlogSignedIn", { id: draft.id }, { token: reader })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getBlogSignedIn", { id: draft.id }, { token: writer })).data).toMatchObject({
      isOwn: 1,
      postState: 1,
    });
    const edit: OperationInput<"updateBlog"> = {
      id: draft.id,
      version: 1,
      title: "新题",
      content: richText("正文"),
      postState: 3,
      labelNo,
    };
    expect((await server.call("updateBlog", edit, { token: writer })).data).toMatchObject({
      version: 2,
      moderation: 1,
    });
    expect((await view(draft.id)).data).toMatchObject({
      title: "新题",
      summary: "正文",
      isOwn: 0,
      isEdited: 0,
      labelNo,
    });
    expect((await server.call("updateBlog", edit, { token: writer })).code).toBe(errorCode.POST_CHANGED);
    const heading: RichBlock = { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "标题" }] };
    const again: OperationInput<"updateBlog"> = {
      ...edit,
      version: 2,
      content: { type: "doc", content: [heading, ...richText("正文二").content] },
    };
    expect((await server.call("updateBlog", again, { token: writer })).code).toBe(200);
    expect((await view(draft.id)).data).toMatchObject({ summary: "正文二", isEdited: 1 });
    const list = ok(await server.call("listBlogs", { labelNo, ...(await scope()) }));
    expect(list).toMatchObject({ totalCount: 1, list: [{ id: draft.id, countComment: 0 }] });
    expect(ok(await server.call("listOwnBlogs", {}, { token: writer })).totalCount).toBe(1);
    expect(await drift()).toEqual([]);
  });

  it("belong to their author: another's id changes and deletes nothing", async () => {
    const { id } = ok(await write());
    const edit: OperationInput<"updateBlog"> = { id, version: 1, title: "偷改", content: richText("x"), postState: 3 };
    expect((await server.call("updateBlog", edit, { token: reader })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("deleteBlog", { id }, { token: reader })).code).toBe(errorCode.NOT_FOUND);
    expect(ok(await view(id)).title).toBe("如何准备从业资格考试");
    expect((await server.call("deleteBlog", { id }, { token: writer })).code).toBe(200);
    expect((await view(id, writer)).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("deleteBlog", { id }, { token: writer })).code).toBe(errorCode.NOT_FOUND);
    expect(await drift()).toEqual([]);
  });

  it("refuse in words what cannot be kept: too large, too many nodes, foreign pictures, hostile addresses", async () => {
    const fields = async (input: Record<string, unknown>) => {
      const reply = await write(input);
      return reply.code === errorCode.VALIDATION ? fieldsOf(reply).map(({ path }) => path) : reply.code;
    };
    expect(await fields({ content: richText("长".repeat(2_000_000)) })).toBe(errorCode.BODY_TOO_LARGE);
    const nodes = Array.from({ length: 10_000 }, () => ({ type: "paragraph" }));
    expect(await fields({ content: { type: "doc", content: nodes } })).toEqual(["content"]);
    const picture = (src: string) => ({ type: "doc", content: [{ type: "image", attrs: { src, alt: "" } }] });
    expect(await fields({ content: picture("https://elsewhere.example/a.png") })).toEqual(["content"]);
    expect(await fields({ cover: "/files/public/0/none.png" })).toEqual(["cover"]);
    const link = { type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] };
    expect(await fields({ content: { type: "doc", content: [{ type: "paragraph", content: [link] }] } })).toEqual([
      "content",
    ]);
    expect(await fields({ title: "  " })).toEqual(["title"]);
    expect(await fields({ content: richText(" ") })).toEqual(["content"]);
    expect(await fields({ labelNo: "999999" })).toEqual(["labelNo"]);
    expect(await fields({ postState: 2, gmtPublish: "2020-01-01 00:00:00" })).toEqual(["gmtPublish"]);
    expect(await fields({ title: "", content: { type: "doc", content: [] }, postState: 1 })).toBe(200);
  });

  it("are published when their time has come, and their followers are told", async () => {
    await server.call("saveBloggerRecord", { userNo: writerNo, isAttended: 1 }, { token: reader });
    const { id } = ok(await write({ postState: 2, gmtPublish: "2030-01-01 00:00:00" }));
    expect(await publishDue(server.services.db, new Date())).toBe(0);
    expect((await view(id)).code).toBe(errorCode.NOT_FOUND);
    expect(await publishDue(server.services.db, new Date("2030-01-02"))).toBe(1);
    expect((await view(id)).code).toBe(200);
    await sendNotices(server.services, new Date("2030-01-02T01:00:00Z"));
    const told = await run<{ msg_title: string }>(sql`select msg_title from msg join msg_user on msg_id = msg.id
      where user_no = ${readerNo} order by msg.id desc limit 1`);
    expect(told[0]?.msg_title).toContain("如何准备从业资格考试");
    expect(await drift()).toEqual([]);
  });

  it("come back when their deletion is taken back, as they stood and where they stood", async () => {
    const states = { published: ok(await write()).id, draft: ok(await write({ postState: 1 })).id };
    const later = ok(await write({ postState: 2, gmtPublish: "2030-01-01 00:00:00" })).id;
    const restore = async (id: string, token = writer) => (await server.call("restorePost", { id }, { token })).code;
    await say(states.published, { commentText: "留着" });
    for (const id of [states.published, states.draft, later]) {
      await server.call("deleteBlog", { id }, { token: writer });
      expect(await restore(id, reader)).toBe(errorCode.NOT_FOUND);
      expect(await restore(id)).toBe(200);
      expect(await restore(id)).toBe(errorCode.NOT_FOUND);
    }
    const own = ok(await server.call("listOwnBlogs", {}, { token: writer })).list;
    expect(own.map(({ postState }) => postState)).toEqual([2, 1, undefined]);
    expect(ok(await view(states.published)).countComment).toBe(1);
    await server.call("deleteBlog", { id: later }, { token: writer });
    await run(sql`update community_post set gmt_modified = now() - interval '2 days' where id = ${later}`);
    expect(await restore(later)).toBe(errorCode.NOT_FOUND);
    await run(sql`update community_post set moderation = 3 where id = ${states.published}`);
    await server.call("deleteBlog", { id: states.published }, { token: writer });
    expect(await restore(states.published)).toBe(200);
    expect((await view(states.published)).code).toBe(errorCode.NOT_FOUND);
    const hidden = ok(await server.call("listOwnBlogs", { moderation: 3 }, { token: writer }));
    expect(hidden).toMatchObject({ totalCount: 1, list: [{ id: states.published, moderation: 3 }] });
    expect(await drift()).toEqual([]);
  });

  it("show their author what they brought: figures of 30 days, and what others said to them", async () => {
    await run(sql`delete from community_author_day`);
    await run(sql`update community_follow set gmt_create = now() - interval '40 days'`);
    const before = ok(await server.call("getCommunityFigures", {}, { token: writer }));
    const { id } = ok(await write());
    const root = ok(await say(id, { commentText: "第一条" })).id;
    const own = ok(await say(id, { commentText: "作者的话", parentId: root }, writer)).id;
    await say(id, { commentText: "再回一句", parentId: own });
    await say(id, { commentText: "自言自语" }, writer);
    for (const token of [reader, operator]) await server.call("saveBlogLike", { id, isLike: 1 }, { token });
    await server.call("saveBlogLike", { id, isLike: 0 }, { token: operator });
    await server.call("saveBloggerRecord", { userNo: writerNo, isAttended: 1 }, { token: reader });
    await view(id, reader);
    await view(id, operator);
    await server.services.postViews.flush();
    const figures = async (token: string) => ok(await server.call("getCommunityFigures", {}, { token }));
    expect(await figures(writer)).toEqual({
      countView: 2,
      countLike: 1,
      countComment: before.countComment + 2,
      countFans: 1,
    });
    await run(sql`update community_author_day set day = day - 31`);
    expect(await figures(writer)).toMatchObject({ countView: 0, countLike: 0 });
    const received = async (token: string) =>
      ok(await server.call("listReceivedComments", {}, { token })).list.map(({ commentText }) => commentText);
    expect(await received(writer)).toEqual(["再回一句", "第一条"]);
    expect(await received(reader)).toEqual(["作者的话"]);
    await server.call("deleteBlogComment", { id: root }, { token: reader });
    expect(await received(writer)).toEqual(["再回一句"]);
    await server.call("deleteBlog", { id }, { token: writer });
    expect(await received(writer)).toEqual([]);
  });

  it("are liked once by a person, however many at once", async () => {
    const { id } = ok(await write());
    // Of one session a hundred may be in flight.
    const likes = Array.from({ length: 90 }, () => server.call("saveBlogLike", { id, isLike: 1 }, { token: reader }));
    expect(new Set((await Promise.all(likes)).map(({ code }) => code))).toEqual(new Set([200]));
    expect((await view(id, reader)).data).toMatchObject({ countLike: 1, isLiked: 1 });
    expect(ok(await server.call("saveBlogLike", { id, isLike: 0 }, { token: reader })).countLike).toBe(0);
    await server.call("saveBlogRecord", { id }, { token: reader });
    expect(ok(await server.call("listBlogCollections", {}, { token: reader })).list).toMatchObject([{ id }]);
    expect((await server.call("deleteBlogRecord", { id }, { token: reader })).data).toEqual({
      isCollected: 0,
      countCollection: 0,
    });
    await server.call("deleteBlog", { id }, { token: writer });
    expect((await server.call("saveBlogLike", { id, isLike: 1 }, { token: reader })).code).toBe(errorCode.POST_GONE);
    expect(await drift()).toEqual([]);
  });

  it("are commented in threads of two levels, with a stub where a deleted comment has answers", async () => {
    const { id } = ok(await write());
    const root = ok(await say(id, { commentText: "写得很细" })).id;
    const answer = ok(await say(id, { commentText: "谢谢", parentId: root }, writer)).id;
    await say(id, { commentText: "不客气", parentId: answer });
    await say(id, { commentText: "改过的", commentId: root });
    const alone = ok(await say(id, { commentText: "单独" })).id;
    const shown = await comments(id, reader);
    expect(shown.list).toMatchObject([
      { id: alone, list: [] },
      {
        id: root,
        commentText: "改过的",
        isEdited: 1,
        isOwn: 1,
        list: [
          { commentText: "谢谢", parentId: root, mayRemove: 0 },
          { commentText: "不客气", replyUserNo: writerNo, isOwn: 1 },
        ],
      },
    ]);
    expect(ok(await view(id)).countComment).toBe(4);
    await server.call("deleteBlogComment", { id: root }, { token: writer });
    await server.call("deleteBlogComment", { id: alone }, { token: reader });
    expect((await comments(id)).list).toMatchObject([{ id: root, isRemoved: 1, commentText: "", userName: "" }]);
    expect((await comments(id)).list[0]!.list).toHaveLength(2);
    expect(ok(await view(id)).countComment).toBe(2);
    expect(await drift()).toEqual([]);
  });

  it("refuse a comment on what was just deleted, and an answer to a comment of another blog", async () => {
    const [one, two] = [ok(await write()).id, ok(await write({ title: "另一篇" })).id];
    const root = ok(await say(one, { commentText: "第一" })).id;
    expect((await say(two, { commentText: "x", parentId: root })).code).toBe(errorCode.COMMENT_ELSEWHERE);
    expect((await say(one, { commentText: "x", commentId: root }, writer)).code).toBe(errorCode.COMMENT_GONE);
    await server.call("deleteBlogComment", { id: root }, { token: reader });
    expect((await say(one, { commentText: "x", parentId: root })).code).toBe(errorCode.COMMENT_GONE);
    expect((await server.call("savePostCommentLike", { id: root, isLike: 1 }, { token: writer })).code).toBe(
      errorCode.COMMENT_GONE,
    );
    await server.call("deleteBlog", { id: one }, { token: writer });
    expect((await say(one, { commentText: "x" })).code).toBe(errorCode.POST_GONE);
    const many = Array.from({ length: 50 }, (_name, at) => `@某人${at}`).join(" ");
    expect(fieldsOf(await say(two, { commentText: many }))).toMatchObject([{ path: "commentText" }]);
    expect(await drift()).toEqual([]);
  });

  it("show what their writer says of themselves, as they saved it last", async () => {
    const introduce = async () => ok(await server.call("getBlogger", { userNo: writerNo })).introduce;
    for (const text of ["写手艺，也写读书", "现在只写手艺", ""]) {
      ok(await server.call("updateBlogger", { userName: "王师傅", introduce: text }, { token: writer }));
      expect(await introduce()).toBe(text);
      expect(ok(await server.call("getOwnBlogger", {}, { token: writer })).introduce).toBe(text);
    }
  });

  it("tell whom they concern: a comment, a mention, and many likes in one message", async () => {
    const { id } = ok(await write());
    await server.call("updateBlogger", { userName: "小李" }, { token: reader });
    // The server sends notices by itself too: some may be gone before this asks for them.
    await run(sql`delete from msg`);
    await say(id, { commentText: "@小李 你看 @没有这个人" }, writer);
    expect((await comments(id)).list[0]!.mentionList).toEqual([{ userNo: readerNo, userName: "小李" }]);
    await say(id, { commentText: "看到了" });
    for (const token of [reader, operator]) await server.call("saveBlogLike", { id, isLike: 1 }, { token });
    const titles = async (userNo: string) =>
      (
        await run<{ msg_title: string }>(sql`select msg_title from msg join msg_user on msg_id = msg.id
          where user_no = ${userNo} order by msg.id desc limit 3`)
      ).map(({ msg_title }) => msg_title);
    await sendNotices(server.services, new Date());
    // What the server's own job has taken up meanwhile is there when the job is done.
    await expect.poll(() => titles(readerNo)).toEqual([expect.stringContaining("提到了你")]);
    await expect.poll(() => titles(writerNo)).toEqual(["小李 评论了你的《如何准备从业资格考试》"]);
    expect(await sendNotices(server.services, new Date(Date.now() + 10 * 60_000))).toBe(1);
    expect((await titles(writerNo))[0]).toBe("2 人赞了你的《如何准备从业资格考试》");
    expect(await sendNotices(server.services, new Date(Date.now() + 20 * 60_000))).toBe(0);
  });

  it("come to those who follow the person or the label, and nobody follows themselves", async () => {
    const { id } = ok(await write({ labelNo }));
    const feed = async () => ok(await server.call("listAttendedBlogs", {}, { token: operator })).list;
    expect(await feed()).toEqual([]);
    await server.call("saveLabelRecord", { labelNo, isAttended: 1 }, { token: operator });
    expect(await feed()).toMatchObject([{ id }]);
    const labels = async (input = {}, token = operator) => ok(await server.call("listLabelRecords", input, { token }));
    expect(await labels()).toMatchObject({ totalCount: 1, list: [{ labelNo, articleType: 1 }] });
    expect((await labels({ labelNo })).totalCount).toBe(1);
    expect((await labels({ labelNo }, reader)).totalCount).toBe(0);
    const follow: OperationInput<"saveBloggerRecord"> = { userNo: writerNo, isAttended: 1 };
    expect((await server.call("saveBloggerRecord", follow, { token: operator })).data).toEqual({
      isAttended: 1,
      countFans: 1,
    });
    expect(await feed()).toMatchObject([{ id }]);
    expect((await server.call("saveBloggerRecord", follow, { token: writer })).code).toBe(errorCode.FOLLOW_SELF);
    expect((await server.call("getBlogger", { userNo: writerNo }, { token: operator })).data).toMatchObject({
      isAttended: 1,
      countFans: 1,
      countBlog: 1,
    });
    expect(ok(await server.call("listFans", { userNo: writerNo }, { token: reader })).totalCount).toBe(1);
    expect(ok(await server.call("listBloggerRecords", {}, { token: operator })).list).toMatchObject([
      { userNo: writerNo },
    ]);
    await Promise.all([
      server.call("saveBloggerRecord", { userNo: writerNo, isAttended: 1 }, { token: reader }),
      server.call("saveBloggerRecord", { userNo: readerNo, isAttended: 1 }, { token: writer }),
    ]);
    expect(await drift()).toEqual([]);
  });

  it("are found by their words, those in the title first", async () => {
    const inBody = ok(await write({ title: "别的", content: richText("继续教育怎么学") })).id;
    const inTitle = ok(await write({ title: "继续教育的安排" })).id;
    await write({ title: "草稿：继续教育", postState: 1 });
    const found = ok(await server.call("searchBlogs", { str: "继续教育", ...(await scope()) }));
    expect(found.list.map(({ id }) => id)).toEqual([inTitle, inBody]);
    await run(sql`update community_post set moderation = 3 where id = ${inTitle}`);
    expect(ok(await server.call("searchBlogs", { str: "继续教育", ...(await scope()) })).totalCount).toBe(1);
    await run(sql`update community_post set moderation = 1 where id = ${inTitle}`);
    expect(ok(await server.call("searchBlogs", { str: "继续教育", ...(await scope()) })).totalCount).toBe(2);
  });

  it("count a reader once a day, and are hot by what people make of them", async () => {
    const [cold, hot] = [ok(await write({ title: "冷" })).id, ok(await write({ title: "热" })).id];
    await view(cold, reader);
    await view(cold, reader);
    await view(cold);
    expect(await server.services.postViews.flush()).toBe(2);
    await view(cold, reader);
    expect(await server.services.postViews.flush()).toBe(0);
    expect(ok(await view(cold)).countView).toBe(2);
    await say(cold, { commentText: "一" });
    for (const token of [reader, operator]) {
      await server.call("saveBlogLike", { id: hot, isLike: 1 }, { token });
      await server.call("saveBlogRecord", { id: hot }, { token });
    }
    await refreshHot(server.services.db, new Date(Date.now() + 60_000));
    const list = ok(await server.call("listBlogs", { labelType: 3, ...(await scope()) })).list;
    expect(list.map(({ title }) => title)).toEqual(["热", "冷"]);
    for (const labelType of [1, 2, 3] as const)
      expect(ok(await server.call("listBlogs", { labelType }, { token: reader })).labelType).toBe(labelType);
    // What nobody chose is the newest first, and the reply says so.
    expect(ok(await server.call("listBlogs")).labelType).toBe(1);
    const recommended = await server.call("listRecommendedArticles", { exceptId: hot, ...(await scope()) });
    expect(ok(recommended).list).toMatchObject([{ id: cold }]);
    server.advance(0);
    await cleanUp(server.services.db);
  });

  itInWholeRun(
    "keep every counter equal to its rows through 10,000 random operations",
    { timeout: 300_000 },
    async () => {
      const posts = await Promise.all(
        Array.from({ length: 6 }, async (_post, at) => ok(await write({ title: `第${at}篇` })).id),
      );
      for (let seed = 1; seed <= 20; seed += 1)
        await run(sql.raw(RANDOM({ people: [writerNo, readerNo], posts, labelNo, seed })));
      expect(await drift()).toEqual([]);
      const [counts] = await run<{ comments: number; likes: number }>(
        sql`select (select count(*)::int from community_comment) as comments, (select count(*)::int from community_reaction) as likes`,
      );
      expect(counts?.comments).toBeGreaterThan(100);
      expect(counts?.likes).toBeGreaterThan(5);
      // Totals of lists are read from counters.
      await run(
        sql`update community_post set moderation = 1, label_no = ${labelNo} where id in (${posts[0]}, ${posts[1]})`,
      );
      const total = async (input: object) => {
        const query = { ...input, pageSize: 1, ...(await scope()) };
        return ok(await server.call("listBlogs", query)).totalCount as number;
      };
      const shown = async (where: ReturnType<typeof sql>) =>
        (
          await run<{ count: number }>(sql`select count(*)::int as count from community_post where is_shown and kind = 1
        and org_no = ${await orgOf()} and ${where}`)
        )[0]!.count;
      expect(await shown(sql`label_no = ${labelNo}`)).toBeGreaterThan(1);
      expect(await total({})).toBe(await shown(sql`true`));
      expect(await total({ labelNo })).toBe(await shown(sql`label_no = ${labelNo}`));
      expect(await total({ userNo: writerNo })).toBe(await shown(sql`user_no = ${writerNo}`));
      expect(await drift()).toEqual([]);
    },
  );
});

/** Five hundred of everything that a counter hangs on, in an order that chance decides. */
const RANDOM = ({
  people,
  posts,
  labelNo,
  seed,
}: {
  people: string[];
  posts: string[];
  labelNo: string;
  seed: number;
}) => `do $$
declare
  people bigint[] := array[${people.join(",")}];
  posts bigint[] := array[${posts.join(",")}];
  person bigint; post bigint; made bigint;
begin
  perform setseed(${seed / 100});
  for turn in 1..500 loop
    person := people[1 + floor(random() * 2)]; post := posts[1 + floor(random() * 6)];
    select id into made from community_comment where target_kind = 1 and target_id = post order by random() limit 1;
    case floor(random() * 12)::int
      when 0, 1 then insert into community_reaction values (person, 1, post, 1 + floor(random() * 2)) on conflict do nothing;
      when 2 then delete from community_reaction where user_no = person and target_kind = 1 and target_id = post and reaction = 1;
      when 3 then insert into community_comment (org_no, target_kind, target_id, user_no, body) values ('default', 1, post, person, '{}');
      when 4 then if made is not null then insert into community_comment (org_no, target_kind, target_id, user_no, body, root_id, parent_id)
        select 'default', 1, post, person, '{}', coalesce(root_id, id), id from community_comment where id = made; end if;
      when 5 then update community_comment set is_removed = true where id = made;
      when 6 then update community_comment set moderation = 1 + floor(random() * 4) where id = made;
      when 7 then if made is not null then insert into community_reaction values (person, 4, made, 1) on conflict do nothing; end if;
      when 8 then delete from community_reaction where user_no = person and target_kind = 4 and target_id = made;
      when 9 then update community_post set moderation = 1 + floor(random() * 2) where id = post;
      when 10 then update community_post set label_no = case when random() < 0.5 then ${labelNo} end where id = post;
      else if random() < 0.5
        then insert into community_follow values (people[1], 5, people[2]) on conflict do nothing;
        else delete from community_follow where user_no = people[1]; end if;
    end case;
  end loop;
end $$`;
