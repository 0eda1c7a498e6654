/** Where a block sits: a slot of the layout, or a slot of another block. */
export interface Place {
  /** The key of the block it sits in; undefined for a slot of the layout. */
  parent?: string;
  slot: string;
}

/** A block that will not be shown, and why. */
export type PlacementFault =
  | { kind: "noSlot"; key: string; slot: string }
  | { kind: "noParent"; key: string; parent: string }
  | { kind: "noParentSlot"; key: string; parent: string; slot: string }
  | { kind: "cycle"; key: string; keys: string[] }
  | { kind: "tooDeep"; key: string; depth: number };

/**
 * Blocks that may stand in one another: what shows a screen goes into them by calling itself, and leaves out what is
 * deeper.
 */
export const maxBlockDepth = 20;

interface Placed {
  type: string;
  in: string;
}

/** Reads `in`: "main" is a slot of the layout, "tabs.left" the slot `left` of the block `tabs`. */
export function placeOf(place: string): Place {
  const dot = place.indexOf(".");
  return dot < 0 ? { slot: place } : { parent: place.slice(0, dot), slot: place.slice(dot + 1) };
}

/** The keys of the blocks that stand in the slot overlay: dialogs, which stand over the page. */
export function overlaysOf(blocks: Readonly<Record<string, { in: string }>>): string[] {
  return Object.keys(blocks).filter((key) => blocks[key]?.in === "overlay");
}

/** Blocks, and all that sit in them, however deep, parents first. */
export function insideOf(blocks: Readonly<Record<string, { in: string }>>, keys: Iterable<string>): Set<string> {
  const held = Map.groupBy(Object.keys(blocks), (key) => placeOf(blocks[key]?.in ?? "").parent);
  const found = new Set(keys);
  // A set that grows while it is walked is walked to its end.
  for (const holder of found) for (const child of held.get(holder) ?? []) found.add(child);
  return found;
}

/**
 * Every block that sits nowhere: in a slot that the layout has not, in a block that is not there, in a slot that the
 * block's type has not, in a circle of blocks, or too deep in others. A circle is told once, at the block that comes
 * first by key; what is too deep once, at the first of a chain that is. The time it takes grows with the number of
 * blocks alone.
 *
 * @param slotsOf the slots that a block type declares; undefined for a type that is unknown, which is another fault.
 */
export function placementFaults(
  { slots, blocks }: { slots: Readonly<Record<string, unknown>>; blocks: Readonly<Record<string, Placed>> },
  slotsOf: (type: string) => readonly string[] | undefined,
): PlacementFault[] {
  const faults: PlacementFault[] = [];
  const { circles, depthOf } = waysOf(blocks);
  for (const [key, block] of Object.entries(blocks)) {
    const { parent, slot } = placeOf(block.in);
    if (parent === undefined) {
      if (!Object.hasOwn(slots, slot)) faults.push({ kind: "noSlot", key, slot });
      continue;
    }
    const holder = Object.hasOwn(blocks, parent) ? blocks[parent] : undefined;
    if (!holder) faults.push({ kind: "noParent", key, parent });
    else if (slotsOf(holder.type)?.includes(slot) === false) faults.push({ kind: "noParentSlot", key, parent, slot });
    const circle = circles.get(key);
    if (circle) faults.push({ kind: "cycle", key, keys: circle });
    else if (depthOf.get(key) === maxBlockDepth + 1) faults.push({ kind: "tooDeep", key, depth: maxBlockDepth + 1 });
  }
  return faults;
}

interface Ways {
  /** Each circle of blocks, under its first key, from that one on. */
  circles: ReadonlyMap<string, string[]>;
  /** How many blocks stand around each, with itself; none for what hangs on a circle. */
  depthOf: ReadonlyMap<string, number>;
}

/** Goes up from each block as far as nobody went before, so that every block is passed once. */
function waysOf(blocks: Readonly<Record<string, Placed>>): Ways {
  const circles = new Map<string, string[]>();
  const depthOf = new Map<string, number>();
  const passed = new Set<string>();
  for (const start of Object.keys(blocks)) {
    const way: string[] = [];
    const here = new Set<string>();
    let key: string | undefined = start;
    while (key !== undefined && Object.hasOwn(blocks, key) && !passed.has(key)) {
      passed.add(key);
      way.push(key);
      here.add(key);
      key = placeOf(blocks[key]?.in ?? "").parent;
    }
    if (key !== undefined && here.has(key)) {
      const circle = way.slice(way.indexOf(key));
      const first = circle.indexOf(circle.reduce((least, one) => (one < least ? one : least)));
      const turned = [...circle.slice(first), ...circle.slice(0, first)];
      circles.set(turned[0] ?? key, turned);
      continue;
    }
    // What stands in nothing that is there begins to count; what hangs on a circle has no depth.
    const above = key === undefined || !Object.hasOwn(blocks, key) ? 0 : depthOf.get(key);
    if (above !== undefined) way.toReversed().forEach((one, index) => depthOf.set(one, above + index + 1));
  }
  return { circles, depthOf };
}
