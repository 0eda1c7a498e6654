import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Bus } from "../../../database/bus.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import type { Log } from "../../../core/log.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { createWordIndex, findWords, type WordHit, type WordIndex } from "./find-listed.ts";
import { selectNow, selectRemoved, selectWords } from "./word-queries.ts";

/** The lists of words in memory: the platform's, and those of organisations whose people write. */
export interface WordLists {
  /** Words of the platform and of an organisation in a text; see `findWords`. */
  find(orgNo: string, text: string): Promise<WordHit[]>;
  /** The same by what is stored now, however long that takes to read. */
  findFresh(orgNo: string, text: string): Promise<WordHit[]>;
  /** A list changed: every node reads what did. Call it after the change is committed. */
  changed(orgNo: string): Promise<void>;
}

interface Options {
  db: Db;
  bus: Bus;
  log: Log;
}

/** How long a node trusts what was noted of removed words: less than the two days for which the database keeps it. */
const REMOVED_KEPT_MS = 86_400_000;
/** ms for which words are added before others have their turn. */
const SLICE_MS = 5;
/** Words of all lists in memory; the platform's stay. */
const MAX_WORDS = 600_000;

export async function createWordLists({ db, bus, log }: Options): Promise<WordLists> {
  const lists = new LRUCache<string, WordList>({
    maxSize: MAX_WORDS,
    sizeCalculation: (list) => (list.size ?? 0) + 1,
  });
  const platform = wordList({ db, orgNo: PLATFORM, log });
  const listOf = (orgNo: string): WordList => {
    let list = lists.get(orgNo);
    if (!list) lists.set(orgNo, (list = wordList({ db, orgNo, log })));
    return list;
  };
  const both = (orgNo: string) => (orgNo === PLATFORM ? [platform] : [platform, listOf(orgNo)]);
  const purge = (orgNo: string): void => {
    if (orgNo === PLATFORM) platform.purge();
    else lists.peek(orgNo)?.purge();
  };
  await bus.on(CHANNEL, purge);
  bus.onStale(() => {
    platform.purge();
    for (const list of lists.values()) list.purge();
  });
  const find = async (orgNo: string, text: string, which: "current" | "fresh") => {
    const indexes = await Promise.all(both(orgNo).map((list) => list[which]()));
    const own = lists.peek(orgNo);
    // What it weighs is known once it is read.
    if (own) lists.set(orgNo, own);
    return findWords(indexes, text);
  };
  return {
    find: (orgNo, text) => find(orgNo, text, "current"),
    findFresh: (orgNo, text) => find(orgNo, text, "fresh"),
    changed: (orgNo) => bus.publish(CHANNEL, orgNo),
  };
}

const CHANNEL = "moderation_word";

interface WordList {
  readonly size: number | undefined;
  /** The list that is there; it is waited for only where none was read before. */
  current(): Promise<WordIndex>;
  /** The list as it is stored now. */
  fresh(): Promise<WordIndex>;
  purge(): void;
}

/** A list that was read, and what it shows for certain. */
interface ReadList {
  index: WordIndex;
  /** Every change of an older transaction is in it. */
  upTo: string;
  readAt: Date;
}

function wordList({ db, orgNo, log }: { db: Db; orgNo: string; log: Log }): WordList {
  let known: ReadList | undefined;
  let loading: Promise<WordIndex> | undefined;
  /** Grows with each change. */
  let generation = 0;
  let loaded = -1;
  async function load(): Promise<WordIndex> {
    for (;;) {
      const begun = generation;
      known = await readList({ db, orgNo, log }, known);
      loaded = begun;
      if (begun === generation) return known.index;
    }
  }
  const fresh = (): Promise<WordIndex> => {
    if (known && loaded === generation) return Promise.resolve(known.index);
    loading ??= load().finally(() => (loading = undefined));
    return loading;
  };
  const inBackground = (): void =>
    void fresh().catch((error: unknown) => log.warn({ err: error, orgNo }, "a list of words was not read again"));
  return {
    get size() {
      return known?.index.size;
    },
    fresh,
    async current() {
      if (!known) return fresh();
      if (loaded !== generation) inBackground();
      return known.index;
    },
    purge() {
      generation += 1;
      if (known) inBackground();
    },
  };
}

/**
 * The list as it is stored now: what changed since it was read, put into the index that is there, or all of it. What a
 * transaction does that was under way is read once more, which changes nothing.
 */
async function readList({ db, orgNo, log }: Pick<Options, "db" | "log"> & { orgNo: string }, known?: ReadList) {
  const read = <Found>(query: (trx: Trx) => Promise<Found>) => withActor(db, systemActor, query);
  const now = await read(selectNow);
  const before = known && now.readAt.getTime() - known.readAt.getTime() < REMOVED_KEPT_MS ? known : undefined;
  const index = before?.index ?? createWordIndex();
  const rows = await read((trx) => selectWords(trx, { orgNo, ...(before ? { since: before.upTo } : {}) }));
  let begun = performance.now();
  for (const { id, word, level } of rows) {
    index.add({ id, word, level, orgNo });
    if (performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
  const removed = before ? await read((trx) => selectRemoved(trx, { orgNo, since: before.upTo })) : [];
  for (const id of removed) index.remove(id);
  log.debug({ orgNo, words: rows.length, removed: removed.length, isWhole: !before }, "a list of words was read");
  return { index, ...now };
}
