import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { storeDemoMedia } from "../../src/demo/media-files.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import type { DraftPeriod } from "../../src/generated/types.ts";
import { richText } from "./rich-text.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

type DraftBody = OperationInput<"saveCourseDraft">["body"];

describe("making courses", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer();
    await storeDemoMedia(server.services.storage, server.services.settings.dataDir);
    const people = await run<{ mobile: string; org_no: string }>(
      sql`select mobile, org_no from app_user where user_type = 2 order by user_no`,
    );
    tokens["lecturer"] = await server.signIn("13800000002");
    const own = people.find(({ mobile }) => mobile === "13800000002");
    tokens["otherLecturer"] = await server.signIn(
      people.find(({ org_no }) => org_no !== own?.org_no && org_no !== "1001")?.mobile ?? "",
    );
    tokens["orgLecturer"] = await server.signIn(
      people.find(({ org_no, mobile }) => org_no === "1001" && mobile !== "13800000002")?.mobile ?? "",
    );
    tokens["organisation"] = await server.signIn("13800000003");
    tokens["learner"] = await server.signIn("13800000001");
    tokens["operator"] = await server.signIn("13800000009");
    await run(sql`insert into upload (file_no, user_no, org_no, purpose, state, file_name, sign_hash, gmt_expire, storage_key, media_type)
      select 'cover-of-the-lecturers', user_no, org_no, 'cover', 'finished', 'cover.png', ${Buffer.alloc(32)}, now(),
      ${cover.slice("/files/".length)}, 'image/webp'
      from app_user where mobile = '13800000002'`);
    await run(sql`insert into upload (file_no, user_no, org_no, purpose, state, file_name, sign_hash, gmt_expire, storage_key, media_type)
      select 'cover-of-organisations', user_no, org_no, 'cover', 'finished', 'cover.png', ${Buffer.alloc(32)}, now(),
      ${ownCover.slice("/files/".length)}, 'image/webp'
      from app_user where mobile = '13800000003'`);
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const as = (who: string) => ({ token: tokens[who] ?? "" });
  const begin = async (who = "lecturer", courseCategory: OperationInput<"createCourseDraft">["courseCategory"] = 1) =>
    ok(await server.call("createCourseDraft", { courseCategory, courseName: "新课程" }, as(who))).courseId as string;
  const read = async (courseId: string, who = "lecturer") =>
    ok(await server.call("getCourseDraft", { courseId }, as(who)));

  it("begins a course that nobody sees but who makes it", async () => {
    const courseId = await begin();
    const draft = await read(courseId);
    expect(draft).toMatchObject({ courseId, version: 1, state: 0, isPutaway: 0, isPublished: false });
    expect(draft.body).toMatchObject({ courseName: "新课程", courseCategory: 1, categoryId1: "", chapters: [] });
    expect((await server.call("getCourse", { courseId })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getCourse", { courseId }, as("lecturer"))).code).toBe(errorCode.NOT_FOUND);
    const { list, countList } = ok(await server.call("listCourseDrafts", { state: 0 }, as("lecturer")));
    expect(list[0]).toMatchObject({ courseId, courseName: "新课程", state: 0 });
    expect(countList.find(({ state }) => state === 2)!.num).toBeGreaterThan(0);
  });

  it("lets in who makes the course, to look also operators, and nobody else", async () => {
    const courseId = await begin();
    const code = async (operation: "getCourseDraft" | "submitCourseDraft", who?: string) =>
      (
        await server.call(
          operation,
          operation === "getCourseDraft" ? { courseId } : { courseId, version: 1 },
          who ? as(who) : {},
        )
      ).code;
    expect(await code("getCourseDraft")).toBe(errorCode.SESSION_MISSING);
    expect(
      await Promise.all(
        ["learner", "otherLecturer", "orgLecturer", "organisation"].map((who) => code("getCourseDraft", who)),
      ),
    ).toEqual([306, 306, 306, 306]);
    expect(await code("getCourseDraft", "operator")).toBe(200);
    expect(await code("submitCourseDraft", "operator")).toBe(errorCode.NO_PERMISSION);
    expect((await server.call("getCourseDraft", { courseId: "999999999" }, as("lecturer"))).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("of two who save at once one is told, and nothing is overwritten", async () => {
    const courseId = await begin();
    const { body } = await read(courseId);
    const save = (courseName: string) =>
      server.call("saveCourseDraft", { courseId, version: 1, body: { ...body, courseName } }, as("lecturer"));
    const replies = await Promise.all([save("甲"), save("乙")]);
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1700]);
    expect(replies.find(({ code }) => code === errorCode.DRAFT_CONFLICT)?.data).toEqual({ version: 2 });
    const kept = replies[0]?.code === 200 ? "甲" : "乙";
    expect(await read(courseId)).toMatchObject({ version: 2, body: { courseName: kept } });
  });

  /** Pictures that the lecturer and the organisation have uploaded. */
  const cover = "/files/public/cover/00/0123456789abcdef0123456789abcd.webp";
  const ownCover = "/files/public/cover/00/1123456789abcdef0123456789abcd.webp";
  const addVideo = async (mobile: string, mediaNo: string) => {
    const [owner] = await run<{ user_no: string; org_no: string }>(
      sql`select user_no, org_no from app_user where mobile = ${mobile}`,
    );
    const [source] = await run<{ storage_key: string }>(
      sql`select storage_key from period_media where kind = 'mp4' limit 1`,
    );
    await run(sql`insert into media_asset (media_no, user_no, org_no, kind, state, file_name, media_type, storage_key,
      bytes, seconds, sha256)
      values (${mediaNo}, ${owner?.user_no}, ${owner?.org_no}, 'video', 'ready', 'film.mp4', 'video/mp4',
        ${`private/media/00/${mediaNo}`}, 10, 60, ${Buffer.alloc(32)})`);
    await run(sql`insert into media_asset_file (media_no, kind, name, storage_key, media_type, seconds, bytes, sha256)
      values (${mediaNo}, 'mp4', 'film.mp4', ${source?.storage_key}, 'video/mp4', 60, 10, ${Buffer.alloc(32)})`);
    return mediaNo;
  };
  /** From now on it is another lecturer's, of another organisation. */
  const giveAway = (mediaNo: string) =>
    run(
      sql`update media_asset set user_no = other.user_no, org_no = other.org_no from app_user as other
        where other.mobile = '13800000011' and media_no = ${mediaNo}`,
    );
  const no = (letter: string) => letter.repeat(22);
  const whole = async (body: DraftBody, mediaNo: string): Promise<DraftBody> => {
    const [category] = await run<{ id: string }>(
      sql`select id from category where floor = 1 and org_no = 'default' order by id limit 1`,
    );
    const introduce = richText("从零开始学会焊接。");
    const periods: DraftPeriod[] = [
      { key: "one", periodName: "第一节", periodDesc: "", periodType: 1, isFree: 1, mediaNo },
    ];
    const chapters: DraftBody["chapters"] = [
      { key: "first", chapterName: "第一章", chapterDesc: "", isFree: 0, periods },
    ];
    return {
      ...body,
      courseName: "焊接工艺入门课",
      courseLogo: cover,
      categoryId1: category!.id,
      courseOriginal: "99.00",
      courseDiscount: "60.00",
      introduce,
      chapters,
    };
  };
  const saveUnchecked = (courseId: string, version: number, body: object) =>
    server.callUnchecked("saveCourseDraft", { courseId, version, body }, as("lecturer"));
  const save = async (courseId: string, version: number, body: DraftBody, who = "lecturer") =>
    server.call("saveCourseDraft", { courseId, version, body }, as(who));
  const decide = (
    courseId: string,
    version: number,
    auditStatus: OperationInput<"auditCourse">["auditStatus"],
    auditOpinion = "",
  ) => server.call("auditCourse", { courseId, version, auditStatus, auditOpinion }, as("operator"));
  const published = async (mediaNo: string) => {
    const courseId = await begin();
    const { body } = await read(courseId);
    await save(courseId, 1, await whole(body, mediaNo));
    await server.call("submitCourseDraft", { courseId, version: 2 }, as("lecturer"));
    expect((await decide(courseId, 2, 1)).code).toBe(200);
    return courseId;
  };

  it("names everything that is missing when it is submitted", async () => {
    const courseId = await begin();
    const { body } = await read(courseId);
    const periods: DraftPeriod[] = [
      {
        key: "one",
        periodName: " ",
        periodDesc: "",
        periodType: 1,
        isFree: 0,
        mediaNo: await addVideo("13800000002", no("x")),
      },
      { key: "two", periodName: "直播", periodDesc: "", periodType: 2, isFree: 0 },
    ];
    await save(courseId, 1, {
      ...body,
      chapters: [{ key: "first", chapterName: "", chapterDesc: "", isFree: 0, periods }],
    });
    await giveAway(no("x"));
    const reply = await server.call("submitCourseDraft", { courseId, version: 2 }, as("lecturer"));
    expect(reply.code).toBe(errorCode.VALIDATION);
    expect(fieldsOf(reply).map(({ path }) => path)).toEqual([
      "courseLogo",
      "categoryId1",
      "courseOriginal",
      "introduce",
      "chapters.0.chapterName",
      "chapters.0.periods.0.periodName",
      "chapters.0.periods.0.mediaNo",
      "chapters.0.periods.1.periodType",
      "chapters.0.periods.1.beginTime",
      "chapters.0.periods.1.endTime",
    ]);
    expect(fieldsOf(reply).every(({ message }) => message.length > 3 && !message.includes("error."))).toBe(true);
  });

  it("shows no pictures of other places, and takes no lecturer of another organisation", async () => {
    const courseId = await begin();
    const { body } = await read(courseId);
    const picture = { type: "doc", content: [{ type: "image", attrs: { src: "https://example.com/x.png", alt: "" } }] };
    const link = {
      type: "doc",
      content: [
        {
          type: "paragraph",
          content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }],
        },
      ],
    };
    const [other] = await run<{ user_no: string }>(sql`select user_no from app_user where mobile = '13800000011'`);
    const paths = async (change: object) =>
      fieldsOf(await save(courseId, 1, { ...body, ...change })).map(({ path }) => path);
    expect(await paths({ introduce: picture })).toEqual(["introduce"]);
    expect(await paths({ introduce: link })).toEqual(["introduce"]);
    expect(
      await paths({ courseLogo: "https://example.com/x.png", lecturerUserNo: other?.user_no, courseCategory: 2 }),
    ).toEqual(["courseLogo", "courseCategory", "lecturerUserNo"]);
    expect(
      (await saveUnchecked(courseId, 1, { ...body, introduce: { type: "doc", content: [{ type: "script" }] } })).code,
    ).toBe(900);
    // What is far too deep is refused before it is read.
    for (const [depth, refusal] of [
      [40, 900],
      [2000, 1011],
    ] as const) {
      let block: object = { type: "paragraph", content: [{ type: "text", text: "深" }] };
      for (let level = 0; level < depth; level += 1) block = { type: "blockquote", content: [block] };
      expect([
        depth,
        (await saveUnchecked(courseId, 1, { ...body, introduce: { type: "doc", content: [block] } })).code,
      ]).toEqual([depth, refusal]);
    }
  });

  it("a course goes from its lecturer through a refusal and a pass to the learners, and its makers are told", async () => {
    const mediaNo = await addVideo("13800000002", no("a"));
    const courseId = await begin();
    const { body } = await read(courseId);
    await save(courseId, 1, await whole(body, mediaNo));
    expect((await server.call("submitCourseDraft", { courseId, version: 1 }, as("lecturer"))).code).toBe(
      errorCode.DRAFT_CONFLICT,
    );
    expect((await server.call("submitCourseDraft", { courseId, version: 2 }, as("lecturer"))).data).toEqual({
      version: 2,
      state: 1,
    });
    expect((await save(courseId, 2, body)).code).toBe(errorCode.DRAFT_WAITING);
    const queue = ok(await server.call("listCourseAudits", {}, as("operator")));
    expect(queue.list.at(-1)).toMatchObject({
      courseId,
      version: 2,
      courseName: "焊接工艺入门课",
      periodTotal: 1,
      isPublished: false,
    });
    expect((await server.call("listCourseAudits", {}, as("lecturer"))).code).toBe(errorCode.NO_PERMISSION);
    expect((await server.call("auditCourse", { courseId, version: 2, auditStatus: 1 }, as("lecturer"))).code).toBe(
      errorCode.NO_PERMISSION,
    );

    expect((await decide(courseId, 2, 2, " ")).code).toBe(errorCode.VALIDATION);
    expect((await decide(courseId, 2, 2, "封面不清楚")).code).toBe(200);
    expect(await read(courseId)).toMatchObject({
      state: 3,
      auditOpinion: "封面不清楚",
      auditList: [{ version: 2, auditStatus: 2, auditOpinion: "封面不清楚" }],
    });
    expect((await decide(courseId, 2, 1)).code).toBe(errorCode.DRAFT_NOT_WAITING);
    await save(courseId, 2, { ...(await read(courseId)).body, courseSubtitle: "换了封面" });
    await server.call("submitCourseDraft", { courseId, version: 3 }, as("lecturer"));
    expect((await decide(courseId, 2, 1)).code).toBe(errorCode.DRAFT_CONFLICT);
    expect(ok(await server.call("searchCourses", { str: "焊接工艺入门课" })).totalCount).toBe(0);
    expect((await decide(courseId, 3, 1)).code).toBe(200);

    const course = ok(await server.call("getCourse", { courseId }));
    expect(course).toMatchObject({
      courseName: "焊接工艺入门课",
      courseSubtitle: "换了封面",
      courseOriginal: "99.00",
      courseDiscount: "60.00",
      periodTotal: 1,
    });
    expect(course.chapterList[0]!.periodList[0]).toMatchObject({ periodName: "第一节", videoLength: "00:01:00" });
    expect(ok(await server.call("searchCourses", { str: "焊接工艺入门课" })).list[0]!.id).toBe(courseId);
    const way = ok(await server.call("getTrialUrl", { courseId, periodId: course.chapterList[0]!.periodList[0]!.id }));
    expect((await fetch(server.url + way.url)).status).toBe(200);
    await server.services.outbox.drain();
    const titles = ok(await server.call("listMessages", {}, as("lecturer"))).list.map(({ msgTitle }) => msgTitle);
    expect(titles.filter((title: string) => title.includes("焊接工艺入门课"))).toEqual([
      "《焊接工艺入门课》已通过审核",
      "《焊接工艺入门课》未通过审核",
    ]);
  });

  it("learners see what was audited until the next version passes, and keep what they did", async () => {
    const courseId = await published(await addVideo("13800000002", no("b")));
    const [learner] = await run<{ user_no: string }>(sql`select user_no from app_user where mobile = '13800000001'`);
    const [period] = await run<{ id: string }>(sql`select id from period where course_id = ${courseId}`);
    await run(
      sql`insert into study_progress (user_no, period_id, org_no, course_id, seconds)
        values (${learner?.user_no}, ${period?.id}, 'default', ${courseId}, 30)`,
    );
    const draft = await read(courseId);
    expect(draft).toMatchObject({
      state: 2,
      version: 3,
      isPublished: true,
      isPutaway: 1,
      mediaList: [{ key: "one", kind: "video" }],
    });
    const [chapter] = draft.body.chapters;
    const added = {
      ...chapter!,
      key: "second",
      chapterName: "第二章",
      periods: [
        { ...chapter!.periods[0]!, key: "two", periodName: "第二节", mediaNo: no("b") },
        { ...chapter!.periods[0]!, periodName: "搬到第二章" },
      ],
    };
    const change = {
      ...draft.body,
      courseName: "改了名字的课",
      courseOriginal: "88.00",
      chapters: [{ ...chapter!, periods: [{ ...chapter!.periods[0]!, key: "three", periodName: "第三节" }] }, added],
    };
    const version = ok(await save(courseId, 3, change)).version;
    const seen = async () => ok(await server.call("getCourse", { courseId }));
    expect(await seen()).toMatchObject({ courseName: "焊接工艺入门课", courseOriginal: "99.00", periodTotal: 1 });
    expect(
      ok(await server.call("listCourses", { lecturerUserNo: (await seen()).lecturerUserNo, pageSize: 100 })).list.some(
        ({ courseName }) => courseName === "改了名字的课",
      ),
    ).toBe(false);
    await server.call("submitCourseDraft", { courseId, version }, as("lecturer"));
    expect(ok(await server.call("searchCourses", { str: "改了名字" })).totalCount).toBe(0);
    expect((await decide(courseId, version, 1)).code).toBe(200);
    const after = await seen();
    expect(after.chapterList.map(({ periodList }) => periodList.map(({ periodName }) => periodName))).toEqual([
      ["第三节"],
      ["第二节", "搬到第二章"],
    ]);
    expect(after.chapterList[1]!.periodList[1]!.id).toBe(period?.id);
    expect(await run(sql`select seconds from study_progress where period_id = ${period?.id}`)).toEqual([
      { seconds: 30 },
    ]);

    const next = await read(courseId);
    await save(courseId, next.version, { ...next.body, chapters: [next.body.chapters[0]!] });
    await server.call("submitCourseDraft", { courseId, version: next.version + 1 }, as("lecturer"));
    expect((await decide(courseId, next.version + 1, 1)).code).toBe(200);
    expect((await seen()).chapterList).toHaveLength(1);
    // What was studied is hidden with its chapter, what nobody opened is gone.
    expect(
      await run(
        sql`select period_name, gmt_remove is not null as hidden from period where course_id = ${courseId} order by id`,
      ),
    ).toEqual([
      { period_name: "搬到第二章", hidden: true },
      { period_name: "第三节", hidden: false },
    ]);
    expect((await server.call("getPlaybackUrl", { courseId, periodId: period!.id }, as("lecturer"))).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("keeps a lesson that somebody was at with its kind, and the files of one that nobody opened go", async () => {
    const courseId = await published(await addVideo("13800000002", no("h")));
    const pass = async (change: (body: DraftBody) => DraftBody) => {
      const { version, body } = await read(courseId);
      const next = ok(await save(courseId, version, change(body))).version;
      const reply = await server.call("submitCourseDraft", { courseId, version: next }, as("lecturer"));
      return reply.code === 200 ? decide(courseId, next, 1) : reply;
    };
    const outline =
      (...periods: DraftPeriod[]) =>
      (body: DraftBody): DraftBody => ({ ...body, chapters: [{ ...body.chapters[0]!, periods }] });
    const lesson = (key: string): DraftPeriod => ({
      key,
      periodName: key,
      periodDesc: "",
      periodType: 1,
      isFree: 0,
      mediaNo: no("h"),
    });
    expect((await pass(outline(...["one", "two", "three", "four"].map(lesson)))).code).toBe(200);
    const ids = new Map(
      (
        await run<{ id: string; key: string }>(
          sql`select id, draft_key as key from period where course_id = ${courseId}`,
        )
      ).map(({ id, key }) => [key, id]),
    );
    const [learner] = await run<{ user_no: string }>(sql`select user_no from app_user where mobile = '13800000001'`);
    await run(sql`insert into live_member (period_id, user_no) values (${ids.get("two")}, ${learner?.user_no})`);
    await run(
      sql`insert into live_message (period_id, user_no, user_name, message_text, ref, gmt_create)
        values (${ids.get("three")}, ${learner?.user_no}, '小周', '老师好', 'r', now())`,
    );
    await run(
      sql`update period_media set storage_key = 'private/media/00/of-four' where period_id = ${ids.get("four")}`,
    );
    expect((await pass(outline(lesson("one")))).code).toBe(200);
    expect(
      await run(
        sql`select draft_key as key, gmt_remove is not null as hidden from period where course_id = ${courseId} order by id`,
      ),
    ).toEqual([
      { key: "one", hidden: false },
      { key: "two", hidden: true },
      { key: "three", hidden: true },
    ]);
    expect(await run(sql`select count(*)::int as num from live_message where period_id = ${ids.get("three")}`)).toEqual(
      [{ num: 1 }],
    );
    expect(
      await run(sql`select payload from outbox where topic = 'storage.remove' and payload::text like '%of-four%'`),
    ).toHaveLength(1);
    const back = await pass(outline(lesson("one"), { ...lesson("two"), periodType: 4 }));
    expect([back.code, fieldsOf(back).map(({ path }) => path)]).toEqual([
      900,
      expect.arrayContaining(["chapters.0.periods.1.periodType"]),
    ]);
  });

  it("of a decision and a withdrawal at once, and of two decisions, one counts", async () => {
    const mediaNo = await addVideo("13800000002", no("e"));
    const waiting = async () => {
      const courseId = await begin();
      await save(courseId, 1, await whole((await read(courseId)).body, mediaNo));
      await server.call("submitCourseDraft", { courseId, version: 2 }, as("lecturer"));
      return courseId;
    };
    const one = await waiting();
    const codes = await Promise.all([
      decide(one, 2, 1),
      server.call("withdrawCourseDraft", { courseId: one }, as("lecturer")),
    ]);
    expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1702]);
    const two = await waiting();
    const decisions = await Promise.all([decide(two, 2, 1), decide(two, 2, 2, "再改改"), decide(two, 2, 1)]);
    expect(decisions.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1702, 1702]);
    expect(await run(sql`select count(*)::int as num from course_audit where course_id = ${two}`)).toEqual([
      { num: 1 },
    ]);
  });

  it("takes a course off the shelf and puts it back, and removes only what nobody saw", async () => {
    const courseId = await published(await addVideo("13800000002", no("c")));
    const shelf = (isPutaway: OperationInput<"saveCourseShelf">["isPutaway"], who = "lecturer") =>
      server.call("saveCourseShelf", { courseId, isPutaway }, as(who));
    expect((await shelf(0, "otherLecturer")).code).toBe(errorCode.NO_PERMISSION);
    expect((await shelf(0)).data).toEqual({ isPutaway: 0 });
    expect((await server.call("getCourse", { courseId })).code).toBe(errorCode.NOT_FOUND);
    const found = async () =>
      ok(await server.call("searchCourses", { str: "焊接工艺入门课", pageSize: 50 })).list.some(
        ({ id }) => id === courseId,
      );
    expect(await found()).toBe(false);
    expect((await shelf(1)).data).toEqual({ isPutaway: 1 });
    expect(await found()).toBe(true);
    const { version, body } = await read(courseId);
    await save(courseId, version, { ...body, courseName: "不要了" });
    expect((await server.call("deleteCourseDraft", { courseId }, as("lecturer"))).data).toEqual({ isDeleted: false });
    expect(await read(courseId)).toMatchObject({ state: 2, body: { courseName: "焊接工艺入门课" } });
    expect((await save(courseId, version + 1, body)).code).toBe(errorCode.DRAFT_CONFLICT);
    const fresh = await begin();
    expect((await server.call("saveCourseShelf", { courseId: fresh, isPutaway: 1 }, as("lecturer"))).code).toBe(
      errorCode.COURSE_NOT_PUBLISHED,
    );
    expect((await server.call("deleteCourseDraft", { courseId: fresh }, as("lecturer"))).data).toEqual({
      isDeleted: true,
    });
    expect((await server.call("getCourseDraft", { courseId: fresh }, as("lecturer"))).code).toBe(errorCode.NOT_FOUND);
  });

  it("a preview is for those who make and audit the course, with its media, and for nobody else", async () => {
    const mediaNo = await addVideo("13800000002", no("d"));
    const courseId = await begin();
    await save(courseId, 1, await whole((await read(courseId)).body, mediaNo));
    const preview = ok(await server.call("getCoursePreview", { courseId }, as("operator")));
    expect(preview).toMatchObject({
      state: 0,
      canEdit: false,
      course: { courseName: "焊接工艺入门课", periodTotal: 1 },
      lessonList: [{ key: "one", hasMedia: true, videoLength: "00:01:00" }],
    });
    expect((await server.call("getCoursePreview", { courseId, courseCategory: 2 }, as("operator"))).code).toBe(
      errorCode.NOT_FOUND,
    );
    for (const who of ["learner", "otherLecturer", "organisation"]) {
      expect((await server.call("getCoursePreview", { courseId }, as(who))).code).toBe(errorCode.NO_PERMISSION);
      expect((await server.call("getPreviewMedia", { courseId, key: "one" }, as(who))).code).toBe(
        errorCode.NO_PERMISSION,
      );
    }
    const way = ok(await server.call("getPreviewMedia", { courseId, key: "one" }, as("operator")));
    const status = async (who?: string) => (await fetch(server.url + way.url, { headers: who ? as(who) : {} })).status;
    expect(await Promise.all([status("operator"), status("lecturer"), status()])).toEqual([200, 403, 403]);
    expect((await server.call("getPreviewMedia", { courseId, key: "none" }, as("operator"))).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("what another owns can be neither named nor looked at, and stays theirs to remove", async () => {
    const courseId = await begin();
    const body = await whole((await read(courseId)).body, await addVideo("13800000011", no("f")));
    expect(fieldsOf(await save(courseId, 1, body)).map(({ path }) => path)).toEqual(["chapters.0.periods.0.mediaNo"]);
    const mediaNo = await addVideo("13800000002", no("g"));
    await save(courseId, 1, await whole(body, mediaNo));
    expect((await server.call("getPreviewMedia", { courseId, key: "one" }, as("lecturer"))).code).toBe(200);
    const way = ok(await server.call("getPreviewMedia", { courseId, key: "one" }, as("lecturer")));
    const status = async () => (await fetch(server.url + way.url, { headers: as("lecturer") })).status;
    expect(await status()).toBe(200);
    await giveAway(mediaNo);
    expect(await status()).toBe(403);
    expect((await server.call("getPreviewMedia", { courseId, key: "one" }, as("lecturer"))).code).not.toBe(200);
    expect(ok(await server.call("getCoursePreview", { courseId }, as("lecturer"))).lessonList).toMatchObject([
      { key: "one", hasMedia: false },
    ]);
    // What was named before is kept until it is submitted: nothing that was written is lost over it.
    expect(
      (await save(courseId, 2, { ...body, courseName: "还可以保存", chapters: (await read(courseId)).body.chapters }))
        .code,
    ).toBe(200);
    const owner = { token: await server.signIn("13800000011") };
    expect(ok(await server.call("listMediaLessons", { mediaNo }, owner)).list).toEqual([]);
    await run(
      sql`update media_asset_file set storage_key = ${`private/media/00/${mediaNo}-film`} where media_no = ${mediaNo}`,
    );
    expect((await server.call("deleteMediaAsset", { mediaNo }, owner)).code).toBe(200);
  });

  it("reads the times of lessons in the zone of the course's organisation, whoever audits and looks", async () => {
    await run(sql`insert into site_revision (org_no, document_version, patch, digest, source)
      select org_no, document_version, jsonb_set(patch::jsonb, '{site,timeZone}', '"America/New_York"')::json, 'zone',
      'cli' from site_revision where id = (select published_revision from site where org_no = '1001')`);
    await run(
      sql`update site set published_revision = (select max(id) from site_revision where org_no = '1001') where org_no = '1001'`,
    );
    await server.services.bus.publish("site", "1001");
    await expect
      .poll(async () => (await server.services.tenants.resolve("1001"))?.settings.timeZone)
      .toBe("America/New_York");
    const live: DraftPeriod = {
      key: "live",
      periodName: "直播课",
      periodDesc: "",
      periodType: 2,
      isFree: 0,
      beginTime: "2031-01-10 09:00:00",
      endTime: "2031-01-10 10:00:00",
    };
    for (const [who, moment] of [
      ["organisation", "2031-01-10T14:00:00.000Z"],
      ["lecturer", "2031-01-10T01:00:00.000Z"],
    ] as const) {
      const courseId = await begin(who, 2);
      const { chapters, ...body } = await whole((await read(courseId, who)).body, "");
      expect(
        (
          await save(
            courseId,
            1,
            {
              ...body,
              courseLogo: who === "lecturer" ? cover : ownCover,
              chapters: [{ ...chapters[0]!, periods: [live] }],
            },
            who,
          )
        ).code,
      ).toBe(200);
      expect((await server.call("submitCourseDraft", { courseId, version: 2 }, as(who))).code).toBe(200);
      expect((await decide(courseId, 2, 1)).code).toBe(200);
      const [period] = await run<{ begin_time: Date }>(
        sql`select begin_time from period where course_id = ${courseId}`,
      );
      expect([who, period?.begin_time.toISOString()]).toEqual([who, moment]);
      // The operator's own site has another zone than the organisation's; what is edited stays what was written.
      expect((await read(courseId, "operator")).body.chapters[0]!.periods[0]).toMatchObject({
        beginTime: "2031-01-10 09:00:00",
      });
    }
  });

  it("an organisation makes the courses of its lecturers", async () => {
    const [one, two] = await run<{ lecturer_user_no: string }>(
      sql`select lecturer_user_no from lecturer where org_no = '1001' and audit_status = 1 order by lecturer_user_no`,
    );
    const courseId = ok(
      await server.call(
        "createCourseDraft",
        { courseCategory: 1, courseName: "机构课程", lecturerUserNo: one?.lecturer_user_no },
        as("organisation"),
      ),
    ).courseId;
    const { body } = await read(courseId, "organisation");
    expect(body.lecturerUserNo).toBe(one?.lecturer_user_no);
    expect((await save(courseId, 1, { ...body, lecturerUserNo: two!.lecturer_user_no }, "organisation")).code).toBe(
      200,
    );
    expect((await server.call("getCourseDraft", { courseId }, as("lecturer"))).code).toBe(errorCode.NO_PERMISSION);
    const all = ok(
      await server.call("listCourseDrafts", { courseCategoryList: [1, 2], pageSize: 100 }, as("organisation")),
    ).list;
    expect(all.some((card) => card.courseId === courseId)).toBe(true);
    expect(
      (
        await server.call(
          "createCourseDraft",
          { courseCategory: 1, courseName: "x", lecturerUserNo: "1" },
          as("organisation"),
        )
      ).code,
    ).toBe(900);
    expect((await server.call("createCourseDraft", { courseCategory: 1, courseName: "x" }, as("learner"))).code).toBe(
      306,
    );
  });
});
