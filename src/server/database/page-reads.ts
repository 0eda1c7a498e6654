import { actAs, pageReads, transaction, type PageReads } from "./actor.ts";
import { insideTransaction, type Db } from "./connect.ts";
import { createGatheredReads, type GatheredReads } from "./gathered-reads.ts";

/**
 * Makes something whose reads are sent together: the statements that pieces of work (`withActor`) ask in the same turn
 * of the event loop are one write and one read-only transaction, each in the name of its own actor. A statement that
 * fails costs only its own piece. One that writes, or needs more of a transaction than that it says who asks, has its
 * piece run again in a transaction of its own.
 */
export async function readTogether<Result>(db: Db, make: () => Promise<Result>): Promise<Result> {
  const reads = createReads(db);
  try {
    return await pageReads.run(reads, make);
  } finally {
    reads.end();
  }
}

/**
 * What `load` gives, asked once for each key where reads are made together; each time elsewhere. The key names all that
 * the answer depends on.
 */
export function onceTogether<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const answers = pageReads.getStore()?.answers;
  if (!answers) return load();
  let answer = answers.get(key) as Promise<Value> | undefined;
  if (!answer) {
    answers.set(key, (answer = load()));
    // What failed may do so for a reason of the first one's own.
    answer.catch(() => answers.delete(key));
  }
  return answer;
}

/** Whether what is read now is read together with other things. */
export function areReadsTogether(): boolean {
  return pageReads.getStore()?.answers !== undefined;
}

function createReads(db: Db): PageReads & { end(): void } {
  let reads: GatheredReads | undefined;
  let isOver = false;
  return {
    db,
    answers: new Map(),
    async read(actor, work) {
      const alone = () => transaction(db, `begin; ${actAs(actor)}`, work);
      if (isOver || insideTransaction.getStore()) return alone();
      const piece = (reads ??= createGatheredReads(db)).begin(actor);
      try {
        return await insideTransaction.run(true, () => work(piece.trx));
      } catch (error) {
        if (needsToBeAlone.has((error as { code?: unknown }).code)) return await alone();
        throw error;
      } finally {
        piece.end();
      }
    },
    end() {
      isOver = true;
      // Whatever outlives the page is told nothing from before.
      this.answers = undefined;
    },
  };
}

/** read_only_sql_transaction, in_failed_sql_transaction. */
const needsToBeAlone: ReadonlySet<unknown> = new Set(["25006", "25P02"]);
