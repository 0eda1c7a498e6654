import { useRef, useState } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { MAX_AT_ONCE } from "../../shared/lists.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import type { RecordOutcome } from "../../generated/types.ts";
import { isObject } from "../../shared/json.ts";
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
  /** How far something is that is sent in parts. */
  progress: { done: number; count: number } | undefined;
  /** What became of each record that something was last done with in parts. */
  outcomes: readonly RecordOutcome[] | undefined;
  hideOutcomes: () => void;
  /** Does something with all of them, with what was filled in for it; undefined where that is under way already. */
  act: (entry: BulkEntry, values?: Record<string, unknown>) => Promise<Outcome | undefined>;
}

/** What can be done with several records. */
export type BulkEntry = NonNullable<Props["bulk"]>[number];

interface Chosen {
  /** Each as it was when it was chosen: what is sent of it is what the person saw. */
  records: ReadonlyMap<string, Item>;
  isAll: boolean;
  /** How many the server found, where that is not what the page says. */
  counted?: { instead: number; now: number };
}

const nothing: Chosen = { records: new Map(), isAll: false };

/**
 * Chosen records stay chosen from page to page and are counted where they are not seen; another search or filter drops
 * them. All that is found goes as the filter: the server counts again, and a number that has changed is asked anew.
 */
export function useSelection(props: Props): Selection {
  const { items = [], keyField = "id", totalCount = 0, on } = props;
  const { found } = addressIn(props);
  const [chosen, setChosen] = useStateFor<Chosen>(JSON.stringify(found), nothing);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Selection["progress"]>();
  const [outcomes, setOutcomes] = useState<Selection["outcomes"]>();
  const isRunning = useRef(false);
  const keyOf = (item: Item) => textOf(item, keyField);
  const here = new Set(items.map(keyOf));
  const keys = chosen.isAll ? [] : [...chosen.records.keys()];
  const foundCount = chosen.counted?.instead === totalCount ? chosen.counted.now : totalCount;
  const payloadOf = ({ fields }: BulkEntry, count: number): Record<string, unknown> => {
    if (chosen.isAll) return { count, countFound: count, found };
    const records = fields && [...chosen.records.values()].map((item) => picked(item, fields));
    return { count, keys, ...(records && { records }) };
  };
  const actInParts = async ({ name, parts }: BulkEntry & { parts: number }, values?: Record<string, unknown>) => {
    const { outcome, left } = await sendInParts([...chosen.records], parts, {
      send: (payload) => (values ? on[name]?.(payload, values) : on[name]?.(payload)),
      onProgress: setProgress,
      onOutcomes: setOutcomes,
    });
    setChosen({ records: left, isAll: false });
    return outcome;
  };
  const act = useHandler(async (entry: BulkEntry, values?: Record<string, unknown>) => {
    // A second press while the first is under way does nothing.
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    setOutcomes(undefined);
    let outcome: Outcome | undefined;
    const { parts } = entry;
    if (parts !== undefined && !chosen.isAll) outcome = await actInParts({ ...entry, parts }, values);
    let count: number | undefined =
      parts !== undefined && !chosen.isAll ? undefined : chosen.isAll ? foundCount : keys.length;
    while (count !== undefined) {
      const payload = payloadOf(entry, count);
      outcome = await (values ? on[entry.name]?.(payload, values) : on[entry.name]?.(payload));
      if (outcome?.done === true) setChosen(nothing);
      const again: number | undefined = outcome && !outcome.done ? countInstead(outcome.error, count) : undefined;
      // A form shows the number, and is sent again by the person; a question is asked here.
      if (again !== undefined && values) setChosen({ ...chosen, counted: { instead: totalCount, now: again } });
      count = values ? undefined : again;
    }
    isRunning.current = false;
    setBusy(false);
    setProgress(undefined);
    return outcome;
  });
  return {
    count: chosen.isAll ? foundCount : keys.length,
    elsewhere: keys.filter((key) => !here.has(key)).length,
    isAll: chosen.isAll,
    isBusy,
    has: (item) => (chosen.isAll ? isSelectable(item, props) : chosen.records.has(keyOf(item))),
    choose(some, isChosen) {
      // One of all that is taken away leaves what this page shows: the rest is not seen one by one.
      const shown = items.filter((item) => isSelectable(item, props));
      const next = new Map(chosen.isAll ? shown.map((item) => [keyOf(item), item] as const) : chosen.records);
      for (const item of some) {
        if (isChosen) next.set(keyOf(item), item);
        else next.delete(keyOf(item));
      }
      setChosen({ records: next, isAll: false });
    },
    chooseAll: () => setChosen({ records: new Map(), isAll: true }),
    clear: () => setChosen(nothing),
    progress,
    outcomes,
    hideOutcomes: () => setOutcomes(undefined),
    act,
  };
}

/** Whether something can be done with a record together with others. */
export function isSelectable(item: Item, props: Props): boolean {
  return bulkOf(props).some(({ when }) => holds(when, item));
}

/** What can be done with several, where the screen gives it actions and the site does not hide it. */
export function bulkOf({ bulk = [], on, hidden = [] }: Props): BulkEntry[] {
  return bulk.filter(({ name }) => on[name] !== undefined && !hidden.includes(name));
}

/** How many are chosen, and how many of them are not seen. */
export function chosenText(
  { count, elsewhere, isAll }: Pick<Selection, "count" | "elsewhere" | "isAll">,
  t: Props["t"],
): string {
  if (isAll) return t("recordList.chosenAll", { count });
  return elsewhere > 0 ? t("recordList.chosenElsewhere", { count, elsewhere }) : t("recordList.chosen", { count });
}

interface PartsHandles {
  send: (payload: { count: number; keys: string[] }) => Promise<Outcome> | undefined;
  onProgress: (progress: NonNullable<Selection["progress"]>) => void;
  onOutcomes: (outcomes: readonly RecordOutcome[]) => void;
}

/** One part after the other. Where one cannot be sent, it and those behind it are left. */
async function sendInParts(
  all: readonly (readonly [string, Item])[],
  parts: number,
  { send, onProgress, onOutcomes }: PartsHandles,
): Promise<{ outcome: Outcome | undefined; left: Chosen["records"] }> {
  const told: RecordOutcome[] = [];
  for (let at = 0; at < all.length; at += parts) {
    onProgress({ done: at, count: all.length });
    const keys = all.slice(at, at + parts).map(([key]) => key);
    const outcome = await send({ count: keys.length, keys });
    if (outcome?.done !== true) return { outcome, left: new Map(all.slice(at)) };
    told.push(...outcomesIn(outcome.reply));
    onOutcomes([...told]);
  }
  return { outcome: { done: true, reply: { list: told } }, left: nothing.records };
}

/** What a call says became of each record. */
function outcomesIn(reply: unknown): RecordOutcome[] {
  return isObject(reply) && Array.isArray(reply["list"]) ? (reply["list"] as RecordOutcome[]) : [];
}

function picked(item: Item, fields: readonly string[]): Item {
  return Object.fromEntries(fields.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])));
}

/** How many there are now, where a call was refused because that had changed and as many can be changed. */
function countInstead(error: unknown, seen: number): number | undefined {
  const { code, data } = (error ?? {}) as { code?: unknown; data?: unknown };
  const { count } = (data ?? {}) as { count?: unknown };
  if (code !== errorCode.COUNT_CHANGED || typeof count !== "number") return undefined;
  return count !== seen && count > 0 && count <= MAX_AT_ONCE ? count : undefined;
}
