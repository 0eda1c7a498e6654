import { describe, expect, it } from "vitest";
import { blockTable, type BlockDefinition } from "../../generated/built/block-table.ts";
import type { ComposedScreen } from "../document/resolve.ts";
import { scopeWith } from "../testing/scope.ts";
import { compileCondition } from "./conditions.ts";
import { unaskedLists, withoutEmpty, type ListFacts } from "./without-empty.ts";

const table: Readonly<Record<string, BlockDefinition>> = blockTable;
const sources = {
  courses: { operation: "listCourses", params: { orgNo: { $bind: "site.orgNo" }, pageSize: 4 } },
  found: { operation: "listCourses", params: { str: { $bind: "route.query.str" } } },
  mine: { operation: "listStudyCourses", params: {} },
};

const screenOf = (blocks: ComposedScreen["blocks"]): ComposedScreen => ({
  layout: "default",
  frame: "column",
  slots: { main: {} },
  data: sources,
  blocks,
});

const facts: ListFacts = {
  listOf: (type) => table[type]?.list,
  isPublic: (operation) => operation === "listCourses",
};

/** The keys of the blocks that a visitor sees, with these replies. */
function seen(blocks: ComposedScreen["blocks"], data: Record<string, unknown> = {}): string[] {
  const screen = withoutEmpty(screenOf(blocks), facts);
  return Object.entries(screen.blocks)
    .filter(([, { when }]) => compileCondition(when)(scopeWith({ data })))
    .map(([key]) => key);
}

const heading = { type: "sectionHeading", in: "main", order: 10, props: { heading: { $t: "x" } } };
const grid = (source: string, more: object = {}) => ({
  type: "courseGrid",
  in: "main",
  order: 20,
  props: { items: { $bind: `data.${source}.list` }, ...more },
});
const none = { courses: { list: [] }, found: { list: [] }, mine: { list: [] } };
const some = { courses: { list: [{}] } };

/** Types that organisations may place and that are there to show a list, each with the property of it. */
const lists = Object.values(table).filter(({ owners, list }) => owners.includes("organisation") && list);

/** Types with a list that they need, which say themselves that it is empty: why each does. */
const saysSo: Readonly<Record<string, string>> = {
  breadcrumbs: "the way to the page, never empty",
  cartList: "the viewer's own",
  comments: "an invitation to write the first",
  courseOutline: "part of one course",
  examAttempts: "the viewer's own",
  pageTabs: "written by the site, and of the frame",
  searchResults: "what was asked for",
  studyList: "the viewer's own",
  studyLog: "the viewer's own",
  tabs: "written by the site, and of the frame",
  vipTiers: "what its page is there for",
};

describe("a list that a page shows unasked", () => {
  it("is declared by every block that organisations may place and that needs a list", () => {
    const undeclared = Object.values(table)
      .filter(({ type, owners, list }) => owners.includes("organisation") && !list && !Object.hasOwn(saysSo, type))
      .filter(({ needs, props: { required = [], properties = {} } }) =>
        [...needs, ...required].some((name) => (properties[name] as { type?: unknown } | undefined)?.type === "array"),
      );
    expect(undeclared.map(({ type }) => type)).toEqual([]);
    expect(lists.length).toBeGreaterThan(15);
  });

  it.each(lists.map(({ type, list = "" }) => [type, list]))(
    "shows nothing of %s where it is empty, its heading neither, and both where it is not",
    (type, list) => {
      const block = { type, in: "main", order: 20, props: { [list]: { $bind: "data.courses.list" } } };
      expect(seen({ heading, block }, none)).toEqual([]);
      expect(seen({ heading, block }, {})).toEqual([]);
      expect(seen({ heading, block }, some)).toEqual(["heading", "block"]);
      expect(seen({ heading, block: { ...block, props: { [list]: [] } } })).toEqual([]);
      expect(seen({ heading, block: { ...block, props: { [list]: [{}] } } })).toEqual(["heading", "block"]);
    },
  );

  it("keeps the page's own heading, one that heads something else, and one before what is hidden", () => {
    expect(seen({ heading: { ...heading, props: { level: 1 } }, grid: grid("courses") }, none)).toEqual(["heading"]);
    const text = { type: "textBlock", in: "main", order: 15 };
    expect(seen({ heading, text, grid: grid("courses") }, none)).toEqual(["heading", "text"]);
    expect(seen({ heading, hidden: { ...text, hidden: true }, grid: grid("courses") }, none)).toEqual(["hidden"]);
  });

  it("takes columns and bands with it that hold nothing else", () => {
    const blocks = {
      band: { type: "band", in: "main" },
      row: { type: "columns", in: "band.content" },
      heading: { ...heading, in: "row.first" },
      grid: { ...grid("courses"), in: "row.first" },
      other: { ...grid("courses"), in: "row.second" },
    };
    expect(seen(blocks, none)).toEqual([]);
    expect(seen(blocks, some)).toEqual(Object.keys(blocks));
    const filled = { ...blocks, text: { type: "textBlock", in: "row.second" } };
    expect(seen(filled, none)).toEqual(["band", "row", "text"]);
  });

  it("takes the heading over what only holds such lists with it, and not one over another heading", () => {
    const blocks = {
      over: { ...heading, order: 1 },
      row: { type: "columns", in: "main", order: 2 },
      grid: { ...grid("courses"), in: "row.first" },
    };
    expect(seen(blocks, none)).toEqual([]);
    expect(seen(blocks, some)).toEqual(Object.keys(blocks));
    expect(seen({ over: { ...heading, order: 1 }, heading, grid: grid("courses") }, none)).toEqual(["over"]);
  });

  it("leaves dialogs alone: one with a condition would open by itself", () => {
    const blocks = {
      list: { ...grid("courses"), in: "overlay" },
      title: { ...heading, in: "overlay" },
      last: { ...grid("courses"), in: "overlay", order: 30 },
      row: { type: "band", in: "overlay" },
      grid: { ...grid("courses"), in: "row.content" },
    };
    const screen = screenOf(blocks);
    expect(withoutEmpty(screen, facts)).toBe(screen);
    expect(unaskedLists(screen, facts).size).toBe(0);
    expect(withoutEmpty(screenOf({ ...blocks, here: grid("courses") }), facts).blocks).toMatchObject({
      ...blocks,
      here: { when: { path: "data.courses.list", present: true } },
    });
  });

  it("adds to the conditions of a block, as far as they may stand in one another", () => {
    const when = { path: "viewer.signedIn", eq: false };
    expect(seen({ grid: { ...grid("courses"), when } }, some)).toEqual(["grid"]);
    expect(seen({ grid: { ...grid("courses"), when: { all: [when] } } }, none)).toEqual([]);
    const deep = { not: { any: [{ path: "viewer.signedIn", eq: true }] } };
    expect(seen({ grid: { ...grid("courses"), when: deep } }, none)).toEqual(["grid"]);
  });
});

describe("a list that somebody asked for", () => {
  it.each([
    ["by the address", grid("found")],
    ["as the viewer's own", grid("mine")],
    [
      "where the site says in its own words what stands there",
      grid("courses", { emptyText: { text: { en: "Soon" } } }),
    ],
  ])("says that it is empty %s", (_how, block) => expect(seen({ heading, block }, none)).toEqual(["heading", "block"]));

  it("is not what new blocks said of themselves in earlier versions, or what the product says", () => {
    expect(seen({ grid: grid("courses", { emptyText: { text: { "zh-CN": "还没有课程。" } } }) }, none)).toEqual([]);
    expect(seen({ grid: grid("courses", { emptyText: { $t: "common.empty" } }) }, none)).toEqual([]);
  });
});
