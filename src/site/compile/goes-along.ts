import type { Action } from "../../generated/types.ts";
import type { LocalisedAction } from "../document/page.ts";
import { placeOf } from "../document/placement.ts";
import type { ComposedBlock } from "../document/resolve.ts";
import { byOrder } from "./compile.ts";

type Blocks = Readonly<Record<string, ComposedBlock>>;

/** Blocks that only hold others, and are nothing without them. */
const holders: ReadonlySet<string> = new Set(["menuGroup", "columns", "band", "onDevice"]);

/**
 * What goes where some blocks are gone: the heading right before one, unless it is the page's own, and what holds
 * nothing else, from the innermost out. Each key with those that it goes with, which are gone or stand before it.
 * A hidden block is not there. Dialogs stand for themselves.
 */
export function goesAlong(blocks: Blocks, gone: Iterable<string>): Map<string, readonly string[]> {
  const seen = Object.entries(blocks).filter(([, { hidden }]) => hidden !== true);
  const headings = headingsIn(seen);
  const held = Map.groupBy(seen, ([, block]) => placeOf(block.in).parent ?? "");
  const left = new Set(gone);
  const along = new Map<string, readonly string[]>();
  const take = (key: string, others: readonly string[]): void => {
    if (left.has(key) || !others.every((other) => left.has(other))) return;
    left.add(key);
    along.set(key, others);
  };
  for (let before = -1; before < along.size;) {
    before = along.size;
    for (const [heading, next] of headings) take(heading, [next]);
    for (const [holder, inside] of held)
      if (holders.has(blocks[holder]?.type ?? ""))
        take(
          holder,
          inside.map(([key]) => key),
        );
  }
  return along;
}

/** Each heading with the block right below it, which is no heading itself. */
function headingsIn(seen: readonly [string, ComposedBlock][]): [heading: string, next: string][] {
  const beside = Map.groupBy(seen, ([, block]) => block.in);
  beside.delete("overlay");
  return [...beside.values()].flatMap((entries) => {
    const inOrder = entries.toSorted(byOrder);
    return inOrder.flatMap(([key, block], place): [string, string][] => {
      const [next, below] = inOrder[place + 1] ?? [];
      const isFollowed = next !== undefined && below !== undefined && !isHeading(below);
      return isHeading(block) && block.props?.["level"] !== 1 && isFollowed ? [[key, next]] : [];
    });
  });
}

function isHeading({ type }: ComposedBlock): boolean {
  return type === "sectionHeading";
}

/** A block without the events that have such an action; the other actions of such an event mean nothing alone. */
export function withoutEvents<Step, Block extends { on?: Record<string, Step[]> }>(
  block: Block,
  isDead: (action: Step) => boolean,
): Block {
  const events = Object.entries(block.on ?? {});
  const left = events.filter(([, actions]) => !actions.some(isDead));
  return left.length === events.length ? block : { ...block, on: Object.fromEntries(left) };
}

/** Whether an action opens a dialog that is gone. */
export function opensGone(action: Action | LocalisedAction, gone: ReadonlySet<string>): boolean {
  return action.do === "dialog" && action.open !== undefined && gone.has(action.open);
}
