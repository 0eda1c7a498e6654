import { isObject } from "../../shared/json.ts";
import { addBlock, freeKey, setValue } from "../../site/edit/edit.ts";
import { resolveLayout, resolveScreen } from "../../site/document/resolve.ts";
import type { BlockType } from "../../generated/built/block-table.ts";
import { pathOf } from "../outline/tree.ts";
import type { Draft, Edit, Place } from "../types.ts";
import { isSame } from "../../shared/same.ts";
import { freeSource, withSources } from "../../site/edit/sources.ts";
import { starterFor } from "../../site/edit/starter.ts";

interface Addition {
  draft: Draft;
  place: Place;
  edit: Edit;
  type: BlockType;
  to: { place: string; before?: string | undefined };
  /** What the block is called, to take it back by. */
  called: (node: { key: string; type: string; block: { props?: unknown } }) => string;
}

/** Adds a block of a type, with the data that it shows where the document has none of it yet. Gives its key. */
export function addFromGallery({ draft, place, edit, type, to, called }: Addition): string {
  const { block, data, alongside } = starterFor(type, draft.base, draft.own);
  const key = freeKey({ own: draft.own, inherited: draft.base, ...place, like: type });
  const there = dataOf(draft, place);
  const names = new Map(
    Object.entries(data).map(([name, source]) => [
      name,
      freeSource(name, (one) => there[one] !== undefined && !isSame(there[one], source)),
    ]),
  );
  edit(
    (own) => {
      let changed = alongside ? alongside(own) : own;
      for (const [name, source] of Object.entries(data)) {
        const as = names.get(name) ?? name;
        if (there[as] === undefined)
          changed = setValue({ own: changed, path: [...pathOf(place), "data", as], value: source });
      }
      return addBlock({
        own: changed,
        inherited: draft.base,
        key,
        ...place,
        block: withSources(block, names) as typeof block,
        in: to.place,
        before: to.before,
      });
    },
    "studio.edit.add",
    { values: { name: called({ key, type, block }) } },
  );
  return key;
}

function dataOf({ layers }: Draft, { screen, layout }: Place): Record<string, unknown> {
  const whole = screen === undefined ? resolveLayout(layers, layout) : resolveScreen(layers, screen);
  return isObject(whole?.data) ? whole.data : {};
}
