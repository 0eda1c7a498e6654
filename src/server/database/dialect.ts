import { AsyncLocalStorage } from "node:async_hooks";
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from "kysely";
import { isUnavailable } from "./unavailable.ts";

/** What a transaction of this flow begins with: sent in one message, where `begin` alone would be one of its own. */
export const beginning = new AsyncLocalStorage<string>();

/** PostgreSQL as Kysely speaks it, but for how transactions begin. */
export class ApplicationDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ApplicationDriver(this.#config);
  }
}

class ApplicationDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const statements = beginning.getStore();
    if (statements === undefined) return super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(statements));
    } catch (error) {
      // It may have begun all the same, and the connection goes back to the pool.
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
      throw error;
    }
  }

  override async rollbackTransaction(...args: Parameters<PostgresDriver["rollbackTransaction"]>): Promise<void> {
    try {
      await super.rollbackTransaction(...args);
    } catch (error) {
      // A lost connection is rolled back by that; why it was lost is what the transaction failed with.
      if (!isUnavailable(error)) throw error;
    }
  }
}
