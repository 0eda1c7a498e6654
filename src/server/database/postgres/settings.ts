/** What is said of a PostgreSQL beside DATABASE_URL; none of it is read for the embedded database. */
export interface PostgresOptions {
  /**
   * The address of the owner of the tables, which applies migrations; undefined: DATABASE_URL does, or `lectern
   * migrate` elsewhere.
   */
  migrateUrl: string | undefined;
  /** An address past the pooler, for listening; undefined: DATABASE_URL is one. */
  directUrl: string | undefined;
  /** Connections of the pool. */
  poolSize: number;
  /** Whether statements have names on the connection; a pooler may not know them. */
  statements: boolean;
}

export const postgresDefaults: PostgresOptions = {
  migrateUrl: undefined,
  directUrl: undefined,
  poolSize: 10,
  statements: true,
};

interface Reading {
  problems: string[];
  databaseUrl: string | undefined;
  poolSize: (fallback: number) => number;
  statements: (fallback: boolean) => boolean;
}

/**
 * Reads them from the environment; what is wrong is added to `problems`, without the addresses, which hold passwords.
 */
export function readPostgresOptions(
  given: (name: string) => string | undefined,
  { problems, databaseUrl, poolSize, statements }: Reading,
): PostgresOptions {
  const address = (name: string): string | undefined => {
    const url = given(name);
    if (url === undefined) return undefined;
    if (!isDatabaseUrl(url))
      problems.push(`${name} is not an address like postgres://user:password@host:5432/database`);
    else if (databaseUrl === undefined) problems.push(`${name} is given without DATABASE_URL`);
    return url;
  };
  return {
    migrateUrl: address("MIGRATE_URL"),
    directUrl: address("DATABASE_DIRECT_URL"),
    poolSize: poolSize(postgresDefaults.poolSize),
    statements: statements(postgresDefaults.statements),
  };
}

/** Whether a text is the address of a PostgreSQL. */
export function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** DATABASE_POOL_SIZE as a number, or what is wrong with it. */
export function parsePoolSize(text: string): number | string {
  const size = Number(text);
  return /^\d{1,4}$/.test(text) && size >= 1 && size <= 1000
    ? size
    : "it must be a number of connections from 1 to 1000";
}
