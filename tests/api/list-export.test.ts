import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { lookers } from "./every-address.ts";
import { SHEET_TYPES } from "../../src/server/lib/sheets.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";

describe("a list that is saved as a file", () => {
  let server: PageServer;
  let look: Awaited<ReturnType<typeof lookers>>;
  beforeAll(async () => {
    server = await startPageServer();
    look = await lookers(server);
    await withActor(server.services.db, systemActor, (trx) =>
      sql`insert into coupon (coupon_no, org_no, coupon_name, off_fen, least_fen, fits, audience, uses_most, is_open,
          is_returned, gmt_begin, gmt_end, gmt_create)
        select 'FILE-' || at, 'default', ('{"zh-CN":"=HYPERLINK(1) 第' || at || '张","en":"Sheet"}')::jsonb, 2050, 0, 'course', 1,
          10 + at, false, true, '2026-01-01', '2099-01-01', now()
        from generate_series(1, 120) as at`.execute(trx),
    );
  });
  afterAll(async () => server?.close());

  const exportOf = (to: string, who: Parameters<typeof look>[1] = "operator", list = "desk") =>
    look(`/_lectern/export?list=${list}&to=${encodeURIComponent(to)}`, who);
  const linesOf = async (to: string) => (await (await exportOf(to)).text()).trim().split("\r\n");

  it("has every record that is found, on however many pages, with names and values as the reader reads them", async () => {
    const reply = await exportOf("/studio/coupons?keyword=HYPERLINK&sort=gmtBegin");
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(reply.headers.get("content-disposition")).toContain("filename*=UTF-8''");
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    const lines = (await reply.text()).trim().split("\r\n");
    expect(lines).toHaveLength(121);
    expect(lines[0]).toContain('"适用范围"');
    expect(lines[1]).toContain('"课程"');
    expect(lines[1]).toContain("20.5");
    // A spreadsheet would run it otherwise.
    expect(lines[1]).toContain(`"'=HYPERLINK(1)`);
  });

  it("is what the address found, with the columns that the person chose there", async () => {
    expect(await linesOf("/studio/coupons?keyword=FILE-120&columns=couponNo")).toEqual([
      expect.stringMatching(/^.?"名称","券码"$/),
      `"'=HYPERLINK(1) 第120张","FILE-120"`,
    ]);
    expect(await linesOf("/studio/coupons?keyword=HYPERLINK&state=ended")).toHaveLength(1);
  });

  it("is a workbook where the address asks for one", async () => {
    const to = encodeURIComponent("/account/organization/order");
    const reply = await look(`/_lectern/export?list=sales&format=xlsx&to=${to}`, "organisation");
    expect(reply.headers.get("content-type")).toBe(SHEET_TYPES.xlsx);
    expect(decodeURIComponent(reply.headers.get("content-disposition") ?? "")).toMatch(/订单-[\d-]+\.xlsx/);
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });

  it("is of the orders of an organisation what it sees of them, and no formula", async () => {
    await withActor(server.services.db, systemActor, (trx) =>
      sql`update order_line set line_name = '=1+1' where id = (select min(id) from order_line
        where course_org_no = '1001' and price_fen > 0)`.execute(trx),
    );
    const to = "/account/organization/order?keyword=%3D1%2B1";
    const lines = (await (await exportOf(to, "organisation", "sales")).text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"商品","订单号","讲师","买家","付款时间","状态","实付","已退","机构所得","讲师所得"');
    expect(lines[1]).toMatch(/^"'=1\+1"/);
    expect((await exportOf(to, "learner", "sales")).status).toBe(404);
  });

  it("is of issued certificates as text, in which no reason is a formula, and as a workbook", async () => {
    await withActor(server.services.db, systemActor, (trx) =>
      sql`update certificate set gmt_revoke = now(), revoke_reason = '=HYPERLINK("x")' where id = (select min(id)
        from certificate where org_no = '1001')`.execute(trx),
    );
    const to = "/account/certificates";
    const text = await (await exportOf(to, "organisation", "desk")).text();
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    const workbook = await look(`/_lectern/export?list=desk&format=xlsx&to=${encodeURIComponent(to)}`, "organisation");
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });

  it("is there for nobody whose page it is not, and of no list that offers none", async () => {
    const to = "/studio/coupons?keyword=HYPERLINK";
    for (const who of ["visitor", "learner", "organisation"] as const)
      expect((await exportOf(to, who)).status).toBe(404);
    for (const list of ["heading", "pages", "uses", "nothing"])
      expect((await exportOf(to, "operator", list)).status).toBe(404);
    for (const wrong of ["", "https://example.com/", "/nowhere", "/studio/coupons?sort=zzz"])
      expect((await exportOf(wrong)).status).toBe(404);
    const others = await exportOf("/account/organization/coupon?keyword=HYPERLINK", "organisation");
    expect((await others.text()).trim().split("\r\n")).toHaveLength(1);
  });

  it("of an exam has its people with their codes and its results, for its maker and for no assistant", async () => {
    const exam = "/account/exams/people?exam=4";
    const results = "/account/exams/result?exam=4";
    const people = (await (await exportOf(exam, "organisation", "list")).text()).trim().split("\r\n");
    expect(people).toHaveLength(27);
    expect(people[0]).toContain('"准考码"');
    const workbook = await look(
      `/_lectern/export?list=list&format=xlsx&to=${encodeURIComponent(exam)}`,
      "organisation",
    );
    expect(workbook.headers.get("content-disposition")).toContain(".xlsx");
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    expect((await exportOf(results, "organisation", "list")).status).toBe(200);
    await withActor(server.services.db, systemActor, (trx) =>
      sql`insert into exam_assistant (exam_id, org_no, user_no) select exam.id, exam.org_no, app_user.user_no
        from exam, app_user where exam.id = 4 and app_user.mobile = '13800000002'`.execute(trx),
    );
    // An assistant reads the results, and takes nothing away.
    expect((await look(results, "lecturer")).status).toBe(200);
    for (const to of [exam, results]) expect((await exportOf(to, "lecturer", "list")).status).toBe(404);
  });

  it("of a live session has who came, with how long, for who gives it alone", async () => {
    const { rows } = await withActor(server.services.db, systemActor, (trx) =>
      sql<{ period_id: string }>`select period_id from live_member join period on period.id = period_id
        join course on course.id = period.course_id join app_user on app_user.user_no = course.lecturer_user_no
        where not is_staff and gmt_join is not null and app_user.mobile = '13800000002'
        order by gmt_join desc limit 1`.execute(trx),
    );
    const to = `/account/teacher/channel?attendees=${rows[0]!.period_id}`;
    const lines = (await (await exportOf(to, "lecturer", "pastAttendees")).text()).trim().split("\r\n");
    expect(lines[0]).toContain('"学员","首次进入","最后在线","学习时长（分钟）"');
    expect(lines.length).toBeGreaterThan(1);
    expect((await exportOf(to, "learner", "pastAttendees")).status).toBe(404);
  });

  it("of an organisation's learners has a column for each question, whoever answered it, and nothing else of profiles", async () => {
    const { db } = server.services;
    await withActor(db, systemActor, (trx) =>
      sql`insert into app_user (login_name, mobile, name, org_no, user_type)
        select 'file' || at, '1330000' || lpad(at::text, 4, '0'), '导出学员' || at, '1001', 1
        from generate_series(1, 510) as at`.execute(trx),
    );
    const answers = async (name: string, given: Record<string, string>) => {
      const words = Object.fromEntries(
        Object.entries(given).map(([question, answer]) => [question, { question: `问题${question}`, answer }]),
      );
      await withActor(db, systemActor, (trx) =>
        sql`insert into profile_answer (user_no, org_no, answers, words) select user_no, org_no, ${JSON.stringify(given)}::jsonb,
          ${JSON.stringify(words)}::jsonb from app_user where login_name = ${name}`.execute(trx),
      );
    };
    await answers("file1", { trade: "焊工", remark: "=1+1" });
    await answers("file510", { size: "L" });
    const to = "/account/organization/member?keyword=导出学员";
    const reply = await exportOf(`${to}&before=99999999&pageSize=20&profile=1`, "organisation", "members");
    const lines = (await reply.text()).trim().split("\r\n");
    // Two times as many as its call gives at once, by the last one of the page before.
    expect(lines).toHaveLength(511);
    expect(lines[0]).toContain('"姓名","资料","手机号","加入时间","说明","填写时间","问题size（已不再询问）"');
    expect(lines[0]).toContain('"问题trade（已不再询问）","问题remark（已不再询问）"');
    expect(lines[1]).toMatch(/^"导出学员510".*"133\*{4}0510".*"L","",""$/);
    expect(lines.at(-1)).toMatch(/^"导出学员1".*"","焊工","'=1\+1"$/);
    expect(new Set(lines).size).toBe(511);
    expect((await exportOf(to, "lecturer", "members")).status).toBe(404);
    const workbook = await look(
      `/_lectern/export?list=members&format=xlsx&to=${encodeURIComponent("/studio/members?siteOrgNo=1001")}`,
      "operator",
    );
    expect(decodeURIComponent(workbook.headers.get("content-disposition") ?? "")).toMatch(/学员资料-[\d-]+\.xlsx/);
    await withActor(db, systemActor, (trx) =>
      sql`delete from profile_answer using app_user where app_user.user_no = profile_answer.user_no
        and login_name like 'file%'`.execute(trx),
    );
    await withActor(db, systemActor, (trx) => sql`delete from app_user where login_name like 'file%'`.execute(trx));
  });

  it("of attendance is named by class and lesson, has everybody as text, and is for who manages the class alone", async () => {
    const { db } = server.services;
    const [grade] = (
      await withActor(db, systemActor, (trx) =>
        sql<{ id: string; lesson: string }>`with made as (
            insert into grade (org_no, lecturer_user_no, grade_name, cover, intro, is_free, price_fen, member_count,
              begin_time, end_time, is_putaway)
            select 'default', user_no, '电工:一班', '', '', true, 0, 0, now(), now() + interval '9 days', true
            from app_user where mobile = '13800000002' returning id),
          learner as (insert into grade_member (grade_id, user_no, org_no, role, joined_by, gmt_join, member_number)
            select made.id, user_no, 'default', 3, 4, now() - interval '1 day', '=cmd()'
            from made, app_user where mobile = '13800000001'),
          lesson as (insert into grade_lesson (grade_id, org_no, lesson_name, gmt_begin, gmt_end)
            select id, 'default', '第一课', now(), now() + interval '1 hour' from made returning id, grade_id)
          select lesson.grade_id as id, lesson.id as lesson from lesson`.execute(trx),
      )
    ).rows;
    const desk = "/account/grades/attendance";
    const files = [
      { to: `${desk}?lesson=${grade!.lesson}`, list: "attendees", name: "电工:一班 第一课-签到名单" },
      { to: `${desk}?grade=${grade!.id}&tab=totals`, list: "totals", name: "电工:一班-考勤统计" },
    ];
    for (const { to, list, name } of files) {
      const reply = await exportOf(to, "lecturer", list);
      expect(decodeURIComponent(reply.headers.get("content-disposition") ?? "")).toContain(name);
      expect(await reply.text()).toContain(`"'=cmd()"`);
      for (const who of ["visitor", "learner", "organisation"] as const)
        expect((await exportOf(to, who, list)).status).toBe(404);
    }
    expect((await exportOf(files[0]!.to, "lecturer", "totals")).status).toBe(404);
    await withActor(db, systemActor, (trx) => sql`delete from grade where id = ${grade!.id}`.execute(trx));
  });

  it("stands in the audit log with who took it and how much", async () => {
    await linesOf("/studio/coupons?keyword=FILE-119");
    const rows = await withActor(server.services.db, systemActor, (trx) =>
      sql<{ subject: string; detail: string }>`select subject, detail from audit_entry where action = 'list.export'
        order by id desc limit 1`.execute(trx),
    );
    expect(rows.rows[0]?.subject).toBe("list:listOwnCoupons");
    expect(JSON.stringify(rows.rows[0]?.detail)).toMatch(/lines\W+1\b/);
  });
});
