import type { LayerChange } from "../../generated/types.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import { formOfText } from "../../site/document/own-form.ts";
import { paletteOf } from "../../site/edit/palette.ts";
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
      /** The brand's colour that the others were made from; absent where they were not. */
      brand?: string;
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

/**
 * The differences of two layers by page and block; a look is one, however many colours and sizes it has. `paper` is the
 * colour of the light page, which a brand's colour may leave as it is.
 */
export function groupChanges(changes: readonly LayerChange[], paper = ""): ChangeGroup[] {
  const { look, rest } = lookIn(changes, paper);
  const places = Map.groupBy(rest, ({ path }) => placeOf(path).join("/"));
  return [
    ...(look ? [look] : []),
    ...[...places.values()].map((inPlace): ChangeGroup => {
      const rows = Map.groupBy(inPlace, ({ path }) => rowOf(path).join("/"));
      return {
        kind: "place",
        path: placeOf(inPlace[0]?.path ?? []),
        rows: [...rows.values()].map((ofRow) => rowIn(ofRow)),
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

/** Of what came or went whole its parts are no news: the words of a form that is new. */
function rowIn(changes: readonly LayerChange[]): ChangeRow {
  const path = rowOf(changes[0]?.path ?? []);
  const whole = changes.filter((change) => change.path.length === path.length);
  return { path, changes: whole.length > 0 ? whole : changes };
}

function placeOf(path: readonly string[]): string[] {
  const [part = "", ...rest] = path;
  if (part === "texts" && wordedForm(path) !== undefined) return ["forms"];
  return ["screens", "layouts", "site"].includes(part) && rest.length > 0 ? [part, rest[0]!] : [part];
}

function rowOf(path: readonly string[]): readonly string[] {
  const [part, name, within] = path;
  if ((part === "screens" || part === "layouts") && within === "blocks") return path.slice(0, 4);
  const form = part === "forms" ? name : wordedForm(path);
  return form === undefined ? path : ["forms", form];
}

/** The form of the site's own that a text is of. */
function wordedForm([part, , key = ""]: readonly string[]): string | undefined {
  return part === "texts" ? formOfText(key) : undefined;
}

function lookIn(
  changes: readonly LayerChange[],
  paper: string,
): { look: ChangeGroup | undefined; rest: readonly LayerChange[] } {
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
    look: {
      kind: "look",
      preset: isPreset ? best.name : undefined,
      ...(isPreset ? {} : brandIn(tokens, paper)),
      changes: [...within],
    },
    rest: changes.filter((change) => !within.has(change)),
  };
}

/** The brand's colour, where most of what the colours became follows from it. */
function brandIn(tokens: readonly LayerChange[], paper: string): { brand?: string } {
  const brand = tokens.find(({ path }) => path.join(".") === "theme.color.light.hero")?.after;
  if (typeof brand !== "string") return {};
  const made = [paper, ""].map((one) => ({ color: paletteOf({ brand, paper: one }) }));
  const isTraced = made.some((theme) => tokens.filter((one) => isOf(theme, one)).length >= tokens.length / 2);
  return isTraced ? { brand } : {};
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
