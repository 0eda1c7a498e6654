import { AsyncLocalStorage } from "node:async_hooks";
import { Transaction, type CompiledQuery, type DatabaseConnection, type QueryResult } from "kysely";
import pg from "pg";
import type { Database } from "../../generated/database.ts";
import { namesOf, type Actor } from "./actor.ts";
import { ApplicationClient } from "./client.ts";
import { partsOf, type Db, type Trx } from "./connect.ts";
import { StatementBatch, travelling, type BatchStatement } from "./statement-batch.ts";

/** Reads of one page: those that wait are sent together. */
export interface GatheredReads {
  /** Begins a piece of work whose statements are asked in the name of `actor`. */
  begin(actor: Actor): ReadPiece;
}

export interface ReadPiece {
  trx: Trx;
  /** Afterwards `trx` is refused. */
  end(): void;
}

interface Asked extends BatchStatement {
  actor: Actor;
}

/**
 * Gathers the statements that are asked in one turn of the event loop, and sends them as one batch; what is asked
 * meanwhile waits for the next. A batch is a transaction of its own that begins by saying that it only reads and who
 * asks: where that fails, PostgreSQL runs nothing of it. What it passed over behind a statement that failed is sent
 * again.
 */
export function createGatheredReads(db: Db): GatheredReads {
  const { pool, dialect } = partsOf(db);
  const driver = dialect.createDriver();
  // Whoever asks first is inside its own piece, where the pool is refused.
  const inPage = AsyncLocalStorage.snapshot();
  const waiting: Asked[] = [];
  let isSending = false;

  const ask = (asked: Asked): void => {
    waiting.push(asked);
    if (isSending) return;
    isSending = true;
    inPage(() => setImmediate(() => void sendAll()));
  };
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      let client: pg.PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        for (const { reject } of waiting.splice(0)) reject(error);
        break;
      }
      const unanswered = await send(client, waiting.splice(0));
      // Who was waiting for an answer may have another question.
      await new Promise(setImmediate);
      waiting.unshift(...unanswered);
    }
    isSending = false;
  };

  return {
    begin(actor) {
      let isOver = false;
      let hasFailed = false;
      const connection: DatabaseConnection = {
        async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
          if (isOver) throw new Error("The transaction of this read is over.");
          if (hasFailed) throw needsTransaction("A statement of this read failed before.");
          if (keepsInTransaction.test(sql)) throw needsTransaction("This statement is for a transaction of its own.");
          try {
            const values = travelling(parameters);
            const rows = await new Promise<unknown[]>((resolve, reject) =>
              ask({ actor, text: sql, values, resolve, reject }),
            );
            return { rows: rows as Row[] };
          } catch (error) {
            hasFailed = true;
            // The stack of who asked, instead of that of the socket.
            if (error instanceof Error) Error.captureStackTrace(error);
            throw error;
          }
        },
        streamQuery() {
          throw new Error("A page does not stream what it reads.");
        },
      };
      const executor = db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) });
      return {
        trx: new Transaction<Database>({ config: { dialect }, dialect, driver, executor }),
        end: () => void (isOver = true),
      };
    },
  };
}

/** Sends statements as one batch; gives those that were passed over because another one failed. */
function send(client: pg.PoolClient, asked: readonly Asked[]): Promise<Asked[]> {
  const statements: (BatchStatement | Asked)[] = [];
  for (const [actor, ofActor] of byActor(asked)) statements.push(sayWho(actor), ...ofActor);
  return new Promise((resolve) => {
    const batch = new StatementBatch(statements, {
      isNamed: client instanceof ApplicationClient,
      onEnd(error) {
        // A connection that ends, answers no more, or not in time, is of no use to others.
        client.release(error && !isOfStatement(error) ? error : undefined);
        const [failed, ...after] = statements.slice(batch.answered);
        const unanswered = after.filter((statement) => "actor" in statement);
        if (!failed) return resolve([]);
        // Who asks could not be said, or there is no connection: the same would happen to all.
        if (!("actor" in failed)) for (const { reject } of unanswered.splice(0)) reject(error);
        failed.reject(error);
        resolve(unanswered);
      },
    });
    client.query(batch);
  });
}

function isOfStatement(error: Error): boolean {
  return error instanceof pg.DatabaseError && error.severity === "ERROR";
}

/** What is asked in the name of each actor, in the order in which they first asked. */
function byActor(asked: readonly Asked[]): Map<Actor, Asked[]> {
  const groups = new Map<string, [Actor, Asked[]]>();
  for (const one of asked) {
    const key = JSON.stringify(namesOf(one.actor));
    const group = groups.get(key);
    if (group) group[1].push(one);
    else groups.set(key, [one.actor, [one]]);
  }
  return new Map(groups.values());
}

/** Says who asks, until the batch ends. */
function sayWho(actor: Actor): BatchStatement {
  return { text: SAY_WHO, values: namesOf(actor), resolve: () => undefined, reject: () => undefined };
}

const SAY_WHO =
  "select set_config('transaction_read_only', 'on', true), set_config('app.scope', $1, true), " +
  "set_config('app.user_no', $2, true), set_config('app.org_no', $3, true)";

/** Statements whose effect is to last until the end of a transaction. */
const keepsInTransaction = /\b(set_config|pg_(try_)?advisory_)|^\s*(set|savepoint|declare|lock)\b/i;

/** Has the piece run again in a transaction of its own: `in_failed_sql_transaction`. */
function needsTransaction(message: string): Error {
  return Object.assign(new Error(message), { code: "25P02" });
}
