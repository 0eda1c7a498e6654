import type { DropPlace } from "../../site/preview/preview-messages.ts";

/** A rectangle in the window, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a block may be let go: a line between two blocks, or a whole box that has none yet. */
export interface DropLine extends Box {
  place: string;
  /** What the slot is called. */
  name: string;
  /** The block that it would stand before; undefined behind all. */
  before: string | undefined;
  /** How deep the slot is: of two lines at one height the inner is meant. */
  depth: number;
}

interface LineParts {
  places: readonly DropPlace[];
  /** The block that is dragged. */
  moved: string;
  /** The rectangle around a block; undefined for one that shows nothing. */
  boxOf: (key: string) => Box | undefined;
}

/** All lines at which a block may be let go. There are none where it stands already. */
export function dropLines({ places, moved, boxOf }: LineParts): DropLine[] {
  return places.flatMap(({ place, name, blocks }) => {
    const at = { place, name, depth: name.split("›").length };
    const seen = blocks.flatMap((key) => {
      const box = boxOf(key);
      return box ? [{ key, box }] : [];
    });
    if (seen.length === 0) {
      const [holder] = place.split(".");
      const box = place.includes(".") && holder !== undefined ? boxOf(holder) : undefined;
      return box ? [{ ...at, before: undefined, ...middleOf(box) }] : [];
    }
    const isRow = seen.some(({ box }, number) => number > 0 && isBeside(seen[number - 1]!.box, box));
    const around = seen.map(({ box }) => box).reduce(union);
    return [...seen, undefined].flatMap((next, number): DropLine[] => {
      const previous = seen[number - 1];
      if (next?.key === moved || previous?.key === moved) return [];
      // Behind the last that is seen there may be others that are not.
      const before = next?.key ?? blocks[blocks.indexOf(previous!.key) + 1];
      return [{ ...at, before, ...lineBetween(previous?.box, next?.box, isRow, around) }];
    });
  });
}

/** The line that is nearest to a point. */
export function nearestLine(lines: readonly DropLine[], x: number, y: number): DropLine | undefined {
  const far = (line: DropLine) => distance(line, x, y) - line.depth * INNER;
  return lines.reduce<DropLine | undefined>((best, line) => (!best || far(line) < far(best) ? line : best), undefined);
}

/** What an inner slot is nearer by than it is, in px for each level. */
const INNER = 3;

function lineBetween(before: Box | undefined, after: Box | undefined, isRow: boolean, around: Box): Box {
  if (isRow && (!before || !after || isBeside(before, after))) {
    const x = before && after ? (before.right + after.left) / 2 : before ? before.right : after!.left;
    const { top, bottom } = before && after ? union(before, after) : (before ?? after)!;
    return { left: x, right: x, top, bottom };
  }
  const y = before && after ? (before.bottom + after.top) / 2 : before ? before.bottom : after!.top;
  return { left: around.left, right: around.right, top: y, bottom: y };
}

/** Whether one stands beside another rather than under it. */
function isBeside(one: Box, other: Box): boolean {
  return other.left >= one.right - 4 && other.top < one.bottom && other.bottom > one.top;
}

function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Beside the middle of an empty block one may still mean before or behind it. */
function middleOf({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(right - left) / 4, (bottom - top) / 4];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

function distance({ left, top, right, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
