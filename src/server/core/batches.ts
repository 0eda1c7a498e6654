import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseHung, isUnavailable } from "../database/unavailable.ts";
import { CodedError } from "./errors.ts";

interface BatchOptions<Item, Outcome> {
  /** Items of one batch at most. */
  largest: number;
  /**
   * Stores a batch in one transaction; gives the outcome of each in their order, an error where one of them alone was
   * refused. What it throws undoes the batch.
   */
  store(items: readonly Item[]): Promise<readonly (Outcome | Error)[]>;
}

interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Outcome): void;
  reject(reason: unknown): void;
}

/** Items that wait at most: more than can come within the time that anybody waits. */
const ROOM = 20_000;

/**
 * Many people ask at once, and storing one item takes as long as storing many: what arrives while a batch is stored is
 * the next batch. An item alone is stored at once. UNAVAILABLE where too many wait. Not inside a transaction.
 */
export function inBatches<Item, Outcome>({
  largest,
  store,
}: BatchOptions<Item, Outcome>): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = [];
  let isStoring = false;
  // A batch is nobody's own: it runs in no caller's transaction or page.
  const outside = AsyncLocalStorage.snapshot();

  /** Never rejects: each is told how it went, after the transaction has ended. */
  const storeBatch = async (batch: readonly Waiting<Item, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await store(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index] as Outcome | Error;
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      }
    } catch (error) {
      // What one of them cannot store spoils its own, and not what happened to be beside it. A database that is away is
      // so for all: they are told at once, and come again.
      if (batch.length === 1 || isUnavailable(error) || error instanceof DatabaseHung)
        for (const { reject } of batch) reject(error);
      else for (const one of batch) await storeBatch([one]);
    }
  };
  const storeAll = async (): Promise<void> => {
    isStoring = true;
    // Those of the same turn of the event loop go together.
    await new Promise(setImmediate);
    while (waiting.length > 0) await storeBatch(waiting.splice(0, largest));
    isStoring = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= ROOM) return reject(new CodedError("UNAVAILABLE"));
      waiting.push({ item, resolve, reject });
      if (!isStoring) outside(() => void storeAll());
    });
}
