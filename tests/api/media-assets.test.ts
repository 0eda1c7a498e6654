import { execFileSync } from "node:child_process";
import * as errorCode from "../../src/generated/error-codes.ts";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { attachAsset, detachAsset } from "../../src/server/modules/media/assets.ts";
import { hasFfmpeg } from "../../src/server/modules/media/work/ffmpeg.ts";
import { startS3 } from "../../src/server/providers/storage/testing/start-s3.ts";
import type { UploadPurpose } from "../../src/generated/types.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { zipOf } from "./media-files.ts";
import { createParts, type Parts } from "./chunks.ts";

const demo = join(import.meta.dirname, "../../src/demo/media");
const video = readFileSync(join(demo, "theory.mp4"));
const ffmpegIsHere = await hasFfmpeg();

describe("media assets", () => {
  let server: TestServer;
  let lecturer = "";
  let parts: Parts;
  beforeAll(async () => {
    server = await startTestServer({ environment: { FFMPEG: "off" } });
    lecturer = await server.signIn("13800000002");
    parts = createParts(server, lecturer);
  });
  afterAll(() => server?.close());

  const call = async <Id extends OperationId>(id: Id, input: OperationInput<Id>, token = lecturer) =>
    server.call(id, { ...input }, { token });
  const upload = async (file: Buffer, purpose: UploadPurpose, fileName: string, token = lecturer) => {
    const sent = await parts.send(file, { purpose, fileName, token });
    if (sent.code !== 200) throw new Error(`${fileName}: ${sent.code} ${sent.msg}`);
    await server.services.mediaWork.drain();
    return sent.fileNo;
  };
  const system = <Result>(work: Parameters<typeof withActor<Result>>[2]) =>
    withActor(server.services.db, systemActor, work);
  const filesOf = (periodId: string) =>
    system((trx) =>
      trx
        .selectFrom("period_media")
        .where("period_id", "=", periodId)
        .select(["kind", "name", "storage_key", "seconds", "pages"])
        .orderBy("id")
        .execute(),
    );
  const periodOf = (type: number) =>
    system((trx) =>
      trx
        .selectFrom("period")
        .innerJoin("course", "course.id", "period.course_id")
        .where("period_type", "=", type)
        .where("course.is_public", "=", true)
        .select(["period.id", "period.course_id", "course.lecturer_user_no"])
        .orderBy("period.id")
        .executeTakeFirstOrThrow(),
    );
  const stored = async (key: string) => {
    const found = await server.services.storage.read(key);
    found?.stream.destroy();
    return found !== undefined;
  };

  it("an MP4 is measured by the server and plays as it is without ffmpeg", async () => {
    const mediaNo = await upload(video, "video", "第一课.mp4");
    expect((await call("getMediaAsset", { mediaNo })).data).toMatchObject({
      kind: "video",
      state: "ready",
      seconds: 60,
      bytes: video.length,
      fileName: "第一课.mp4",
      useCount: 0,
    });
  });

  it("what is no MP4 says what to do when it cannot be converted", async () => {
    const matroska = Buffer.concat([
      Buffer.from("1a45dfa3", "hex"),
      Buffer.from([0x93]),
      Buffer.from("42868101428288", "hex"),
      Buffer.from("matroska"),
      Buffer.alloc(200),
    ]);
    const mediaNo = await upload(matroska, "video", "a.mkv");
    expect((await call("getMediaAsset", { mediaNo })).data).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("MP4"),
    });
  });

  it("a document has its pages counted and a preview of its own, a picture becomes a page", async () => {
    const mediaNo = await upload(readFileSync(join(demo, "handout.pdf")), "document", "讲义.pdf");
    expect((await call("getMediaAsset", { mediaNo })).data).toMatchObject({
      kind: "document",
      state: "ready",
      pages: 6,
    });
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#345" } })
      .png()
      .toBuffer();
    const pictureNo = await upload(picture, "document", "板书.png");
    expect((await call("getMediaAsset", { mediaNo: pictureNo })).data).toMatchObject({ state: "ready", pages: 1 });
    const lesson = await periodOf(3);
    await system((trx) => attachAsset(trx, { periodId: lesson.id, mediaNo }));
    expect((await filesOf(lesson.id)).map(({ kind, pages }) => [kind, pages])).toEqual([
      ["pdf", 6],
      ["preview", 2],
    ]);
    await system((trx) => attachAsset(trx, { periodId: lesson.id, mediaNo: pictureNo }));
    expect((await filesOf(lesson.id)).map(({ kind, pages }) => [kind, pages])).toEqual([["pdf", 1]]);
  });

  it("a lesson shows it, by its own rights and range by range; it cannot be removed meanwhile", async () => {
    const mediaNo = await upload(video, "video", "lesson.mp4");
    const lesson = await periodOf(1);
    await system((trx) => attachAsset(trx, { periodId: lesson.id, mediaNo }));
    const operator = await server.signIn("13800000009");
    const way = await call("getPlaybackUrl", { courseId: lesson.course_id, periodId: lesson.id }, operator);
    expect(way.data).toMatchObject({ kind: "mp4", seconds: 60 });
    const part = await fetch(server.url + ok(way).url, { headers: { token: operator, range: "bytes=4-7" } });
    expect([part.status, await part.text(), part.headers.get("x-content-type-options")]).toEqual([
      206,
      "ftyp",
      "nosniff",
    ]);
    expect(ok(await call("getMediaAsset", { mediaNo })).useCount).toBe(1);
    expect(ok(await call("listMediaLessons", { mediaNo })).list).toEqual([
      expect.objectContaining({
        courseId: lesson.course_id,
        isPublic: true,
        href: expect.stringMatching(new RegExp(`^/\\w+/${lesson.course_id}$`)),
      }),
    ]);
    expect(await call("deleteMediaAsset", { mediaNo })).toMatchObject({
      code: errorCode.MEDIA_IN_USE,
      msg: expect.stringContaining("1"),
    });
    const [file] = await filesOf(lesson.id);
    await system((trx) => detachAsset(trx, { periodId: lesson.id }));
    await server.services.outbox.drain();
    expect(await stored(file?.storage_key ?? "")).toBe(true);
    expect((await call("deleteMediaAsset", { mediaNo })).code).toBe(200);
    await server.services.outbox.drain();
    expect(await stored(file?.storage_key ?? "")).toBe(false);
    expect((await call("getMediaAsset", { mediaNo })).code).toBe(errorCode.NOT_FOUND);
  });

  it("can be looked at by whoever looks after it, with a right that is theirs alone", async () => {
    const mediaNo = await upload(video, "video", "look.mp4");
    const data = ok(await call("getMediaUrl", { mediaNo }));
    expect(data).toMatchObject({ kind: "mp4", fileName: "look.mp4" });
    const statusFor = async (token: string) => {
      const response = await fetch(server.url + data.url, { headers: { token, range: "bytes=0-9" } });
      await response.arrayBuffer();
      return response.status;
    };
    const organisation = await server.signIn("13800000003");
    expect([await statusFor(lecturer), await statusFor(organisation), await statusFor("")]).toEqual([206, 403, 403]);
    expect((await call("getMediaUrl", { mediaNo }, organisation)).code).toBe(errorCode.NOT_FOUND);
  });

  it("a draft that names it keeps it, and is named where it is used", async () => {
    const mediaNo = await upload(video, "video", "drafted.mp4");
    const made = ok(await call("createCourseDraft", { courseCategory: 1, courseName: "草稿课" }));
    const draft = ok(await call("getCourseDraft", { courseId: made.courseId }));
    const chapters: typeof draft.body.chapters = [
      {
        key: "a",
        chapterName: "第一章",
        chapterDesc: "",
        isFree: 0,
        periods: [{ key: "b", periodName: "第一节", periodDesc: "", periodType: 1, isFree: 0, mediaNo }],
      },
    ];
    const saved = await call("saveCourseDraft", {
      courseId: made.courseId,
      version: draft.version,
      body: { ...draft.body, chapters },
    });
    expect(saved.code).toBe(200);
    expect((await call("deleteMediaAsset", { mediaNo })).code).toBe(errorCode.MEDIA_IN_USE);
    const { list } = ok(await call("listMediaLessons", { mediaNo }));
    expect(list[0]).not.toHaveProperty("href");
    expect(list).toMatchObject([
      {
        courseId: made.courseId,
        courseName: "草稿课",
        chapterName: "第一章",
        periodName: "第一节",
        isDraft: true,
        isPublic: false,
      },
    ]);
  });

  it("an asset that a lesson names before it is ready gives the lesson its files when it is", async () => {
    const sent = await parts.send(video, { purpose: "video", fileName: "early.mp4" });
    const lesson = await periodOf(1);
    await system((trx) => attachAsset(trx, { periodId: lesson.id, mediaNo: sent.fileNo }));
    await server.services.mediaWork.drain();
    expect((await filesOf(lesson.id)).map(({ kind, seconds }) => [kind, seconds])).toEqual([["mp4", 60]]);
  });

  it("a download goes out under its name, to be saved; its name keeps the end that says what it is", async () => {
    const mediaNo = await upload(zipOf([{ name: "a.txt", content: Buffer.from("hello") }]), "file", "invoice.exe");
    expect(ok(await call("getMediaAsset", { mediaNo })).fileName).toBe("invoice.exe.zip");
    expect(ok(await call("renameMediaAsset", { mediaNo, fileName: "../模板 一" })).fileName).toBe("模板 一.zip");
    const lesson = await periodOf(4);
    await system((trx) => attachAsset(trx, { periodId: lesson.id, mediaNo }));
    const operator = await server.signIn("13800000009");
    const data = ok(await call("getAccessoryUrl", { courseId: lesson.course_id, periodId: lesson.id }, operator));
    const response = await fetch(server.url + data.fileUrl, { headers: { token: operator } });
    await response.arrayBuffer();
    expect(response.headers.get("content-disposition")).toContain(encodeURIComponent("模板 一.zip"));
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });

  it("are their owner's; an organisation sees what its people uploaded; a learner has none", async () => {
    const organisation = await server.signIn("13800000003");
    const mine = await upload(zipOf([{ name: "a", content: Buffer.from("1") }]), "file", "100%_私有.zip");
    const theirs = await upload(zipOf([{ name: "a", content: Buffer.from("2") }]), "file", "theirs.zip", organisation);
    const learner = await server.signIn("13800000001");
    for (const id of ["getMediaAsset", "getMediaUrl", "deleteMediaAsset", "listMediaLessons"] as const) {
      expect([id, (await call(id, { mediaNo: theirs })).code]).toEqual([id, 1004]);
      expect([id, (await call(id, { mediaNo: theirs }, learner)).code]).toEqual([id, 306]);
    }
    expect((await call("renameMediaAsset", { mediaNo: theirs, fileName: "x" })).code).toBe(errorCode.NOT_FOUND);
    const names = async (input: object, token = lecturer) =>
      ok(await call("listMediaAssets", input, token)).list.map((asset) => asset.fileName);
    expect(await names({ keyword: "%_" })).toEqual(["100%_私有.zip"]);
    expect(await names({ keyword: "theirs" })).toEqual([]);
    expect(await names({}, organisation)).toContain("theirs.zip");
    expect(await names({ kind: "video" })).not.toContain("100%_私有.zip");
    const page = ok(await call("listMediaAssets", { pageSize: 1, pageCurrent: 2 }));
    // An organisation's list may have files of several people: then it says whose each is.
    expect([page.isOwn, ok(await call("listMediaAssets", {}, organisation)).isOwn]).toEqual([true, false]);
    expect([page.list.length, page.totalCount > 2]).toEqual([1, true]);
    expect((await call("deleteMediaAsset", { mediaNo: mine })).code).toBe(200);
  });
});

describe("media assets in a bucket", () => {
  it("come in parts, are made ready, and are read range by range through this server", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lectern-s3-"));
    const { settings, close } = await startS3(folder);
    const environment = {
      FFMPEG: "off",
      S3_ENDPOINT: settings.endpoint ?? "",
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY: settings.accessKey,
      S3_SECRET_KEY: settings.secretKey,
    };
    const server = await startTestServer({ environment });
    try {
      const token = await server.signIn("13800000002");
      const sent = await createParts(server, token).send(readFileSync(join(demo, "handout.pdf")), {
        purpose: "document",
        fileName: "讲义.pdf",
      });
      await server.services.mediaWork.drain();
      expect((await server.call("getMediaAsset", { mediaNo: sent.fileNo }, { token })).data).toMatchObject({
        state: "ready",
        pages: 6,
      });
      expect(readdirSync(join(server.services.settings.dataDir, "working"))).toEqual([]);
      expect(existsSync(join(server.services.settings.dataDir, "files"))).toBe(false);
      const [period] = await withActor(server.services.db, systemActor, async (trx) => {
        const found = await trx
          .selectFrom("period")
          .innerJoin("course", "course.id", "period.course_id")
          .where("period_type", "=", 3)
          .where("course.is_public", "=", true)
          .select(["period.id", "period.course_id"])
          .orderBy("period.id")
          .limit(1)
          .execute();
        for (const { id } of found) await attachAsset(trx, { periodId: id, mediaNo: sent.fileNo });
        return found;
      });
      const operator = await server.signIn("13800000009");
      const data = ok(
        await server.call("getPlaybackUrl", { courseId: period!.course_id, periodId: period!.id }, { token: operator }),
      );
      const part = await fetch(server.url + data.url, { headers: { token: operator, range: "bytes=0-4" } });
      expect([part.status, await part.text()]).toEqual([206, "%PDF-"]);
    } finally {
      await server.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe.skipIf(!ffmpegIsHere)("with ffmpeg on the machine (skipped where there is none)", () => {
  describe("films", () => {
    it("become two qualities, in a way that can be broken off and begun anew", async () => {
      const folder = mkdtempSync(join(tmpdir(), "lectern-film-"));
      const path = join(folder, "film.mkv");
      execFileSync("ffmpeg", [
        "-v",
        "error",
        "-f",
        "lavfi",
        "-i",
        "testsrc=s=854x480:d=2:r=5",
        "-f",
        "lavfi",
        "-i",
        "sine=d=2",
        "-c:v",
        "libx264",
        "-preset",
        "ultrafast",
        "-pix_fmt",
        "yuv420p",
        "-c:a",
        "aac",
        path,
      ]);
      const server = await startTestServer();
      try {
        const token = await server.signIn("13800000002");
        const sent = await createParts(server, token).send(readFileSync(path), {
          purpose: "video",
          fileName: "film.mkv",
        });
        // It has begun by now; ending it loses nothing.
        await server.services.mediaWork.stop();
        server.services.mediaWork.start();
        await server.services.mediaWork.drain();
        expect((await server.call("getMediaAsset", { mediaNo: sent.fileNo }, { token })).data).toMatchObject({
          state: "ready",
          seconds: 2,
          progress: 100,
        });
        const files = await withActor(server.services.db, systemActor, (trx) =>
          trx
            .selectFrom("media_asset_file")
            .where("media_no", "=", sent.fileNo)
            .select(["kind", "name"])
            .orderBy("id")
            .execute(),
        );
        expect(files.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
          "hls index.m3u8",
          "part 720p.m3u8",
          "part 720p.mp4",
          "part 360p.m3u8",
          "part 360p.mp4",
        ]);
        const working = join(server.services.settings.dataDir, "working");
        expect(existsSync(working) ? readdirSync(working) : []).toEqual([]);
      } finally {
        await server.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
});
