import { describe, expect, it } from "vitest";
import { readAddress } from "./location.ts";
import { indexScreens, matchScreen, resolveRoutes } from "./match.ts";
import type { Layer } from "./resolve.ts";

const screens = {
  home: { path: ["/", "/index"], org: true },
  list: { path: "/list", org: true },
  course: { path: "/view/{id}" },
  courseHelp: { path: "/view/help" },
  organisations: { path: ["/org", "/org/view/{id}"] },
  lesson: { path: "/view/{courseId}/lesson/{lessonId}" },
  write: { path: "/view/help/write" },
  notFound: {},
};
const routes = indexScreens(screens);
const at = (path: string, hostOrgNo?: string) => {
  const address = readAddress(path, hostOrgNo);
  return address && matchScreen(routes, address);
};

describe("matchScreen", () => {
  it.each([
    ["/", "home", {}],
    ["/index", "home", {}],
    ["/list/", "list", {}],
    ["/view/12", "course", { id: "12" }],
    ["/view/help", "courseHelp", {}],
    ["/view/help/lesson/3", "lesson", { courseId: "help", lessonId: "3" }],
    ["/view/%E4%B8%80", "course", { id: "一" }],
    ["/org", "organisations", {}],
    ["/org/view/9", "organisations", { id: "9" }],
    ["/org/1001", "home", {}],
    ["/org/1001/list", "list", {}],
    ["/org/1001/index", "home", {}],
  ])("finds %s at %s", (path, screen, params) => expect(at(path)).toEqual({ screen, params }));

  it.each([
    "/nothing",
    "/view",
    "/view/1/2",
    "/List",
    "/org/1001/view/12",
    "/org/list",
    "/org/dev/list",
    "/constructor",
    "/__proto__",
  ])("finds nothing at %s", (path) => expect(at(path)).toBeUndefined());

  it("finds every screen on a tenant's own host, and no other tenant", () => {
    expect(at("/view/12", "1001")).toEqual({ screen: "course", params: { id: "12" } });
    expect(at("/", "1001")?.screen).toBe("home");
    expect(at("/org/1002", "1001")).toBeUndefined();
  });

  it("takes a value for what it is, even where it looks like a property of objects", () =>
    expect(at("/view/constructor")).toEqual({ screen: "course", params: { id: "constructor" } }));
});

describe("indexScreens", () => {
  it("tells which screens want the same path", () => {
    const clash = indexScreens({ b: { path: "/x/{id}" }, a: { path: "/x/{name}" } });
    expect(clash.conflicts).toEqual([{ path: "/x/{id}", screen: "b", taken: "a" }]);
  });
});

describe("resolveRoutes", () => {
  const base: Layer = { version: 1, screens };

  it("shares the base's index with a tenant that moves no screen", () => {
    const patches = [{ version: 1, screens: { list: { blocks: { grid: { order: 3 } } } } }];
    expect(resolveRoutes({ base, patches }, routes)).toBe(routes);
  });

  it("indexes anew for a tenant that adds, moves or removes one", () => {
    const patches = [
      { version: 1, screens: { about: { path: "/about" }, list: null, course: { path: "/course/{id}" } } },
    ];
    const own = resolveRoutes({ base, patches }, routes);
    const find = (path: string) => matchScreen(own, readAddress(path)!)?.screen;
    expect(["/about", "/list", "/course/1", "/view/1", "/"].map(find)).toEqual([
      "about",
      undefined,
      "course",
      undefined,
      "home",
    ]);
  });
});
