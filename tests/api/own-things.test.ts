import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("what people write down beside courses and put into them", () => {
  let server: TestServer;
  let learner = "";
  let lecturer = "";
  beforeAll(async () => {
    server = await startTestServer();
    learner = await server.signIn("13800000004");
    lecturer = await server.signIn("13800000002");
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  /** A lesson of a course on the shelf that the learner does not hold, which is free to try or is not. */
  const lesson = async (isFree: boolean) => {
    const [row] = await run<{ id: string; course_id: string }>(sql`
      select period.id, period.course_id from period join chapter on chapter.id = period.chapter_id
      join course on course.id = period.course_id
      where course.is_public and period.gmt_remove is null and (period.is_free or chapter.is_free) = ${isFree} and period.period_type = 1
        and not exists (select from course_user join app_user using (user_no)
          where course_user.course_id = course.id and mobile = '13800000004')
      order by period.id limit 1`);
    return { courseId: row?.course_id ?? "", periodId: row?.id ?? "" };
  };
  const hold = async (courseId: string, isHeld: boolean) => {
    const whose = sql`user_no = (select user_no from app_user where mobile = '13800000004') and course_id = ${courseId}`;
    if (isHeld)
      await run(sql`insert into course_user (user_no, org_no, course_id, source)
      select user_no, course.org_no, course.id, 'grant' from app_user, course where mobile = '13800000004' and course.id = ${courseId}`);
    else await run(sql`update course_user set gmt_revoke = now() where ${whose}`);
  };

  it("are notes beside lessons that they may study, and of others none", async () => {
    const note = (place: object, token = learner) =>
      server.callUnchecked("saveStudyNote", { ...place, noteText: "记一笔" }, { token });
    const closed = await lesson(false);
    expect(await note(closed)).toMatchObject({ code: errorCode.COURSE_NOT_HELD });
    expect((await note(await lesson(true))).code).toBe(200);
    expect((await note(closed, await server.signIn("13800000009"))).code).toBe(200);
    await hold(closed.courseId, true);
    const data = ok(await note(closed));
    await hold(closed.courseId, false);
    expect((await note(closed)).code).toBe(errorCode.COURSE_NOT_HELD);
    // What was written down before stays one's own to word anew.
    expect(
      await server.call("saveStudyNote", { ...closed, id: data.id, noteText: "改过" }, { token: learner }),
    ).toMatchObject({ code: 200, data: { noteText: "改过" } });
  });

  it("are sign-out records of lessons that they may study, and of others none", async () => {
    const save = (place: OperationInput<"saveSignOutRecord">) =>
      server.call("saveSignOutRecord", place, { token: learner });
    const closed = await lesson(false);
    expect((await save(closed)).code).toBe(errorCode.COURSE_NOT_HELD);
    expect((await save({ courseId: closed.courseId })).code).toBe(errorCode.COURSE_NOT_HELD);
    expect((await save({ courseId: "99999999" })).code).toBe(errorCode.NOT_FOUND);
    expect((await save(await lesson(true))).code).toBe(200);
    const [held] = await run<{ course_id: string }>(
      sql`select course_id from course_user join app_user using (user_no) where mobile = '13800000004' and gmt_revoke is null limit 1`,
    );
    expect((await save({ courseId: held!.course_id })).code).toBe(200);
    expect(await run(sql`select course_id from sign_out_record where course_id = ${closed.courseId}`)).toEqual([]);
  });

  it("are covers that they uploaded as covers, and nobody else's files", async () => {
    const file = new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 64, height: 64, channels: 3, background: "#246" } })
            .png()
            .toBuffer(),
        ),
      ],
      { type: "image/png" },
    );
    const upload = async (purpose: OperationInput<"getUpload">["purpose"], token: string): Promise<string> => {
      const { fileNo, sign } = ok(
        await server.call("getUpload", { purpose, fileName: "a.png", fileSize: file.size }, { token }),
      );
      return ok(await server.call("uploadFile", { fileNo, sign, file }, { token })).fileUrl;
    };
    const { courseId } = ok(
      await server.call("createCourseDraft", { courseCategory: 1, courseName: "封面" }, { token: lecturer }),
    );
    const save = async (change: object) => {
      const { version, body } = ok(await server.call("getCourseDraft", { courseId }, { token: lecturer }));
      const reply = await server.call(
        "saveCourseDraft",
        { courseId, version, body: { ...body, ...change } },
        { token: lecturer },
      );
      return reply.code === errorCode.VALIDATION ? fieldsOf(reply).map(({ path }) => path) : reply.code;
    };
    const introducing = (src: string) => ({
      introduce: { type: "doc", content: [{ type: "image", attrs: { src, alt: "图" } }] },
    });
    const [owner] = await run<{ org_no: string }>(sql`select org_no from app_user where mobile = '13800000002'`);
    const [elsewhere] = await run<{ mobile: string }>(
      sql`select mobile from app_user where user_type = 2 and org_no <> ${owner?.org_no} and mobile <> '13800000002'
        order by user_no limit 1`,
    );
    const foreign = await upload("cover", await server.signIn(elsewhere?.mobile ?? ""));
    const avatar = await upload("avatar", lecturer);
    const own = await upload("cover", lecturer);
    for (const courseLogo of [foreign, avatar, "/files/public/cover/00/0123456789abcdef0123456789abcd.webp"])
      expect(await save({ courseLogo })).toEqual(["courseLogo"]);
    expect(await save(introducing(foreign))).toEqual(["introduce"]);
    expect(await save({ courseLogo: own, ...introducing(own) })).toBe(200);
  });

  it("are permits to upload that a followed link does not use up", async () => {
    const cookie = { headers: { cookie: `RC_WEB_TOKEN=${learner}` } };
    const input: OperationInput<"getUpload"> = { purpose: "avatar", fileName: "a.png", fileSize: 10 };
    const permits = async () => (await run<{ count: string }>(sql`select count(*) from upload`))[0]?.count;
    const before = await permits();
    expect((await server.call("getUpload", input, cookie)).code).toBe(errorCode.SESSION_MISSING);
    expect(await permits()).toBe(before);
    const data = ok(await server.call("getUpload", input, { token: learner }));
    expect((await server.call("getUploadSign", { fileNo: data.fileNo }, cookie)).code).toBe(errorCode.SESSION_MISSING);
    // The one that was given is good still: nobody asked for another.
    expect((await server.call("getUploadSign", { fileNo: data.fileNo }, { token: learner })).code).toBe(200);
    // What only reads is answered to the cookie, as pages need it.
    expect((await server.call("getCartCount", {}, cookie)).code).toBe(200);
  });
});
