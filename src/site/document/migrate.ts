import { isObject, type JsonObject } from "../../shared/json.ts";
import { valueAt } from "./layer-path.ts";
import type { Layer } from "./resolve.ts";
import { withoutRetired } from "./retired.ts";

/** The version of the site language that this program reads. */
export const currentVersion = 1;

/** The oldest version that migrations lead from. */
export const firstVersion = 1;

/**
 * A step from one version of the site language to the next: changes by path, the same for whole documents and for
 * patches.
 */
export interface Migration {
  /** The version that documents have after it. */
  to: number;
  /** What it changes and why, in a sentence. */
  about: string;
  steps: readonly MigrationStep[];
}

/**
 * One change. `at` leads to a value from the root of a layer, where "*" stands for any one name or index:
 * `["screens", "*", "blocks", "*", "props", "colour"]`.
 * With `ofType` the change is made only in blocks of that type: a patch does not say the type of the block that it
 * changes, so it is looked up in the layers below.
 */
export type MigrationStep = { at: readonly string[]; ofType?: string } & (
  | { do: "rename"; to: string }
  | { do: "remove" }
  | { do: "map"; values: Readonly<Record<string, unknown>> }
);

/** A document of a version that no migration leads from. */
export class UnknownVersionError extends Error {
  constructor(version: number, newest: number) {
    super(
      version > newest
        ? `this was written for version ${version} of the site language, and this program reads up to ${newest}: update the program`
        : `version ${version} of the site language is not known; the first is 1`,
    );
    this.name = "UnknownVersionError";
  }
}

/**
 * The migrations there are. Version 1 is the first, so there are none yet; add the next here, with a folder in
 * tests/fixtures/older-sites.
 */
export const migrations: readonly Migration[] = [];

/**
 * Brings a layer to the current version, before it is merged, and what it says of blocks of retired types to what
 * stands in their place (`retired.ts`). The layer given is not changed; one that is current is given back as it is.
 * Null, which removes, is moved and kept like any value.
 *
 * @param below the layers below it, as they were in the version that the layer is in: where block types are looked up.
 * @throws UnknownVersionError
 */
export function migrateLayer(
  layer: Layer,
  { below = [], steps = migrations, first = firstVersion, target = currentVersion }: MigrationOptions = {},
): Layer {
  const { version } = layer;
  if (!Number.isInteger(version) || version < first || version > target) throw new UnknownVersionError(version, target);
  const migrated = version === target ? layer : migratedTo({ layer, below, steps, target });
  return below.length === 0 ? migrated : withoutRetired(migrated, typesIn(below));
}

function migratedTo({
  layer,
  below,
  steps,
  target,
}: Required<Omit<MigrationOptions, "first">> & { layer: Layer }): Layer {
  const { version } = layer;
  const migrated = structuredClone(layer);
  const typeOf = typesIn([...below, layer]);
  for (let next = version + 1; next <= target; next += 1) {
    const migration = steps.find(({ to }) => to === next);
    if (!migration) throw new Error(`no migration leads to version ${next}`);
    for (const step of migration.steps) applyStep(migrated as unknown as JsonObject, step, typeOf);
  }
  return withVersion(migrated, target);
}

export interface MigrationOptions {
  below?: readonly Layer[];
  steps?: readonly Migration[];
  first?: number;
  target?: number;
}

export type TypeOf = (path: readonly string[]) => string | undefined;

function applyStep(layer: JsonObject, step: MigrationStep, typeOf: TypeOf): void {
  const name = step.at.at(-1) ?? "";
  for (const { holder, path } of holdersOf(layer, step.at.slice(0, -1))) {
    if (step.ofType !== undefined && typeOf(path) !== step.ofType) continue;
    for (const key of name === "*" ? Object.keys(holder) : [name])
      if (Object.hasOwn(holder, key)) change(holder, key, step);
  }
}

function change(holder: JsonObject, key: string, step: MigrationStep): void {
  const value = holder[key];
  switch (step.do) {
    case "rename":
      delete holder[key];
      holder[step.to] = value;
      return;
    case "remove":
      delete holder[key];
      return;
    case "map":
      if (typeof value === "string" && Object.hasOwn(step.values, value)) holder[key] = step.values[value];
      return;
    default:
      step satisfies never;
  }
}

/** Every object that a path with `*` leads to. Lists are walked by index. */
function holdersOf(root: JsonObject, path: readonly string[]): { holder: JsonObject; path: string[] }[] {
  let found: { holder: JsonObject; path: string[] }[] = [{ holder: root, path: [] }];
  for (const name of path) {
    found = found.flatMap(({ holder, path: way }) =>
      (name === "*" ? Object.keys(holder) : [name]).flatMap((key) => {
        const value = Object.hasOwn(holder, key) ? holder[key] : undefined;
        return typeof value === "object" && value !== null
          ? [{ holder: value as JsonObject, path: [...way, key] }]
          : [];
      }),
    );
  }
  return found;
}

/**
 * The type of the block that a path leads into, by the uppermost layer that says it; a screen's block may be its
 * layout's.
 */
export function typesIn(layers: readonly object[], passed: readonly string[] = []): TypeOf {
  return ([part, document = "", blocks, key = ""]) => {
    if ((part !== "screens" && part !== "layouts") || blocks !== "blocks") return undefined;
    const below =
      part === "screens" ? saidBy(layers, [part, document, "layout"]) : saidBy(layers, [part, document, "extends"]);
    const own = saidBy(layers, [part, document, blocks, key, "type"]);
    if (own !== undefined || below === undefined || passed.includes(below)) return own;
    return typesIn(layers, [...passed, below])(["layouts", below, blocks, key]);
  };
}

function saidBy(layers: readonly object[], path: readonly string[]): string | undefined {
  for (const layer of layers.toReversed()) {
    const value = valueAt(layer, path);
    if (typeof value === "string") return value;
  }
  return undefined;
}

function withVersion(layer: Layer, version: number): Layer {
  const renumber = (document: unknown): void => {
    if (isObject(document) && "version" in document) document["version"] = version;
  };
  for (const document of [
    layer.site,
    layer.nav,
    layer.theme,
    ...Object.values(layer.layouts ?? {}),
    ...Object.values(layer.screens ?? {}),
  ])
    renumber(document);
  return { ...layer, version };
}
