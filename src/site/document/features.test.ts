import { describe, expect, it } from "vitest";
import settings from "../../../schemas/site/site.schema.json" with { type: "json" };
import {
  featureAt,
  featureNames,
  isOffered,
  offeredKinds,
  offersOperation,
  SOON,
  withheldKinds,
  type Features,
} from "./features.ts";
import { indexScreens } from "./match.ts";
import type { Layer } from "./resolve.ts";

const base: Layer = {
  version: 1,
  screens: {
    live: { path: "/live", feature: "live" },
    lesson: { path: ["/live-detail/{id}", "/live/detail/{id}"], feature: "live" },
    list: { path: "/list" },
    paper: { path: "/paper", feature: "exams", soon: true },
  },
};
const routes = indexScreens(base.screens as Parameters<typeof indexScreens>[0]);
const at = (address: string) => featureAt(address, { site: { base, patches: [] }, routes });

describe("features", () => {
  it("are those of the schema of the settings", () =>
    expect(Object.keys(settings.properties.features.properties)).toEqual([...featureNames]));

  it("are off when the settings do not name them", () => {
    expect([
      isOffered({ live: true }, "live"),
      isOffered({ live: false }, "live"),
      isOffered({}, "live"),
      isOffered(undefined, undefined),
    ]).toEqual([true, false, false, true]);
  });

  it("are offered together where a screen serves several, as long as one of them is", () => {
    const sites: Features[] = [{ blog: true, question: false }, { blog: false, question: true }, {}, undefined];
    expect(sites.map((features) => isOffered(features, "community"))).toEqual([true, true, false, false]);
  });

  it("take their calls and kinds of courses with them", () => {
    const features = { live: false, library: true, resource: true, grade: false };
    expect(
      ["listCourses", "getLiveUrl", "listGrades"].map((operation) => offersOperation(features, operation)),
    ).toEqual([true, false, false]);
    expect(offeredKinds(features)).toEqual([1, 3, 4]);
    expect(withheldKinds(features)).toEqual([2]);
    expect(withheldKinds({ live: true, library: true, resource: true })).toBeUndefined();
  });

  it("are found by the address that leads to them", () => {
    expect(
      [
        "/live",
        "/live?x=1#y",
        "/live-detail/7",
        "/list",
        "/list?courseCategory=2",
        "/list?courseCategory=1",
        "/nowhere",
        "https://other.example/live",
        "//live",
        "#live",
      ].map(at),
    ).toEqual(["live", "live", "live", undefined, "live", undefined, undefined, undefined, undefined, undefined]);
  });
});

describe("what is not there yet", () => {
  it("is offered by no site, whatever it offers", () => {
    expect(at("/paper")).toBe(SOON);
    expect(isOffered({ exams: true }, SOON)).toBe(false);
  });
});
