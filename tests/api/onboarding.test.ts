import { readFileSync } from "node:fs";
import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actorOf, systemActor, withActor } from "../../src/server/database/actor.ts";
import { errorCodes } from "../../src/shared/error-codes.ts";
import menu from "../../tenants/default/layouts/account.json" with { type: "json" };
import type { OperationInput } from "../../src/generated/operations.ts";
import { fieldsOf, ok, type Reply } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { solveCaptcha } from "./solve-captcha.ts";

const lecturerForm = {
  lecturerName: "陈一鸣",
  lecturerMobile: "13900000001",
  position: "高级技师",
  introduce: "从事电气设备检修十五年，带过六届学徒，想把经验做成课程。",
};
const organisationForm = {
  orgName: "青禾家政服务培训学校",
  creditCode: "91350100m000100y43",
  contactName: "李佳慧",
  contactMobile: "13900000002",
  introduce: "面向城乡妇女的家政培训。",
};

describe("joining", () => {
  let server: TestServer;
  let learner = "";
  let lecturer = "";
  let organisation = "";
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    [learner, lecturer, organisation] = [
      await server.signIn("13800000001"),
      await server.signIn("13800000002"),
      await server.signIn("13800000003"),
    ];
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    for (const table of ["lecturer_audit", "organisation_audit"])
      await owner(sql`update ${sql.table(table)} set audit_status = 2, audit_opinion = 'x', gmt_audit = now()`);
    await owner(sql`delete from use_count`);
  });

  const owner = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  let addresses = 0;
  const newAddress = () => `192.0.2.${(addresses += 1)}`;
  type Ways = { token?: string; address?: string };
  const applyAs = (input: object, { token, address = newAddress() }: Ways = {}) =>
    server.call(
      "saveLecturerAudit",
      { ...lecturerForm, ...input },
      { ...(token ? { token } : {}), headers: { "x-forwarded-for": address } },
    );
  const join = (input: object, { token, address = newAddress() }: Ways = {}) =>
    server.call(
      "saveOrganisationAudit",
      { ...organisationForm, ...input },
      { ...(token ? { token } : {}), headers: { "x-forwarded-for": address } },
    );
  const upload = async (purpose: OperationInput<"getUpload">["purpose"], token = learner) => {
    const { fileNo, sign } = ok(await server.call("getUpload", { purpose, fileName: "a.png", fileSize: 1 }, { token }));
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    return ok(await server.call("uploadFile", { fileNo, sign, file: new Blob([new Uint8Array(bytes)]) }, { token }));
  };
  const pathsOf = (reply: Reply) => fieldsOf(reply).map(({ path }) => path);

  describe("as a lecturer", () => {
    it("takes a captcha from the signed out, once", async () => {
      expect((await applyAs({})).code).toBe(errorCode.CAPTCHA_NEEDED);
      expect((await applyAs({ captcha: "x" })).code).toBe(errorCode.CAPTCHA_WRONG);
      const captcha = await solveCaptcha(server);
      expect(await applyAs({ captcha })).toMatchObject({
        code: 200,
        data: { id: expect.stringMatching(/^\d+$/), auditStatus: 0 },
      });
      expect((await applyAs({ captcha, lecturerMobile: "13900000009" })).code).toBe(errorCode.CAPTCHA_WRONG);
    });

    it("is bound to the account of the signed in, who need none", async () => {
      const { fileUrl } = await upload("portrait");
      expect((await applyAs({ lecturerName: " 陈一鸣 ", headImgUrl: fileUrl }, { token: learner })).code).toBe(200);
      const data = ok(await server.call("getLecturerAudit", {}, { token: learner }));
      expect(data.audit).toEqual({
        ...lecturerForm,
        id: expect.any(String),
        auditStatus: 0,
        auditOpinion: "",
        lecturerEmail: "",
        headImgUrl: fileUrl,
        gmtCreate: expect.stringMatching(/^\d{4}-/),
      });
      expect((await server.call("getLecturerAudit", {}, { token: lecturer })).data).toEqual({ audit: null });
      expect((await server.call("getLecturerAudit")).code).toBe(errorCode.SESSION_MISSING);
    });

    it("waits once for a number and once for an account, also when sent twice at once", async () => {
      const replies = await Promise.all([1, 2, 3].map(() => applyAs({}, { token: learner })));
      expect(replies.map(({ code }) => code).sort()).toEqual([1230, 1230, 200].sort());
      expect((await applyAs({ lecturerMobile: "13900000008" }, { token: learner })).code).toBe(errorCode.AUDIT_WAITING);
      expect((await applyAs({ captcha: await solveCaptcha(server) })).code).toBe(errorCode.AUDIT_WAITING);
    });

    it("shows a refusal with its reason, and may be tried again", async () => {
      await applyAs({}, { token: learner });
      await owner(
        sql`update lecturer_audit set audit_status = 2, audit_opinion = '请补充证书', gmt_audit = now() where audit_status = 0`,
      );
      expect(ok(await server.call("getLecturerAudit", {}, { token: learner })).audit).toMatchObject({
        auditStatus: 2,
        auditOpinion: "请补充证书",
        gmtAudit: expect.any(String),
      });
      expect((await applyAs({}, { token: learner })).code).toBe(200);
      expect(ok(await server.call("getLecturerAudit", {}, { token: learner })).audit).toMatchObject({
        auditStatus: 0,
        auditOpinion: "",
      });
    });

    it("is not for lecturers and organisations", async () => {
      for (const token of [lecturer, organisation])
        expect((await applyAs({}, { token })).code).toBe(errorCode.ALREADY_LECTURER);
    });

    it("names the fields that are wrong, and uses up neither captcha nor try for them", async () => {
      const captcha = await solveCaptcha(server);
      const wrong = {
        lecturerName: "陈",
        lecturerMobile: "123",
        lecturerEmail: "x",
        position: "",
        introduce: "短",
        captcha,
      };
      const paths = pathsOf(await applyAs(wrong));
      expect(paths.sort()).toEqual(["introduce", "lecturerEmail", "lecturerMobile", "lecturerName", "position"]);
      expect(
        pathsOf(await applyAs({ lecturerName: "陈   ", introduce: `短${" ".repeat(30)}`, position: " ", captcha })),
      ).toEqual(["lecturerName", "position", "introduce"]);
      expect((await applyAs({ captcha })).code).toBe(200);
    });

    it("takes only one's own portrait", async () => {
      const avatar = await upload("avatar");
      const another = await upload("portrait", organisation);
      for (const headImgUrl of [avatar.fileUrl, another.fileUrl, "https://evil.example/a.webp"])
        expect(pathsOf(await applyAs({ headImgUrl }, { token: learner }))).toEqual(["headImgUrl"]);
      const own = await upload("portrait");
      expect(pathsOf(await applyAs({ headImgUrl: own.fileUrl, captcha: await solveCaptcha(server) }))).toEqual([
        "headImgUrl",
      ]);
    });
  });

  describe("as an organisation", () => {
    it("keeps the code in capitals, the wish in small letters, and the licence to be seen by its owner", async () => {
      const { fileNo } = await upload("licence");
      expect((await join({ orgNo: "Qing-He", licence: fileNo }, { token: learner })).data).toMatchObject({
        auditStatus: 0,
      });
      const { audit } = ok(await server.call("getOrganisationAudit", {}, { token: learner }));
      expect(audit).toMatchObject({
        ...organisationForm,
        creditCode: "91350100M000100Y43",
        orgNo: "qing-he",
        licence: fileNo,
        auditStatus: 0,
      });
      const licence = await fetch(server.url + audit!.licenceUrl, { headers: { token: learner } });
      expect([licence.status, (await licence.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      expect((await server.call("getOrganisationAudit", {}, { token: lecturer })).data).toEqual({ audit: null });
    });

    it("takes an address that is well formed, free and not reserved", async () => {
      for (const orgNo of ["1001", "default", "live", "flavours", "青禾", "-a", "a b", "x/y"])
        expect(pathsOf(await join({ orgNo }, { token: learner }))).toEqual(["orgNo"]);
      expect((await join({ orgNo: "1004" }, { token: learner })).code).toBe(200);
    });

    it("takes a right credit code and one's own licence", async () => {
      expect(pathsOf(await join({ creditCode: "91350100M000100Y44" }, { token: learner }))).toEqual(["creditCode"]);
      const { fileNo } = await upload("licence", organisation);
      const avatar = await upload("avatar");
      for (const licence of [fileNo, avatar.fileNo, "0".repeat(22)])
        expect(pathsOf(await join({ licence }, { token: learner }))).toEqual(["licence"]);
    });

    it("waits once, takes a captcha from the signed out, and is not for organisations", async () => {
      expect((await join({})).code).toBe(errorCode.CAPTCHA_NEEDED);
      expect((await join({ captcha: await solveCaptcha(server) })).code).toBe(200);
      expect((await join({}, { token: learner })).code).toBe(errorCode.AUDIT_WAITING);
      expect((await join({}, { token: organisation })).code).toBe(errorCode.ALREADY_ORGANISATION);
      expect((await join({ contactMobile: "13900000007" }, { token: lecturer })).code).toBe(200);
    });
  });

  it("is five applications a day for an address, of both kinds together, also at once", async () => {
    const address = newAddress();
    const captchas = await Promise.all(Array.from({ length: 7 }, () => solveCaptcha(server)));
    const replies = await Promise.all(
      captchas.map((captcha, index) =>
        index % 2 === 0
          ? applyAs({ captcha, lecturerMobile: `1370000000${index}` }, { address })
          : join({ captcha, contactMobile: `1370000000${index}` }, { address }),
      ),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([1231, 1231, 200, 200, 200, 200, 200].sort());
    expect((await applyAs({ captcha: await solveCaptcha(server), lecturerMobile: "13700000009" })).code).toBe(200);
  });

  it("lets nobody ask without end whose number waits", async () => {
    const address = newAddress();
    await applyAs({ captcha: await solveCaptcha(server) });
    const replies = await Promise.all(Array.from({ length: 31 }, () => applyAs({}, { token: learner, address })));
    expect(replies.map(({ code }) => code).filter((code) => code === errorCode.AUDIT_TOO_MANY)).toHaveLength(1);
  });

  it("of who is signed in is of their own tenancy, and refused where another is named", async () => {
    for (const [operation, form] of [
      ["saveLecturerAudit", lecturerForm],
      ["saveOrganisationAudit", organisationForm],
    ] as const) {
      const reply = await server.call(
        operation,
        { ...form },
        { token: learner, headers: { orgno: "1002", "x-forwarded-for": newAddress() } },
      );
      expect(reply.code, operation).toBe(errorCodes.OTHER_TENANCY.code);
    }
    expect(await owner(sql`select 1 from lecturer_audit where org_no = '1002' and audit_status = 0`)).toEqual([]);
  });

  it("is judged by operators, seen by its organisation, and by nobody else", async () => {
    await applyAs({}, { token: learner });
    const rows = await owner<{ user_no: string; mobile: string }>(sql`select user_no, mobile from app_user`);
    const userNo = rows.find(({ mobile }) => mobile === "13800000001")?.user_no ?? "";
    const judge = (isOperator: boolean) =>
      withActor(server.services.db, actorOf({ userNo, orgNo: "1001", userType: 1, isOperator }), (trx) =>
        sql`update lecturer_audit set audit_status = 1, gmt_audit = now() where audit_status = 0`.execute(trx),
      );
    expect((await judge(false)).numAffectedRows).toBe(0n);
    expect((await judge(true)).numAffectedRows).toBe(1n);
    const other = rows.find(({ mobile }) => mobile === "13800000003")?.user_no ?? "";
    const seenFrom = async (orgNo: string) =>
      (
        await withActor(server.services.db, actorOf({ userNo: other, orgNo, userType: 3, isOperator: false }), (trx) =>
          sql`select 1 from lecturer_audit where audit_status = 1`.execute(trx),
        )
      ).rows.length;
    // Its own organisation decides on it too; the others, and who belongs to none, see nothing.
    expect(await Promise.all(["1001", "1002", "default"].map(seenFrom))).toEqual([1, 0, 0]);
  });

  it("takes nothing away of what somebody bought and studied, and their menu leads to all of it", async () => {
    const mine = [
      "listStudyCourses",
      "listStudyLogs",
      "listCollections",
      "listCoupons",
      "listExamAttempts",
      "listGivenExams",
      "listCertificates",
      "listMyGrades",
      "listOrders",
      "listWalletEntries",
    ] as const;
    const whatIsTheirs = () =>
      Promise.all(
        mine.map(async (id) => {
          const { list } = ok(await server.call(id, {}, { token: learner })) as { list: object[] };
          // How long an order may still be paid grows less meanwhile.
          return list.map((row) => ({ ...row, secondsLeft: undefined }));
        }),
      );
    const before = await whatIsTheirs();
    expect(before.filter((list) => list.length > 0).length).toBeGreaterThanOrEqual(8);
    await applyAs({}, { token: learner });
    const [audit] = await owner<{ id: string }>(sql`select id from lecturer_audit where audit_status = 0`);
    const operator = await server.signIn("13800000009");
    const judged = await server.call("auditLecturer", { id: audit!.id, auditStatus: 1 }, { token: operator });
    expect(judged.code).toBe(200);
    learner = await server.signIn("13800000001");
    expect(ok(await server.call("getUserView", {}, { token: learner })).userType).toBe(2);
    expect(await whatIsTheirs()).toEqual(before);
    const entries = Object.values(menu.blocks as Record<string, { in?: string; props?: { href?: string } }>).filter(
      (block) => block.in === "myLearning.entries",
    );
    const reached = entries.map(({ props }) => props!.href!);
    expect(reached).toEqual(
      expect.arrayContaining(["/account/exams/myExam", "/account/certificate", "/account/grade"]),
    );
    for (const href of reached) {
      const screen = readFileSync(`tenants/default/screens${href}.json`, "utf8");
      expect([href, (JSON.parse(screen) as { access: string }).access]).toEqual([href, "login"]);
    }
  });
});
