import { useRef, useState } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { MAX_AT_ONCE } from "../../shared/lists.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { addressIn } from "./address.ts";
import { holds, textOf } from "./item.ts";
import type { Item } from "./RecordList.tsx";

type Props = BlockProps<"recordList">;

/** What a person has chosen, by the keys of the records, or all that is found. */
export interface Selection {
  count: number;
  /** Those of them that this page does not show. */
  elsewhere: number;
  isAll: boolean;
  isBusy: boolean;
  has: (item: Item) => boolean;
  choose: (items: readonly Item[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
  /** Does something with all of them. */
  act: (name: string) => Promise<void>;
}

interface Chosen {
  keys: ReadonlySet<string>;
  isAll: boolean;
}

const nothing: Chosen = { keys: new Set(), isAll: false };

/**
 * Chosen records stay chosen from page to page and are counted where they are not seen; another search or filter drops
 * them. All that is found goes as the filter: the server counts again, and a number that has changed is asked anew.
 */
export function useSelection(props: Props): Selection {
  const { items = [], keyField = "id", totalCount = 0, on } = props;
  const { found } = addressIn(props);
  const [chosen, setChosen] = useStateFor<Chosen>(JSON.stringify(found), nothing);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const keyOf = (item: Item) => textOf(item, keyField);
  const here = new Set(items.map(keyOf));
  const keys = chosen.isAll ? [] : [...chosen.keys];
  const act = useHandler(async (name: string) => {
    // A second press while the first is under way does nothing.
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    let count: number | undefined = chosen.isAll ? totalCount : keys.length;
    while (count !== undefined) {
      const payload: Record<string, unknown> = chosen.isAll ? { count, countFound: count, found } : { count, keys };
      const outcome: Outcome | undefined = await on[name]?.(payload);
      if (outcome?.done === true) setChosen(nothing);
      const now: number | undefined = outcome && !outcome.done ? countInstead(outcome.error) : undefined;
      count = now !== undefined && now !== count && now > 0 && now <= MAX_AT_ONCE ? now : undefined;
    }
    isRunning.current = false;
    setBusy(false);
  });
  return {
    count: chosen.isAll ? totalCount : keys.length,
    elsewhere: keys.filter((key) => !here.has(key)).length,
    isAll: chosen.isAll,
    isBusy,
    has: (item) => (chosen.isAll ? isSelectable(item, props) : chosen.keys.has(keyOf(item))),
    choose(some, isChosen) {
      // One of all that is taken away leaves what this page shows: the rest is not seen one by one.
      const before = chosen.isAll ? items.filter((item) => isSelectable(item, props)).map(keyOf) : chosen.keys;
      const next = new Set(before);
      for (const item of some) {
        if (isChosen) next.add(keyOf(item));
        else next.delete(keyOf(item));
      }
      setChosen({ keys: next, isAll: false });
    },
    chooseAll: () => setChosen({ keys: new Set(), isAll: true }),
    clear: () => setChosen(nothing),
    act,
  };
}

/** Whether something can be done with a record together with others. */
export function isSelectable(item: Item, props: Props): boolean {
  return bulkOf(props).some(({ when }) => holds(when, item));
}

/** What can be done with several, where the screen gives it actions and the site does not hide it. */
export function bulkOf({ bulk = [], on, hidden = [] }: Props): NonNullable<Props["bulk"]> {
  return bulk.filter(({ name }) => on[name] !== undefined && !hidden.includes(name));
}

/** How many there are now, where a call was refused because that had changed. */
function countInstead(error: unknown): number | undefined {
  const { code, data } = (error ?? {}) as { code?: unknown; data?: unknown };
  const { count } = (data ?? {}) as { count?: unknown };
  return code === errorCode.COUNT_CHANGED && typeof count === "number" ? count : undefined;
}
