import type { DataSource } from "../../generated/types.ts";
import { compileActions, type CompiledAction } from "./actions.ts";
import { compileCondition, type Test } from "./conditions.ts";
import type { LocalisedBlock, LocalisedScreen } from "../document/page.ts";
import { maxBlockDepth, placeOf } from "../document/placement.ts";
import type { Scope } from "./scope.ts";
import { compileInput, compileText, compileValue } from "./values.ts";

/** A screen as functions: compiled once for a revision and a language, called at every render. */
export interface CompiledScreen {
  frame: string;
  /** The layout's slots in their order. */
  regions: CompiledRegion[];
  sources: CompiledSource[];
  /** The blocks of each of the layout's slots, in their order. */
  slots: Record<string, CompiledBlock[]>;
  /** Every block type that the screen may show, each once: what to load. */
  blockTypes: string[];
  title: (scope: Scope) => string;
  description: (scope: Scope) => string;
}

export interface CompiledRegion {
  name: string;
  tag: string;
}

export interface CompiledBlock {
  key: string;
  type: string;
  visible: Test;
  /** The block's props. Without bindings the same object every time. */
  props: (scope: Scope) => Record<string, unknown>;
  /** The blocks in each of its slots, in their order. */
  children: Record<string, CompiledBlock[]>;
  actions: Record<string, CompiledAction[]>;
}

export interface CompiledSource {
  name: string;
  operation: string;
  /** Whether there is no page without it. */
  required: boolean;
  enabled: Test;
  /** The operation's flat input. It reads viewer, site and route only. */
  input: (scope: Scope) => Record<string, unknown>;
}

/**
 * Compiles a screen. Blocks are sorted by `order`, then by key. A block whose place does not exist is left out with
 * everything in it, and so are a circle of blocks and what stands too deep in others: publishing refuses all of them,
 * and a page must not fail by what was published before it did.
 *
 * @param readied gives what `readyBlock` does, from what it keeps of blocks that many screens share.
 */
export function compileScreen(screen: LocalisedScreen, readied = readyBlock): CompiledScreen {
  const { locale } = screen;
  const placed = new Map<string, [string, LocalisedBlock][]>();
  for (const entry of Object.entries(screen.blocks)) {
    const place = entry[1].in;
    const there = placed.get(place);
    if (there) there.push(entry);
    else placed.set(place, [entry]);
  }
  const types = new Set<string>();
  const blocksIn = (place: string, depth: number): CompiledBlock[] =>
    (placed.get(place) ?? []).sort(byOrder).map(([key, block]) => {
      types.add(block.type);
      return compileBlock(key, block, depth);
    });
  const childPlaces = Map.groupBy(placed.keys(), (place) => placeOf(place).parent);
  const compileBlock = (key: string, block: LocalisedBlock, depth: number): CompiledBlock => {
    const children: Record<string, CompiledBlock[]> = {};
    if (depth < maxBlockDepth)
      for (const place of childPlaces.get(key) ?? []) children[placeOf(place).slot] = blocksIn(place, depth + 1);
    return { key, children, ...readied(block, locale) };
  };
  const regions = Object.entries(screen.slots).sort(byOrder);
  return {
    frame: screen.frame,
    regions: regions.map(([name, { tag = "div" }]) => ({ name, tag })),
    sources: Object.entries(screen.data).map(([name, source]) => compileSource(name, source)),
    slots: Object.fromEntries(regions.map(([name]) => [name, blocksIn(name, 1)])),
    blockTypes: [...types],
    title: compileText(screen.title ?? "", locale),
    description: compileText(screen.description ?? "", locale),
  };
}

/** What of a block does not depend on where it stands. */
export type ReadyBlock = Omit<CompiledBlock, "key" | "children">;

/** Compiles a block of a screen in a language, without its place and what sits in it. */
export function readyBlock({ type, when, props = {}, on }: LocalisedBlock, locale: string): ReadyBlock {
  const read = compileValue(props, locale) as CompiledBlock["props"] | undefined;
  return { type, visible: compileCondition(when), props: read ?? (() => props), actions: compileActions(on, locale) };
}

/** The least `order` first, 0 when absent; the same order by key, so that every machine sorts alike. */
export function byOrder(a: readonly [string, { order?: number }], b: readonly [string, { order?: number }]): number {
  return (a[1].order ?? 0) - (b[1].order ?? 0) || (a[0] < b[0] ? -1 : 1);
}

function compileSource(name: string, source: DataSource): CompiledSource {
  return {
    name,
    operation: source.operation,
    required: source.required === true,
    enabled: compileCondition(source.when),
    input: compileInput(source.params),
  };
}
