import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const texts: Record<string, string> = JSON.parse(read("src/locales/en.json"));

interface Block {
  type: string;
  in: string;
  order?: number;
  props: { href?: string; heading?: { $t: string }; folds?: boolean };
}
const layout: { blocks: Record<string, Block> } = JSON.parse(read("tenants/default/layouts/console.json"));
const blocksIn = (slot: string) =>
  Object.entries(layout.blocks)
    .filter(([, block]) => block.in === slot)
    .toSorted(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0));

/** The menu as it is drawn: each group with the addresses of its entries. */
const menu = blocksIn("consoleMenu.groups").map(([key, { props }]) => ({
  heading: texts[props.heading!.$t],
  folds: props.folds ?? false,
  paths: blocksIn(`${key}.entries`).map(([, entry]) => entry.props.href!),
}));

test("the console's menu leads once to every page of the console, or to the one above it", () => {
  const paths = menu.flatMap((group) => group.paths);
  expect(new Set(paths).size).toBe(paths.length);
  const screens = globSync("tenants/default/screens/studio/**/*.json", { cwd: root })
    .map((file) => JSON.parse(read(file)) as { path: string; layout?: string })
    .filter((screen) => screen.layout === "console");
  expect(screens.length).toBeGreaterThan(20);
  const unreached = screens.filter(
    ({ path }) => !paths.some((entry) => path === entry || path.startsWith(`${entry}/`)),
  );
  expect(unreached.map(({ path }) => path)).toEqual([]);
  // Those that others stand below are not all that leads to these.
  for (const path of ["/studio/operator/add", "/studio/operator/domains", "/studio/operator/log"])
    expect(paths).toContain(path);
});

test("the console's menu has short groups, of which all but the first fold", () => {
  expect(menu.map(({ folds }) => folds)).toEqual(menu.map((_, index) => index > 0));
  for (const { heading, paths } of menu) expect(paths.length, heading).toBeLessThan(10);
});

test("docs/operating.md says how the console's menu is ordered", () => {
  const section = read("docs/operating.md").split("## The console\n")[1]!.split("\n## ")[0]!;
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && line.includes("`/studio"));
  expect(
    rows.map((row) => [row.split("|")[1]!.trim(), [...row.matchAll(/`([^`]+)`/g)].map(([, path]) => path)]),
  ).toEqual(menu.map(({ heading, paths }) => [heading, paths]));
});
