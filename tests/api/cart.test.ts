import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("the cart", () => {
  let server: TestServer;
  let learner = "";
  let member = "";
  /** Courses on the shelf: paid for everybody, free for members only, free. */
  let paid: string[] = [];
  let memberFree = "";
  let free = "";
  beforeAll(async () => {
    server = await startTestServer();
    learner = await server.signIn("13800000001");
    member = await server.signIn("13800000004");
    const ids = async (where: string) =>
      (
        await run<{ id: string }>(
          sql`select id from course where is_public and ${sql.raw(where)} order by id limit 120`,
        )
      ).map(({ id }) => id);
    paid = await ids("price_fen > 0 and course_discount_fen > 0 and id not in (select course_id from course_user)");
    [free = ""] = await ids("price_fen = 0");
    memberFree = (await ids("price_fen > 0 and coalesce(course_discount_fen, 0) = 0"))[0] ?? "";
  });
  afterAll(() => server?.close());
  beforeEach(() => run(sql`delete from cart_item`));

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const save = (courseId: string | undefined, token = learner) => server.call("saveCartItem", { courseId }, { token });
  /** The cart; the count that every page asks for is always the same as its lines. */
  const list = async (token = learner) => {
    const data = ok(await server.call("listCart", {}, { token }));
    expect((await server.call("getCartCount", {}, { token })).data).toEqual({ num: data.list.length });
    return data;
  };

  it("refuses the cart without a session", async () => {
    for (const id of ["saveCartItem", "listCart", "getCartCount", "deleteCartItems"] as const)
      expect((await server.call(id, { courseId: paid[0], idList: ["1"] })).code).toBe(errorCode.SESSION_MISSING);
    expect(
      (await server.call("saveCartItem", { courseId: paid[0] }, { headers: { cookie: `RC_WEB_TOKEN=${learner}` } }))
        .code,
    ).toBe(301);
  });

  it("lists the cart's courses, newest first, with their current prices", async () => {
    expect(await save(paid[0])).toMatchObject({ code: 200, data: { num: 1 } });
    server.advance(1000);
    expect(await save(paid[1])).toMatchObject({ code: 200, data: { num: 2 } });
    await run(sql`update course set course_original_fen = 12345, course_discount_fen = 990 where id = ${paid[0]}`);
    const cart = await list();
    expect(cart.num).toBe(2);
    expect(cart.list.map(({ courseId }) => courseId)).toEqual([paid[1], paid[0]]);
    expect(cart.list[1]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      lineKind: "course",
      courseId: paid[0],
      lineName: expect.any(String),
      lineLogo: expect.any(String),
      href: expect.stringMatching(/^\/[a-z/]+\/\d+$/),
      courseName: expect.any(String),
      courseLogo: expect.any(String),
      courseCategory: expect.any(Number),
      isFree: 0,
      courseOriginal: "123.45",
      courseDiscount: "9.90",
      gmtCreate: expect.stringMatching(/^\d{4}-/),
    });
  });

  it("holds a course once, also when it is added twice at once", async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => save(paid[0])));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === errorCode.CART_ALREADY_IN)).toHaveLength(4);
    expect(await save(paid[0])).toMatchObject({ code: errorCode.CART_ALREADY_IN, data: { num: 1 } });
    expect((await list()).num).toBe(1);
  });

  it("refuses a course that is unlisted or free to the person", async () => {
    expect((await save("999999999")).code).toBe(errorCode.NOT_FOUND);
    expect((await save("9999999999999999999")).code).toBe(errorCode.NOT_FOUND);
    expect((await save("x")).code).toBe(errorCode.VALIDATION);
    expect((await save(free)).code).toBe(errorCode.CART_FREE);
    expect((await save(memberFree)).code).toBe(200);
    expect((await save(memberFree, member)).code).toBe(errorCode.CART_FREE);
    await run(sql`update course set is_putaway = false where id = ${paid[5]}`);
    expect((await save(paid[5])).code).toBe(errorCode.NOT_FOUND);
  });

  it("hides an unlisted course from the cart, and shows it again once it is listed", async () => {
    await save(paid[2]);
    await save(paid[3]);
    await run(sql`update course set is_putaway = false where id = ${paid[2]}`);
    expect(await list()).toMatchObject({ num: 1, list: [{ courseId: paid[3] }] });
    await run(sql`update course set is_putaway = true where id = ${paid[2]}`);
    expect((await list()).num).toBe(2);
  });

  it("removes lines of one's own cart only, also when it is done twice", async () => {
    await save(paid[0]);
    await save(paid[1]);
    await save(paid[0], member);
    const [line] = (await list()).list;
    const [other] = (await list(member)).list;
    const remove = (idList: string[], token = learner) => server.call("deleteCartItems", { idList }, { token });
    expect(await remove([line!.id, line!.id, other!.id, "9999999999999999999"])).toMatchObject({
      code: 200,
      data: { num: 1 },
    });
    expect(await remove([line!.id])).toMatchObject({ code: 200, data: { num: 1 } });
    expect((await list(member)).num).toBe(1);
    for (const idList of [[], ["x"], Array.from({ length: 101 }, () => "1")])
      expect((await remove(idList)).code).toBe(errorCode.VALIDATION);
  });

  it("holds at most a hundred lines, also when more are added at once", async () => {
    await run(sql`insert into cart_item (user_no, course_id) select app_user.user_no, course.id from app_user,
      (select id from course where is_public order by id in (select course_id from course_user) desc, id desc limit 98) course where mobile = '13800000001'`);
    const left = (
      await run<{ id: string }>(
        sql`select id from course where is_public and price_fen > 0 and id not in (select course_id from cart_item) order by id limit 4`,
      )
    ).map(({ id }) => id);
    expect(left).toHaveLength(4);
    const replies = await Promise.all(left.map((courseId) => save(courseId)));
    expect(replies.map(({ code }) => code).sort()).toEqual([1222, 1222, 200, 200].sort());
    expect((await list()).num).toBe(100);
    expect((await save((await list()).list[0]!.courseId)).code).toBe(errorCode.CART_ALREADY_IN);
  });
});
