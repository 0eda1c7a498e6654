import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantCourse, type Grant } from "../../src/server/modules/orders/access/grant-course.ts";
import { hasCourse } from "../../src/server/modules/orders/access/has-course.ts";
import { revokeCourse } from "../../src/server/modules/orders/access/revoke-course.ts";
import { systemActor, withActor, type Actor } from "../../src/server/database/actor.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("the right to a course", () => {
  let server: TestServer;
  let userNo = "";
  let other = "";
  let courses: string[] = [];
  let courseId = "";
  beforeAll(async () => {
    server = await startTestServer();
    const users = await run<{ user_no: string; mobile: string }>(sql`select user_no, mobile from app_user`);
    const find = (mobile: string) => users.find((user) => user.mobile === mobile)?.user_no ?? "";
    [userNo, other] = [find("13800000001"), find("13800000004")];
    courses = (
      await run<{
        id: string;
      }>(sql`select id from course where is_public and price_fen > 0 and id not in (select course_id from course_user)
      order by id limit 20`)
    ).map(({ id }) => id);
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    courseId = courses.pop() ?? "";
  });

  const run = async <Row>(query: ReturnType<typeof sql>, actor: Actor = systemActor) =>
    (await withActor(server.services.db, actor, (trx) => query.execute(trx))).rows as Row[];
  const grant = (more: Partial<Grant> = {}) =>
    withActor(server.services.db, systemActor, (trx) =>
      grantCourse(trx, { userNo, courseId, source: "grant", ...more }),
    );
  const revoke = (orderNo: string) =>
    withActor(server.services.db, systemActor, (trx) => revokeCourse(trx, { userNo, courseId, orderNo }));
  const has = (who = userNo) => hasCourse(server.services.db, { userNo: who, courseId });
  const counts = async () =>
    (
      await run<{ count_study: number; count_buy: number }>(
        sql`select count_study, count_buy from course where id = ${courseId}`,
      )
    )[0]!;

  it("is had by who was given it, and by nobody else", async () => {
    expect(await has()).toBe(false);
    expect(await grant()).toBe(true);
    expect(await has()).toBe(true);
    expect(await has(other)).toBe(false);
  });

  it("is one right when it is given twice, or twenty times at once, and counts one learner", async () => {
    const before = await counts();
    const news = await Promise.all(Array.from({ length: 20 }, () => grant({ source: "order", orderNo: "A1" })));
    expect(news.filter(Boolean)).toHaveLength(1);
    expect(await counts()).toEqual({ count_study: before.count_study + 1, count_buy: before.count_buy + 1 });
    expect(await run(sql`select id from course_user where course_id = ${courseId}`)).toHaveLength(1);
  });

  it("ends with its order, and not with another", async () => {
    await grant({ source: "order", orderNo: "A2" });
    expect(await revoke("A3")).toBe(false);
    expect(await has()).toBe(true);
    expect(await revoke("A2")).toBe(true);
    expect(await revoke("A2")).toBe(false);
    expect(await has()).toBe(false);
  });

  it("counts a learner once who comes back", async () => {
    const before = await counts();
    await grant({ source: "order", orderNo: "A4" });
    await revoke("A4");
    expect(await grant({ source: "order", orderNo: "A5" })).toBe(true);
    expect((await counts()).count_study).toBe(before.count_study + 1);
  });

  it("runs out at its time, can be given again, and is never shortened", async () => {
    const soon = new Date(Date.now() + 60_000);
    await grant({ expiresAt: soon });
    expect(await has()).toBe(true);
    expect(await hasCourse(server.services.db, { userNo, courseId, now: soon })).toBe(false);
    expect(await grant({ now: new Date(soon.getTime() + 1), expiresAt: new Date(soon.getTime() + 60_000) })).toBe(true);
    expect(await grant()).toBe(false);
    expect(await grant({ expiresAt: soon })).toBe(false);
    expect(await hasCourse(server.services.db, { userNo, courseId, now: new Date(soon.getTime() + 1e9) })).toBe(true);
  });

  it("is for courses that exist", async () => {
    await expect(grant({ courseId: "999999999" })).rejects.toMatchObject({ constant: "NOT_FOUND" });
  });

  it("cannot be given, lengthened or seen by a person for themselves or others", async () => {
    const actor: Actor = { scope: "user", userNo, orgNo: "1001" };
    await expect(
      withActor(server.services.db, actor, (trx) => grantCourse(trx, { userNo, courseId, source: "grant" })),
    ).rejects.toThrow(/row-level security/);
    await grant({ userNo: other });
    expect(await run(sql`select id from course_user where user_no = ${other}`, actor)).toEqual([]);
    await grant({ expiresAt: new Date(Date.now() + 60_000) });
    await run(sql`update course_user set gmt_expire = null where user_no = ${userNo}`, actor);
    expect(
      await run(
        sql`select id from course_user where course_id = ${courseId} and user_no = ${userNo} and gmt_expire is not null`,
      ),
    ).toHaveLength(1);
  });

  it("lets who holds a course see it when it left the shelf", async () => {
    const asPerson: Actor = { scope: "user", userNo, orgNo: "1001" };
    await grant();
    await run(sql`update course set is_putaway = false where id = ${courseId}`);
    const seen = (actor: Actor) => run(sql`select id from course where id = ${courseId}`, actor);
    expect(await seen(asPerson)).toHaveLength(1);
    expect(await seen({ ...asPerson, userNo: other })).toHaveLength(0);
    expect(await server.call("getCourse", { courseId })).toMatchObject({ code: errorCode.NOT_FOUND });
  });
});
