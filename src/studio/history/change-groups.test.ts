import { expect, it } from "vitest";
import type { LayerChange } from "../../generated/types.ts";
import { withBrand } from "../../site/edit/brand.ts";
import { themePresets } from "../settings/theme-presets.ts";
import { firstRows, groupChanges, rowCount } from "./change-groups.ts";

const changed = (path: string, after: unknown = "b"): LayerChange =>
  ({ path: path.split("/"), kind: "changed", before: "a", after }) as LayerChange;

/** The changes that choosing a look makes. */
function lookOf(name: keyof typeof themePresets): LayerChange[] {
  return (["light", "dark"] as const).flatMap((mode) =>
    Object.entries(themePresets[name].color[mode]).map(([token, colour]) =>
      changed(`theme/color/${mode}/${token}`, colour),
    ),
  );
}
const rows = (changes: readonly LayerChange[]) => rowCount(groupChanges(changes));

it("makes one row of a look, and one more of each colour that was changed afterwards", () => {
  const look = lookOf("indigo");
  expect(look.length).toBeGreaterThan(60);
  expect(groupChanges(look)).toEqual([{ kind: "look", preset: "indigo", changes: look }]);
  const brand = [changed("theme/color/light/primary", "#0a7d55"), ...look.slice(1)];
  expect(groupChanges(brand)[0]).toMatchObject({ kind: "look", preset: "indigo" });
  expect(rows(brand)).toBe(2);
});

it("makes one row of many colours that are of no look, and leaves a few for themselves", () => {
  const many = lookOf("indigo").map((change) => ({ ...change, after: "#123456" }) as LayerChange);
  expect(groupChanges(many)).toEqual([{ kind: "look", preset: undefined, changes: many }]);
  expect(rows(many.slice(0, 3))).toBe(3);
});

it("names the brand's colour that all others follow from, on the paper that the page keeps", () => {
  const page = "#fdf6ec";
  const colours = withBrand({ light: { page }, dark: {} }, "#1d6b52") as Record<string, Record<string, string>>;
  const changes = Object.entries(colours).flatMap(([mode, tokens]) =>
    Object.entries(tokens).flatMap(([token, colour]) =>
      token === "page" ? [] : [changed(`theme/color/${mode}/${token}`, colour)],
    ),
  );
  expect(groupChanges(changes, page)).toEqual([
    { kind: "look", preset: undefined, brand: "#1d6b52", changes: expect.any(Array) },
  ]);
});

it("makes one row of a form, with the words that it brings; of one that is new they are no news", () => {
  const words = [
    changed("texts/zh-CN/form.own.ask"),
    changed("texts/en/form.own.ask.who"),
    changed("texts/zh-CN/site.nav.list"),
  ];
  const whole = changed("forms/ask", { inbox: { name: "form.own.ask" } });
  expect(groupChanges([whole, ...words])).toEqual([
    { kind: "place", path: ["forms"], rows: [{ path: ["forms", "ask"], changes: [whole] }] },
    { kind: "place", path: ["texts"], rows: [{ path: words[2]!.path, changes: [words[2]] }] },
  ]);
  expect(groupChanges(words)[0]).toMatchObject({ rows: [{ path: ["forms", "ask"], changes: words.slice(0, 2) }] });
});

it("puts what changed of a page together, by block, and of the settings by part", () => {
  const groups = groupChanges([
    changed("screens/home/blocks/hero/props/look"),
    changed("screens/home/blocks/hero/order"),
    changed("screens/home/title"),
    changed("screens/list/blocks/grid/props/columns"),
    changed("site/info/title"),
    changed("site/organisation/slogan"),
    changed("nav/items/list/order"),
    changed("nav/items/live"),
  ]);
  expect(groups.map((group) => group.kind === "place" && [group.path.join("/"), group.rows.length])).toEqual([
    ["screens/home", 2],
    ["screens/list", 1],
    ["site/info", 1],
    ["site/organisation", 1],
    ["nav", 2],
  ]);
  expect(groups[0]).toMatchObject({ rows: [{ path: ["screens", "home", "blocks", "hero"], changes: [{}, {}] }, {}] });
  const first = firstRows(groups, 4);
  expect([first.length, rowCount(first), rowCount(firstRows(groups, 99))]).toEqual([3, 4, 7]);
});
