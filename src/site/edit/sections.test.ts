import { expect, it } from "vitest";
import type { BlockPlacement } from "../../generated/types.ts";
import { checkLayer } from "../check/check.ts";
import { resolveScreen, type Layer } from "../document/resolve.ts";
import { language } from "../testing/language.ts";
import { defaultLayer } from "../testing/layers.ts";
import { setValue } from "./edit.ts";
import { insertPiece, type Piece } from "./insert.ts";
import { freeSection, pieceIn, sectionDocument, sectionsOf } from "./sections.ts";

const inherited: Layer = {
  ...defaultLayer(),
  layouts: { ...defaultLayer().layouts, bare: { version: 1, frame: "bare", slots: { main: { tag: "main" } } } },
};
const said = (zh: string, en: string) => ({ text: { "zh-CN": zh, en } });

/** A page with two columns, a grid of courses in one of them, and a block of its own beside it. */
const blocks: Record<string, BlockPlacement> = {
  two: { type: "columns", in: "main", order: 50, hidden: true },
  text: { type: "textBlock", in: "two.first", order: 10, props: { level: 2, heading: said("为什么", "Why") } },
  grid: { type: "courseGrid", in: "two.second", props: { items: { $bind: "data.free.list" } } },
};
const data = {
  free: { operation: "listCourses", params: { pageSize: 4 } },
  other: { operation: "listVipSets" },
};
const page: Layer = {
  version: 1,
  site: { version: 1 },
  screens: {
    "p/why": { version: 1, path: "/p/why", org: true, layout: "default", title: said("为什么", "Why"), blocks, data },
    "p/there": {
      version: 1,
      path: "/p/there",
      org: true,
      layout: "default",
      title: said("那里", "There"),
      data: { free: { operation: "listCourses", params: { pageSize: 8 } } },
      blocks: { text: { type: "textBlock", in: "main", order: 10, props: { level: 1, heading: said("一", "One") } } },
    },
  },
};
const siteOf = (own: Layer) => ({ base: inherited, patches: [own] });
const mistakes = (own: Layer) =>
  checkLayer({ below: [inherited], layer: own, language }).filter(({ severity }) => severity === "error");

function saved(key: string, own = page): Piece {
  const piece = pieceIn(siteOf(own), { screen: "p/why" }, key);
  if (typeof piece !== "object") throw new Error(`"${key}" was not saved: ${piece}`);
  return piece;
}

it("saves a block with what stands in it, all its languages, and the data that these show", () => {
  const piece = saved("two");
  expect(piece.data).toEqual({ free: data.free });
  expect(piece.blocks).toEqual({ ...blocks, two: { type: "columns", in: "main" } });
  const name = freeSection(siteOf(page), "columns");
  const own = setValue({ own: page, path: ["screens", name], value: sectionDocument({ "zh-CN": "两栏" }, piece) });
  expect(sectionsOf(siteOf(own))).toEqual([
    { name: "section/columns", title: { "zh-CN": "两栏" }, piece, refused: undefined },
  ]);
  expect(freeSection(siteOf(own), "columns")).toBe("section/columns2");
  expect(mistakes(own)).toEqual([]);
});

it("puts a copy into another page, under keys and sources that are free there", () => {
  const { own, key } = insertPiece({
    own: page,
    inherited,
    screen: "p/there",
    piece: saved("two"),
    in: "main",
    before: "text",
  });
  const there = resolveScreen(siteOf(own), "p/there");
  const copied = there?.blocks[key];
  expect(copied).toMatchObject({ type: "columns", in: "main" });
  expect(copied?.order).toBeLessThan(there?.blocks["text"]?.order ?? 0);
  const inside = Object.entries(there?.blocks ?? {}).filter(([, block]) => block.in.startsWith(`${key}.`));
  expect(inside.map(([, { type, in: slot }]) => [type, slot])).toEqual([
    ["textBlock", `${key}.first`],
    ["courseGrid", `${key}.second`],
  ]);
  expect(inside.map(([name]) => name)).not.toContain("text");
  expect(inside[1]?.[1].props).toEqual({ items: { $bind: "data.free2.list" } });
  expect(there?.data["free2"]).toEqual(data.free);
  expect(there?.data["free"]?.params).toEqual({ pageSize: 8 });
  expect(mistakes(own)).toEqual([]);
});

it("shares a data source that the page has just so, also the second time", () => {
  const once = insertPiece({ own: page, inherited, screen: "p/why", piece: saved("two"), in: "main" });
  const twice = insertPiece({ own: once.own, inherited, screen: "p/why", piece: saved("two"), in: "main" });
  const there = resolveScreen(siteOf(twice.own), "p/why");
  expect(Object.keys(there?.data ?? {}).filter((name) => name.startsWith("free"))).toEqual(["free"]);
  expect(new Set(["two", once.key, twice.key]).size).toBe(3);
  expect(mistakes(twice.own)).toEqual([]);
});

it("opens the copy of a dialog where that was copied too", () => {
  const opens = { press: [{ do: "dialog", open: "grid" }] } as never;
  const piece: Piece = { blocks: { ...blocks, text: { ...blocks["text"]!, on: opens } }, data };
  const { own, key } = insertPiece({ own: page, inherited, screen: "p/why", piece, in: "main" });
  const there = resolveScreen(siteOf(own), "p/why");
  const [grid] = Object.entries(there?.blocks ?? {}).find(([, block]) => block.in === `${key}.second`) ?? [];
  const text = Object.values(there?.blocks ?? {}).find((block) => block.in === `${key}.first`);
  expect(grid).not.toBe("grid");
  expect(text?.on?.["press"]).toEqual([{ do: "dialog", open: grid }]);
});

it("does not save what shows its page's address, nor what only the platform may ask", () => {
  const withParam = setValue({
    own: page,
    path: ["screens", "p/why", "data", "free", "params"],
    value: { classId: { $bind: "route.params.id" } },
  });
  expect(pieceIn(siteOf(withParam), { screen: "p/why" }, "grid")).toBe("address");
  const closed = setValue({
    own: page,
    path: ["screens", "p/why", "data", "free"],
    value: { operation: "listUsersForOperator" },
  });
  expect(pieceIn(siteOf(closed), { screen: "p/why" }, "grid")).toBe("refused");
  expect(pieceIn(siteOf(page), { screen: "p/why" }, "nothing")).toBeUndefined();
});

it("says what a saved section may not use any more, and still lets the site be published", () => {
  const document = (piece: Piece) => sectionDocument({ en: "Old" }, piece);
  const own: Layer = {
    ...page,
    screens: {
      ...page.screens,
      "section/gone": document({ blocks: { old: { type: "goneBlock", in: "main" } as never }, data: {} }),
      "section/call": document({ ...saved("grid"), data: { free: { operation: "removeCourse" } } }),
    },
  };
  expect(sectionsOf(siteOf(own)).map(({ name, refused }) => [name, refused])).toEqual([
    ["section/call", "removeCourse"],
    ["section/gone", "goneBlock"],
  ]);
  const findings = checkLayer({ below: [inherited], layer: own, language });
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(findings.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["screens/section/call.json", "screens/section/gone.json"]),
  );
});

it("is a page like any other once somebody gives it an address: its faults stop publishing", () => {
  const own: Layer = {
    ...page,
    screens: {
      ...page.screens,
      "section/page": {
        ...sectionDocument({ en: "Page" }, { blocks: { old: { type: "goneBlock", in: "main" } as never }, data: {} }),
        path: "/p/page",
      },
    },
  };
  expect(mistakes(own).map(({ file, pointer }) => file + pointer)).toContain(
    "screens/section/page.json/blocks/old/type",
  );
});
