import { openDatabase, type Db } from "../server/database/connect.ts";
import { readSettings } from "../server/core/settings.ts";

/**
 * Runs something on the database that the server would use. The embedded one belongs to one process: while a server
 * runs on it, this throws with words for the person at the terminal. PostgreSQL is shared with servers that run.
 */
export async function withDatabase<Result>(env: NodeJS.ProcessEnv, work: (db: Db) => Promise<Result>): Promise<Result> {
  const settings = readSettings(env);
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase({ ...settings, poolSize: 1 }).catch((error: unknown) => {
    if (
      databaseUrl === undefined &&
      error instanceof Error &&
      error.message.includes("is in use by another lectern process")
    ) {
      throw new Error(
        `A server runs on ${dataDir}, and the embedded database is for one process only. Stop the server first, run this again, and start it; with PostgreSQL (DATABASE_URL) both can work at once.`,
        { cause: error },
      );
    }
    throw error;
  });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
