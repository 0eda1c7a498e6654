import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { CodedError } from "../core/errors.ts";
import { actAs, pageReads, transaction, type Actor, type PageReads } from "./actor.ts";
import { insideTransaction, type Db, type Trx } from "./connect.ts";

/**
 * Makes something whose reads share transactions: what `withActor` is asked for while one is open joins it, each piece
 * in the name of its own actor, one after the other. A transaction ends when nobody waits for it, so none is held while
 * something else is waited for. A piece that fails costs only itself: what comes after goes on in another transaction.
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

interface Piece {
  actor: Actor;
  /** Runs it; true when the transaction is good for others afterwards. Never throws. */
  run(trx: Trx): Promise<boolean>;
  refuse(error: unknown): void;
}

function createReads(db: Db): PageReads & { end(): void } {
  const waiting: Piece[] = [];
  let isRunning = false;
  let isOver = false;

  const next = (before: Actor): Piece | undefined => {
    const alike = waiting.findIndex(({ actor }) => isSame(actor, before));
    return waiting.splice(Math.max(alike, 0), 1)[0];
  };
  const runAll = async (trx: Trx, first: Actor): Promise<void> => {
    let said = first;
    for (let piece = next(said); piece; piece = next(said) ?? (await turn(() => next(said)))) {
      if (!isSame(piece.actor, said)) {
        said = piece.actor;
        try {
          await sql.raw(actAs(said)).execute(trx);
        } catch (error) {
          piece.refuse(error);
          throw error;
        }
      }
      if (!(await piece.run(trx))) throw new Error("a read of the page failed");
    }
  };
  const drain = async (): Promise<void> => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      const { actor } = first;
      let hasBegun = false;
      try {
        await transaction(db, `begin read only; ${actAs(actor)}`, (trx) => {
          hasBegun = true;
          return runAll(trx, actor);
        });
      } catch (error) {
        // What failed has said so itself, and those after it get another transaction; unless there is none to be had.
        if (!hasBegun) for (const piece of waiting.splice(0)) piece.refuse(error);
      }
    }
    isRunning = false;
  };

  return {
    db,
    answers: new Map(),
    read<Result>(actor: Actor, work: (trx: Trx) => Promise<Result>): Promise<Result> {
      const alone = () => transaction(db, `begin; ${actAs(actor)}`, work);
      if (isOver || insideTransaction.getStore()) return alone();
      const inItsFlow = AsyncLocalStorage.snapshot();
      return new Promise<Result>((resolve, reject) => {
        waiting.push({
          actor,
          refuse: reject,
          async run(trx) {
            try {
              resolve(await inItsFlow(() => insideTransaction.run(true, () => work(trx))));
              return true;
            } catch (error) {
              // It writes, or swallowed an error of its own: it is another's business, and gets a transaction alone.
              if (needsToBeAlone.has((error as { code?: unknown }).code)) resolve(inItsFlow(alone));
              else reject(error);
              return error instanceof CodedError;
            }
          },
        });
        if (isRunning) return;
        isRunning = true;
        void drain();
      });
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

/** Who was waiting for the last answer may have another question, before the transaction ends. */
function turn<Result>(then: () => Result): Promise<Result> {
  return new Promise((resolve) => setImmediate(() => resolve(then())));
}

function isSame(one: Actor, other: Actor): boolean {
  return (
    one.scope === other.scope &&
    (one.scope === "system" || (other.scope !== "system" && one.userNo === other.userNo && one.orgNo === other.orgNo))
  );
}
