import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Bus } from "../../../database/bus.ts";
import type { Db } from "../../../database/connect.ts";
import type { Log } from "../../../core/log.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { createWordIndex, findWords, type WordHit, type WordIndex } from "./find-listed.ts";
import { selectWordsAfter } from "./word-queries.ts";

/** The lists of words in memory: the platform's, and those of organisations whose people write. */
export interface WordLists {
  /** Words of the platform and of an organisation in a text; see `findWords`. */
  find(orgNo: string, text: string): Promise<WordHit[]>;
  /** The same by what is stored now, however long that takes to read. */
  findFresh(orgNo: string, text: string): Promise<WordHit[]>;
  /** A list changed: every node reads it again. Call it after the change is committed. */
  changed(orgNo: string): Promise<void>;
}

interface Options {
  db: Db;
  bus: Bus;
  log: Log;
}

/** Words that are read at a time; between them others have their turn. */
const BATCH = 2000;
/** Words that are added before others have their turn. */
const SLICE = 250;
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
  bus.onResync(() => {
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

function wordList({ db, orgNo, log }: { db: Db; orgNo: string; log: Log }): WordList {
  let known: WordIndex | undefined;
  let loading: Promise<WordIndex> | undefined;
  /** Grows with each change. */
  let generation = 0;
  let loaded = -1;

  async function load(): Promise<WordIndex> {
    for (;;) {
      const begun = generation;
      const index = await readIndex(db, orgNo);
      known = index;
      loaded = begun;
      if (begun === generation) return index;
    }
  }
  const fresh = (): Promise<WordIndex> => {
    if (known && loaded === generation) return Promise.resolve(known);
    loading ??= load().finally(() => (loading = undefined));
    return loading;
  };
  const inBackground = (): void =>
    void fresh().catch((error: unknown) => log.warn({ err: error, orgNo }, "a list of words was not read again"));
  return {
    get size() {
      return known?.size;
    },
    fresh,
    async current() {
      if (!known) return fresh();
      if (loaded !== generation) inBackground();
      return known;
    },
    purge() {
      generation += 1;
      if (known) inBackground();
    },
  };
}

async function readIndex(db: Db, orgNo: string): Promise<WordIndex> {
  const index = createWordIndex();
  let after = "0";
  for (;;) {
    const from = after;
    const rows = await withActor(db, systemActor, (trx) => selectWordsAfter(trx, { orgNo, after: from, limit: BATCH }));
    for (const [at, { id, word, level }] of rows.entries()) {
      index.add({ id, word, level, orgNo });
      if (at % SLICE === SLICE - 1) await setImmediate();
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return index;
    after = last.id;
  }
}
