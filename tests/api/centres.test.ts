import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { fieldsOf, ok } from "./client.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

interface Waiting {
  kind: string;
  count: number;
  href?: string;
}

describe("the centres of lecturers and organisations", () => {
  let server: TestServer;
  const { signIn, as } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer();
    await signIn({
      organisation: "13800000003",
      lecturer: "13800000002",
      learner: "13800000001",
      operator: "13800000009",
    });
  });
  afterAll(() => server?.close());

  const waiting = async (who: string) => ok(await server.call("listWaiting", {}, as(who))).list as Waiting[];
  const count = async (who: string, kind: string) => (await waiting(who)).find((one) => one.kind === kind)?.count;
  const lecturerNo = async () =>
    (await run<{ user_no: string }>(server, sql`select user_no from app_user where mobile = '13800000002'`))[0]!
      .user_no;

  it("tells operators alone what waits for them, in one statement, by the numbers of the pages where it is done", async () => {
    for (const who of ["organisation", "lecturer", "learner"])
      expect((await server.call("getPlatformWaiting", {}, as(who))).code).toBe(errorCode.NO_PERMISSION);
    const look = async () => ok(await server.call("getPlatformWaiting", {}, as("operator")));
    const [before, audits, refunds, custom, suggestions, reviews] = [
      await look(),
      ok(await server.call("listCourseAudits", {}, as("operator"))),
      ok(await server.call("listRefunds", {}, as("operator"))),
      ok(await server.call("listCustomApplies", { customStatus: 0 }, as("operator"))),
      ok(await server.call("listSuggestions", { state: "waiting" }, as("operator"))),
      ok(await server.call("listReviews", {}, as("operator"))),
    ];
    expect(before.counts).toMatchObject({
      course: audits.totalCount,
      refund: refunds.totalCount,
      training: custom.totalCount,
      suggestion: suggestions.totalCount,
      review: reviews.waitingCount,
    });
    expect(before.counts.course).toBeGreaterThan(0);
    expect(Object.fromEntries(before.list.map(({ kind, count }) => [kind, count]))).toEqual(before.counts);
    expect(before.totalCount).toBe(before.list.reduce((sum, { count }) => sum + count, 0));
    await run(
      server,
      sql`insert into site_host (host, org_no, state, gmt_missing) values ('gone.example', '1001', 'failed', null),
        ('missing.example', '1001', 'verified', now()), ('fine.example', '1001', 'verified', null)`,
    );
    await run(server, sql`insert into site_fault (folder, findings) values ('1002', '[]'), ('nobody', '[]')`);
    await run(
      server,
      sql`insert into outbox (topic, payload, attempts, next_try, gmt_create)
        values ('test.stuck', '{}', 3, 'infinity', now()), ('test.fresh', '{}', 0, 'infinity', now())`,
    );
    const { counts } = await look();
    expect(counts).toMatchObject({
      domain: before.counts.domain + 2,
      site: before.counts.site + 1,
      job: before.counts.job + 1,
    });
    const bad = ok(await server.call("listSiteDomains", { health: "bad" }, as("operator")));
    expect(bad.list.map(({ host }) => host)).toEqual(expect.arrayContaining(["gone.example", "missing.example"]));
    expect(bad.totalCount).toBe(counts.domain);
    await run(server, sql`delete from site_host where host like '%.example'`);
    await run(server, sql`delete from site_fault where folder in ('1002', 'nobody')`);
    await run(server, sql`delete from outbox where topic like 'test.%'`);
  });

  describe("what waits", () => {
    it("is counted by kind for whose it is: an organisation has what is its own alone", async () => {
      const before = await waiting("organisation");
      expect(before.find(({ kind }) => kind === "lecturer")?.count).toBe(1);
      await run(
        server,
        sql`insert into profile_review (user_no, org_no, review_state, gmt_submit)
          select user_no, org_no, 'waiting', now() from app_user where org_no in ('1001', '1002') and user_type = 1
          on conflict (user_no) do update set review_state = 'waiting'`,
      );
      const [own] = await run<{ count: number }>(
        server,
        sql`select count(*)::int from profile_review where org_no = '1001' and review_state = 'waiting'`,
      );
      expect(own!.count).toBeGreaterThan(0);
      expect(await count("organisation", "profile")).toBe(own!.count);
      const { totalCount, list } = ok(await server.call("listWaiting", {}, as("organisation")));
      expect(totalCount).toBe((list as Waiting[]).reduce((sum, one) => sum + one.count, 0));
    });

    it("tells a lecturer of what the audit sent back, and of what still waits for it, apart by kind of course", async () => {
      const teacher = await lecturerNo();
      const [course] = await run<{ id: string; org_no: string }>(
        server,
        sql`select id, org_no from course where lecturer_user_no = ${teacher} and course_category = 1
          and id not in (select course_id from course_draft) limit 1`,
      );
      const before = [await count("lecturer", "video"), await count("lecturer", "videoAudit")];
      await run(
        server,
        sql`insert into course_draft (course_id, org_no, version, draft_state, body, audit_opinion)
          values (${course!.id}, ${course!.org_no}, 1, 3, '{}', '封面不清楚')`,
      );
      expect(await count("lecturer", "video")).toBe(before[0]! + 1);
      await run(
        server,
        sql`update course_draft set draft_state = 1, gmt_submit = now() where course_id = ${course!.id}`,
      );
      expect([await count("lecturer", "video"), await count("lecturer", "videoAudit")]).toEqual([
        before[0]!,
        before[1]! + 1,
      ]);
      await run(server, sql`delete from course_draft where course_id = ${course!.id}`);
    });

    it("leads to the question that somebody was asked to answer, until they did or it was closed", async () => {
      const teacher = await lecturerNo();
      const before = (await count("lecturer", "question"))!;
      const [question] = await run<{ id: string }>(
        server,
        sql`select id from community_post where kind = 2 and is_shown and gmt_close is null and user_no <> ${teacher}
          and id not in (select target_id from community_comment where target_kind = 2 and user_no = ${teacher})
          and id not in (select post_id from community_invite where user_no = ${teacher}) limit 1`,
      );
      await run(
        server,
        sql`insert into community_invite (post_id, user_no, inviter_user_no, gmt_create)
          select id, ${teacher}, user_no, '2020-01-01' from community_post where id = ${question!.id}`,
      );
      expect((await waiting("lecturer")).find(({ kind }) => kind === "question")).toEqual({
        kind: "question",
        count: before + 1,
        href: `/question/view/${question!.id}`,
      });
      await run(server, sql`update community_post set gmt_close = now() where id = ${question!.id}`);
      expect(await count("lecturer", "question")).toBe(before);
      await run(server, sql`update community_post set gmt_close = null where id = ${question!.id}`);
    });

    it("counts for an organisation the questions of its site that nobody has answered", async () => {
      const before = (await count("organisation", "question"))!;
      const [asked] = await run<{ id: string }>(
        server,
        sql`update community_post set org_no = '1001', label_no = null, count_answer = 0, gmt_close = null,
          gmt_publish = '2020-01-01' where id = (select id from community_post where kind = 2 and is_shown
            and org_no = 'default' and gmt_close is null limit 1) returning id`,
      );
      expect((await waiting("organisation")).find(({ kind }) => kind === "question")).toEqual({
        kind: "question",
        count: before + 1,
        href: `/question/view/${asked!.id}`,
      });
      await run(server, sql`update community_post set count_answer = 1 where id = ${asked!.id}`);
      expect(await count("organisation", "question")).toBe(before);
    });

    it("is nothing for learners and for nobody", async () => {
      expect((await server.call("listWaiting", {}, as("learner"))).code).toBe(errorCode.NO_PERMISSION);
      expect((await server.call("listWaiting", {})).code).toBe(errorCode.SESSION_MISSING);
    });
  });

  describe("an organisation in numbers", () => {
    it("counts what is its own, with each day of the span", async () => {
      const data = ok(await server.call("getOrganisationFigures", { days: 7 }, as("organisation")));
      expect(data.dayList).toHaveLength(7);
      const [own] = await run<{ courses: number; members: number }>(
        server,
        sql`select (select count(*) from course where org_no = '1001' and is_public)::int as courses,
          (select count(*) from app_user where org_no = '1001' and user_type = 1)::int as members`,
      );
      expect(data).toMatchObject({ courseCount: own!.courses, memberCount: own!.members });
    });

    it("has the income of the day on which it was paid, less what was paid back", async () => {
      const figures = async () => ok(await server.call("getOrganisationFigures", { days: 7 }, as("organisation")));
      const before = await figures();
      await run(
        server,
        sql`with line as (select id, order_no from order_line where course_org_no is not null
            and id not in (select line_id from order_share where party = 2) limit 1)
          insert into order_share (line_id, order_no, party, org_no, share_bps, amount_fen, refunded_fen, gmt_due, gmt_create)
          select id, order_no, 2, '1001', 7000, 7000, 500, now(), now() from line`,
      );
      const after = await figures();
      expect(Number(after.income) - Number(before.income)).toBeCloseTo(65);
      expect(after.orderCount).toBe(before.orderCount + 1);
      expect(Number(after.dayList.at(-1)!.income) - Number(before.dayList.at(-1)!.income)).toBeCloseTo(65);
    });

    it("is for organisations alone", async () => {
      for (const who of ["lecturer", "learner", "operator"])
        expect((await server.call("getOrganisationFigures", {}, as(who))).code).toBe(errorCode.NO_PERMISSION);
    });
  });

  describe("a course in numbers", () => {
    let courseId = "";
    let periodId = "";
    beforeAll(async () => {
      const [period] = await run<{ id: string; course_id: string }>(
        server,
        sql`select period.id, period.course_id from period join course on course.id = period.course_id
          where course.org_no = '1001' and course.is_public and period.period_type = 1 and period.gmt_remove is null
          and not exists (select from study_progress where study_progress.course_id = course.id) order by period.id limit 1`,
      );
      periodId = period!.id;
      courseId = period!.course_id;
      await run(server, sql`update period set video_seconds = 200 where id = ${periodId}`);
      // Three who begin: one sees all, one half, and one the beginning and the end.
      await run(
        server,
        sql`insert into study_progress (user_no, period_id, org_no, course_id, ranges, seconds, position, gmt_complete)
          select user_no, ${periodId}, '1001', ${courseId}, given.ranges::jsonb, 100, given.position, given.complete::timestamptz
          from (select user_no, row_number() over (order by user_no) as place from app_user where user_type = 1 limit 3) as person
          join (values (1, '[[0,200]]', 200, '2026-01-01'), (2, '[[0,100]]', 100, null), (3, '[[0,10],[190,200]]', 15, null))
            as given (place, ranges, position, complete) on given.place = person.place`,
      );
    });

    it("says how many saw each part of a lesson, and where those stopped who did not complete it", async () => {
      const data = ok(await server.call("getCourseFigures", { courseId }, as("organisation")));
      const lesson = data.periodList.find((one) => one.periodId === periodId);
      expect(lesson).toMatchObject({ length: 200, learnerCount: 3, completeCount: 1 });
      expect(lesson!.watchedList).toEqual([3, ...Array(9).fill(2), ...Array(9).fill(1), 2]);
      expect(lesson!.stoppedList).toEqual([0, 1, ...Array(8).fill(0), 1, ...Array(9).fill(0)]);
      expect(data.learnerCount).toBe(3);
    });

    it("lists who may study, and tells the names of the organisation's own people alone", async () => {
      const [stranger] = await run<{ name: string }>(
        server,
        sql`with person as (select user_no, name from app_user where org_no <> '1001' and user_type = 1 and name <> ''
            and user_no not in (select user_no from course_user where course_id = ${courseId} and gmt_revoke is null) limit 1),
          held as (insert into course_user (user_no, org_no, course_id, source)
            select user_no, '1001', ${courseId}, 'grant' from person)
          select name from person`,
      );
      // Half of each lesson is half of the course, though none is complete.
      await run(
        server,
        sql`insert into study_progress (user_no, period_id, org_no, course_id, seconds)
          select holder.user_no, period.id, holder.org_no, holder.course_id, video_seconds / 2
          from course_user as holder join period on period.course_id = holder.course_id
          where holder.course_id = ${courseId} and source = 'grant' and video_seconds > 0
          on conflict do nothing`,
      );
      for (const sort of ["", "study", "progress", "begin"] as const) {
        const data = ok(await server.call("listCourseLearners", { courseId, sort, pageSize: 100 }, as("organisation")));
        const names = (data.list as { name: string }[]).map(({ name }) => name);
        expect(names).toContain(`${[...stranger!.name][0]}**`);
        expect(names).not.toContain(stranger!.name);
        expect(data.totalCount).toBe(names.length);
        const begun = (data.list as { name: string; percent: number; completeCount: number }[]).find(
          ({ name }) => name === `${[...stranger!.name][0]}**`,
        );
        expect(begun).toMatchObject({ completeCount: 0 });
        expect(begun!.percent).toBeGreaterThan(0);
      }
    });

    it("names the page that lists it, by its kind and whose account asks", async () => {
      const courses = await run<{ id: string; category: number; mobile: string }>(
        server,
        sql`select distinct on (course_category, mobile) course.id, course_category as category, mobile
          from course join app_user on (user_type = 2 and user_no = lecturer_user_no)
            or (user_type = 3 and app_user.org_no = course.org_no)
          where mobile in ('13800000002', '13800000003')`,
      );
      const lists = ["vod", "live", "resource", "resource"];
      expect(new Set(courses.map(({ category }) => category))).toEqual(new Set([1, 2, 3, 4]));
      for (const { id, category, mobile } of courses) {
        const [who, centre] = mobile === "13800000002" ? ["lecturer", "teacher"] : ["organisation", "organization"];
        const data = ok(await server.call("getCourseFigures", { courseId: id }, as(who)));
        expect(data.listHref).toBe(`/account/${centre}/${lists[category - 1]}`);
      }
    });

    it("comes as a file", async () => {
      const data = ok(await server.call("exportCourseFigures", { courseId, format: "csv" }, as("organisation")));
      const text = Buffer.from(data.content, "base64").toString();
      expect(text.split("\r\n")[0]).toContain("95–100%");
      const { periodList } = ok(await server.call("getCourseFigures", { courseId }, as("organisation")));
      for (const { learnerCount, completeCount, watchedList } of periodList)
        expect(text).toContain(`,${[learnerCount, completeCount, ...watchedList].join(",")}`);
      expect(data.fileName).toMatch(/\.csv$/);
    });

    it("is nobody else's", async () => {
      for (const operation of ["getCourseFigures", "listCourseLearners", "exportCourseFigures"] as const) {
        const input = { courseId, ...(operation === "exportCourseFigures" ? { format: "csv" } : {}) };
        for (const who of ["lecturer", "learner", "operator"])
          expect((await server.call(operation, input, as(who))).code, who).toBe(errorCode.NO_PERMISSION);
        expect((await server.call(operation, { ...input, courseId: "999999" }, as("lecturer"))).code).toBe(
          errorCode.NOT_FOUND,
        );
      }
    });
  });

  it("courses that are made come by name or by learners where that is asked", async () => {
    const list = async (sort: OperationInput<"listCourseDrafts">["sort"]) =>
      ok(await server.call("listCourseDrafts", { sort, pageSize: 100 }, as("organisation"))).list as {
        countStudy: number;
        courseId: string;
      }[];
    const byStudy = (await list("-countStudy")).map(({ countStudy }) => countStudy);
    expect(byStudy).toEqual(byStudy.toSorted((one, other) => other - one));
    const ids = async (sort: OperationInput<"listCourseDrafts">["sort"]) =>
      (await list(sort)).map(({ courseId }) => courseId);
    expect((await ids("courseName")).toSorted()).toEqual((await ids("")).toSorted());
    expect(await ids("courseName")).not.toEqual(await ids("-countStudy"));
  });

  describe("the organisation's sheet", () => {
    const sheet = async (locale = "zh-CN") =>
      ok(
        await server.call("getOwnOrganisation", {}, { ...as("organisation"), headers: { "accept-language": locale } }),
      );
    const save = (input: OperationInput<"saveOwnOrganisation">, who = "organisation") =>
      server.call("saveOwnOrganisation", input, as(who));

    it("is what the site says, and is public at once when it is saved; the other language stays", async () => {
      const before = await sheet();
      expect(before).toMatchObject({
        locale: "zh-CN",
        orgName: "江城工业职业学校",
        service1: "4000001001",
        service2: "",
      });
      const saved = await save({ ...before, slogan: "先安全，再上手", service2: "4000001002" });
      expect(saved).toMatchObject({ code: 200, data: { slogan: "先安全，再上手", service2: "4000001002" } });
      expect(Number(ok(saved).version)).toBeGreaterThan(Number(before.version));
      expect(await sheet()).toEqual(saved.data);
      const org = ok(await server.call("getOrgInfo", { orgNo: "1001" }));
      expect(org).toMatchObject({ slogan: "先安全，再上手", website: { service2: "4000001002" } });
      expect((await sheet("en")).slogan).toBe("Where people learn to do the job well");
      // The studio edits the same place.
      const draft = ok(await server.call("getSiteDraft", { siteOrgNo: "1001" }, as("organisation")));
      expect(draft.patch.site).toMatchObject({ organisation: { slogan: { text: { "zh-CN": "先安全，再上手" } } } });
      const [audited] = await run<{ detail: { revision: string } }>(
        server,
        sql`select detail from audit_entry where action = 'site.publish' order by id desc limit 1`,
      );
      expect(audited!.detail.revision).toBe(ok(saved).version);
    });

    it("publishes nothing where nothing differs, and takes out what is emptied", async () => {
      const before = await sheet();
      expect(ok(await save(before)).version).toBe(before.version);
      const emptied = await save({ ...before, slogan: "", service2: "" });
      expect(emptied.data).toMatchObject({ slogan: "", service2: "" });
    });

    it("of two at once the second is told who published, and overwrites nothing", async () => {
      const before = await sheet();
      const codes = (
        await Promise.all([save({ ...before, intro: "第一份" }), save({ ...before, intro: "第二份" })])
      ).map(({ code }) => code);
      expect(codes.toSorted((one, other) => one - other)).toEqual([200, errorCode.SITE_PUBLISHED_MEANWHILE]);
      const late = await save({ ...before, intro: "第三份" });
      expect(late.code).toBe(errorCode.SITE_PUBLISHED_MEANWHILE);
      expect(late.data).toMatchObject({ authorName: expect.stringMatching(/./) });
      expect((await sheet()).intro).toMatch(/第[一二]份/);
    });

    it("refuses no name, a language that the site has not, and a picture of somebody else", async () => {
      const before = await sheet();
      const refused = await save({ ...before, orgName: " ", locale: "fr", logo: "https://example.com/x.png" });
      expect(refused.code).toBe(errorCode.VALIDATION);
      expect(fieldsOf(refused).map(({ path }) => path)).toEqual(["locale", "orgName", "logo"]);
      expect(await sheet()).toEqual(before);
    });

    it("is for organisations alone", async () => {
      const before = await sheet();
      for (const who of ["lecturer", "learner", "operator"]) {
        expect((await server.call("getOwnOrganisation", {}, as(who))).code).toBe(errorCode.NO_PERMISSION);
        expect((await save(before, who)).code).toBe(errorCode.NO_PERMISSION);
      }
    });
  });
});
