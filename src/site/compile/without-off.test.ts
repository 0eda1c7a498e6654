import { describe, expect, it } from "vitest";
import { blockTable } from "../../generated/built/block-table.ts";
import type { RichText, SiteSettings } from "../../generated/types.ts";
import type { Schema } from "../check/schema.ts";
import { indexScreens } from "../document/match.ts";
import type { ComposedScreen, Layer } from "../document/resolve.ts";
import { absentAddresses, offAddresses, withoutOff, withoutOffAds, withoutOffLinks } from "./without-off.ts";

const base: Layer = {
  version: 1,
  screens: {
    live: { path: "/live", feature: "live" },
    lesson: { path: ["/live-detail/{id}"], feature: "live" },
    list: { path: "/list" },
    paper: { path: "/paper", soon: true },
  },
};
const routes = indexScreens(base.screens as Parameters<typeof indexScreens>[0]);
const blockSchemas = blockTable as unknown as Record<string, { props: Schema }>;

/** What is left of a screen with these blocks and sources. */
function left(screen: { blocks?: object; data?: object }, features: Record<string, boolean>): ComposedScreen {
  const whole = {
    layout: "default",
    frame: "column",
    slots: { main: {} },
    data: {},
    blocks: {},
    ...screen,
  } as ComposedScreen;
  const where = { site: { base, patches: [] }, routes };
  return withoutOff(whole, {
    features,
    isOff: offAddresses(features, where),
    isAbsent: absentAddresses(features, where),
    propsOf: (type) => blockSchemas[type]?.props,
  });
}

function blocksLeft(blocks: object, features: Record<string, boolean> = { live: false }, data: object = {}): string[] {
  return Object.keys(left({ blocks, data }, features).blocks);
}

describe("a screen of a site without a feature", () => {
  const menus = {
    group: { type: "menuGroup", in: "main" },
    toLive: { type: "menuLink", in: "group.entries", props: { href: "/live" } },
    both: { type: "menuGroup", in: "main" },
    toLive2: { type: "menuLink", in: "both.entries", props: { href: "/live-detail/1" } },
    toList: { type: "menuLink", in: "both.entries", props: { href: "/list" } },
  };

  it("links to nothing that is not there yet, and still ends there what was begun", () => {
    const toPaper = { type: "menuLink", in: "group.entries", props: { href: "/paper" } };
    const signIn = { type: "form", in: "main", on: { submit: [{ do: "navigate", to: "/paper" }] } };
    const found = left({ blocks: { group: menus.group, toPaper, signIn } }, {});
    expect([Object.keys(found.blocks), Object.keys(found.blocks["signIn"]?.on ?? {})]).toEqual([
      ["signIn"],
      ["submit"],
    ]);
  });
  it("has no entries of menus that lead there, and no groups that are left empty", () => {
    expect(blocksLeft(menus)).toEqual(["both", "toList"]);
  });

  it("has no sources that nobody answers, but for those it cannot be without", () => {
    const data = {
      sessions: { operation: "listLiveSessions" },
      course: { operation: "getCourse" },
      classes: { operation: "listGrades", required: true },
    };
    expect(Object.keys(left({ data }, { live: false, grade: false }).data)).toEqual(["course", "classes"]);
  });

  it("has no blocks that would wait for them for ever, nor the headings over those, nor columns with nothing in them", () => {
    const blocks = {
      row: { type: "columns", in: "main" },
      heading: { type: "sectionHeading", in: "row.first", order: 1, props: { heading: "Classes" } },
      grades: { type: "gradeGrid", in: "row.first", order: 2, props: { items: { $bind: "data.grades.list" } } },
      title: { type: "sectionHeading", in: "main", order: 1, props: { level: 1, heading: "Home" } },
      mixed: {
        type: "recordList",
        in: "main",
        order: 2,
        props: { items: { $bind: "data.courses.list" }, totalCount: { $bind: "data.grades.totalCount" } },
      },
    };
    const data = { grades: { operation: "listGrades" }, courses: { operation: "listCourses" } };
    expect(blocksLeft(blocks, { grade: false }, data)).toEqual(["title", "mixed"]);
    expect(blocksLeft(blocks, { grade: true }, data)).toHaveLength(5);
  });

  it("has no buttons and links that lead there, in lists and in rich texts too", () => {
    const words = (href: string) => ({
      type: "doc",
      content: [
        {
          type: "paragraph",
          content: [{ type: "text", text: "Live", marks: [{ type: "bold" }, { type: "link", attrs: { href } }] }],
        },
      ],
    });
    const blocks = {
      hero: {
        type: "organisationHero",
        in: "main",
        props: {
          name: "S",
          actions: [
            { label: "List", href: "/list" },
            { label: "Live", href: "/live?x=1" },
          ],
        },
      },
      call: { type: "callout", in: "main", props: { heading: "Live", actions: [{ label: "Live", href: "/live" }] } },
      quiet: { type: "callout", in: "main", props: { heading: "Nothing to press" } },
      heading: { type: "sectionHeading", in: "main", props: { heading: "All", linkLabel: "Live", href: "/live" } },
      list: {
        type: "featureList",
        in: "main",
        props: {
          items: [
            { heading: "Live", href: "/live" },
            { heading: "Away", href: "https://other.example/live" },
          ],
        },
      },
      text: { type: "richText", in: "main", props: { content: words("/live") } },
    };
    const { blocks: shown } = left({ blocks }, { live: false });
    expect(Object.keys(shown)).toEqual(["hero", "quiet", "heading", "list", "text"]);
    expect(shown["hero"]?.props?.["actions"]).toEqual([{ label: "List", href: "/list" }]);
    expect(shown["heading"]?.props).toEqual({ heading: "All", linkLabel: "Live" });
    expect(shown["list"]?.props?.["items"]).toEqual([
      { heading: "Live" },
      { heading: "Away", href: "https://other.example/live" },
    ]);
    expect(JSON.stringify(shown["text"])).toBe(
      JSON.stringify(blocks.text).replace(',{"type":"link","attrs":{"href":"/live"}}', ""),
    );
  });

  it("has records without links that lead there by their fields", () => {
    const rooms = { name: "enter", label: "Enter", linkPath: "/live?id={id}" };
    const props = { columns: [{ name: "orderNo", linkPath: "/view/{id}" }], actions: [rooms] };
    const blocks = { list: { type: "recordList", in: "main", props } };
    const { blocks: shown } = left({ blocks }, { live: false });
    expect(shown["list"]?.props).toEqual({ ...props, actions: [{ name: "enter", label: "Enter" }] });
  });

  it("does nothing with it at an event", () => {
    const on = {
      press: [{ do: "call", operation: "saveCartItem" }],
      go: [{ do: "toast" }, { do: "navigate", to: "/live" }],
      ask: [{ do: "call", operation: "getLiveUrl" }],
      open: [{ do: "dialog", open: "toLive" }],
    };
    const { blocks } = left(
      { blocks: { ...menus, button: { type: "toggleButton", in: "main", on } } },
      { live: false },
    );
    expect(Object.keys(blocks["button"]?.on ?? {})).toEqual(["press"]);
  });

  it("is the same object where nothing is taken out", () => {
    const screen = {
      layout: "default",
      frame: "column",
      slots: { main: {} },
      data: { sessions: { operation: "listLiveSessions" } },
      blocks: menus,
    } as unknown as ComposedScreen;
    expect(withoutOff(screen, { features: { live: true }, isOff: () => false, propsOf: () => undefined })).toBe(screen);
  });
});

describe("the settings of a site without a feature", () => {
  const isOff = offAddresses({ live: false }, { site: { base, patches: [] }, routes });

  it("have no advertisements that lead there", () => {
    const settings = {
      ads: { a: { advLocation: 1, advUrl: "/live" }, b: { advLocation: 1, advUrl: "/list" }, c: { advLocation: 1 } },
    } as unknown as SiteSettings;
    expect(Object.keys(withoutOffAds(settings, isOff).ads ?? {})).toEqual(["b", "c"]);
  });

  it("have pages about the site whose words do not link there", () => {
    const link = (href: string) => ({ type: "text", text: "there", marks: [{ type: "link", attrs: { href } }] });
    const text = { type: "doc", content: [link("/live"), link("/list")] } as unknown as RichText;
    expect(withoutOffLinks(text, isOff)).toEqual({
      type: "doc",
      content: [{ type: "text", text: "there", marks: [] }, link("/list")],
    });
    const without = { type: "doc", content: [link("/list")] } as unknown as RichText;
    expect(withoutOffLinks(without, isOff)).toBe(without);
  });
});
