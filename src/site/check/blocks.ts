import { isObject } from "../../shared/json.ts";
import { maxBlockDepth, placementFaults, type PlacementFault } from "../document/placement.ts";
import type { ComposedBlock, ComposedScreen } from "../document/resolve.ts";
import type { DocumentOwner } from "../permissions/owner.ts";
import { mayCall } from "../permissions/permissions.ts";
import { checkActions, findNamed, type ActionTargets } from "./actions.ts";
import { checkCondition } from "./conditions.ts";
import { eventsOf, recordOf, type EventPayload } from "./events.ts";
import type { Problem } from "./finding.ts";
import type { Language } from "./language.ts";
import { suggest } from "./suggest.ts";
import { checkValue, within, type Place } from "./values.ts";

/** What a block of a screen may name, and whose document says it. */
export interface BlockTargets extends Omit<ActionTargets, "callable"> {
  owner: DocumentOwner;
}

/** Checks one block: its type, condition, props, and what happens at its events. `place` is the block's. */
export function checkBlock(block: ComposedBlock, language: Language, targets: BlockTargets, place: Place): void {
  checkCondition(block.when, within(place, "when"));
  checkShown(block, place);
  const facts = findNamed(block.type, language.blocks, { place: within(place, "type"), named: { key: "named.block" } });
  const record = facts && recordOf(facts, block.props);
  const events: Record<string, EventPayload> = facts ? Object.fromEntries(eventsOf(facts, block.props)) : {};
  checkValue(block.props ?? {}, facts?.props ?? {}, {
    ...within(place, "props"),
    events: Object.keys(events),
    ...(record ? { record } : {}),
  });
  for (const name of facts?.needs ?? []) {
    if (block.props?.[name] !== undefined) continue;
    place.report({ path: block.props ? [...place.path, "props"] : place.path, key: "block.needs", values: { name } });
  }
  checkList(block, facts?.list, place);
  for (const [event, actions] of Object.entries(isObject(block.on) ? block.on : {})) {
    const there = within(place, "on", event);
    const payload =
      facts && findNamed(event, events, { place: there, named: { key: "named.event", values: { block: block.type } } });
    if (facts && !payload) continue;
    const callable = () =>
      Object.keys(language.operations).filter((id) =>
        mayCall(language, { owner: targets.owner, type: block.type, event }, id),
      );
    checkActions(
      actions,
      { ...targets, callable },
      { ...there, roots: { ...place.roots, item: payload?.item ?? {}, form: payload?.form ?? {} } },
    );
  }
}

/** Refuses a time to show it in that ends before it begins. Times of one form: the later one is the greater text. */
function checkShown({ shown: { from, until } = {} }: ComposedBlock, { path, report }: Place): void {
  if (from !== undefined && until !== undefined && from >= until)
    report({ path: [...path, "shown", "until"], key: "shown.never", values: { from, until } });
}

/** Advises to fill a list of a block that is written in it, and empty. */
function checkList({ props = {} }: ComposedBlock, list: string | undefined, { path, facts, report }: Place): void {
  const entries = list === undefined ? undefined : props[list];
  if (list !== undefined && facts.advises && Array.isArray(entries) && entries.length === 0)
    report({ path: [...path, "props", list], key: "own.empty", severity: "warning", ownOnly: true });
}

/** Checks that every block has its place. Paths are below `blocks`. */
export function placementProblems(screen: Pick<ComposedScreen, "slots" | "blocks">, language: Language): Problem[] {
  const blocks = Object.fromEntries(Object.entries(screen.blocks).filter(([, block]) => typeof block.in === "string"));
  // Blocks are not of their schema's types yet: a type may be anything.
  const slotsOf = (type: unknown) =>
    typeof type === "string" && Object.hasOwn(language.blocks, type) ? language.blocks[type]?.slots : undefined;
  let known: string[] | undefined;
  const holders = () =>
    (known ??= Object.keys(blocks).filter((key) => (slotsOf(blocks[key]?.type ?? "") ?? []).length > 0));
  return placementFaults({ slots: screen.slots, blocks }, slotsOf).map((fault) =>
    describe(fault, { slots: Object.keys(screen.slots), blocks, slotsOf, holders }),
  );
}

/** A circle of more blocks is not easier to find by all their names. */
const maxNamed = 10;

interface Around {
  slots: readonly string[];
  blocks: Readonly<Record<string, { type: string }>>;
  slotsOf: (type: string) => readonly string[] | undefined;
  /** The blocks that others may stand in; the same list for all that ask. */
  holders(): readonly string[];
}

function describe(fault: PlacementFault, { slots, blocks, slotsOf, holders }: Around): Problem {
  const path = [fault.key, "in"];
  switch (fault.kind) {
    case "noSlot":
      return { path, key: "place.noSlot", values: { slot: fault.slot }, ...suggest(fault.slot, slots) };
    case "noParent":
      return { path, key: "place.noParent", values: { parent: fault.parent }, ...suggest(fault.parent, holders()) };
    case "noParentSlot": {
      const type = blocks[fault.parent]?.type ?? "";
      return {
        path,
        key: "place.noParentSlot",
        values: { block: type, slot: fault.slot },
        ...suggest(fault.slot, slotsOf(type) ?? []),
      };
    }
    case "cycle":
      return {
        path,
        key: "place.cycle",
        values: {
          keys: [...fault.keys.slice(0, maxNamed), ...(fault.keys.length > maxNamed ? ["…"] : []), fault.key].join(
            " → ",
          ),
        },
      };
    case "tooDeep":
      return { path, key: "limit.blockDepth", values: { most: maxBlockDepth } };
    default:
      return fault satisfies never;
  }
}
