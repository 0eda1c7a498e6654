import { sql } from "kysely";
import jsQR from "jsqr";
import sharp from "sharp";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { IssuedCertificate } from "../../src/generated/types.ts";
import { CertificateAwardEnum, CertificateStateEnum } from "../../src/generated/enums.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import {
  addCompletions,
  issueCertificate,
  issueDue,
  remindExpiring,
  selectTemplates,
} from "../../src/server/modules/certificates/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { useExams } from "./exam-fixture.ts";
import { fieldsOf, ok } from "./client.ts";
import type { TestServer } from "./harness.ts";
import { itInWholeRun } from "../whole-run.ts";

const DAY_MS = 86_400_000;

describe("certificates", () => {
  const exams = useExams();
  const { as, call, codeOf, run, userNos } = exams;
  let server: TestServer;
  beforeAll(async () => {
    server = exams.server;
    await run(sql`insert into course_user (user_no, org_no, course_id, source)
      select ${userNos.member}, org_no, id, 'grant' from course where org_no = '1001' order by id limit 1
      on conflict do nothing`);
  });

  const template = (who: string, more: Record<string, unknown> = {}) =>
    call(who, "saveCertificateTemplate", {
      templateName: "结业证书",
      awardKind: CertificateAwardEnum.other,
      isAuto: false,
      prefix: "HY",
      ...more,
    });
  /** Issues by hand and waits for the end of it. */
  const issue = async (who: string, input: OperationInput<"issueCertificates">) => {
    const { id } = await call(who, "issueCertificates", input);
    await server.services.outbox.drain();
    return call(who, "getCertificateBatch", { id });
  };
  const issued = async (who: string, templateId: string) =>
    (await call(who, "listIssuedCertificates", { templateId })).list as IssuedCertificate[];

  it("are issued by hand as a snapshot that renaming changes nothing of", async () => {
    const { id, design } = await template("organisation", { validMonths: 24 });
    const batch = await issue("organisation", { templateId: id, mobileList: ["13800000001", "19900000000"] });
    expect(batch).toMatchObject({
      totalCount: 1,
      doneCount: 1,
      issuedCount: 1,
      refusedList: [{ name: "19900000000", reason: "unknown" }],
    });
    const [card] = (await call("learner", "listCertificates")).list;
    expect(card).toMatchObject({ certificateName: "结业证书", orgNo: "1001", certificateState: 1, undrawn: "" });
    expect(card!.certificateNo).toMatch(/^HY\d\d-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    const before = await call("learner", "getCertificate", { id: card!.id });
    expect(before.valueList.map(({ name }) => name)).toEqual([
      "holderName",
      "orgName",
      "certificateNo",
      "issueDate",
      "expireDate",
    ]);
    const [{ name }] = (await run<{ name: string }>(sql`select name from app_user
      where user_no = ${userNos.learner}`)) as [{ name: string }];
    await run(sql`update app_user set name = '改名' where user_no = ${userNos.learner}`);
    const elements = design.elements.map((element: object) => ({ ...element, color: "#ff0000" }));
    await template("organisation", { id, templateName: "另一个名字", design: { ...design, elements } });
    const { id: _id, ...after } = await call("learner", "getCertificate", { id: card!.id });
    expect({ id: card!.id, ...after }).toEqual(before);
    await run(sql`update app_user set name = ${name} where user_no = ${userNos.learner}`);
    expect((await issue("organisation", { templateId: id, mobileList: ["13800000001"] })).refusedList).toEqual([
      { name, reason: "held" },
    ]);
  });

  itInWholeRun("are issued once, of a thousand at once of one", async () => {
    const { id } = await template("lecturer");
    const [row] = await withActor(server.services.db, systemActor, (trx) =>
      selectTemplates(trx, sql`template.id = ${id}`),
    );
    const setting = { template: row!, issuer: { names: { "zh-CN": "某校" }, timeZone: undefined }, now: new Date() };
    const award = { userNo: userNos.other, holderName: "某人", undrawn: "" };
    const once = () => withActor(server.services.db, systemActor, (trx) => issueCertificate(trx, award, setting));
    const made: (string | undefined)[] = [];
    // As many at once as there are connections to wait for.
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        for (let count = 0; count < 25; count += 1) made.push(await once());
      }),
    );
    expect(made).toHaveLength(1000);
    expect(made.filter((one) => one !== undefined)).toHaveLength(1);
    const rows = await run<{ cycle: number }>(sql`select cycle from certificate where template_id = ${id}`);
    expect(rows).toEqual([{ cycle: 1 }]);
  });

  it("follow the completion of a course and the pass of an exam, once, and not again after they were revoked", async () => {
    const [course] = await run<{ id: string; mine: string }>(sql`select course.id from course
      where lecturer_user_no = ${userNos.lecturer} and exists (select from period where course_id = course.id)
      order by id limit 1`);
    const { id } = await template("lecturer", {
      awardKind: CertificateAwardEnum.course,
      sourceId: course!.id,
      isAuto: true,
    });
    const due = { kind: CertificateAwardEnum.course, sourceId: course!.id, userNo: userNos.other } as const;
    await issueDue(due, server.services);
    expect(await issued("lecturer", id)).toEqual([]);
    await run(sql`insert into course_user (user_no, org_no, course_id, source)
      select ${userNos.other}, org_no, id, 'grant' from course where id = ${course!.id} on conflict do nothing`);
    await run(sql`insert into study_progress (user_no, period_id, org_no, course_id, gmt_create, gmt_beat, gmt_complete)
      select ${userNos.other}, period.id, period.org_no, period.course_id, now(), now(), now() from period
      where course_id = ${course!.id} and gmt_remove is null
      on conflict (user_no, period_id) do update set gmt_complete = now()`);
    await withActor(server.services.db, systemActor, (trx) => addCompletions(trx, [due, due], server.services.now()));
    await server.services.outbox.drain();
    const [made, ...more] = await issued("lecturer", id);
    expect(more).toEqual([]);
    expect(made).toMatchObject({ userNo: userNos.other, isByHand: false, cycle: 1 });
    expect(made!.subjectName).not.toBe("");
    const messages = await call("other", "listMessages");
    expect(JSON.stringify(messages.list)).toContain("你获得了证书“结业证书”");
    await call("lecturer", "revokeCertificate", { id: made!.id, reason: "学时不实" });
    await issueDue(due, server.services);
    expect(await issued("lecturer", id)).toHaveLength(1);
    expect((await issue("lecturer", { templateId: id, isEligible: true })).issuedCount).toBeGreaterThan(0);
    expect((await issued("lecturer", id)).filter(({ userNo }) => userNo === userNos.other)).toMatchObject([
      { cycle: 1, certificateState: CertificateStateEnum.valid },
      { cycle: 1, certificateState: CertificateStateEnum.revoked },
    ]);
  });

  it("are shown by number to everybody, and withheld as if there were none; guesses are limited by address", async () => {
    const { id } = await template("organisation");
    await issue("organisation", { templateId: id, mobileList: ["13800000004"] });
    const [card] = (await call("member", "listCertificates")).list;
    const check = (input: Record<string, unknown>) => server.call("checkCertificate", input);
    const found = await check({ certificateNo: card!.certificateNo.toLowerCase().replaceAll("-", " ") });
    expect(found.data).toMatchObject({ id: card!.id, holderName: card!.holderName, certificateState: 1 });
    expect(ok(await server.call("getPublicCertificate", { id: card!.id })).certificateNo).toBe(card!.certificateNo);
    expect((await check({ certificateNo: `${card!.certificateNo.slice(0, -1)}?` })).code).toBe(
      errorCode.CERTIFICATE_NO_WRONG,
    );
    const asked = async (no: string) => ok(await server.call("getCertificateCheck", { no }));
    expect(await asked(` ${card!.certificateNo.toLowerCase()} `)).toMatchObject({
      outcome: "found",
      certificate: { id: card!.id },
    });
    expect(await asked("HY26")).toEqual({ outcome: "wrong" });
    expect(fieldsOf(await check({}))).toEqual([{ path: "certificateNo", message: "不能为空" }]);
    await call("member", "updateCertificate", { id: card!.id, isPublic: false });
    const withheld = await check({ certificateNo: card!.certificateNo });
    const none = await server.call("getPublicCertificate", { id: "1" });
    expect([withheld.code, withheld.msg, withheld.data]).toEqual([none.code, none.msg, none.data]);
    expect(withheld.code).toBe(errorCode.CERTIFICATE_NOT_FOUND);
    expect(await asked(card!.certificateNo)).toEqual({ outcome: "none" });
    await call("member", "updateCertificate", { id: card!.id, isPublic: true });
    expect(await codeOf("learner", "updateCertificate", { id: card!.id, isPublic: false })).toBe(
      errorCode.CERTIFICATE_NOT_FOUND,
    );
    const codes = await Promise.all(Array.from({ length: 80 }, () => check({ certificateNo: "HY26" })));
    expect(codes.filter(({ code }) => code === errorCode.CERTIFICATE_TOO_MANY).length).toBeGreaterThan(15);
    expect((await server.call("getCertificateCheck", { no: "HY26" })).code).toBe(errorCode.CERTIFICATE_TOO_MANY);
    server.advance(11 * 60_000);
    onTestFinished(() => server.advance(-11 * 60_000));
    expect((await check({ certificateNo: card!.certificateNo })).code).toBe(200);
  });

  it("are for their issuers alone to list, change and revoke", async () => {
    const { id, version } = await template("organisation");
    await issue("organisation", { templateId: id, mobileList: ["13800000001"] });
    const [one] = await issued("organisation", id);
    for (const who of ["lecturer", "learner"]) {
      expect(await codeOf(who, "getCertificateTemplate", { id })).not.toBe(200);
      expect(await codeOf(who, "revokeCertificate", { id: one!.id, reason: "x" })).not.toBe(200);
      expect(await codeOf(who, "issueCertificates", { templateId: id, isEligible: true })).not.toBe(200);
    }
    expect(await codeOf("member", "getCertificate", { id: one!.id })).toBe(errorCode.CERTIFICATE_NOT_FOUND);
    expect(
      await codeOf("organisation", "saveCertificateTemplate", {
        id,
        version: version + 1,
        templateName: "x",
        awardKind: 4,
        isAuto: false,
        prefix: "",
      }),
    ).toBe(errorCode.CERTIFICATE_TEMPLATE_CHANGED);
    const twice = await Promise.all(
      [1, 2].map(() => codeOf("organisation", "revokeCertificate", { id: one!.id, reason: "发错了" })),
    );
    expect(twice.toSorted((left, right) => left - right)).toEqual([200, errorCode.CERTIFICATE_REVOKED]);
    const [audited] = await run<{ action: string }>(sql`select action from audit_entry
      where subject = ${`certificate:${one!.id}`}`);
    expect(audited?.action).toBe("certificate.revoke");
    const shown = await server.call("checkCertificate", { certificateNo: one!.certificateNo });
    expect(shown.data).toMatchObject({ certificateState: CertificateStateEnum.revoked, revokeReason: "发错了" });
  });

  it("are revoked several at once with one reason, by their numbers or by the filter that found them", async () => {
    const { id } = await template("organisation");
    await issue("organisation", { templateId: id, mobileList: ["13800000001", "13800000033"] });
    const [one, other] = await issued("organisation", id);
    const ids = [one!.id, other!.id];
    const several = (who: string, input: Record<string, unknown>) =>
      server.callUnchecked("revokeCertificates", { reason: "名单有误", ...input }, as(who));
    // Of one that is not theirs nothing is revoked, nor of the others.
    expect((await several("lecturer", { idList: ids })).code).toBe(errorCode.CERTIFICATE_NOT_FOUND);
    expect((await several("learner", { idList: ids })).code).toBe(errorCode.NO_PERMISSION);
    expect((await several("organisation", { templateId: id })).code).toBe(errorCode.VALIDATION);
    expect(await several("organisation", { templateId: id, countExpected: 3 })).toMatchObject({
      code: errorCode.COUNT_CHANGED,
      data: { count: 2 },
    });
    expect((await issued("organisation", id)).map(({ certificateState }) => certificateState)).toEqual([1, 1]);
    expect(ok(await several("organisation", { idList: [one!.id] }))).toEqual({ count: 1 });
    // What is revoked already stays as it is.
    expect(ok(await several("organisation", { templateId: id, countExpected: 2, reason: "作废" }))).toEqual({
      count: 1,
    });
    const reasons = (await issued("organisation", id)).map(({ id: at, revokeReason }) => [at, revokeReason]);
    expect(Object.fromEntries(reasons)).toEqual({ [one!.id]: "名单有误", [other!.id]: "作废" });
    const audits = await run<{ action: string }>(sql`select action from audit_entry
      where subject in (${`certificate:${one!.id}`}, ${`certificate:${other!.id}`})`);
    expect(audits).toEqual([{ action: "certificate.revoke" }, { action: "certificate.revoke" }]);
  });

  it("say in their file and their public picture that they were revoked, whatever was drawn before", async () => {
    const { id } = await template("organisation");
    await issue("organisation", { templateId: id, mobileList: ["13800000001"] });
    const [one] = await issued("organisation", id);
    await call("learner", "updateCertificate", { id: one!.id, isPublic: true });
    const picture = async () =>
      Buffer.from(await (await fetch(`${server.url}/certificate/${one!.id}.png`)).arrayBuffer());
    const file = async (format: "pdf" | "png") =>
      Buffer.from((await call("learner", "exportCertificate", { id: one!.id, format })).content, "base64");
    const before = { public: await picture(), png: await file("png"), pdf: await textOf(await file("pdf")) };
    expect(before.pdf).not.toContain("已撤销");
    await call("organisation", "revokeCertificate", { id: one!.id, reason: "发错了" });
    expect(await textOf(await file("pdf"))).toContain("已撤销");
    expect(before.png.equals(await file("png"))).toBe(false);
    expect(before.public.equals(await picture())).toBe(false);
  });

  it("are reissued with today's name for the same cycle, and the old one stays revoked", async () => {
    const { id } = await template("organisation", { validMonths: 12 });
    await issue("organisation", { templateId: id, mobileList: ["13800000001"] });
    const [old] = await issued("organisation", id);
    const made = await call("organisation", "reissueCertificate", { id: old!.id, reason: "姓名有误" });
    expect(made).toMatchObject({ cycle: 1, gmtExpire: old!.gmtExpire, certificateState: 1 });
    expect(made.certificateNo).not.toBe(old!.certificateNo);
    expect(await codeOf("organisation", "reissueCertificate", { id: old!.id, reason: "再来" })).toBe(
      errorCode.CERTIFICATE_REVOKED,
    );
  });

  it("tell of characters that cannot be printed before they are issued", async () => {
    const { id } = await template("organisation");
    await run(sql`update app_user set name = '小明😀' where user_no = ${userNos.learner}`);
    expect((await issue("organisation", { templateId: id, mobileList: ["13800000001"] })).refusedList).toEqual([
      { name: "小明😀", reason: "characters", characters: "😀" },
    ]);
    await run(sql`update app_user set name = '李明' where user_no = ${userNos.learner}`);
    const { design } = await call("organisation", "getCertificateTemplate", { id });
    const [first, ...rest] = design.elements;
    const refused = await server.call(
      "saveCertificateTemplate",
      {
        id,
        templateName: "x",
        awardKind: 4,
        isAuto: false,
        prefix: "",
        design: {
          ...design,
          elements: [{ ...first!, left: 700, text: { "zh-CN": "{holder} 🎓" } }, ...rest],
        },
      },
      as("organisation"),
    );
    expect(refused.code).toBe(errorCode.VALIDATION);
    expect(fieldsOf(refused).map(({ message }) => message)).toEqual([
      "这个元素超出了纸张（842 × 595）",
      "没有这样的字段：holder",
      "这些字符无法印出：🎓",
    ]);
  });

  it("keep the version that they were issued with, and an older design can be had again", async () => {
    const { id, version, design } = await template("organisation");
    await issue("organisation", { templateId: id, mobileList: ["13800000001"] });
    const [first, ...rest] = design.elements;
    const changed = { ...design, paper: "portrait", size: "a3", elements: [{ ...first, left: 10 }, ...rest] };
    await template("organisation", { id, version, design: changed });
    const { list } = await call("organisation", "listCertificateTemplateVersions", { id });
    expect(list).toMatchObject([
      { version: 2, issuedCount: 0 },
      { version: 1, issuedCount: 1 },
    ]);
    expect((await call("organisation", "getCertificateTemplate", { id })).design).toEqual(changed);
    expect((await call("organisation", "getCertificateTemplate", { id, version: 1 })).design).toEqual(design);
    expect(await codeOf("organisation", "getCertificateTemplate", { id, version: 3 })).toBe(errorCode.NOT_FOUND);
    for (const who of ["lecturer", "learner"])
      expect(await codeOf(who, "listCertificateTemplateVersions", { id })).not.toBe(200);
  });

  it("are drawn as they are designed, in the language that is asked for, with what is wrong at its place", async () => {
    const { id, design } = await template("organisation");
    const preview = (input: Record<string, unknown>) => call("organisation", "getCertificatePreview", input);
    const chinese = await preview({ templateId: id, design });
    const english = await preview({ templateId: id, design, locale: "en" });
    expect(english.picture).not.toBe(chinese.picture);
    expect(chinese.problemList).toEqual([]);
    const elements = [...design.elements, { kind: "line", left: 0, top: 700, width: 900, height: 2 }];
    const drawn = await preview({ templateId: id, design: { ...design, size: "a5", paper: "portrait", elements } });
    const { width, height } = await sharp(Buffer.from(drawn.picture, "base64")).metadata();
    expect([width, height]).toEqual([892, 1263]);
    const last = drawn.problemList.at(-1);
    expect(last).toEqual({ element: design.elements.length, message: "这个元素比纸张还大（纸张 420 × 595）" });
  });

  it("show an image of a template to its issuer alone, and of the product's designs to who is signed in", async () => {
    const { id, version } = await template("organisation", { prefix: "hy" });
    const { list } = await call("organisation", "listCertificateTemplates", { pageSize: 100 });
    const one = list.find((each) => each.id === id)!;
    expect(one).toMatchObject({
      prefix: "HY",
      pictureUrl: `/certificate/template/${id}.png?version=${version}&locale=zh-CN`,
    });
    const image = async (path: string, who?: string) => {
      const headers = who === undefined ? undefined : { cookie: `RC_WEB_TOKEN=${as(who).token}` };
      const reply = await fetch(`${server.url}${path}`, headers && { headers });
      return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
    };
    const drawn = await image(one.pictureUrl, "organisation");
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: "png", width: 1263, height: 893 });
    const english = await image(one.pictureUrl.replace("zh-CN", "en"), "organisation");
    expect(english.bytes.equals(drawn.bytes)).toBe(false);
    const denied = await Promise.all(["lecturer", "learner", undefined].map((who) => image(one.pictureUrl, who)));
    expect(denied.map(({ status }) => status)).toEqual([404, 404, 404]);
    const styles = await Promise.all(
      ["classic", "modern", "other"].map((name) => image(`/certificate/style/${name}.png`, "lecturer")),
    );
    expect(styles.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect((await image("/certificate/style/classic.png")).status).toBe(404);
    await call("organisation", "deleteCertificateTemplate", { id });
    expect((await image(one.pictureUrl, "organisation")).status).toBe(404);
  });

  it("can be for what is one's own, found by its name, and for nothing of others", async () => {
    const [grade] = await run<{ id: string; name: string }>(sql`select id, grade_name as name from grade
      where org_no = '1001' order by id desc limit 1`);
    const [exam] = await run<{ id: string; name: string }>(sql`select id, exam_name as name from exam
      where owner_user_no = ${userNos.lecturer} order by id desc limit 1`);
    const sources = async (who: string, input: OperationInput<"listCertificateSources">) =>
      (await call(who, "listCertificateSources", input)).list;
    const { grade: ofClass, exam: ofExam, course, other } = CertificateAwardEnum;
    expect(await sources("organisation", { awardKind: ofClass, keyword: grade!.name })).toContainEqual(grade);
    expect(await sources("lecturer", { awardKind: ofExam, keyword: exam!.name })).toContainEqual(exam);
    expect(await sources("lecturer", { awardKind: ofExam, keyword: "没有这样的考试" })).toEqual([]);
    expect(await sources("lecturer", { awardKind: other })).toEqual([]);
    const courses = await sources("lecturer", { awardKind: course });
    const [{ foreign }] = (await run(sql`select count(*)::int as foreign from course
      where id = any(${courses.map(({ id }) => id)}::bigint[]) and lecturer_user_no <> ${userNos.lecturer}`)) as [
      { foreign: number },
    ];
    expect(courses.length).toBeGreaterThan(0);
    expect(foreign).toBe(0);
    expect(await codeOf("learner", "listCertificateSources", { awardKind: ofExam })).toBe(errorCode.NO_PERMISSION);
    expect(
      await codeOf("lecturer", "saveCertificateTemplate", {
        templateName: "x",
        awardKind: ofClass,
        sourceId: grade!.id,
      }),
    ).toBe(errorCode.NOT_FOUND);
  });

  it("print the hours of their course", async () => {
    const [course] = await run<{
      id: string;
    }>(sql`update period set video_seconds = 5400 where id = (select min(period.id)
      from period join course on course.id = period.course_id
      where lecturer_user_no = ${userNos.lecturer} and gmt_remove is null) returning course_id as id`);
    await run(sql`update period set video_seconds = null where course_id = ${course!.id} and video_seconds <> 5400`);
    const { id } = await template("lecturer", { awardKind: CertificateAwardEnum.course, sourceId: course!.id });
    const [row] = await withActor(server.services.db, systemActor, (trx) =>
      selectTemplates(trx, sql`template.id = ${id}`),
    );
    expect(row!.studyHours).toBe("1.5");
  });

  it("are a PDF whose text can be read back, and a picture whose code leads to the check", async () => {
    const { id } = await template("organisation", { validMonths: 24 });
    await run(sql`update app_user set name = '龘靐齉' where user_no = ${userNos.learner}`);
    await issue("organisation", { templateId: id, mobileList: ["13800000001"] });
    await run(sql`update app_user set name = '李明' where user_no = ${userNos.learner}`);
    const [one] = await issued("organisation", id);
    const file = async (format: OperationInput<"exportCertificate">["format"], locale = "zh-CN") => {
      const data = ok(
        await server.call(
          "exportCertificate",
          { id: one!.id, format },
          {
            ...as("learner"),
            headers: { "accept-language": locale },
          },
        ),
      );
      return { ...data, bytes: Buffer.from(data.content, "base64") };
    };
    const pdf = await file("pdf");
    expect(pdf.fileName).toContain("龘靐齉");
    const text = await textOf(pdf.bytes);
    for (const printed of ["结业证书", "龘靐齉", one!.certificateNo, "有效期至"]) expect(text).toContain(printed);
    const png = await file("png");
    const { data, info } = await sharp(png.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      `http://localhost:0/zhengshu?no=${one!.certificateNo}`,
    );
    const shown = await fetch(`${server.url}/certificate/${one!.id}.png`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await fetch(`${server.url}/certificate/1.png`)).status).toBe(404);
  });

  it("run out, are told of 60, 30 and 7 days before, and are renewed as the next cycle", async () => {
    const soon = await template("organisation", { validMonths: 1 });
    await issue("organisation", { templateId: soon.id, mobileList: ["13800000001"] });
    const listed = (show: OperationInput<"listIssuedCertificates">["show"]) =>
      call("organisation", "listIssuedCertificates", { templateId: soon.id, show });
    expect((await listed("expiring")).totalCount).toBe(1);
    expect((await listed("expired")).totalCount).toBe(0);
    const { id } = await template("organisation", { validMonths: 6 });
    await issue("organisation", { templateId: id, mobileList: ["13800000004"] });
    const told = async () => {
      await remindExpiring(server.services);
      const rows = await run(sql`select msg.id from msg join msg_user on msg_user.msg_id = msg.id
        where user_no = ${userNos.member} and msg_title like '%天到期'`);
      return rows.length;
    };
    const from = await told();
    server.advance(140 * DAY_MS);
    onTestFinished(() => server.advance(-190 * DAY_MS));
    expect((await told()) - from).toBe(1);
    expect((await told()) - from).toBe(1);
    server.advance(20 * DAY_MS);
    expect((await told()) - from).toBe(2);
    const again = () =>
      withActor(server.services.db, systemActor, async (trx) => {
        const [row] = await selectTemplates(trx, sql`template.id = ${id}`);
        const setting = { template: row!, issuer: { names: {}, timeZone: undefined }, now: server.services.now() };
        return issueCertificate(trx, { userNo: userNos.member, holderName: "某人", undrawn: "" }, setting);
      });
    expect(await again()).toBeDefined();
    expect(await again()).toBeUndefined();
    server.advance(30 * DAY_MS);
    expect((await told()) - from).toBe(2);
    const now = server.services.now();
    expect(
      await run(sql`select cycle, gmt_expire > ${now} as "isValid" from certificate
      where template_id = ${id} order by cycle`),
    ).toEqual([
      { cycle: 1, isValid: false },
      { cycle: 2, isValid: true },
    ]);
  });
});

/** The texts of the first page of a PDF. */
async function textOf(pdf: Buffer): Promise<string> {
  const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(1);
  return (await page.getTextContent()).items.map((item) => ("str" in item ? item.str : "")).join("");
}
