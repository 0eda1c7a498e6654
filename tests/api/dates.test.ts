import { afterAll, beforeAll, describe, expect, it } from "vitest";
import bundle from "../../src/generated/built/bundle.json" with { type: "json" };
import { fieldsOf } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const notThere = [
  "2026-04-31 08:00:00",
  "2027-02-29 08:00:00",
  "2026-13-01 08:00:00",
  "2026-12-01 25:00:00",
  "2026-12-01 23:59:60",
  "1900-01-01 08:00:00",
];

describe("a time that there is not", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  it("is refused at its field, whatever call it comes with", async () => {
    const token = await server.signIn("13800000009");
    const coupon = { couponName: "券", offPrice: "1.00", audience: 1, countMost: 1 } as const;
    for (const time of notThere) {
      const ofCoupon = await server.call("saveCoupon", { ...coupon, gmtEnd: time }, { token });
      expect(fieldsOf(ofCoupon), time).toMatchObject([{ path: "gmtEnd" }]);
      const ofBlog = await server.callUnchecked(
        "saveBlog",
        { title: "题", content: { type: "doc", content: [] }, postState: 1, gmtPublish: time },
        { token },
      );
      expect(fieldsOf(ofBlog), time).toContainEqual(expect.objectContaining({ path: "gmtPublish" }));
    }
  });

  it("is refused by a format in every schema: a pattern alone takes the 31st of April for a day", () => {
    const patterns: string[] = [];
    const walk = (schema: unknown, place: string): void => {
      if (typeof schema !== "object" || schema === null) return;
      const { pattern, format } = schema as { pattern?: unknown; format?: unknown };
      if (typeof pattern === "string" && /\{4\}-.*\{2\}-.*\{2\}/.test(pattern) && format === undefined)
        patterns.push(place);
      for (const [name, inside] of Object.entries(schema)) walk(inside, `${place}/${name}`);
    };
    walk(bundle, "");
    expect(patterns).toEqual([]);
  });
});
