import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { actorOf, systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import type { CourseCard } from "../../src/generated/types.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { restoreRowsAfterTest } from "./restore-rows.ts";

describe("the catalogue", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const courses = async (input: OperationInput<"listCourses"> = {}, headers: Record<string, string> = {}) =>
    ok(await server.call("listCourses", input, { headers }));
  const tree = async (input: OperationInput<"listCourseCategories"> = {}) =>
    ok(await server.call("listCourseCategories", input)).list;

  describe("categories", () => {
    it("come as trees of three levels, with enough on top for the menu to scroll", async () => {
      const [skills, business] = [await tree({ categoryType: 1 }), await tree({ categoryType: 2 })];
      expect(skills.length).toBeGreaterThan(10);
      expect(business.length).toBeGreaterThan(3);
      expect(skills[0]?.childrenList?.[0]?.childrenList?.[0]?.categoryName).toBe("Web 前端");
      expect((await tree()).length).toBe(skills.length + business.length);
    });

    it("count courses on every level alike", async () => {
      for (const top of await tree({ categoryType: 1 })) {
        const below = top.childrenList!.reduce((sum, child) => sum + child.courseCount!, 0);
        expect(top.courseCount, top.categoryName).toBe(below);
        expect((await courses({ categoryno1: top.id })).totalCount).toBe(top.courseCount);
      }
    });

    it("are named in the caller's language", async () => {
      const data = ok(
        await server.call("listCourseCategories", { categoryType: 1 }, { headers: { "accept-language": "en" } }),
      );
      expect(data.list[0]!.categoryName).toBe("Information technology");
      const [first] = data.list;
      const [second] = first!.childrenList!;
      const english = { "accept-language": "en" };
      expect((await courses({ categoryno1: first!.id }, english)).categoryName).toBe("Information technology");
      const lower = await courses({ categoryno1: first!.id, categoryno2: second!.id }, english);
      expect(lower.categoryName).toBe(second!.categoryName);
      expect(await courses({}, english)).not.toHaveProperty("categoryName");
    });

    it("at the top are found by a part of their name, in the language of who asks", async () => {
      const english = { headers: { "accept-language": "en" } };
      const found = ok(await server.call("listCourseCategories", { keyword: " information TECH" }, english)).list;
      expect(found.map(({ categoryName }) => categoryName)).toEqual(["Information technology"]);
      expect(await tree({ keyword: "没有这个分类" })).toEqual([]);
    });

    it("of an organisation's site are those that have courses of its own", async () => {
      const own = await tree({ orgNo: "1002" });
      expect(own.map(({ categoryName }) => categoryName)).toEqual(["道路运输"]);
    });

    it("have recommended courses beside them on the home page", async () => {
      const data = ok(await server.call("listHomeCategories"));
      expect(data.skillCourseCategoryList.length).toBeGreaterThan(10);
      for (const category of [...data.skillCourseCategoryList, ...data.managerCourseCategoryList]) {
        expect(category.courseList?.length, category.categoryName).toBeGreaterThan(0);
        expect(category.courseList?.length).toBeLessThanOrEqual(4);
      }
      const only = ok(await server.call("listHomeCategories", { categoryType: 1 }));
      expect(only.managerCourseCategoryList).toEqual([]);
      expect(only.skillCourseCategoryList.length).toBe(data.skillCourseCategoryList.length);
    });
  });

  describe("the list of courses", () => {
    it("has the demo's breadth: every kind, free ones, prices for members", async () => {
      const { totalCount } = await courses();
      expect(totalCount).toBeGreaterThanOrEqual(120);
      const kinds = await Promise.all(
        ([1, 2, 3, 4] as const).map(async (courseCategory) => (await courses({ courseCategory })).totalCount),
      );
      expect(Math.min(...kinds)).toBeGreaterThan(5);
      expect(kinds.reduce((sum, count) => sum + count)).toBe(totalCount);
    });

    it("narrows by each category level alone and by all together", async () => {
      const top = (await tree({ categoryType: 1 }))[0];
      const second = top?.childrenList?.[0];
      const third = second?.childrenList?.[0];
      const all = (await courses({ categoryno1: top?.id, categoryno2: second?.id, categoryno3: third?.id })).list;
      expect(all.length).toBe(third?.courseCount);
      expect((await courses({ categoryno3: third?.id })).totalCount).toBe(third?.courseCount);
      expect((await courses({ categoryno2: second?.id })).totalCount).toBe(second?.courseCount);
    });

    it("is empty for categories that do not belong together, and for numbers nobody has", async () => {
      const [it_, other] = await tree({ categoryType: 1 });
      expect((await courses({ categoryno1: it_?.id, categoryno2: other?.childrenList?.[0]?.id })).totalCount).toBe(0);
      expect((await courses({ categoryno1: "9999999999999999999" })).totalCount).toBe(0);
      expect((await courses({ lecturerUserNo: "9223372036854775807" })).list).toEqual([]);
    });

    it("filters by price", async () => {
      const free = await courses({ priceType: "free", pageSize: 100 });
      expect(free.list.every(({ isFree }) => isFree === 1)).toBe(true);
      const paid = await courses({ priceType: "paid", pageSize: 1 });
      expect(free.totalCount + paid.totalCount).toBe((await courses({ priceType: "all", pageSize: 1 })).totalCount);
      const member = await courses({ priceType: "member", pageSize: 100 });
      // Some courses cost the same for everybody.
      expect(member.totalCount).toBeLessThan((await courses({ priceType: "paid" })).totalCount);
      expect(
        member.list.every(
          ({ courseDiscount, courseOriginal }) =>
            courseDiscount === "" || Number(courseDiscount) < Number(courseOriginal),
        ),
      ).toBe(true);
    });

    it("gives prices as text with two decimals", async () => {
      const { list } = await courses({ pageSize: 100 });
      expect(list.every(({ courseOriginal }) => /^\d+\.\d\d$/.test(courseOriginal))).toBe(true);
      expect(list.every(({ courseDiscount }) => /^(\d+\.\d\d)?$/.test(courseDiscount))).toBe(true);
      expect(list.some(({ courseDiscount, isFree }) => courseDiscount === "" && isFree === 0)).toBe(true);
    });

    it("sorts by price, by learners and by time", async () => {
      const prices = (list: CourseCard[]) =>
        list.map(({ isFree, courseOriginal }) => (isFree ? 0 : Number(courseOriginal)));
      const up = prices((await courses({ sort: "priceAsc", pageSize: 100 })).list);
      expect(up).toEqual(up.toSorted((a, b) => a - b));
      const down = prices((await courses({ sort: "priceDesc", pageSize: 100 })).list);
      expect(down).toEqual(down.toSorted((a, b) => b - a));
      const learners = (await courses({ sort: "popular", pageSize: 50 })).list.map(({ countStudy }) => countStudy);
      expect(learners).toEqual(learners.toSorted((a, b) => b - a));
      expect((await courses({ sort: "new", pageSize: 5 })).list.length).toBe(5);
    });

    it("pages without gaps or doubles", async () => {
      const { totalCount, totalPage } = await courses({ pageSize: 30 });
      expect(totalPage).toBe(Math.ceil(totalCount / 30));
      const ids: string[] = [];
      for (let pageCurrent = 1; pageCurrent <= totalPage; pageCurrent += 1)
        ids.push(...(await courses({ pageCurrent, pageSize: 30 })).list.map(({ id }) => id));
      expect(new Set(ids).size).toBe(totalCount);
    });

    it("is empty behind its last page and still says how many there are", async () => {
      const behind = await courses({ pageCurrent: 900, pageSize: 30, sort: "new" });
      expect(behind.list).toEqual([]);
      expect(behind.totalCount).toBeGreaterThanOrEqual(120);
      const unheard = await courses({ pageCurrent: 2, pageSize: 100, priceType: "free", courseCategory: 4 });
      expect(unheard).toMatchObject({ list: [], totalCount: 1 });
    });

    it("refuses pages that cannot be", async () => {
      for (const input of [
        { pageSize: 101 },
        { pageSize: 0 },
        { pageCurrent: 0 },
        { sort: "cheap" },
        { categoryno1: "1 or 1=1" },
      ]) {
        const reply = await server.callUnchecked("listCourses", input);
        expect(reply.code, JSON.stringify(input)).toBe(errorCode.VALIDATION);
        expect(fieldsOf(reply)[0]!.path).toBe(Object.keys(input)[0]);
      }
    });

    it("of an organisation has its own courses only, however it is asked for", async () => {
      const byBody = await courses({ orgNo: "1002", pageSize: 100 });
      const byHeader = await courses({ pageSize: 100 }, { orgno: "1002" });
      expect(byBody.list.every(({ orgNo }) => orgNo === "1002")).toBe(true);
      expect(byHeader).toEqual(byBody);
      expect(new Set((await courses({ pageSize: 100 })).list.map(({ orgNo }) => orgNo)).size).toBeGreaterThan(2);
    });

    it("says of live courses when they begin and where they stand", async () => {
      const { list } = ok(await server.call("listCourses", { courseCategory: 2, pageSize: 100 }));
      for (const course of list) {
        expect(course.beginTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        expect([1, 2, 4]).toContain(course.liveStatus);
      }
    });
  });

  describe("a course", () => {
    it("comes with lecturer, categories, introduction and chapters", async () => {
      const [card] = (await courses({ sort: "popular" })).list;
      const data = ok(await server.call("getCourse", { courseId: card!.id }));
      expect(data.courseName).toBe(card?.courseName);
      expect(data.lecturer!.lecturerUserNo).toBe(card?.lecturerUserNo);
      expect(data.categoryPath).toHaveLength(3);
      expect(data.introduce.content.length).toBeGreaterThan(3);
      const periods = data.chapterList.flatMap(({ periodList }) => periodList);
      expect(periods).toHaveLength(data.periodTotal);
      expect(periods[0]!.videoLength).toMatch(/^\d\d:\d\d:\d\d$/);
      expect(ok(await server.call("listCourseChapters", { courseId: card!.id })).list).toEqual(data.chapterList);
    });

    it("of an organisation says whose it is, in the words of its site", async () => {
      const [card] = (await courses({ orgNo: "1003" })).list;
      const data = ok(await server.call("getCourse", { courseId: card!.id }, { headers: { "accept-language": "en" } }));
      expect(data.organisation).toMatchObject({ orgNo: "1003", orgName: "Willow & Quill School of English" });
    });

    it("is not found when there is none, on another organisation's site, and when it is not public", async () => {
      const [card] = (await courses({ orgNo: "1002", sort: "new" })).list;
      const refused = async (courseId: string, headers: Record<string, string> = {}) =>
        (await server.call("getCourse", { courseId }, { headers })).code;
      expect(await refused("987654321")).toBe(1004);
      expect(await refused("9999999999999999999")).toBe(1004);
      expect(await refused(card?.id ?? "", { orgno: "1001" })).toBe(1004);
      expect(await refused(card?.id ?? "", { orgno: "1002" })).toBe(200);
      expect((await server.call("listCourseChapters", { courseId: "987654321" })).code).toBe(errorCode.NOT_FOUND);
    });
  });

  describe("recommendations", () => {
    it("go on from a course with nearer categories first, never with itself", async () => {
      const [card] = (await courses({ orgNo: "1001" })).list;
      const { list } = ok(await server.call("listRecommendedCourses", { courseId: card?.id }));
      expect(list.length).toBeGreaterThan(3);
      expect(list.map((course) => course.courseId)).not.toContain(card?.id);
    });

    it("of a category begin with what editors chose", async () => {
      const [it_] = await tree({ categoryType: 1 });
      const { list } = ok(await server.call("listHomeRecommendations", { categoryId: it_!.id }));
      expect(list[0]!.courseName).toContain("React");
      expect(ok(await server.call("listHomeRecommendations", { categoryId: "9999999999999999999" })).list).toEqual([]);
      expect(ok(await server.call("listRecommendedCourses")).list.length).toBe(8);
    });
  });

  describe("shelves, lecturers, classes and membership", () => {
    it("shows the shelves of the home page in their order", async () => {
      const { list } = ok(await server.call("listZones"));
      expect(list.map((zone) => zone.zoneName)).toEqual([
        "大家都在学",
        "新课上架",
        "考证上岗",
        "免费公开课",
        "商学院精选",
      ]);
      expect(list[0]!.courseList[0]!.courseName).toContain("大模型");
      expect(list[3]!.courseList.every((course) => course.isFree === 1)).toBe(true);
      expect(ok(await server.call("listZones", { zoneLocation: 7 })).list).toEqual([]);
      // All of a shelf is a list of its own, and not the whole catalogue.
      const whole = ok(await server.call("listCourses", { zoneId: list[3]!.id, withCounts: true, pageSize: 50 }));
      expect(whole).toMatchObject({ zoneName: "免费公开课", totalCount: list[3]!.courseList.length });
      expect(whole.list.every((course) => course.isFree === 1)).toBe(true);
      const elsewhere = ok(await server.call("listCourses", { zoneId: list[3]!.id, orgNo: "1003" }));
      expect([elsewhere.totalCount, elsewhere.zoneName]).toEqual([0, undefined]);
      expect(ok(await server.call("listCourses", { zoneId: "9223372036854775808" })).totalCount).toBe(0);
      expect(whole).not.toHaveProperty("categoryName");
      expect(
        ok(await server.call("listZones", { orgNo: "1003" }, { headers: { "accept-language": "en" } })).list[0]!
          .zoneName,
      ).toBe("Start speaking");
    });

    it("lists lecturers with what they teach, and one of them", async () => {
      const data = ok(await server.call("listLecturers", { pageSize: 5 }));
      expect(data.totalCount).toBeGreaterThanOrEqual(12);
      expect(data.list[0]).toMatchObject({ lecturerName: "林知远" });
      expect(data.list[0]!.courseCount).toBeGreaterThan(3);
      const one = await server.call("getLecturer", { lecturerUserNo: data.list[0]!.lecturerUserNo });
      expect(one.data).toEqual({ ...data.list[0], countAttention: expect.any(Number) });
      const theirs = ok(await server.call("listLecturers", { orgNo: "1003" }));
      expect(theirs.totalCount).toBe(3);
      expect((await server.call("getLecturer", { lecturerUserNo: "424242" })).code).toBe(errorCode.NOT_FOUND);
      expect(
        (
          await server.call(
            "getLecturer",
            { lecturerUserNo: theirs.list[0]!.lecturerUserNo },
            { headers: { orgno: "1001" } },
          )
        ).code,
      ).toBe(1004);
    });

    it("lists classes, those that are over last", async () => {
      const { list } = ok(await server.call("listGrades", { pageSize: 100 }));
      const states = list.map((grade) => grade.gradeStatus);
      expect(new Set(states)).toEqual(new Set([1, 2, 3]));
      expect(states.at(-1)).toBe(3);
      expect(list.every((grade) => /^\d+\.\d\d$/.test(grade.price!) && grade.courseCount! > 0)).toBe(true);
      expect(ok(await server.call("listGrades", { orgNo: "1002" })).totalCount).toBe(3);
    });

    it("lists the tiers of membership in the caller's language", async () => {
      const { list } = ok(await server.call("listVipSets", {}, { headers: { "accept-language": "en" } }));
      expect(list).toHaveLength(4);
      expect(list[0]).toMatchObject({
        setName: "Monthly",
        orgPrice: "39.00",
        fabPrice: "29.90",
        benefits: expect.arrayContaining(["Member prices"]),
      });
      expect(list[2]).not.toHaveProperty("fabPrice");
    });
  });

  describe("what is not public", () => {
    it("is in no list, no search and on no page until it is audited, and for its owner only in the database", async () => {
      const { db } = server.services;
      const [card] = (await courses({ orgNo: "1001", sort: "popular" })).list;
      const id = card?.id ?? "";
      const before = (await courses({ orgNo: "1001" })).totalCount;
      await restoreRowsAfterTest(db, { table: "course", where: sql`id = ${id}` });
      await withActor(db, systemActor, (trx) =>
        trx.updateTable("course").set({ audit_status: 0 }).where("id", "=", id).execute(),
      );
      await expect.poll(async () => (await courses({ orgNo: "1001" })).totalCount).toBe(before - 1);
      expect((await server.call("getCourse", { courseId: id })).code).toBe(errorCode.NOT_FOUND);
      const found = ok(await server.call("searchCourses", { str: card?.courseName ?? "" })).list.map(({ id }) => id);
      expect(found).not.toContain(id);

      expect(await db.selectFrom("course").select("id").where("id", "=", id).execute()).toEqual([]);
      expect(await db.selectFrom("chapter").select("id").where("course_id", "=", id).execute()).toEqual([]);
      expect(await db.selectFrom("course_introduce").select("course_id").where("course_id", "=", id).execute()).toEqual(
        [],
      );
      const seenBy = (orgNo: string, userType: number) =>
        withActor(db, actorOf({ userNo: "1", orgNo, userType, isOperator: false }), (trx) =>
          trx.selectFrom("course").select("id").where("id", "=", id).execute(),
        );
      expect(await seenBy("1001", 3)).toHaveLength(1);
      expect(await seenBy("1002", 3)).toHaveLength(0);
      expect(await seenBy("1001", 1)).toHaveLength(0);
    });

    it("cannot be made public by anyone but the server itself", async () => {
      const { db } = server.services;
      const touched = await withActor(
        db,
        actorOf({ userNo: "1", orgNo: "1001", userType: 3, isOperator: false }),
        (trx) => trx.updateTable("course").set({ audit_status: 1 }).where("org_no", "=", "1001").executeTakeFirst(),
      );
      expect(Number(touched.numUpdatedRows)).toBe(0);
      await expect(
        db.insertInto("category").values({ category_type: 1, floor: 1, category_name: "{}" }).execute(),
      ).rejects.toThrow(/row-level security/);
    });

    it("is heard of by every list at once", async () => {
      const { db } = server.services;
      const zone = ok(await server.call("listZones", { orgNo: "1003" })).list[0];
      await restoreRowsAfterTest(db, { table: "zone", where: sql`id = ${zone!.id}` });
      await withActor(db, systemActor, (trx) =>
        trx
          .updateTable("zone")
          .set({ zone_name: JSON.stringify({ "zh-CN": "换了名字", en: "Renamed" }) })
          .where("id", "=", zone!.id)
          .execute(),
      );
      await expect
        .poll(
          async () =>
            ok(await server.call("listZones", { orgNo: "1003" }, { headers: { "accept-language": "en" } })).list[0]!
              .zoneName,
        )
        .toBe("Renamed");
    });
  });
});
