import { describe, expect, it } from "vitest";
import { resolveDocument, resolveScreen, resolveSettings, resolveSite, type Layer } from "./resolve.ts";

const platform: Layer = resolveSite([
  {
    version: 1,
    site: { version: 1, info: { title: { text: { en: "Lectern" } }, icp: "1" } },
    layouts: {
      default: {
        version: 1,
        frame: "column",
        slots: { header: { tag: "header" }, main: { tag: "main" } },
        data: { cart: { operation: "getCart" } },
        blocks: {
          header: { type: "siteHeader", in: "header", props: { look: "bar" } },
          footer: { type: "siteFooter", in: "main" },
        },
      },
    },
    screens: {
      list: {
        version: 1,
        path: "/list",
        layout: "default",
        data: { courses: { operation: "listCourses" } },
        blocks: {
          footer: null,
          header: { props: { look: "stacked" } },
          grid: { type: "courseGrid", in: "main", props: { columns: 4 } },
        },
      },
      home: { version: 1, path: "/", layout: "default", blocks: {} },
    },
  },
]);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const tenant = (screens: Record<string, unknown>, rest: Partial<Layer> = {}) => ({
  base: platform,
  patches: [{ version: 1, screens, ...rest }],
});

describe("resolveScreen", () => {
  it("lays a screen over its layout", () =>
    expect(plain(resolveScreen({ base: platform, patches: [] }, "list"))).toEqual({
      path: "/list",
      layout: "default",
      frame: "column",
      slots: { header: { tag: "header" }, main: { tag: "main" } },
      data: { cart: { operation: "getCart" }, courses: { operation: "listCourses" } },
      blocks: {
        header: { type: "siteHeader", in: "header", props: { look: "stacked" } },
        grid: { type: "courseGrid", in: "main", props: { columns: 4 } },
      },
    }));

  it("moves, changes, removes and adds one block by a tenant's patch", () => {
    const own = tenant({
      list: {
        blocks: { grid: { order: 5, props: { columns: 3 } }, header: null, join: { type: "callout", in: "main" } },
      },
    });
    expect(plain(resolveScreen(own, "list")?.blocks)).toEqual({
      grid: { type: "courseGrid", in: "main", order: 5, props: { columns: 3 } },
      join: { type: "callout", in: "main" },
    });
  });

  it("lets a tenant bring back what the default screen took from its layout", () => {
    const own = tenant({ list: { blocks: { footer: {} } } });
    expect(resolveScreen(own, "list")?.blocks).toHaveProperty("footer");
  });

  it("changes every screen in a layout by a patch of the layout", () => {
    const own = tenant({}, { layouts: { default: { blocks: { header: { props: { logo: "/l.svg" } } } } } });
    expect(plain(resolveScreen(own, "list")?.blocks["header"]?.props)).toEqual({ look: "stacked", logo: "/l.svg" });
    expect(plain(resolveScreen(own, "home")?.blocks["header"]?.props)).toEqual({ look: "bar", logo: "/l.svg" });
  });

  it("puts a screen into another layout and knows removed and unknown ones", () => {
    const bare = { version: 1, frame: "bare", slots: { main: {} } };
    expect(resolveScreen(tenant({ list: { layout: "bare" } }, { layouts: { bare } }), "list")?.frame).toBe("bare");
    expect(resolveScreen(tenant({ list: { layout: "gone" } }), "list")).toBeUndefined();
    expect(resolveScreen(tenant({ list: null }), "list")).toBeUndefined();
    expect(resolveScreen(tenant({}), "constructor")).toBeUndefined();
  });

  it("gives the same as resolving the whole site first", () => {
    const patches: Layer[] = [
      { version: 1, screens: { list: { blocks: { footer: {}, grid: { props: { columns: null } } } } } },
      {
        version: 1,
        screens: { list: { blocks: { footer: { order: 3 }, header: null } }, own: { path: "/own", layout: "default" } },
      },
    ];
    const whole = resolveSite([platform, ...patches]);
    for (const name of ["list", "home", "own"]) {
      expect(plain(resolveScreen({ base: whole, patches: [] }, name))).toEqual(
        plain(resolveScreen({ base: platform, patches }, name)),
      );
    }
  });
});

describe("sharing", () => {
  it("gives the base's own objects for what no patch touches", () => {
    const own = tenant({ list: { blocks: { grid: { order: 5 } } } });
    expect(resolveDocument(own, "screens", "home")).toBe(platform.screens?.["home"]);
    expect(resolveDocument(own, "layouts", "default")).toBe(platform.layouts?.["default"]);
    expect(resolveSettings(own, "site")).toBe(platform.site);
    expect(resolveSite([platform]).layouts).toEqual(platform.layouts);
  });

  it("merges settings", () => {
    const own = tenant({}, { site: { info: { icp: null, prn: "2" } } });
    expect(plain(resolveSettings(own, "site"))).toEqual({
      version: 1,
      info: { title: { text: { en: "Lectern" } }, prn: "2" },
    });
    expect(plain(resolveSettings(own, "nav"))).toEqual({});
  });
});
