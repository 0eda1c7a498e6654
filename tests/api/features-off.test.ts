import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { findScreen } from "../../src/server/http/pages/find-screen.ts";
import type { PageRequest } from "../../src/server/http/pages/page-request.ts";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { readAddress } from "../../src/site/document/location.ts";
import { visitor } from "../../src/site/document/visitor.ts";
import { makeTenantsFolder } from "../tenants/folders.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer } from "./harness.ts";

describe("a site with features off", () => {
  it("has no pages, entries, calls or courses of them, while other sites have all", async () => {
    const folder = makeTenantsFolder("flavours", "1001");
    const settings = folder.read("1001/site.json") as Record<string, object>;
    folder.write("1001/site.json", {
      ...settings,
      features: {
        ...settings["features"],
        live: false,
        blog: false,
        resource: false,
        grade: false,
        info: false,
        vip: false,
        exams: false,
      },
    });
    const server = await startTestServer({ environment: { TENANTS_DIR: folder.root } });
    try {
      await server.tenants.settled();
      const [school, platform] = await Promise.all(
        ["1001", "default"].map((orgNo) => server.services.tenants.resolve(orgNo)),
      );
      if (!school || !platform) throw new Error("a site is missing");
      const found = (tenant: Tenant, path: string): string => {
        const address = readAddress(tenant.base + path);
        const caller = { session: undefined } as PageRequest["caller"];
        const request = { tenant, address, query: {}, locale: "zh-CN", path: tenant.base + path, caller };
        return findScreen(request as PageRequest, visitor).kind;
      };
      expect(["/live", "/resource", "/grade", "/info", "/list"].map((path) => found(school, path))).toEqual([
        "notFound",
        "notFound",
        "notFound",
        "notFound",
        "screen",
      ]);
      expect(["/live", "/resource", "/grade", "/info"].map((path) => found(platform, path))).toEqual([
        "screen",
        "screen",
        "screen",
        "screen",
      ]);
      const view = school.view("zh-CN").for(visitor);
      expect(view.nav.map(({ navUrl }) => navUrl)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/live|resource|grade|info/)]),
      );
      expect(view.courseCategories).toEqual([1, 3]);

      expect(await server.call("listGrades", { orgNo: "1001", pageCurrent: 1, pageSize: 5 })).toMatchObject({
        code: errorCode.FEATURE_OFF,
      });
      expect(await server.call("listGrades", { pageCurrent: 1, pageSize: 5 })).toMatchObject({ code: 200 });

      const vipSetId = ok(await server.call("listVipSets")).list[0]!.id;
      const learner = await server.signIn("13800000001");
      expect(await server.call("quoteOrder", { vipSetId }, { token: learner })).toMatchObject({
        code: errorCode.FEATURE_OFF,
      });
      expect(
        await server.call("createOrder", { vipSetId, idempotencyKey: "features-off-test-1" }, { token: learner }),
      ).toMatchObject({ code: errorCode.FEATURE_OFF });
      expect(
        await server.call("quoteOrder", { vipSetId }, { token: await server.signIn("13800000004") }),
      ).toMatchObject({ code: 200 });

      const member = await server.signIn("13800000004");
      const examId = ok(await server.call("listExams")).list.find(({ isFree }) => isFree === 0)!.id;
      const gradeId = ok(await server.call("listGrades", { pageSize: 100 })).list.find(
        (grade) => grade.isFree === 0 && grade.gradeStatus !== 3,
      )!.id;
      const order = { examIds: [examId], idempotencyKey: "features-off-test-2" };
      for (const refused of [
        server.call("saveCartItem", { examId }, { token: learner }),
        server.call("quoteOrder", { examIds: [examId] }, { token: learner }),
        server.call("createOrder", order, { token: learner }),
        server.call("saveCartItem", { gradeId }, { token: learner }),
        server.call("quoteOrder", { gradeIds: [gradeId] }, { token: learner }),
        server.call("createOrder", { gradeIds: [gradeId], idempotencyKey: "features-off-test-3" }, { token: learner }),
      ])
        expect(await refused).toMatchObject({ code: errorCode.FEATURE_OFF });
      // In the cart all the same, from another site: it is neither listed nor counted here.
      await withActor(server.services.db, systemActor, (trx) =>
        sql`insert into cart_item (user_no, exam_id, grade_id)
          select user_no, exam_id, grade_id from app_user, (values (${examId}::bigint, null::bigint), (null, ${gradeId}))
            as line (exam_id, grade_id)
          where mobile in ('13800000001', '13800000004')`.execute(trx),
      );
      for (const [token, lines] of [
        [learner, 0],
        [member, 1],
      ] as const) {
        const { num, list } = ok(await server.call("listCart", {}, { token }));
        for (const kind of ["exam", "grade"])
          expect(list.filter(({ lineKind }) => lineKind === kind)).toHaveLength(lines);
        expect((await server.call("getCartCount", {}, { token })).data).toEqual({ num });
      }

      // Without blogs there are no pages of people, so no name leads to one.
      const questions = ok(await server.call("listQuestions", { pageSize: 50 })).list;
      const { id } = questions.find(({ countAnswer }) => countAnswer > 0)!;
      const courseId = ok(await server.call("listCourses", { orgNo: "1001", pageSize: 1 })).list[0]!.id;
      await server.call("saveCourseComment", { courseId, commentText: "讲得很细" }, { token: learner });
      const namesFor = async (token: string, headers = {}) => {
        const read = async <Id extends OperationId>(operation: Id, input: OperationInput<Id>) =>
          ok(await server.call(operation, input, { token, headers }));
        const question = await read("getOwnQuestion", { id });
        const [answer] = (await read("listAnswers", { id })).list;
        const [comment] = (await read("listCourseComments", { courseId })).list;
        const posts = [question, answer!, comment!];
        for (const { userName } of posts) expect(userName).not.toBe("");
        return posts.map(({ userNo, userHref }) => userHref?.replace(userNo, "{id}"));
      };
      expect(await namesFor(learner, { orgno: "1001" })).toEqual([undefined, undefined, undefined]);
      expect(await namesFor(member)).toEqual(Array.from({ length: 3 }, () => "/blog/blogger/{id}"));

      const kindsIn = async (operation: "listCourses" | "searchCourses", input: object): Promise<number[]> => {
        const data = ok(await server.call(operation, { pageCurrent: 1, pageSize: 100, ...input }));
        return [...new Set<number>(data.list.map(({ courseCategory }) => courseCategory))].sort();
      };
      const all = await kindsIn("listCourses", {});
      expect(all).toEqual([1, 2, 3, 4]);
      for (const kind of await kindsIn("listCourses", { orgNo: "1001" })) expect([1, 3]).toContain(kind);
      expect(await kindsIn("listCourses", { orgNo: "1001", courseCategory: 2 })).toEqual([]);
      const data = ok(
        await server.call("listCourses", {
          orgNo: "1001",
          pageCurrent: 1,
          pageSize: 100,
          withCounts: true,
        }),
      );
      expect(data.totalCount).toBe(data.list.length);
      expect(
        data.filterCounts!.filter(({ name, value }) => name === "courseCategory" && (value === "2" || value === "4")),
      ).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
