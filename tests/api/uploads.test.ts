import { createHash } from "node:crypto";
import * as errorCode from "../../src/generated/error-codes.ts";
import { existsSync, readdirSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const picture = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });
const blob = (bytes: Buffer, type = "image/jpeg") => new Blob([new Uint8Array(bytes)], { type });

describe("uploads", () => {
  let server: TestServer;
  let learner = "";
  let other = "";
  let organisation = "";
  let jpeg: Blob;
  beforeAll(async () => {
    server = await startTestServer();
    learner = await server.signIn("13800000001");
    other = await server.signIn("13800000004");
    organisation = await server.signIn("13800000003");
    jpeg = blob(
      await picture()
        .withExif({ IFD0: { Artist: "secret author" } })
        .jpeg()
        .toBuffer(),
    );
  });
  afterAll(() => server?.close());

  const permit = async (purpose: OperationInput<"getUpload">["purpose"] = "avatar", token = learner) =>
    ok(await server.call("getUpload", { purpose, fileName: "../我的 照片.jpg", fileSize: 1000 }, { token }));
  const send = (input: object, token = learner) => server.callUnchecked("uploadFile", { ...input }, { token });
  const upload = async (file: Blob, purpose: OperationInput<"getUpload">["purpose"] = "avatar", token = learner) => {
    const { fileNo, sign } = await permit(purpose, token);
    return send({ fileNo, sign, file }, token);
  };
  /** Reads the answer whole: a server that is to end waits for those that are still being read. */
  const statusOf = async (path: string, token = learner) => {
    const response = await fetch(server.url + path, { headers: { token } });
    await response.arrayBuffer();
    return response.status;
  };
  const folder = () => server.services.settings.dataDir;
  const incoming = () => (existsSync(join(folder(), "incoming")) ? readdirSync(join(folder(), "incoming")) : []);
  const rowOf = async (fileNo: string) => {
    const query = sql<{
      state: string;
      storage_key: string | null;
      sha256: Buffer | null;
    }>`select state, storage_key, sha256 from upload where file_no = ${fileNo}`;
    return (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows[0];
  };

  it("are for those who are signed in", async () => {
    expect((await server.call("getUpload", { purpose: "avatar", fileName: "a.jpg", fileSize: 1 })).code).toBe(
      errorCode.SESSION_MISSING,
    );
    const { fileNo, sign } = await permit();
    expect((await server.call("uploadFile", { fileNo, sign, file: jpeg })).code).toBe(errorCode.SESSION_MISSING);
    expect(
      (
        await server.call(
          "uploadFile",
          { fileNo, sign, file: jpeg },
          { headers: { cookie: `RC_WEB_TOKEN=${learner}` } },
        )
      ).code,
    ).toBe(301);
    expect(incoming()).toEqual([]);
  });

  it("say beforehand what is taken, and refuse what says of itself that it is too large", async () => {
    expect(await permit()).toEqual({
      fileNo: expect.stringMatching(/^[\w-]{22}$/),
      sign: expect.stringMatching(/^[\w-]{43}$/),
      expire: expect.stringMatching(/^\d{4}-/),
      maxSize: 5 * 1024 * 1024,
      accept: ["image/jpeg", "image/png", "image/webp"],
      resumable: false,
    });
    const tooLarge = await server.call(
      "getUpload",
      { purpose: "avatar", fileName: "a.jpg", fileSize: 5 * 1024 * 1024 + 1 },
      { token: learner, headers: { lang: "en" } },
    );
    expect(tooLarge.code).toBe(errorCode.FILE_TOO_LARGE);
    expect(tooLarge.msg).toContain("5 MB");
    for (const input of [
      { purpose: "painting" },
      { fileName: "" },
      { fileName: "x".repeat(256) },
      { fileSize: 0 },
      { fileSize: "many" },
    ]) {
      expect(
        (
          await server.callUnchecked(
            "getUpload",
            { purpose: "avatar", fileName: "a", fileSize: 1, ...input },
            { token: learner },
          )
        ).code,
      ).toBe(900);
    }
    expect(
      (await server.call("getUpload", { purpose: "avatar", fileName: "a\0b", fileSize: 1 }, { token: learner })).code,
    ).toBe(900);
  });

  it("make an avatar anew: square, upright, WebP, without what else was in the file, under a random name", async () => {
    const turned = blob(
      await picture(400, 300)
        .withExif({ IFD0: { Artist: "secret author" } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    const data = ok(await upload(turned));
    expect(data).toMatchObject({ fileName: "我的 照片.jpg", mediaType: "image/webp", width: 512, height: 512 });
    expect(data.fileUrl).toMatch(/^\/files\/public\/avatar\/[0-9a-f]{2}\/[0-9a-f]{30}\.webp$/);
    const response = await fetch(server.url + data.fileUrl);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(data.fileSize);
    expect(bytes.toString("latin1")).not.toContain("secret author");
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect((await rowOf(data.fileNo))?.sha256).toEqual(
      createHash("sha256")
        .update(Buffer.from(await turned.arrayBuffer()))
        .digest(),
    );
    expect(incoming()).toEqual([]);
  });

  it("turn a picture upright before they fit it", async () => {
    const { data } = await upload(
      blob(await picture(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
      "portrait",
    );
    expect(data).toMatchObject({ width: 400, height: 800 });
  });

  it("take the picture of a course from those who make courses", async () => {
    const lecturer = await server.signIn("13800000002");
    expect(
      (await server.call("getUpload", { purpose: "cover", fileName: "a.png", fileSize: 10 }, { token: learner })).code,
    ).toBe(306);
    const data = ok(await upload(blob(await picture(3200, 1800).png().toBuffer(), "image/png"), "cover", lecturer));
    expect(data).toMatchObject({
      mediaType: "image/webp",
      width: 1600,
      height: 900,
      fileUrl: expect.stringMatching(/^\/files\/public\/cover\//),
    });
    const { userNo } = await userNos();
    expect(await server.services.uploads.ownsPicture({ userNo, purpose: "cover", fileUrl: data.fileUrl })).toBe(false);
  });

  it("keep parts, and answer one range of bytes", async () => {
    const data = ok(await upload(jpeg, "portrait"));
    const part = await fetch(server.url + data.fileUrl, { headers: { range: "bytes=0-3" } });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      `bytes 0-3/${data.fileSize}`,
      "RIFF",
    ]);
    expect((await fetch(server.url + data.fileUrl, { headers: { range: "bytes=99999999-" } })).status).toBe(416);
    expect((await fetch(server.url + data.fileUrl, { method: "HEAD" })).headers.get("content-length")).toBe(
      String(data.fileSize),
    );
  });

  it("go by what a file is, not by what it is called", async () => {
    const kinds: Record<string, Blob> = {
      page: blob(Buffer.from("<!doctype html><script>alert(1)</script>")),
      drawing: blob(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        "image/png",
      ),
      gif: blob(await picture(10, 10).gif().toBuffer()),
      nothing: blob(Buffer.alloc(0)),
    };
    for (const file of Object.values(kinds)) {
      const reply = await upload(file);
      expect(reply.code).toBe(errorCode.FILE_KIND_REFUSED);
      expect(reply.msg).toContain("JPEG、PNG");
    }
    expect((await upload(blob(await picture(10, 10).png().toBuffer(), "text/html"))).code).toBe(200);
  });

  it("make a drawing into pixels as long as a wordmark is shown, and never keep the drawing", async () => {
    const lecturer = await server.signIn("13800000002");
    const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n';
    const wordmark = `${prolog}<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><style>.a{fill:#0a6}</style><defs><linearGradient id="g"/></defs><rect class="a" width="200" height="50"/><path fill="url(#g)" d="M0 0h9v9z"/></svg>`;
    const data = ok(await upload(blob(Buffer.from(wordmark), "image/svg+xml"), "cover", lecturer));
    expect(data).toMatchObject({ mediaType: "image/webp", width: 1200, height: 300 });
    const bytes = Buffer.from(await (await fetch(server.url + data.fileUrl)).arrayBuffer());
    expect(bytes.toString("latin1", 0, 4)).toBe("RIFF");
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a handler", '<rect onload="alert(1)"/>'],
    ["a page", "<foreignObject><p/></foreignObject>"],
    ["a file of the server's", '<image href="file:///etc/passwd"/>'],
    ["a picture from elsewhere", '<image xlink:href="https://example.com/a.png"/>'],
    ["a drawing in a drawing", '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ["a style from elsewhere", "<style>@import 'https://example.com/a.css';</style>"],
    ["a fill from elsewhere", '<rect fill="url(https://example.com/#a)"/>'],
    ["a filter without end", '<filter id="f"><feTurbulence numOctaves="9999"/></filter>'],
    ["a movement", "<rect><animate attributeName='x'/></rect>"],
    ["too many parts", "<g/>".repeat(20_001)],
  ])("refuse a drawing with %s, in words", async (_, inside) => {
    const lecturer = await server.signIn("13800000002");
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
    const reply = await upload(blob(Buffer.from(drawing), "image/svg+xml"), "cover", lecturer);
    expect(reply).toMatchObject({ code: errorCode.DRAWING_REFUSED, msg: expect.stringContaining("SVG") as string });
    expect(incoming()).toEqual([]);
  });

  it.each([
    ["whose words stand for more words", '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      "in letters that hide what it says",
      '<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ["that is not finished", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'],
  ])("refuse a drawing %s", async (_, drawing) => {
    const lecturer = await server.signIn("13800000002");
    const { code } = await upload(blob(Buffer.from(drawing), "image/svg+xml"), "cover", lecturer);
    expect([errorCode.DRAWING_REFUSED, errorCode.PICTURE_UNREADABLE, errorCode.FILE_KIND_REFUSED]).toContain(code);
  });

  it("refuse a picture that is broken, or that would fill the memory when it is opened", async () => {
    const whole = await picture().png({ compressionLevel: 0 }).toBuffer();
    expect((await upload(blob(whole.subarray(0, whole.length / 2)))).code).toBe(errorCode.PICTURE_UNREADABLE);
    const bomb = await picture(12_000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    const reply = await upload(blob(bomb));
    expect(reply.code).toBe(errorCode.PICTURE_TOO_MANY_PIXELS);
    expect(reply.msg).toContain("50");
    expect(incoming()).toEqual([]);
  });

  it("refuse what is larger than it may be, whatever it said of itself, and keep nothing of it", async () => {
    expect((await upload(blob(Buffer.alloc(5 * 1024 * 1024 + 1, 1)))).code).toBe(errorCode.FILE_TOO_LARGE);
    expect((await upload(blob(Buffer.alloc(11 * 1024 * 1024, 1)), "licence")).code).toBe(errorCode.FILE_TOO_LARGE);
    expect(incoming()).toEqual([]);
  });

  it("take a signature once, also when it comes twice at once", async () => {
    const { fileNo, sign } = await permit();
    const replies = await Promise.all([1, 2, 3].map(() => send({ fileNo, sign, file: jpeg })));
    expect(replies.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
    expect(replies.every(({ code }) => [200, 1211, 1212].includes(code))).toBe(true);
    expect((await send({ fileNo, sign, file: jpeg })).code).toBe(errorCode.UPLOAD_FINISHED);
    expect((await server.call("getUploadSign", { fileNo }, { token: learner })).code).toBe(errorCode.UPLOAD_FINISHED);
  });

  it("give a new signature to what is not finished; the old one, a late one and a wrong one are no good", async () => {
    const first = await permit();
    const second = ok(await server.call("getUploadSign", { fileNo: first.fileNo }, { token: learner }));
    expect(second).toMatchObject({ fileNo: first.fileNo, maxSize: first.maxSize });
    for (const sign of [first.sign, "x", second.sign.toLowerCase()])
      expect((await send({ fileNo: first.fileNo, sign, file: jpeg })).code).toBe(errorCode.UPLOAD_SIGN_STALE);
    expect((await send({ fileNo: first.fileNo, sign: second.sign, file: blob(Buffer.from("no picture")) })).code).toBe(
      1214,
    );
    const third = ok(await server.call("getUploadSign", { fileNo: first.fileNo }, { token: learner }));
    expect((await send({ fileNo: first.fileNo, sign: third.sign, file: jpeg })).code).toBe(200);
    const late = await permit();
    server.advance(16 * 60_000);
    expect((await send({ fileNo: late.fileNo, sign: late.sign, file: jpeg })).code).toBe(errorCode.UPLOAD_SIGN_STALE);
  });

  it("are one's own", async () => {
    const { fileNo, sign } = await permit();
    expect((await send({ fileNo, sign, file: jpeg }, other)).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("getUploadSign", { fileNo }, { token: other })).code).toBe(errorCode.NOT_FOUND);
    const data = ok(await send({ fileNo, sign, file: jpeg }));
    const { userNo, otherNo } = await userNos();
    const { uploads } = server.services;
    expect(await uploads.ownsPicture({ userNo, purpose: "avatar", fileUrl: data.fileUrl })).toBe(true);
    expect(await uploads.ownsPicture({ userNo: otherNo, purpose: "avatar", fileUrl: data.fileUrl })).toBe(false);
    expect(await uploads.ownsPicture({ userNo, purpose: "portrait", fileUrl: data.fileUrl })).toBe(false);
    for (const fileUrl of ["", "https://evil.example/a.webp", "/demo/a.webp", data.fileUrl.replace(/.\.webp$/, "")]) {
      expect(await uploads.ownsPicture({ userNo, purpose: "avatar", fileUrl })).toBe(false);
    }
    expect((await server.call("updateUser", { photo: data.fileUrl }, { token: other })).code).toBe(
      errorCode.VALIDATION,
    );
    expect(await server.call("updateUser", { photo: data.fileUrl }, { token: learner })).toMatchObject({
      code: 200,
      data: { photo: data.fileUrl },
    });
    const waiting = await permit();
    expect(await uploads.ownsFile({ userNo, purpose: "avatar", fileNo: waiting.fileNo })).toBe(false);
  });

  const userNos = async () => {
    const rows = await withActor(server.services.db, systemActor, (trx) =>
      trx.selectFrom("app_user").select(["user_no", "mobile"]).execute(),
    );
    const find = (mobile: string) => rows.find((row) => row.mobile === mobile)?.user_no ?? "";
    return { userNo: find("13800000001"), otherNo: find("13800000004") };
  };

  it("keep a licence private: only an address that is signed and has not expired reads it", async () => {
    const data = ok(await upload(jpeg, "licence"));
    const response = await fetch(server.url + data.fileUrl, { headers: { token: learner } });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, data.fileSize]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="licence.webp"');
    const { pathname, searchParams } = new URL(data.fileUrl, server.url);
    const later = Number(searchParams.get("expires")) + 1;
    for (const query of [
      "",
      "?sign=x",
      `?expires=${later}&sign=${searchParams.get("sign")}`,
      `?expires=${searchParams.get("expires")}&sign=x`,
      `?expires=${later}`,
    ]) {
      expect(await statusOf(pathname + query)).toBe(404);
    }
    expect(
      await server.services.uploads.ownsPicture({
        userNo: (await userNos()).userNo,
        purpose: "licence",
        fileUrl: pathname,
      }),
    ).toBe(false);
    server.advance(11 * 60_000);
    expect(await statusOf(data.fileUrl)).toBe(404);
    expect(await statusOf((await server.services.uploads.addressOf(data.fileNo, await userNos())) ?? "")).toBe(200);
  });

  it("are all there is to read below /files", async () => {
    for (const path of [
      "",
      ".secret",
      "public",
      "../pglite/PG_VERSION",
      "public/avatar/..%2f..%2f.secret",
      "%2e%2e/x",
      "public/avatar/aa/" + "0".repeat(30) + ".webp",
      "public/avatar/aa/" + "0".repeat(30) + ".html",
    ]) {
      expect(await statusOf(`/files/${path}`)).toBe(404);
    }
  });

  it("come as a form: JSON is refused there, a form elsewhere, and a text is no file", async () => {
    const { fileNo, sign } = await permit();
    const path = "/apis/system/auth/upload/file";
    const headers = { token: learner };
    const json = JSON.stringify({ fileNo, sign, file: { path: "/etc/passwd" } });
    expect(
      (
        await server.request(path, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: json,
        })
      ).code,
    ).toBe(1003);
    const form = (parts: [string, string | Blob][]) => {
      const made = new FormData();
      for (const [name, value] of parts) made.append(name, value);
      return server.request(path, { method: "POST", headers, body: made });
    };
    expect(
      await form([
        ["fileNo", fileNo],
        ["sign", sign],
        ["file", "/etc/passwd"],
      ]),
    ).toMatchObject({ code: errorCode.VALIDATION, data: { fields: [{ path: "file", message: "请选择文件" }] } });
    expect(
      (
        await form([
          ["fileNo", fileNo],
          ["sign", sign],
        ])
      ).code,
    ).toBe(900);
    expect(
      (
        await form([
          ["file", jpeg],
          ["fileNo", fileNo],
          ["sign", sign],
        ])
      ).code,
    ).toBe(900);
    expect(
      (
        await form([
          ["fileNo", fileNo],
          ["fileNo", fileNo],
          ["sign", sign],
          ["file", jpeg],
        ])
      ).code,
    ).toBe(1002);
    expect(
      (
        await form([
          ["fileNo", fileNo],
          ["sign", sign],
          ["picture", jpeg],
        ])
      ).code,
    ).toBe(1002);
    expect(
      (
        await form([
          ["fileNo", fileNo],
          ["sign", sign],
          ["admin", "1"],
          ["file", jpeg],
        ])
      ).code,
    ).toBe(900);
    const elsewhere = new FormData();
    elsewhere.append("content", "x");
    expect(
      (await server.request("/apis/user/auth/system/suggestion/save", { method: "POST", headers, body: elsewhere }))
        .code,
    ).toBe(1003);
    expect((await send({ fileNo, sign, file: jpeg })).code).toBe(200);
  });

  it("that are broken off leave nothing, and may be begun again", async () => {
    const { fileNo, sign } = await permit();
    const head = ["fileNo", "sign"]
      .map(
        (name) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${name === "sign" ? sign : fileNo}\r\n`,
      )
      .join("");
    const body = `${head}--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    await new Promise<void>((resolve) => {
      const going = httpRequest(`${server.url}/apis/system/auth/upload/file`, {
        method: "POST",
        headers: { token: learner, "content-type": "multipart/form-data; boundary=x", "content-length": 100_000 },
      });
      going.on("error", () => resolve());
      going.write(body + "x".repeat(1000));
      setTimeout(() => going.destroy(new Error("gone")), 200);
    });
    await expect.poll(async () => (await rowOf(fileNo))?.state).toBe("failed");
    expect(incoming()).toEqual([]);
    expect(server.logged.filter(({ msg }) => msg === "unexpected error")).toEqual([]);
    const data = ok(await server.call("getUploadSign", { fileNo }, { token: learner }));
    expect((await send({ fileNo, sign: data.sign, file: jpeg })).code).toBe(200);
  });

  it("are fifty a day for one person, new signatures included, also when asked for at once", async () => {
    const ask = () =>
      server.call("getUpload", { purpose: "avatar", fileName: "a", fileSize: 1 }, { token: organisation });
    const data = ok(await ask());
    expect((await server.call("getUploadSign", { fileNo: data.fileNo }, { token: organisation })).code).toBe(200);
    const replies = await Promise.all(Array.from({ length: 50 }, ask));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(48);
    expect((await server.call("getUploadSign", { fileNo: data.fileNo }, { token: organisation })).code).toBe(
      errorCode.UPLOAD_TOO_MANY,
    );
  });

  it("that were not finished within a day are cleaned up; what is finished stays", async () => {
    const kept = ok(await upload(jpeg));
    const { fileNo } = await permit();
    const key = `public/avatar/aa/${"1".repeat(30)}.webp`;
    // As a server leaves it that ended between keeping the file and saying so.
    await withActor(server.services.db, systemActor, (trx) =>
      sql`update upload set state = 'receiving', storage_key = ${key} where file_no = ${fileNo}`.execute(trx),
    );
    await sharp(Buffer.from(await jpeg.arrayBuffer()))
      .webp()
      .toFile(join(folder(), "left"));
    await server.services.storage.put(key, join(folder(), "left"));
    expect(await statusOf(`/files/${key}`)).toBe(200);
    await server.services.uploads.cleanUp();
    expect(await rowOf(fileNo)).toBeDefined();
    server.advance(25 * 3_600_000);
    await server.services.uploads.cleanUp();
    expect(await rowOf(fileNo)).toBeUndefined();
    expect(await statusOf(`/files/${key}`)).toBe(404);
    expect(await statusOf(kept.fileUrl)).toBe(200);
  });
});
