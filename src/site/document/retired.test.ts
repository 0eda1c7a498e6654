import { expect, it } from "vitest";
import { blockTable, type BlockType } from "../../generated/built/block-table.ts";
import texts from "../../locales/zh-CN.json" with { type: "json" };
import { migrateLayer } from "./migrate.ts";
import type { Layer } from "./resolve.ts";
import { movedTypes, retiredTypes } from "./retired.ts";

const columns = [{ name: "labelName" }];
const platform: Layer = {
  version: 1,
  layouts: { desk: { version: 1, blocks: { log: { type: "recordList", props: { columns } } } } },
  screens: { labels: { version: 1, layout: "desk", blocks: { labels: { type: "recordList", props: { columns } } } } },
};
const brought = (blocks: object, below: Layer[] = [platform]) =>
  migrateLayer({ version: 1, screens: { labels: { version: 1, blocks } } }, { below }).screens?.["labels"];

it("keeps where a block of a retired type stands and when it is shown, and takes the rest from what is in its place", () => {
  const when = { path: "viewer.isVip", eq: true };
  const props = { keyField: "labelNo", columns: [{ name: "labelName", label: "x", as: "code" }] };
  expect(brought({ labels: { type: "recordTable", order: 5, when, props, on: { first: [] } } })).toEqual({
    version: 1,
    blocks: { labels: { order: 5, when } },
  });
});

it("takes columns as tables had them for what they are, also where the type is not said again", () => {
  const old = [{ name: "labelName", as: "code" }];
  expect(brought({ labels: { order: 5, props: { columns: old } }, log: { props: { columns: old } } })).toEqual({
    version: 1,
    blocks: { labels: { order: 5 }, log: {} },
  });
});

it("leaves all else as it is: columns of today, what is removed, and a block that the platform does not have", () => {
  const blocks = { labels: { props: { columns } }, log: null, own: { type: "recordTable" } };
  const layer: Layer = { version: 1, screens: { labels: { version: 1, blocks } } };
  expect(migrateLayer(layer, { below: [platform] })).toBe(layer);
  expect(migrateLayer(platform)).toBe(platform);
});

it("makes a block of a moved type, wherever an organisation placed it, what it is today, with what it says of itself", () => {
  const props = { labels: { $bind: "data.labels.list" }, path: { $bind: "route.path" } };
  expect(brought({ own: { type: "blogFilter", in: "main", order: 5, props } })).toEqual({
    version: 1,
    blocks: {
      own: { type: "labelFilter", in: "main", order: 5, props: { ...movedTypes["blogFilter"]?.props, ...props } },
    },
  });
});

it("makes a block that is the platform's alone today a link to it, and leaves out what was said over the platform's own", () => {
  const own = { type: "gradeRoom", in: "main", order: 5, props: { gradeId: { $bind: "route.query.id" } } };
  const below: Layer = {
    version: 1,
    screens: {
      labels: { version: 1, blocks: { room: { type: "recordDetail", in: "main", props: { of: "GradeRoom" } } } },
    },
  };
  expect(brought({ own, room: { order: 8, props: { signInHref: "/sign-in" } } }, [below])).toEqual({
    version: 1,
    blocks: {
      own: { type: "sectionHeading", in: "main", order: 5, props: movedTypes["gradeRoom"]?.props },
      room: { order: 8 },
    },
  });
});

it("leaves out a property that a block has no more, also where only the layer below says its type", () => {
  const props = { name: { $bind: "viewer.name" }, exam: { $bind: "data.exam" } };
  const below: Layer = {
    version: 1,
    screens: { labels: { version: 1, layout: "desk", blocks: { start: { type: "examStart" } } } },
  };
  expect(
    brought({ own: { type: "examStart", in: "main", props }, start: { props }, other: { type: "callout", props } }, [
      below,
    ]),
  ).toEqual({
    version: 1,
    blocks: {
      own: { type: "examStart", in: "main", props: { exam: props.exam } },
      start: { props: { exam: props.exam } },
      other: { type: "callout", props },
    },
  });
});

it("leaves out an event that a block has no more, and keeps its others", () => {
  const add = [{ do: "refresh", data: ["cart"] }];
  const on = { go: [{ do: "navigate", to: "/" }], addToCart: add };
  expect(
    brought({ own: { type: "gradeView", in: "main", on }, other: { type: "callout", on } }, [{ version: 1 }]),
  ).toEqual({
    version: 1,
    blocks: { own: { type: "gradeView", in: "main", on: { addToCart: add } }, other: { type: "callout", on } },
  });
});

it("has for each moved type properties and texts that there are", () => {
  for (const [type, today] of Object.entries(movedTypes)) {
    expect(Object.hasOwn(blockTable, type)).toBe(false);
    const known = blockTable[today.type as BlockType].props.properties ?? {};
    expect(Object.keys(today.props).filter((name) => !Object.hasOwn(known, name))).toEqual([]);
    const named = [...JSON.stringify(today.props).matchAll(/"\$t":"([^"]+)"/g)].map(([, key]) => key ?? "");
    expect(named.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
    expect(named.length).toBeGreaterThan(1);
  }
});

it("names no type that there is, and in its place one that there is", () => {
  expect(Object.keys(retiredTypes).filter((type) => Object.hasOwn(blockTable, type))).toEqual([]);
  expect(Object.values(retiredTypes).filter((type) => !Object.hasOwn(blockTable, type))).toEqual([]);
});
