import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput, OperationReply } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("lists of courses", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const courses = async (input: OperationInput<"listCourses"> = {}) => ok(await server.call("listCourses", input));
  const idsOf = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id);

  describe("chosen by hand", () => {
    it("have these courses in this order, or in the one that is asked for, without what is not on offer", async () => {
      const [first, second, third] = idsOf(await courses({ pageSize: 3 }));
      const chosen = [third!, first!, "999999999", second!, "9999999999999999999"];
      expect(idsOf(await courses({ courseIds: chosen }))).toEqual([third, first, second]);
      expect(await courses({ courseIds: chosen, pageSize: 1 })).toMatchObject({ totalCount: 3, totalPage: 3 });
      expect(idsOf(await courses({ courseIds: chosen, pageSize: 2, pageCurrent: 2 }))).toEqual([second]);
      const [up, down] = await Promise.all(
        (["priceAsc", "priceDesc"] as const).map(async (sort) => idsOf(await courses({ courseIds: chosen, sort }))),
      );
      expect(up?.toSorted()).toEqual([first, second, third].toSorted());
      expect(down).toEqual(up?.toReversed());
    });

    it("are empty where none is chosen, and propose nothing else", async () => {
      const none = await courses({ courseIds: [] });
      expect(none).toMatchObject({ list: [], totalCount: 0 });
      expect(none).not.toHaveProperty("suggestion");
    });

    it("have only courses of the organisation that is asked for", async () => {
      const all = await courses({ pageSize: 100 });
      const mixed = [...new Map(all.list.map((course) => [course.orgNo, course.id])).values()];
      expect(mixed.length).toBeGreaterThan(1);
      const own = await courses({ courseIds: mixed, orgNo: "1001" });
      expect(own.list.map(({ orgNo }) => orgNo)).toEqual(["1001"]);
    });
  });

  describe("that grow", () => {
    it("have the pages from the first to the last at once, and say that they are at the last", async () => {
      const pages = await Promise.all([2, 3, 4].map((pageCurrent) => courses({ pageCurrent, pageSize: 10 })));
      const grown = await courses({ pageFrom: 2, pageCurrent: 4, pageSize: 10 });
      expect(idsOf(grown)).toEqual(pages.flatMap(idsOf));
      expect(grown).toMatchObject({
        pageCurrent: 4,
        pageSize: 10,
        totalPage: pages[0]?.totalPage,
        totalCount: pages[0]?.totalCount,
      });
    });

    it("have at most a hundred entries, the last ones, and no less than a page", async () => {
      expect((await courses({ pageFrom: 1, pageCurrent: 6, pageSize: 20 })).list).toEqual(
        (await courses({ pageFrom: 2, pageCurrent: 6, pageSize: 20 })).list,
      );
      expect(idsOf(await courses({ pageFrom: 9, pageCurrent: 2, pageSize: 20 }))).toEqual(
        idsOf(await courses({ pageCurrent: 2, pageSize: 20 })),
      );
    });
  });

  describe("with counts", () => {
    it("say how many courses each choice leaves: as many as its list has", async () => {
      const data = ok(await server.call("listCourseCategories", { categoryType: 1 }));
      const filter = { categoryno1: data.list[0]!.id, priceType: "paid" } satisfies Partial<
        OperationInput<"listCourses">
      >;
      const { filterCounts } = ok(await server.call("listCourses", { ...filter, withCounts: true }));
      const names = new Set<string>(filterCounts!.map(({ name }) => name));
      expect([...names].sort()).toEqual(["categoryno1", "categoryno2", "courseCategory", "priceType"]);
      for (const { name, value, totalCount } of filterCounts!) {
        const choice = { ...filter, [name]: name === "courseCategory" ? Number(value) : value };
        expect((await courses({ ...choice, pageSize: 1 })).totalCount, `${name} ${value}`).toBe(totalCount);
      }
    });

    it("are left out where they could not be told", async () => {
      expect(await courses({ courseCategory: 2, liveState: "replay", withCounts: true })).not.toHaveProperty(
        "filterCounts",
      );
    });

    it("follow a course that leaves the shelf", async () => {
      const [course] = (await courses({ courseCategory: 1, pageSize: 1 })).list;
      const before = (await courses({ courseCategory: 1, pageSize: 1 })).totalCount;
      const put = (isPutaway: boolean) =>
        withActor(server.services.db, systemActor, (trx) =>
          trx
            .updateTable("course")
            .set({ is_putaway: isPutaway })
            .where("id", "=", course?.id ?? "")
            .execute(),
        );
      await put(false);
      await expect.poll(async () => (await courses({ courseCategory: 1, pageSize: 1 })).totalCount).toBe(before - 1);
      await put(true);
      await expect.poll(async () => (await courses({ courseCategory: 1, pageSize: 1 })).totalCount).toBe(before);
    });
  });

  it("take the numbers in addresses of sales for kinds of price", async () => {
    for (const [number, name] of [
      ["1", "free"],
      ["2", "paid"],
      ["3", "member"],
    ] as const) {
      expect((await courses({ priceType: number, pageSize: 1 })).totalCount, name).toBe(
        (await courses({ priceType: name, pageSize: 1 })).totalCount,
      );
    }
    expect((await server.callUnchecked("listCourses", { priceType: "4" })).code).toBe(errorCode.VALIDATION);
  });

  describe("of live courses", () => {
    it("are split by the state that their cards show", async () => {
      const all = await courses({ courseCategory: 2, pageSize: 100 });
      const states: Record<string, OperationReply<"listCourses">> = {};
      for (const [state, status] of [
        ["waiting", 1],
        ["live", 2],
        ["replay", 5],
      ] as const) {
        const some = (states[state] = await courses({ courseCategory: 2, liveState: state, pageSize: 100 }));
        expect(idsOf(some), state).toEqual(
          all.list
            .filter(({ liveStatus }) => (state === "replay" ? (liveStatus ?? 0) > 2 : liveStatus === status))
            .map(({ id }) => id),
        );
      }
      expect(Object.values(states).reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(
        all.list.filter(({ liveStatus }) => liveStatus).length,
      );
    });
  });

  describe("without anything in them", () => {
    it("name the filters that are in the way, the nearest category that has courses, and what others study", async () => {
      const data = ok(await server.call("listCourseCategories", { categoryType: 1 }));
      const top = data.list.find(({ courseCount = 0 }) => courseCount > 0);
      const second = top!.childrenList!.find(({ courseCount = 0 }) => courseCount > 0);
      // A category of another branch: together they have nothing.
      const [other] = data.list.find(({ id }) => id !== top!.id)!.childrenList![0]!.childrenList!;
      const { list, totalCount, suggestion } = await courses({
        categoryno1: top!.id,
        categoryno2: second!.id,
        categoryno3: other!.id,
        priceType: "paid",
      });
      expect([list, totalCount]).toEqual([[], 0]);
      const paid = (await courses({ categoryno1: top!.id, categoryno2: second!.id, priceType: "paid" })).totalCount;
      expect(suggestion?.ways).toEqual([
        { without: ["categoryno3"], categoryName: second!.categoryName, totalCount: paid },
      ]);
      expect(suggestion?.popular).toHaveLength(4);
    });

    it("name the price where that is in the way", async () => {
      const all = await courses({ pageSize: 100 });
      const lecturer = all.list.find(
        ({ isFree, lecturerUserNo }) =>
          isFree === 0 && !all.list.some((one) => one.lecturerUserNo === lecturerUserNo && one.isFree === 1),
      );
      const none = await courses({ lecturerUserNo: lecturer?.lecturerUserNo, priceType: "free" });
      if (none.totalCount > 0) return;
      expect(none.suggestion?.ways[0]).toMatchObject({ without: ["priceType"] });
    });

    it("of an organisation offer its own courses only", async () => {
      const reply = await server.call("listCourses", {
        orgNo: "1003",
        courseCategory: 4,
        priceType: "free",
        categoryno1: "1",
      });
      const own = new Set(idsOf(ok(await server.call("listCourses", { orgNo: "1003", pageSize: 100 }))));
      if (ok(reply).totalCount === 0)
        expect(idsOf({ ...reply.data, list: ok(reply).suggestion!.popular }).every((id) => own.has(id))).toBe(true);
    });

    it("do not suggest anything where there are courses", async () =>
      expect(await courses()).not.toHaveProperty("suggestion"));
  });

  describe("by words", () => {
    const search = async (input: OperationInput<"searchCourses">) => ok(await server.call("searchCourses", input));

    it("say in which other category there are hits", async () => {
      const str = "电工";
      const kinds = await Promise.all(
        ([1, 2, 3, 4] as const).map(async (type) => ({
          type,
          totalCount: (await search({ str, type, pageSize: 1 })).totalCount,
        })),
      );
      const empty = kinds.find(({ totalCount }) => totalCount === 0);
      if (empty)
        expect((await search({ str, type: empty.type })).suggestion?.ways).toEqual(
          kinds
            .filter(({ totalCount }) => totalCount > 0)
            .map(({ type, totalCount }) => ({ courseCategory: type, totalCount })),
        );
    });

    it("offer what others study where nobody has the words", async () => {
      for (const str of ["wqzxwqzx", "！！"])
        expect((await search({ str, type: 1 })).suggestion).toMatchObject({
          ways: [],
          popular: expect.arrayContaining([expect.objectContaining({ courseCategory: expect.any(Number) })]),
        });
    });
  });

  describe("of recommended resources", () => {
    it("have resources only: near a course, of a category, or those that most study", async () => {
      const resources = async (
        input: Record<string, unknown>,
      ): Promise<{ courseId: string; courseCategory: number }[]> =>
        ok(await server.call("listRecommendedResources", input)).list;
      const [one] = (await courses({ courseCategory: 4, pageSize: 1 })).list;
      const { categoryPath } = ok(await server.call("getCourse", { courseId: one!.id }));
      const [near, of, most] = [
        await resources({ courseId: one?.id }),
        await resources({ categoryId: categoryPath![0]!.id }),
        await resources({}),
      ];
      expect([...near, ...of, ...most].every(({ courseCategory }) => courseCategory === 4)).toBe(true);
      expect(near.map(({ courseId }) => courseId)).not.toContain(one?.id);
      expect(of.map(({ courseId }) => courseId)).toContain(one?.id);
      expect(most.length).toBeGreaterThan(3);
      expect(await resources({ courseId: "9223372036854775807" })).toEqual([]);
    });
  });

  describe("of documents and files", () => {
    it("say how many pages and bytes each course has; others say nothing of it", async () => {
      const { list } = await courses({ courseCategory: 3, pageSize: 100 });
      expect(list.length).toBeGreaterThan(0);
      expect(list.every(({ pageTotal = 0, fileSize = 0 }) => pageTotal > 0 && fileSize > 0)).toBe(true);
      const data = ok(await server.call("getCourse", { courseId: list[0]!.id }));
      const periods = data.chapterList.flatMap(({ periodList }) => periodList);
      expect(list[0]?.fileSize).toBe(periods.reduce((sum: number, { fileSize = 0 }) => sum + fileSize, 0));
      expect(list[0]?.pageTotal).toBe(periods.reduce((sum: number, { docPage = 0 }) => sum + docPage, 0));
      expect((await courses({ courseCategory: 1, pageSize: 100 })).list.every((card) => !("fileSize" in card))).toBe(
        true,
      );
    });

    it("follow a file that is replaced or removed", async () => {
      const { list } = await courses({ courseCategory: 4, pageSize: 1 });
      const id = list[0]?.id ?? "";
      const sizeOf = async () => ok(await server.call("getCourse", { courseId: id })).fileSize;
      const before = await sizeOf();
      const { db } = server.services;
      const file = await withActor(db, systemActor, (trx) =>
        trx
          .selectFrom("period_media")
          .innerJoin("period", "period.id", "period_media.period_id")
          .where("period.course_id", "=", id)
          .where("kind", "in", ["file", "pdf"])
          .select(["period_media.id", "bytes"])
          .executeTakeFirstOrThrow(),
      );
      await withActor(db, systemActor, (trx) =>
        trx
          .updateTable("period_media")
          .set({ bytes: String(Number(file.bytes) + 1000) })
          .where("id", "=", file.id)
          .execute(),
      );
      expect(await sizeOf()).toBe(before! + 1000);
      await withActor(db, systemActor, (trx) => trx.deleteFrom("period_media").where("id", "=", file.id).execute());
      expect((await sizeOf()) ?? 0).toBe(before! - Number(file.bytes));
    });
  });
});
