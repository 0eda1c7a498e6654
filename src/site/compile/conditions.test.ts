import { describe, expect, it } from "vitest";
import type { Condition } from "../../generated/types.ts";
import { always, compileCondition, compileMayHold } from "./conditions.ts";
import { scopeWith } from "../testing/scope.ts";

const scope = scopeWith({
  viewer: { signedIn: true, userType: 2, name: "" },
  route: { query: { type: "1" } },
  data: { course: { price: "199.00", start: "2026-11-21 08:00:00", tags: [], chapters: [1] } },
});
const holds = (condition: unknown) => compileCondition(condition as Condition)(scope);

describe("compileCondition", () => {
  it("is always true without a condition", () => expect(compileCondition(undefined)).toBe(always));

  it.each([
    [{ path: "viewer.signedIn", eq: true }, true],
    [{ path: "viewer.userType", eq: 3 }, false],
    [{ path: "route.query.type", eq: "1" }, true],
    [{ path: "route.query.type", eq: 1 }, false],
    [{ path: "viewer.userType", in: [2, 3] }, true],
    [{ path: "viewer.userType", in: [1] }, false],
    [{ path: "viewer.userType", lt: 3 }, true],
    [{ path: "viewer.userType", lt: 2 }, false],
    [{ path: "viewer.userType", gt: 1 }, true],
    [{ path: "data.course.price", gt: 0 }, true],
    [{ path: "data.course.price", lt: 20 }, false],
    [{ path: "data.course.start", lt: "2026-12-01" }, true],
    [{ path: "viewer.signedIn", gt: 0 }, false],
    [{ path: "data.course", present: true }, true],
    [{ path: "data.course.tags", present: true }, false],
    [{ path: "data.course.chapters", present: true }, true],
    [{ path: "viewer.name", present: false }, true],
    [
      {
        all: [
          { path: "viewer.signedIn", eq: true },
          { path: "viewer.userType", eq: 2 },
        ],
      },
      true,
    ],
    [
      {
        all: [
          { path: "viewer.signedIn", eq: true },
          { path: "viewer.userType", eq: 1 },
        ],
      },
      false,
    ],
    [
      {
        any: [
          { path: "viewer.signedIn", eq: false },
          { path: "viewer.userType", eq: 2 },
        ],
      },
      true,
    ],
    [{ any: [{ path: "viewer.signedIn", eq: false }] }, false],
    [{ not: { path: "viewer.signedIn", eq: false } }, true],
  ])("%j is %s", (condition, result) => expect(holds(condition)).toBe(result));

  it.each([{ eq: 0 }, { in: [0, ""] }, { lt: 5 }, { gt: -5 }, { lt: "z" }, { present: true }])(
    "counts a missing value as false for %j",
    (operator) => expect(holds({ path: "data.none.x", ...operator })).toBe(false),
  );

  it("finds a missing value with present: false", () =>
    expect(holds({ path: "data.none", present: false })).toBe(true));

  it.each([
    [{ path: "viewer.userType", ne: 1 }],
    [{ path: "viewer.userType", eq: 2, gt: 1 }],
    [{ path: "viewer.userType" }],
    [{}],
    [null],
    ["viewer.signedIn"],
    [{ path: "viewer.userType", in: 2 }],
    [{ all: { path: "viewer.userType", eq: 2 } }],
    [{ not: { path: "viewer.userType", ne: 2 } }],
    [
      {
        any: [
          { path: "viewer.signedIn", eq: true },
          { path: "viewer.userType", unknown: 2 },
        ],
      },
    ],
    [{ not: { not: { path: "viewer.userType", unknown: 2 } } }],
  ])("hides what %j cannot decide", (condition) => expect(holds(condition)).toBe(false));

  it("understands three levels and no fourth", () => {
    const leaf = { path: "viewer.signedIn", eq: true };
    expect(holds({ all: [{ any: [leaf] }] })).toBe(true);
    expect(holds({ all: [{ any: [{ all: [leaf] }] }] })).toBe(false);
  });

  it("reads no prototype", () => expect(holds({ path: "data.constructor", present: true })).toBe(false));
});

describe("compileMayHold", () => {
  const signedIn = { path: "viewer.signedIn", eq: true } as const;
  const signedOut = { path: "viewer.signedIn", eq: false } as const;
  const ofData = { path: "data.none", eq: 1 } as const;

  it.each<[Condition, boolean]>([
    [ofData, true],
    [{ not: { any: [ofData] } }, true],
    [signedOut, false],
    [{ all: [signedIn, ofData] }, true],
    [{ all: [signedOut, ofData] }, false],
    [{ any: [signedOut, ofData] }, true],
    [{ any: [signedOut, { not: signedIn }] }, false],
    [{ all: [ofData, { any: [signedOut, { all: [signedIn, ofData] }] }] }, true],
    [{ all: [ofData, { any: [signedOut, { all: [signedOut, ofData] }] }] }, false],
  ])("%j may come to hold: %s", (condition, result) => expect(compileMayHold(condition)(scope)).toBe(result));

  it("is always true without a condition", () => expect(compileMayHold(undefined)).toBe(always));
});
