import pg from "pg";
import { statementName, typeParsers } from "./client.ts";

/** A statement with what becomes of it. */
export interface BatchStatement {
  text: string;
  /** As `travelling` gives them. */
  values: readonly unknown[];
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/**
 * Statements that are sent in one write and answered together, as one transaction: without `begin` and `commit`, because
 * PostgreSQL ends the transaction at the `Sync` message, of which a batch has one, at its end. When a statement fails,
 * PostgreSQL undoes the batch and does not run the statements after it.
 */
export class StatementBatch implements pg.Submittable {
  /** Called once, with the error that ended it. `pg` puts its own in its place, to stop its clock. */
  callback: (error: Error | null | undefined) => void;
  /** Texts of all its statements. */
  readonly texts: readonly string[];
  readonly #statements: readonly BatchStatement[];
  readonly #isNamed: boolean;
  #queries: StatementQuery[] = [];
  /** Which statement is being answered. */
  #at = 0;

  /** @param isNamed whether statements are planned once for the connection */
  constructor(
    statements: readonly BatchStatement[],
    { isNamed, onEnd }: { isNamed: boolean; onEnd: (error: Error | null | undefined) => void },
  ) {
    this.#statements = statements;
    this.#isNamed = isNamed;
    this.texts = statements.map(({ text }) => text);
    this.callback = onEnd;
  }

  /** How many statements of the batch were answered, from the first on. */
  get answered(): number {
    return this.#at;
  }

  /** What `pg` notes as known to the connection when PostgreSQL says that it has parsed. */
  get name(): string | undefined {
    return this.#queries[this.#at]?.name;
  }
  get text(): string {
    return this.#statements[this.#at]?.text ?? "";
  }

  /** Called by `pg` when it is the batch's turn. */
  submit(connection: pg.Connection): null {
    const messages: Buffer[] = [];
    // Everything of the connection, but that its messages are gathered and its `Sync` waits for the last statement.
    const gathering = Object.create(connection, {
      _send: { value: (message: Buffer) => void messages.push(message) },
      sync: { value: () => undefined },
    }) as pg.Connection;
    for (const statement of this.#statements) {
      const query = this.#queryOf(statement);
      this.#queries.push(query);
      query.prepare(gathering);
    }
    // Where the connection is gone, `pg` says so to all that wait for it.
    if (connection.stream.writable) connection.stream.write(Buffer.concat([...messages, SYNC]));
    return null;
  }

  #queryOf({ text, values, resolve, reject }: BatchStatement): StatementQuery {
    const name = this.#isNamed && values.length > 0 ? statementName(text) : undefined;
    const config = { text, values: [...values], types: typeParsers, queryMode: "extended", ...(name && { name }) };
    // What `pg` calls on a query is not in its types.
    return new pg.Query(config, (error: Error | undefined | null, result) => {
      if (error) reject(error);
      else resolve(result.rows);
    }) as unknown as StatementQuery;
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    const query = this.#queries[this.#at];
    this.#at += 1;
    query?.handleCommandComplete(message, connection);
    query?.handleReadyForQuery(connection);
  }

  handleEmptyQuery(connection: pg.Connection): void {
    const query = this.#queries[this.#at];
    this.#at += 1;
    query?.handleReadyForQuery(connection);
  }

  /** What PostgreSQL refused, or a connection that is lost. */
  handleError(error: Error, connection: pg.Connection & Submitted): void {
    // Statements that PostgreSQL passed over were not parsed.
    for (const { name } of this.#queries.slice(this.#at))
      if (name !== undefined) delete connection.submittedNamedStatements[name];
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }
}

/** Values as they travel: one that cannot be written as text fails here, where it fails its own statement alone. */
export function travelling(values: readonly unknown[]): unknown[] {
  return values.map((value) => prepareValue(value));
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/** The `Sync` message. */
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

interface Submitted {
  /** Statements by name that were sent to be parsed. */
  submittedNamedStatements: Record<string, string>;
}

/** A query of `pg`, by what a client calls on it. */
interface StatementQuery {
  readonly name: string | undefined;
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
}
