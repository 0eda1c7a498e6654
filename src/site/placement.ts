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
  | { kind: "cycle"; key: string; keys: string[] };

interface Placed {
  type: string;
  in: string;
}

/** Reads `in`: "main" is a slot of the layout, "tabs.left" the slot `left` of the block `tabs`. */
export function placeOf(place: string): Place {
  const dot = place.indexOf(".");
  return dot < 0 ? { slot: place } : { parent: place.slice(0, dot), slot: place.slice(dot + 1) };
}

/**
 * Every block that sits nowhere: in a slot that the layout has not, in a block that is not there, in a slot that the
 * block's type has not, or in a circle of blocks. A circle is told once, at the block that comes first by key.
 *
 * @param slotsOf the slots that a block type declares; undefined for a type that is unknown, which is another fault.
 */
export function placementFaults(
  { slots, blocks }: { slots: Readonly<Record<string, unknown>>; blocks: Readonly<Record<string, Placed>> },
  slotsOf: (type: string) => readonly string[] | undefined,
): PlacementFault[] {
  const faults: PlacementFault[] = [];
  for (const [key, block] of Object.entries(blocks)) {
    const { parent, slot } = placeOf(block.in);
    if (parent === undefined) {
      if (!Object.hasOwn(slots, slot)) faults.push({ kind: "noSlot", key, slot });
      continue;
    }
    const holder = Object.hasOwn(blocks, parent) ? blocks[parent] : undefined;
    if (!holder) faults.push({ kind: "noParent", key, parent });
    else if (slotsOf(holder.type)?.includes(slot) === false) faults.push({ kind: "noParentSlot", key, parent, slot });
    const circle = circleThrough(key, blocks);
    if (circle && circle.toSorted()[0] === key) faults.push({ kind: "cycle", key, keys: circle });
  }
  return faults;
}

/** The keys of the circle that a block is part of, from the block on. */
function circleThrough(start: string, blocks: Readonly<Record<string, Placed>>): string[] | undefined {
  const way: string[] = [];
  let key: string | undefined = start;
  while (key !== undefined && Object.hasOwn(blocks, key) && !way.includes(key)) {
    way.push(key);
    key = placeOf(blocks[key]?.in ?? "").parent;
  }
  return key === start ? way : undefined;
}
