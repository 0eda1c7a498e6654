import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { removeUnusedPictures } from "../../src/server/modules/certificates/index.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { createNewcomers } from "./newcomers.ts";

describe("pictures of certificates", () => {
  let server: TestServer;
  let member = "";
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    for (const [who, mobile] of Object.entries({
      lecturer: "13800000002",
      organisation: "13800000003",
      operator: "13800000009",
    }))
      tokens[who] = await server.signIn(mobile);
    tokens["member"] = await createNewcomers(server, "133").newToken("1001");
    member = (await call("member", "getUserView", {})).id;
    await run(sql`update app_user set name = '王小华' where user_no = ${member}`);
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const ask = <Id extends OperationId>(who: string, name: Id, input: OperationInput<Id>) =>
    server.call(name, input, { token: tokens[who] ?? "" });
  const call = async <Id extends OperationId>(who: string, name: Id, input: OperationInput<Id>) =>
    ok(await ask(who, name, input));
  const plain = (color: string, alpha = 1) =>
    sharp({ create: { width: 300, height: 200, channels: 4, background: color } })
      .composite([
        {
          input: Buffer.from([255, 255, 255, alpha * 255]),
          raw: { width: 1, height: 1, channels: 4 },
          tile: true,
          blend: "dest-in",
        },
      ])
      .png()
      .toBuffer();
  /** Puts a file into the media library of somebody, as it came. */
  const asset = async (mobile: string, bytes: Buffer): Promise<string> => {
    const mediaNo = randomBytes(16).toString("base64url");
    const path = join(await mkdtemp(join(tmpdir(), "certificate-")), "file");
    await writeFile(path, bytes);
    const key = `private/document/${randomBytes(1).toString("hex")}/${randomBytes(15).toString("hex")}.png`;
    await server.services.storage.put(key, path);
    await run(sql`insert into media_asset (media_no, user_no, org_no, kind, state, file_name, media_type, storage_key, bytes, sha256)
      select ${mediaNo}, user_no, org_no, 'document', 'ready', 'a.png', 'image/png', ${key}, ${bytes.length},
        ${createHash("sha256").update(bytes).digest()} from app_user where mobile = ${mobile}`);
    return mediaNo;
  };
  const template = (who: string, more: Record<string, unknown> = {}) =>
    call(who, "saveCertificateTemplate", { templateName: "证书", awardKind: 4, isAuto: false, prefix: "", ...more });
  const issue = async (templateId: string) => {
    const { id } = await call("organisation", "issueCertificates", { templateId, userNoList: [member] });
    await server.services.outbox.drain();
    return call("organisation", "getCertificateBatch", { id });
  };
  /** The colour of a point of a certificate's picture, in points of A4. */
  const colourAt = async (picture: Buffer, left: number, top: number) => {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (Math.round(top * 1.5) * info.width + Math.round(left * 1.5)) * 3;
    return [...data.subarray(at, at + 3)];
  };
  const near = (found: number[], wanted: number[]) =>
    expect(
      found.every((part, at) => Math.abs(part - wanted[at]!) < 12),
      `${found.join()} is not ${wanted.join()}`,
    ).toBe(true);

  it("are copied from the library, stand in both files, and stay when the file is deleted", async () => {
    const blue = await asset("13800000003", await plain("#2244cc"));
    const ground = await call("organisation", "addCertificatePicture", { mediaNo: blue });
    expect(ground).toMatchObject({ width: 300, height: 200 });
    // The same again is the one that is there.
    expect(await call("organisation", "addCertificatePicture", { mediaNo: blue })).toEqual(ground);
    const seal = await call("organisation", "addCertificatePicture", {
      mediaNo: await asset("13800000003", await plain("#cc2222", 0.5)),
    });
    const { id, version, design } = await template("organisation");
    const pictured: OperationInput<"getCertificatePreview">["design"] = {
      ...design,
      border: "none",
      backgroundPictureNo: ground.pictureNo,
      elements: [
        design.elements[3]!,
        { kind: "picture", left: 40, top: 40, width: 60, height: 40, pictureNo: seal.pictureNo },
      ],
    };
    await template("organisation", { id, version, design: pictured });
    expect((await issue(id)).issuedCount).toBe(1);
    await call("organisation", "deleteMediaAsset", { mediaNo: blue });
    const [card] = (await call("member", "listCertificates", {})).list;
    const file = async (format: OperationInput<"exportCertificate">["format"]) =>
      Buffer.from((await call("member", "exportCertificate", { id: card!.id, format })).content, "base64");
    const png = await file("png");
    near(await colourAt(png, 5, 5), [0x22, 0x44, 0xcc]);
    near(await colourAt(png, 837, 590), [0x22, 0x44, 0xcc]);
    // Half of the one over the other.
    near(await colourAt(png, 70, 60), [0x77, 0x33, 0x77]);
    const document = await getDocument({ data: new Uint8Array(await file("pdf")), verbosity: 0 }).promise;
    const { fnArray } = await (await document.getPage(1)).getOperatorList();
    expect(fnArray.filter((one) => one === OPS.paintImageXObject)).toHaveLength(2);
    const preview = await call("organisation", "getCertificatePreview", { templateId: id, design: pictured });
    near(await colourAt(Buffer.from(preview.picture, "base64"), 5, 5), [0x22, 0x44, 0xcc]);
    expect(preview.problemList).toEqual([]);
  });

  it("are removed a day after the last design that shows them, and stay where something was issued with it", async () => {
    const added = async (color: string) => {
      const mediaNo = await asset("13800000003", await plain(color));
      return { mediaNo, pictureNo: (await call("organisation", "addCertificatePicture", { mediaNo })).pictureNo };
    };
    const kept = async (...pictureNos: string[]) => {
      const rows = await run<{ picture_no: string }>(sql`select picture_no from certificate_picture
        where picture_no = any(${pictureNos}::text[])`);
      return pictureNos.map((pictureNo) => rows.some(({ picture_no }) => picture_no === pictureNo));
    };
    const ageAll = () => run(sql`update certificate_picture set gmt_create = gmt_create - interval '2 days'`);
    const [ground, seal, never, issuedWith] = [
      await added("#010203"),
      await added("#040506"),
      await added("#070809"),
      await added("#0a0b0c"),
    ];
    const { id, version, design } = await template("organisation");
    const elements = [
      ...design.elements,
      { kind: "picture", left: 0, top: 0, width: 9, height: 9, pictureNo: seal.pictureNo },
    ];
    const saved = await template("organisation", {
      id,
      version,
      design: { ...design, backgroundPictureNo: ground.pictureNo, elements },
    });
    // Out of the newest design, but an older one can be had again.
    await template("organisation", { id, version: saved.version, design });
    const other = await template("organisation", { design: { ...design, backgroundPictureNo: issuedWith.pictureNo } });
    expect((await issue(other.id)).issuedCount).toBe(1);
    const all = [ground, seal, issuedWith, never].map(({ pictureNo }) => pictureNo);
    const remove = () => removeUnusedPictures(server.services.db);
    await remove();
    expect(await kept(...all)).toEqual([true, true, true, true]);
    await ageAll();
    // Chosen again, to be saved in a moment.
    expect(await call("organisation", "addCertificatePicture", { mediaNo: never.mediaNo })).toMatchObject({
      pictureNo: never.pictureNo,
    });
    await remove();
    expect(await kept(...all)).toEqual([true, true, true, true]);
    await ageAll();
    expect(await remove()).toBeGreaterThan(0);
    expect(await kept(...all)).toEqual([true, true, true, false]);
    for (const templateId of [id, other.id])
      await call("organisation", "deleteCertificateTemplate", { id: templateId });
    await remove();
    expect(await kept(...all)).toEqual([false, false, true, false]);
  });

  it("are one's own alone: neither another's files nor another's pictures can be used", async () => {
    const mediaNo = await asset("13800000003", await plain("#2244cc"));
    for (const who of ["lecturer", "operator"])
      expect((await ask(who, "addCertificatePicture", { mediaNo })).code).toBe(errorCode.NOT_FOUND);
    expect((await ask("member", "addCertificatePicture", { mediaNo })).code).not.toBe(200);
    const { pictureNo } = await call("organisation", "addCertificatePicture", { mediaNo });
    const { id, version, design } = await template("lecturer");
    const elements: typeof design.elements = [
      ...design.elements,
      { kind: "picture", left: 0, top: 0, width: 9, height: 9, pictureNo },
    ];
    for (const stolen of [
      { ...design, elements },
      { ...design, backgroundPictureNo: pictureNo },
    ]) {
      const reply = await ask("lecturer", "saveCertificateTemplate", {
        id,
        version,
        templateName: "证书",
        awardKind: 4,
        isAuto: false,
        prefix: "",
        design: stolen,
      });
      expect(fieldsOf(reply).map(({ message }) => message)).toEqual(["这张图片不存在，请重新选择"]);
      const clean = await call("lecturer", "getCertificatePreview", { design });
      const drawn = await call("lecturer", "getCertificatePreview", { design: stolen });
      expect(drawn.picture).toBe(clean.picture);
    }
  });

  it("are looked at by their bytes: what is a page, a drawing or broken is refused, and so is what is too large", async () => {
    const refusal = async (bytes: Buffer) =>
      (await ask("organisation", "addCertificatePicture", { mediaNo: await asset("13800000003", bytes) })).code;
    expect(await refusal(Buffer.from("<!doctype html><script>alert(1)</script>"))).toBe(errorCode.PICTURE_UNREADABLE);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
    expect(await refusal(Buffer.from(drawing))).toBe(errorCode.PICTURE_UNREADABLE);
    const whole = await plain("#2244cc");
    expect(await refusal(whole.subarray(0, whole.length - 40))).toBe(errorCode.PICTURE_UNREADABLE);
    expect(await refusal(Buffer.alloc(20 * 1024 * 1024 + 1))).toBe(errorCode.FILE_TOO_LARGE);
    const many = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await refusal(many)).toBe(errorCode.PICTURE_TOO_MANY_PIXELS);
  });

  it("show the photo of the holder where the template says so, as it was when it was issued", async () => {
    const { id, version, design } = await template("organisation");
    const selfie = { kind: "selfie", left: 40, top: 60, width: 75, height: 105 };
    await template("organisation", { id, version, design: { ...design, elements: [design.elements[3]!, selfie] } });
    expect((await issue(id)).refusedList).toEqual([{ name: "王小华", reason: "photo" }]);
    const picture = await sharp({ create: { width: 750, height: 1050, channels: 3, background: "#118844" } })
      .jpeg()
      .toBuffer();
    const file = new Blob([new Uint8Array(picture)]);
    const { fileNo, sign } = await call("member", "getUpload", {
      purpose: "selfie",
      fileName: "me.jpg",
      fileSize: file.size,
    });
    await call("member", "uploadFile", { fileNo, sign, file });
    await call("member", "saveSelfie", { fileNo });
    expect((await issue(id)).issuedCount).toBe(1);
    await call("member", "removeSelfie", {});
    const card = (await call("member", "listCertificates", {})).list.at(0);
    const png = Buffer.from(
      (await call("member", "exportCertificate", { id: card!.id, format: "png" })).content,
      "base64",
    );
    near(await colourAt(png, 77, 110), [0x11, 0x88, 0x44]);
    // Nobody reads it but by looking at the certificate.
    const seen = await withActor(server.services.db, { scope: "organisation", userNo: "1", orgNo: "1001" }, (trx) =>
      trx.selectFrom("certificate_picture").where("holder_user_no", "is not", null).select("picture_no").execute(),
    );
    expect(seen).toEqual([]);
  });
});
