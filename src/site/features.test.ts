import { describe, expect, it } from "vitest";
import settings from "../../schemas/site/site.schema.json" with { type: "json" };
import { featureAt, featureNames, isOffered, offeredKinds, offersOperation, withheldKinds, withoutOff } from "./features.ts";
import { indexScreens } from "./match.ts";
import type { ComposedScreen, Layer } from "./resolve.ts";

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
  it("are those of the schema of the settings", () => expect(Object.keys(settings.properties.features.properties)).toEqual([...featureNames]));

  it("are off when the settings do not name them", () => {
    expect([isOffered({ live: true }, "live"), isOffered({ live: false }, "live"), isOffered({}, "live"), isOffered(undefined, undefined)]).toEqual([true, false, false, true]);
  });

  it("take their calls and kinds of courses with them", () => {
    const features = { live: false, library: true, resource: true, grade: false };
    expect(["listCourses", "getLiveUrl", "listGrades"].map((operation) => offersOperation(features, operation))).toEqual([true, false, false]);
    expect(offeredKinds(features)).toEqual([1, 3, 4]);
    expect(withheldKinds(features)).toEqual([2]);
    expect(withheldKinds({ live: true, library: true, resource: true })).toBeUndefined();
  });

  it("are found by the address that leads to them", () => {
    expect(["/live", "/live?x=1#y", "/live-detail/7", "/list", "/list?courseCategory=2", "/list?courseCategory=1", "/nowhere", "https://other.example/live", "//live", "#live"].map(at)).toEqual([
      "live", "live", "live", undefined, "live", undefined, undefined, undefined, undefined, undefined,
    ]);
  });
});

describe("what is not there yet", () => {
  it("has no entry in a menu, whatever a site offers", () => {
    expect(at("/paper")).toBe("soon");
    const screen = { layout: "default", data: {}, blocks: { group: { type: "menuGroup", in: "main" }, toPaper: { type: "menuLink", in: "group.entries", props: { href: "/paper" } } } } as unknown as ComposedScreen;
    expect(Object.keys(withoutOff(screen, { exams: true }, at).blocks)).toEqual([]);
  });
});

describe("a screen of a site without a feature", () => {
  const screen = {
    layout: "default",
    frame: "column",
    slots: { main: {} },
    data: { sessions: { operation: "listLiveSessions" }, course: { operation: "getCourse" }, classes: { operation: "listGrades", required: true } },
    blocks: {
      group: { type: "menuGroup", in: "main" },
      toLive: { type: "menuLink", in: "group.entries", props: { href: "/live" } },
      both: { type: "menuGroup", in: "main" },
      toLive2: { type: "menuLink", in: "both.entries", props: { href: "/live-detail/1" } },
      toList: { type: "menuLink", in: "both.entries", props: { href: "/list" } },
      heading: { type: "sectionHeading", in: "main", props: { href: "/live" } },
    },
  } as unknown as ComposedScreen;

  it("has no entries of menus that lead there, no empty groups, and no sources that nobody answers", () => {
    const left = withoutOff(screen, { live: false, grade: false }, at);
    expect(Object.keys(left.blocks)).toEqual(["both", "toList", "heading"]);
    expect(Object.keys(left.data)).toEqual(["course", "classes"]);
  });

  it("is the same object where all is on", () => expect(withoutOff(screen, { live: true, grade: true }, at)).toBe(screen));
});
