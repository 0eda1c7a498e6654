import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { removeFormer } from "../../src/server/modules/members/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { createNewcomers } from "./newcomers.ts";

describe("the photo of a member", () => {
  let server: TestServer;
  let people: ReturnType<typeof createNewcomers>;
  let organisation = "";
  let token = "";
  let userNo = "";
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    people = createNewcomers(server, "134");
    organisation = await server.signIn("13800000003");
    token = await people.newToken("1001");
    userNo = ok(await server.call("getUserView", {}, { token })).id;
  });
  afterAll(() => server?.close());

  const run = async (query: string) =>
    (await withActor(server.services.db, systemActor, (trx) => sql.raw<Record<string, unknown>>(query).execute(trx)))
      .rows;
  const upload = async (
    who: string,
    colour: string,
    purpose: OperationInput<"getUpload">["purpose"] = "selfie",
  ): Promise<string> => {
    const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: colour } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "where I live" } })
      .toBuffer();
    const file = new Blob([new Uint8Array(picture)]);
    const permit = await server.call("getUpload", { purpose, fileName: "me.jpg", fileSize: file.size }, { token: who });
    const { fileNo, sign } = ok(permit);
    const sent = await server.call("uploadFile", { fileNo, sign, file }, { token: who });
    expect(sent.code).toBe(200);
    return fileNo;
  };
  const save = (who: string, fileNo: string) => server.call("saveSelfie", { fileNo }, { token: who });
  const own = async (who: string) => ok(await server.call("getSelfie", {}, { token: who }));
  const ofMember = (who: string) => server.call("getMemberSelfie", { userNo }, { token: who });
  const fetched = async (address: string, as = token) =>
    fetch(new URL(address, server.url), { headers: as === "" ? {} : { token: as } });
  const lookedAt = async () =>
    (await run(`select count(*)::int as looks from audit_entry where action = 'member.selfie'`))[0]?.["looks"];
  const filesOf = (): number => {
    const folder = join(server.services.settings.dataDir, "files", "private", "selfie");
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".webp")).length
      : 0;
  };

  it("is kept private, made anew, and shown to the person and the organisation alone", async () => {
    expect(await own(token)).toEqual({ isAsked: true });
    expect((await ofMember(organisation)).code).toBe(errorCode.NOT_FOUND);
    const fileNo = await upload(token, "#884422");
    expect(await save(token, fileNo)).toMatchObject({ code: 200, data: { isAsked: true } });
    const { fileUrl } = await own(token);
    const [row] = await run(`select storage_key from upload where file_no = '${fileNo}'`);
    expect(row?.["storage_key"]).toMatch(/^private\/selfie\//);
    const reply = await fetched(fileUrl!);
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).exif).toBeUndefined();
    expect((await fetched(fileUrl!.split("?")[0]!)).status).not.toBe(200);
    expect((await fetched(`/files/${row?.["storage_key"]}`)).status).not.toBe(200);
    const before = Number(await lookedAt());
    const theirs = ok(await ofMember(organisation)).fileUrl;
    expect((await fetched(theirs, organisation)).status).toBe(200);
    // An address is its reader's: from a history, a log or a message it opens nothing.
    for (const [address, who] of [
      [fileUrl!, ""],
      [fileUrl!, organisation],
      [fileUrl!, await people.newToken("1001")],
      [theirs, ""],
      [theirs, token],
    ] as const)
      expect((await fetched(address, who)).status).toBe(404);
    expect(await lookedAt()).toBe(before + 1);
    const list = await server.call("listMembers", { keyword: "" }, { token: organisation });
    const member = ok(list).list.find((one) => one.userNo === userNo);
    expect(member!.hasSelfie).toBe(true);
    for (const who of ["13800000001", "13800000002", "13800000009"])
      expect((await ofMember(await server.signIn(who))).code).toBe(errorCode.NO_PERMISSION);
    await run(`update app_user set user_type = 3 where mobile = '13800000006'`);
    await run(`update app_user set org_no = '1002' where mobile = '13800000006'`);
    expect((await ofMember(await server.signIn("13800000006"))).code).toBe(errorCode.NOT_FOUND);
  });

  it("is replaced and removed with its file, and is nobody else's", async () => {
    const files = filesOf();
    const { fileUrl: first } = await own(token);
    const second = await upload(token, "#224488");
    expect((await save(token, second)).code).toBe(200);
    expect((await fetched(first!)).status).not.toBe(200);
    if (files > 0) expect(filesOf()).toBe(files);
    const stranger = await people.newToken("1001");
    expect((await save(stranger, second)).code).toBe(errorCode.VALIDATION);
    expect((await save(token, await upload(token, "#111111", "avatar"))).code).toBe(errorCode.VALIDATION);
    const direct = await people.newToken();
    expect((await save(direct, await upload(direct, "#333333"))).code).toBe(errorCode.SELFIE_NOT_ASKED);
    const driver = await people.newToken("1002");
    expect(await own(driver)).toEqual({ isAsked: false });
    expect((await save(driver, await upload(driver, "#333333"))).code).toBe(errorCode.SELFIE_NOT_ASKED);
    expect((await server.call("removeSelfie", {}, { token })).data).toEqual({ isAsked: true });
    expect((await ofMember(organisation)).code).toBe(errorCode.NOT_FOUND);
  });

  it("is needed to begin an exam that says so, by those of whom one is asked", async () => {
    const [exam] = await run(`select id from exam where is_putaway and audience = 1 and price_fen = 0
      and (gmt_begin is null or gmt_begin < now()) and (gmt_end is null or gmt_end > now()) order by id limit 1`);
    const id = String(exam?.["id"]);
    await run(`update exam set settings = settings || '{"isSelfieNeeded":true}' where id = ${id}`);
    const standing = async (who: string) => ok(await server.call("getExamStanding", { id }, { token: who }));
    expect(await standing(token)).toMatchObject({ canStart: false, startReason: "selfie" });
    expect((await server.call("startExamAttempt", { id }, { token })).code).toBe(errorCode.EXAM_SELFIE_NEEDED);
    expect(await standing(await people.newToken())).toMatchObject({ startReason: "" });
    await save(token, await upload(token, "#884422"));
    expect(await standing(token)).toMatchObject({ canStart: true, startReason: "" });
    expect((await server.call("startExamAttempt", { id }, { token })).code).toBe(200);
  });

  it("is out of the organisation's sight when the person leaves, and gone after thirty days", async () => {
    const { db, uploads } = server.services;
    const [before] = await run(`select file_no from member_selfie where user_no = ${userNo}`);
    await server.call("cancelMembership", {}, { token });
    expect((await ofMember(organisation)).code).toBe(errorCode.NOT_FOUND);
    await removeFormer({ db, uploads });
    expect(await run(`select file_no from member_selfie where user_no = ${userNo}`)).toEqual([before]);
    await run(`update member_selfie set gmt_end = now() - interval '31 days' where user_no = ${userNo}`);
    await run(`update upload set gmt_modified = now() - interval '31 days' where file_no = '${before?.["file_no"]}'`);
    await removeFormer({ db, uploads });
    expect(await run(`select file_no from member_selfie where user_no = ${userNo}`)).toEqual([]);
    expect(await run(`select file_no from upload where file_no = '${before?.["file_no"]}'`)).toEqual([]);
  });
});
