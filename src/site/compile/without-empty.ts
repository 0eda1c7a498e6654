import type { Condition, DataSource } from "../../generated/types.ts";
import { isObject } from "../../shared/json.ts";
import { remember } from "../../shared/memoize.ts";
import { isWording, saysSomething } from "../document/kinds.ts";
import { insideOf, overlaysOf } from "../document/placement.ts";
import type { ComposedBlock, ComposedScreen } from "../document/resolve.ts";
import { starterEmptyTexts } from "../edit/starter-text.ts";
import { maxConditionDepth } from "./conditions.ts";
import { goesAlong } from "./goes-along.ts";

/** What has to be known of blocks and operations to tell which lists are shown unasked. */
export interface ListFacts {
  /** The property with the list that a type of block is there to show. */
  listOf(type: string): string | undefined;
  /** Whether anybody may ask for an operation: what is somebody's own is said to be empty. */
  isPublic(operation: string): boolean;
}

/** A list that a page shows unasked: where it comes from; without a path it is written in the block, and empty. */
export interface UnaskedList {
  prop: string;
  path?: string;
  operation?: string;
}

/**
 * The lists of a screen that show nothing to visitors where they are empty, by the keys of their blocks. A list that the
 * page was asked for, by its address, answers all the same that there is nothing, and so does one that is the viewer's
 * own, one of a dialog, and a block whose site says in its own words what to show then.
 */
export function unaskedLists({ blocks, data }: ComposedScreen, facts: ListFacts): Map<string, UnaskedList> {
  const lists = new Map<string, UnaskedList>();
  const inDialogs = insideOf(blocks, overlaysOf(blocks));
  for (const [key, { type, props = {} }] of Object.entries(blocks)) {
    const prop = facts.listOf(type);
    if (prop === undefined || inDialogs.has(key) || saysItself(props["emptyText"])) continue;
    const list = unasked(props[prop], data, facts);
    if (list) lists.set(key, { prop, ...list });
  }
  return lists;
}

function unasked(
  value: unknown,
  data: ComposedScreen["data"],
  { isPublic }: ListFacts,
): Omit<UnaskedList, "prop"> | undefined {
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined;
  const path = isObject(value) && !("or" in value) ? value["$bind"] : undefined;
  if (typeof path !== "string") return undefined;
  const [root, name = ""] = path.split(".");
  if (root === "site") return { path };
  const source = root === "data" && Object.hasOwn(data, name) ? data[name] : undefined;
  if (!source || isAsked(source) || !isPublic(source.operation)) return undefined;
  return { path, operation: source.operation };
}

/** Whether the address of the page says what the source is asked for. */
function isAsked({ params }: DataSource): boolean {
  return /"\$bind":"route\.(?:params|query)\./.test(JSON.stringify(params ?? {}));
}

/** Whether a site words itself what stands in the place of an empty list; the words of a new block are nobody's. */
function saysItself(text: unknown): boolean {
  if (!isObject(text) || !isWording(text)) return false;
  return Object.values(text.text).some((words) => saysSomething(words) && !starterEmptyTexts.has(words));
}

/**
 * A screen as visitors see it: a list that is shown unasked is there while it has something, with the heading right
 * before it, and so is what only holds such lists. The same object where there are none.
 */
export function withoutEmpty(screen: ComposedScreen, facts: ListFacts): ComposedScreen {
  const lists = unaskedLists(screen, facts);
  if (lists.size === 0) return screen;
  const shown = new Map<string, readonly string[]>();
  for (const [key, { path }] of lists) shown.set(key, path === undefined ? [] : [path]);
  for (const [key, others] of goesAlong(screen.blocks, shown.keys()))
    shown.set(key, [...new Set(others.flatMap((other) => shown.get(other) ?? []))]);
  const blocks: Record<string, ComposedBlock> = {};
  for (const [key, block] of Object.entries(screen.blocks)) {
    const paths = shown.get(key);
    if (paths === undefined) blocks[key] = block;
    else if (paths.length > 0) blocks[key] = whileFilled(block, paths);
  }
  return { ...screen, blocks };
}

/** The block under the condition that one of some lists has something; the same block gives the same object. */
function whileFilled(block: ComposedBlock, paths: readonly string[]): ComposedBlock {
  return remember(
    remember(conditioned, block, () => new Map()),
    paths.join(),
    () => {
      const filled = paths.map((path): Condition => ({ path, present: true }));
      const [only = { any: filled }] = filled.length === 1 ? filled : [];
      const when = both(block.when, only);
      return when === undefined ? block : { ...block, when };
    },
  );
}

const conditioned = new WeakMap<ComposedBlock, Map<string, ComposedBlock>>();

/** Both conditions; undefined where they would stand too deep in one another. */
function both(first: Condition | undefined, second: Condition): Condition | undefined {
  if (first === undefined) return second;
  const together: Condition = "all" in first ? { all: [...first.all, second] } : { all: [first, second] };
  return depthOf(together) > maxConditionDepth ? undefined : together;
}

function depthOf(condition: Condition): number {
  const inner = "all" in condition ? condition.all : "any" in condition ? condition.any : [];
  const negated = "not" in condition ? [condition.not] : [];
  return 1 + Math.max(0, ...[...inner, ...negated].map(depthOf));
}
