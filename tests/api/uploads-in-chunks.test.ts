import { createHash, randomBytes } from "node:crypto";
import * as errorCode from "../../src/generated/error-codes.ts";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { UploadPurpose } from "../../src/generated/types.ts";
import { DEMO_PASSWORD, encryptPassword, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { pdfOf, zipOf } from "./media-files.ts";
import { createParts, type Parts } from "./chunks.ts";

describe("uploads in parts", () => {
  let server: TestServer;
  let lecturer = "";
  let learner = "";
  let parts: Parts;
  beforeAll(async () => {
    server = await startTestServer({ environment: { FFMPEG: "off", MEDIA_QUOTA_GB: "1" } });
    learner = await server.signIn("13800000001");
    await signInAgain();
  });
  afterAll(() => server?.close());

  const signInAgain = async () => {
    const data = ok(await server.call("getLoginKey"));
    const password = await encryptPassword(data, DEMO_PASSWORD, server.services.now().getTime());
    lecturer = ok(
      await server.call("loginWithPassword", { loginName: "13800000002", password, keyId: data.keyId }),
    ).token!;
    parts = createParts(server, lecturer);
  };

  /** Bytes that do not pack, so that the archive is as large as they are. */
  const archive = (bytes = 300_000) => zipOf([{ name: "slides.bin", content: randomBytes(bytes), stored: true }]);
  const lying = () =>
    ["parts", "incoming", "working"].flatMap((name) =>
      existsSync(join(server.services.settings.dataDir, name))
        ? readdirSync(join(server.services.settings.dataDir, name))
        : [],
    );
  const assetOf = async (mediaNo: string) => ok(await server.call("getMediaAsset", { mediaNo }, { token: lecturer }));
  const ready = async (mediaNo: string) => {
    await server.services.mediaWork.drain();
    return assetOf(mediaNo);
  };
  const uploadRow = async (fileNo: string) => {
    const query = sql<{
      state: string;
      sha256: Buffer | null;
      storage_key: string | null;
    }>`select state, sha256, storage_key from upload where file_no = ${fileNo}`;
    return (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows[0];
  };

  it("are for those who teach, signed in, with the header that other sites cannot send", async () => {
    expect(
      (await server.call("getUpload", { purpose: "video", fileName: "a.mp4", fileSize: 10 }, { token: learner })).code,
    ).toBe(306);
    expect(
      (await server.call("getUpload", { purpose: "cover", fileName: "a.png", fileSize: 10 }, { token: learner })).code,
    ).toBe(306);
    const permit = await parts.permit({ fileSize: 10 });
    expect(await parts.begin(permit, { size: 10, token: "" })).toMatchObject({
      status: 401,
      code: errorCode.SESSION_MISSING,
    });
    const byCookie = await fetch(`${server.url}/apis/tus`, {
      method: "POST",
      headers: { "tus-resumable": "1.0.0", cookie: `RC_WEB_TOKEN=${lecturer}`, "upload-length": "10" },
    });
    expect(byCookie.status).toBe(401);
    expect(byCookie.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("go on where the connection was cut, and what arrives is what was sent", async () => {
    const file = archive(3_000_000);
    const permit = await parts.permit({ fileSize: file.length, fileName: "课件.zip" });
    expect((await parts.begin(permit, { size: file.length })).status).toBe(201);
    expect((await parts.patch(permit.fileNo, { from: 0, bytes: file.subarray(0, 1_000_000) })).status).toBe(204);
    await parts.cut(permit.fileNo, {
      from: 1_000_000,
      bytes: file.subarray(1_000_000, 1_700_000),
      announced: file.length - 1_000_000,
    });
    const { offset } = await parts.offset(permit.fileNo);
    expect(offset).toBeGreaterThan(1_000_000);
    expect(offset).toBeLessThan(file.length);
    expect((await parts.patch(permit.fileNo, { from: offset - 1, bytes: file.subarray(offset - 1) })).status).toBe(409);
    const last = await parts.patch(permit.fileNo, { from: offset, bytes: file.subarray(offset) });
    expect(last).toMatchObject({
      status: 200,
      code: 200,
      data: {
        mediaNo: permit.fileNo,
        fileName: "课件.zip",
        fileSize: file.length,
        mediaType: "application/zip",
        fileUrl: "",
      },
    });
    const row = await uploadRow(permit.fileNo);
    const sha256 = createHash("sha256").update(file).digest();
    expect(Buffer.from(row?.sha256 ?? [])).toEqual(sha256);
    const stored = await server.services.storage.read(row?.storage_key ?? "");
    expect(
      createHash("sha256")
        .update(Buffer.concat(await (stored?.stream.toArray() ?? [])))
        .digest(),
    ).toEqual(sha256);
    expect(await ready(permit.fileNo)).toMatchObject({
      kind: "file",
      state: "ready",
      progress: 100,
      bytes: file.length,
    });
    expect(lying()).toEqual([]);
  });

  it("tell what became of them to whoever lost the last answer", async () => {
    const sent = await parts.send(archive(), { purpose: "file", fileName: "a.zip" });
    expect(await parts.offset(sent.fileNo)).toMatchObject({ status: 200, offset: Number(sent.data.fileSize) });
    expect(await parts.other("GET", sent.fileNo)).toMatchObject({
      status: 200,
      code: 200,
      data: { mediaNo: sent.fileNo },
    });
    expect(await parts.patch(sent.fileNo, { from: sent.data.fileSize, bytes: Buffer.alloc(0) })).toMatchObject({
      status: 422,
      code: errorCode.UPLOAD_FINISHED,
    });
    expect(await parts.other("DELETE", sent.fileNo)).toMatchObject({ status: 422, code: errorCode.UPLOAD_FINISHED });
    const refused = await parts.send(Buffer.from("<!doctype html><script>alert(1)</script>"), {
      purpose: "file",
      fileName: "a.zip",
    });
    expect(refused).toMatchObject({ status: 422, code: errorCode.FILE_KIND_REFUSED });
    expect(await parts.other("GET", refused.fileNo)).toMatchObject({ status: 422, code: errorCode.FILE_KIND_REFUSED });
    expect(await parts.offset(refused.fileNo)).toMatchObject({ status: 422 });
  });

  it("of two who send the same part at once one comes through, and the file is whole", async () => {
    const file = archive();
    const permit = await parts.permit({ fileSize: file.length });
    await parts.begin(permit, { size: file.length });
    const sent = await Promise.all([0, 1, 2].map(() => parts.patch(permit.fileNo, { from: 0, bytes: file })));
    expect(sent.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const { data } = await parts.other("GET", permit.fileNo);
    expect(data.fileSize).toBe(file.length);
    expect(Buffer.from((await uploadRow(permit.fileNo))?.sha256 ?? [])).toEqual(
      createHash("sha256").update(file).digest(),
    );
  });

  it("are refused at their second part when the first is of another kind", async () => {
    const file = Buffer.concat([pdfOf(), Buffer.alloc(100_000)]);
    const permit = await parts.permit({ purpose: "video", fileName: "a.mp4", fileSize: file.length });
    await parts.begin(permit, { size: file.length });
    expect((await parts.patch(permit.fileNo, { from: 0, bytes: file.subarray(0, 50_000) })).status).toBe(204);
    expect(await parts.patch(permit.fileNo, { from: 50_000, bytes: file.subarray(50_000, 60_000) })).toMatchObject({
      status: 422,
      code: errorCode.FILE_KIND_REFUSED,
    });
    expect(await parts.offset(permit.fileNo)).toMatchObject({ status: 422 });
    expect(existsSync(join(server.services.settings.dataDir, "parts", permit.fileNo))).toBe(false);
  });

  it("are nobody else's", async () => {
    const file = archive();
    const permit = await parts.permit({ fileSize: file.length });
    const other = await server.signIn("13800000003");
    expect(await parts.begin(permit, { size: file.length, token: other })).toMatchObject({
      status: 404,
      code: errorCode.NOT_FOUND,
    });
    await parts.begin(permit, { size: file.length });
    await parts.patch(permit.fileNo, { from: 0, bytes: file.subarray(0, 1000) });
    expect(await parts.patch(permit.fileNo, { from: 1000, bytes: file.subarray(1000), token: other })).toMatchObject({
      status: 404,
    });
    expect((await parts.offset(permit.fileNo, other)).status).toBe(404);
    expect((await parts.other("DELETE", permit.fileNo, other)).status).toBe(404);
    expect((await parts.offset(permit.fileNo)).offset).toBe(1000);
    expect((await server.call("getMediaAsset", { mediaNo: permit.fileNo }, { token: lecturer })).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("have the size and the signature that were permitted, and begin within its time", async () => {
    const file = archive();
    const permit = await parts.permit({ fileSize: file.length });
    expect(await parts.begin(permit, { size: file.length + 1 })).toMatchObject({
      status: 422,
      code: errorCode.UPLOAD_SIZE_WRONG,
    });
    expect(await parts.begin({ ...permit, sign: "x" }, { size: file.length })).toMatchObject({
      status: 410,
      code: errorCode.UPLOAD_SIGN_STALE,
    });
    expect((await parts.begin(permit, { size: file.length })).status).toBe(201);
    // An answer that was lost.
    expect((await parts.begin(permit, { size: file.length })).status).toBe(201);
    expect(
      (await parts.patch(permit.fileNo, { from: 0, bytes: Buffer.concat([file, Buffer.alloc(10)]) })).status,
    ).toBeGreaterThanOrEqual(400);
    await parts.patch(permit.fileNo, { from: 0, bytes: file.subarray(0, 10) });
    expect(await parts.begin(permit, { size: file.length })).toMatchObject({
      status: 410,
      code: errorCode.UPLOAD_SIGN_STALE,
    });
    const late = await parts.permit({ fileSize: 10 });
    server.advance(16 * 60_000);
    expect(await parts.begin(late, { size: 10 })).toMatchObject({ status: 410, code: errorCode.UPLOAD_SIGN_STALE });
    expect(
      (
        await server.call(
          "getUpload",
          { purpose: "document", fileName: "a.pdf", fileSize: 200 * 1024 * 1024 + 1 },
          { token: lecturer },
        )
      ).code,
    ).toBe(1213);
    expect(
      (
        await server.callUnchecked(
          "uploadFile",
          { ...late, expire: undefined, file: new Blob(["x"]) },
          { token: lecturer },
        )
      ).code,
    ).toBe(900);
    expect(
      (
        await server.call(
          "uploadFile",
          { fileNo: late.fileNo, sign: late.sign, file: new Blob(["x"]) },
          { token: lecturer },
        )
      ).code,
    ).toBe(1600);
  });

  it("share the space of their organisation", async () => {
    const half = 600 * 1024 * 1024;
    const [one, two] = [await parts.permit({ fileSize: half }), await parts.permit({ fileSize: half })];
    expect((await parts.begin(one, { size: half })).status).toBe(201);
    const full = await parts.begin(two, { size: half });
    expect(full).toMatchObject({ status: 422, code: errorCode.MEDIA_QUOTA });
    expect(full.msg).toContain("1 GB");
    await parts.other("DELETE", one.fileNo);
    expect((await parts.begin(two, { size: half })).status).toBe(201);
    await parts.other("DELETE", two.fileNo);
  });

  it("are refused in words when they are not what they seem", async () => {
    const gif = Buffer.concat([Buffer.from("GIF89a/*"), Buffer.alloc(100), Buffer.from("*/=1;alert(1)//<html>")]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const video = Buffer.concat([
      Buffer.from("0000001c66747970", "hex"),
      Buffer.from("isom\0\0\x02\0isomiso2mp41", "latin1"),
    ]);
    const before = lying();
    const cases: [UploadPurpose, string, Buffer, number][] = [
      ["file", "a.gif", gif, 1214],
      ["document", "a.svg", svg, 1214],
      ["file", "a.txt", svg, 1214],
      ["file", "a.html", Buffer.from("<!doctype html><p>x"), 1214],
      ["file", "a.exe", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]), 1214],
      ["video", "a.mp4", pdfOf(), 1214],
      ["document", "a.pdf", Buffer.concat([pdfOf(), archive(1000)]), 1619],
      ["document", "a.pdf", Buffer.concat([pdfOf(), Buffer.from("<script>alert(1)</script>")]), 1619],
      ["file", "a.zip", Buffer.concat([archive(1000), Buffer.from("<script>")]), 1615],
      ["video", "a.mp4", video, 1610],
      ["video", "a.mp4", Buffer.concat([video, Buffer.from("<script>alert(1)</script>")]), 1610],
      ["file", "a.zip", zipOf([{ name: "../../etc/cron.d/x", content: Buffer.from("x") }]), 1615],
      ["file", "bomb.zip", zipOf([{ name: "a", content: Buffer.alloc(40 * 1024 * 1024) }]), 1616],
    ];
    for (const [purpose, fileName, file, code] of cases) {
      expect([fileName, (await parts.send(file, { purpose, fileName })).code]).toEqual([fileName, code]);
    }
    const prefixed = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), archive(1000)]);
    expect((await parts.send(prefixed, { purpose: "file", fileName: "a.zip" })).code).toBeGreaterThan(1600);
    expect(lying()).toEqual(before);
  });

  it("are looked into before they can be used: bombs, scripts, macros and locked ones say what is wrong with them", async () => {
    const bomb = zipOf([{ name: "a", content: Buffer.alloc(30 * 1024 * 1024), says: 1000 }]);
    const many = zipOf(
      Array.from({ length: 10_001 }, (_none, place) => ({ name: `${place}`, content: Buffer.alloc(0) })),
    );
    expect((await parts.send(many, { purpose: "file", fileName: "many.zip" })).code).toBe(errorCode.ARCHIVE_TOO_LARGE);
    const office = (more: { name: string; content: Buffer }[]) =>
      zipOf([
        {
          name: "[Content_Types].xml",
          content: Buffer.from(
            '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
          ),
        },
        { name: "word/document.xml", content: Buffer.from("<w/>") },
        ...more,
      ]);
    /** A page with a link whose address is an object of its own. */
    const linkedPdf = (address: string) =>
      pdfOf({
        page: "/Annots [4 0 R]",
        objects: ["<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI 5 0 R >> >>", address],
      });
    const cases: [UploadPurpose, string, Buffer, string][] = [
      ["file", "bomb.zip", bomb, "压缩包无法识别"],
      ["file", "nested.zip", zipOf([{ name: "inner.zip", content: archive(1000) }]), "压缩包里还有压缩包"],
      ["document", "script.pdf", pdfOf({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" }), "脚本"],
      ["document", "launch.pdf", pdfOf({ objects: ["<< /S /La#75nch /F (cmd.exe) >>"] }), "脚本"],
      ["document", "link.pdf", pdfOf({ objects: ["<< /S /URI /URI (java\\163cript:alert\\(1\\)) >>"] }), "脚本"],
      // The address lies elsewhere: as a reader understands it.
      ["document", "elsewhere.pdf", linkedPdf("(javascript:alert\\(1\\))"), "脚本"],
      ["file", "handout.pdf", linkedPdf("<6A6176617363726970743A78>"), "脚本"],
      ["document", "broken.pdf", Buffer.from("%PDF-1.4\nnothing at all\n%%EOF\n"), "文档无法识别"],
      ["file", "macros.docx", office([{ name: "word/vbaProject.bin", content: Buffer.from("x") }]), "宏"],
    ];
    for (const [purpose, fileName, file, words] of cases) {
      const sent = await parts.send(file, { purpose, fileName });
      if (sent.code !== 200) expect([fileName, sent.code, sent.msg]).toEqual([fileName, 1214, expect.anything()]);
      else {
        const asset = await ready(sent.fileNo);
        expect([fileName, asset.state, asset.reason]).toEqual([fileName, "failed", expect.stringContaining(words)]);
      }
    }
    const fine = await parts.send(linkedPdf("(https://school.example/lesson)"), {
      purpose: "document",
      fileName: "linked.pdf",
    });
    expect(await ready(fine.fileNo)).toMatchObject({ state: "ready", pages: 1 });
  });

  it("can be given up, and are removed when nothing was heard of them for a day", async () => {
    const file = archive();
    const [given, left] = [
      await parts.permit({ fileSize: file.length }),
      await parts.permit({ fileSize: file.length }),
    ];
    for (const permit of [given, left]) {
      await parts.begin(permit, { size: file.length });
      await parts.patch(permit.fileNo, { from: 0, bytes: file.subarray(0, 1000) });
    }
    expect((await parts.other("DELETE", given.fileNo)).status).toBe(204);
    expect((await parts.offset(given.fileNo)).status).toBe(404);
    server.advance(20 * 3_600_000);
    expect((await parts.patch(left.fileNo, { from: 1000, bytes: file.subarray(1000, 2000) })).status).toBe(204);
    server.advance(20 * 3_600_000);
    await signInAgain();
    await server.services.uploads.cleanUp();
    expect((await parts.offset(left.fileNo)).offset).toBe(2000);
    server.advance(25 * 3_600_000);
    await signInAgain();
    expect(await parts.patch(left.fileNo, { from: 2000, bytes: file.subarray(2000) })).toMatchObject({
      status: 410,
      code: errorCode.UPLOAD_SIGN_STALE,
    });
    await server.services.uploads.cleanUp();
    expect((await parts.offset(left.fileNo)).status).toBe(404);
    expect(existsSync(join(server.services.settings.dataDir, "parts", left.fileNo))).toBe(false);
  });
});
