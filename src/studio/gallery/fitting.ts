import { blockGroups, type BlockGroup } from "../../site/document/block-groups.ts";
import { blockTable, type BlockType } from "../../generated/built/block-table.ts";
import { isObject } from "../../shared/json.ts";
import { placeOf } from "../../site/document/placement.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { nodeOf, type OutlineNode } from "../outline/tree.ts";
import type { Draft } from "../types.ts";

interface FitQuestion {
  draft: Draft;
  nodes: readonly OutlineNode[];
  type: string;
  place: string;
}

/** Whether a block of a type belongs into a slot. */
export function fitsIn({ draft, nodes, type, place }: FitQuestion): boolean {
  const only = onlyIn({ draft, nodes, place });
  return only === undefined ? !entries.has(type) || place === "main" : only.has(type);
}

/**
 * The types that a slot is made for, where it is made for some: the entries of a menu, the tools of the header. It is
 * what the default site puts there. undefined for a slot that takes whatever an organisation wants.
 */
export function onlyIn({ draft, nodes, place }: Omit<FitQuestion, "type">): ReadonlySet<string> | undefined {
  const { parent, slot } = placeOf(place);
  const holder = parent === undefined ? undefined : nodeOf(nodes, parent)?.type;
  if (parent !== undefined && (holder === undefined || openHolders.has(holder))) return undefined;
  if (parent === undefined && slot !== "header" && slot !== "overlay") return undefined;
  const used = usesOf(draft.base).get(holder === undefined ? slot : `${holder}.${slot}`);
  return used && used.size > 0 ? used : undefined;
}

/** Types for the gallery of a slot, by group; `all` shows those too that are made for one kind of screen. */
export function galleryFor(
  question: Omit<FitQuestion, "type"> & { all: boolean },
): { group: BlockGroup; types: BlockType[] }[] {
  const only = onlyIn(question);
  const types = (Object.keys(blockTable) as BlockType[])
    .filter((type) => blockTable[type].owners.includes("organisation"))
    .filter((type) => (only ? only.has(type) : question.all || isOrdinary(type)));
  return blockGroups
    .map(({ name }) => ({ group: name, types: types.filter((type) => blockTable[type].group === name).sort(byUse) }))
    .filter((group) => group.types.length > 0);
}

/** What most pages have, first; what few have, last. */
const mostUsed: readonly BlockType[] = ["textBlock", "richText", "sectionHeading", "callout", "featureList", "faqList"];
const seldomUsed: readonly BlockType[] = ["appList", "emptyState", "form"];

function byUse(one: BlockType, other: BlockType): number {
  const rank = (type: BlockType) => {
    const place = mostUsed.indexOf(type);
    return seldomUsed.includes(type) ? mostUsed.length + 1 : place < 0 ? mostUsed.length : place;
  };
  return rank(one) - rank(other);
}

function isOrdinary(type: BlockType): boolean {
  return !entries.has(type) && blockGroups.some(({ name, ordinary }) => ordinary && name === blockTable[type].group);
}

/** What stands only in the slots that are made for it. */
const entries: ReadonlySet<string> = new Set(["menuLink", "menuGroup", "settingRow"]);
/** Blocks that are there to hold others, whichever they are. */
const openHolders: ReadonlySet<string> = new Set(["band", "columns", "tabs", "courseHero", "organisationHero", "form"]);

const known = new WeakMap<Layer, Map<string, Set<string>>>();

/**
 * The types that stand in each slot of the layout (`header`) and of each block type (`siteHeader.actions`) on the site
 * below.
 */
function usesOf(base: Layer): Map<string, Set<string>> {
  const before = known.get(base);
  if (before) return before;
  const uses = new Map<string, Set<string>>();
  for (const document of [...Object.values(base.layouts ?? {}), ...Object.values(base.screens ?? {})]) {
    const blocks = { ...layoutBlocks(base, document), ...blocksIn(document) };
    for (const block of Object.values(blocks)) {
      if (!isObject(block) || typeof block["type"] !== "string" || typeof block["in"] !== "string") continue;
      const { parent, slot } = placeOf(block["in"]);
      const holder = parent === undefined ? undefined : blocks[parent];
      const name = parent === undefined ? slot : isObject(holder) ? `${String(holder["type"])}.${slot}` : undefined;
      if (name !== undefined) uses.set(name, (uses.get(name) ?? new Set()).add(block["type"]));
    }
  }
  known.set(base, uses);
  return uses;
}

function layoutBlocks(base: Layer, document: unknown): Record<string, unknown> {
  const layout = isObject(document) ? (document["layout"] ?? document["extends"]) : undefined;
  const below = typeof layout === "string" ? base.layouts?.[layout] : undefined;
  return isObject(below) ? { ...layoutBlocks(base, below), ...blocksIn(below) } : {};
}

function blocksIn(document: unknown): Record<string, unknown> {
  return isObject(document) && isObject(document["blocks"]) ? document["blocks"] : {};
}
