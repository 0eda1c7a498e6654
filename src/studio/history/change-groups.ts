import type { LayerChange } from "../../generated/types.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import { themePresets, type ThemePreset } from "../settings/theme-presets.ts";

/** Changes that a person reads together. */
export type ChangeGroup =
  | {
      kind: "place";
      /** Leads to the page, the layout, or the part of the settings. */
      path: readonly string[];
      /** By block where they are changes of blocks, else each for itself. */
      rows: readonly ChangeRow[];
    }
  | {
      kind: "look";
      /** The look that was chosen, where the colours are those of one. */
      preset: ThemePreset | undefined;
      /** All that is in the one row of it. */
      changes: readonly LayerChange[];
    };

/** What changed at one block, or one change that is of no block. */
export interface ChangeRow {
  path: readonly string[];
  changes: readonly LayerChange[];
}

/** From so many changes of colours and sizes on they are one row. */
const MANY_TOKENS = 6;

/** The differences of two layers by page and block; a look is one, however many colours and sizes it has. */
export function groupChanges(changes: readonly LayerChange[]): ChangeGroup[] {
  const { look, rest } = lookIn(changes);
  const places = Map.groupBy(rest, ({ path }) => placeOf(path).join("/"));
  return [
    ...(look ? [look] : []),
    ...[...places.values()].map((inPlace): ChangeGroup => {
      const rows = Map.groupBy(inPlace, ({ path }) => rowOf(path).join("/"));
      return {
        kind: "place",
        path: placeOf(inPlace[0]?.path ?? []),
        rows: [...rows.values()].map((ofRow) => ({ path: rowOf(ofRow[0]?.path ?? []), changes: ofRow })),
      };
    }),
  ];
}

/** How many rows groups have: a look has one. */
export function rowCount(groups: readonly ChangeGroup[]): number {
  return groups.reduce((sum, group) => sum + (group.kind === "look" ? 1 : group.rows.length), 0);
}

/** The first rows of groups, without the groups that none is left of. */
export function firstRows(groups: readonly ChangeGroup[], most: number): ChangeGroup[] {
  return groups.flatMap((group, index): ChangeGroup[] => {
    const left = most - rowCount(groups.slice(0, index));
    if (left <= 0) return [];
    return [group.kind === "look" ? group : { ...group, rows: group.rows.slice(0, left) }];
  });
}

function placeOf([part = "", ...rest]: readonly string[]): string[] {
  return ["screens", "layouts", "site", "forms"].includes(part) && rest.length > 0 ? [part, rest[0]!] : [part];
}

function rowOf(path: readonly string[]): readonly string[] {
  return (path[0] === "screens" || path[0] === "layouts") && path[2] === "blocks" ? path.slice(0, 4) : path;
}

function lookIn(changes: readonly LayerChange[]): { look: ChangeGroup | undefined; rest: readonly LayerChange[] } {
  const tokens = changes.filter(({ path }) => isToken(path));
  if (tokens.length < MANY_TOKENS) return { look: undefined, rest: changes };
  const names = Object.keys(themePresets) as ThemePreset[];
  const [best] = names
    .map((name) => ({ name, its: tokens.filter((change) => isOf(themePresets[name], change)) }))
    .sort((a, b) => b.its.length - a.its.length);
  // A colour that was changed afterwards does not make it another look.
  const isPreset = best !== undefined && best.its.length >= tokens.length / 2;
  const within = new Set(isPreset ? best.its : tokens);
  return {
    look: { kind: "look", preset: isPreset ? best.name : undefined, changes: [...within] },
    rest: changes.filter((change) => !within.has(change)),
  };
}

/** Colours, corners, and other sizes of the theme. */
function isToken([part, group]: readonly string[]): boolean {
  return part === "theme" && group !== undefined && group !== "version";
}

/** Whether a change gives a token what a look gives it. */
function isOf(preset: object, { path, after }: LayerChange): boolean {
  const value = valueAt(preset, path.slice(1));
  return typeof value === "string" && value === after;
}
