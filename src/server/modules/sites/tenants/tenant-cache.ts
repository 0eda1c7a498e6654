import { LRUCache } from "lru-cache";

/** Keeps what was loaded for each organisation number until it is purged; see `createTenantCache`. */
export interface TenantCache<Value> {
  /** What is in memory now, without waiting; undefined for an unknown one and for one that is not loaded. */
  peek(key: string): Value | undefined;
  get(key: string): Promise<Value | undefined>;
  purge(key: string): void;
  purgeAll(): void;
  readonly size: number;
}

interface CacheOptions<Value> {
  load(key: string): Promise<Value | undefined>;
  max: number;
  /** How long it is remembered that there is no such key; a purge ends it too. */
  unknownMs?: number;
  /** Told of each value that leaves. */
  dispose?(value: Value): void;
}

/**
 * A bounded cache that never keeps what was read before a purge: a purge while a load runs makes it run again.
 * Unknown keys are remembered apart, so that a crowd of made-up numbers cannot push real tenants out.
 */
export function createTenantCache<Value extends object>({
  load,
  max,
  unknownMs = 5000,
  dispose,
}: CacheOptions<Value>): TenantCache<Value> {
  const known = new LRUCache<string, Value>({ max, ...(dispose ? { dispose: (value) => dispose(value) } : {}) });
  const unknown = new LRUCache<string, true>({ max: 5000, ttl: unknownMs });
  const loading = new Map<string, Loading<Value>>();

  const start = (key: string): Promise<Value | undefined> => {
    const entry: Loading<Value> = { purged: false, result: Promise.resolve(undefined) };
    entry.result = run(key, entry).finally(() => loading.delete(key));
    loading.set(key, entry);
    return entry.result;
  };

  const run = async (key: string, entry: Loading<Value>): Promise<Value | undefined> => {
    for (let attempt = 1; ; attempt++) {
      entry.purged = false;
      const value = await load(key);
      // Purged meanwhile: what was read may be older than what the purge told of. Under a storm of purges it is
      // given out after a while, but never kept.
      if (entry.purged && attempt < 5) continue;
      if (entry.purged) return value;
      if (value === undefined) unknown.set(key, true);
      else known.set(key, value);
      return value;
    }
  };

  return {
    peek: (key) => known.get(key),
    get(key) {
      const value = known.get(key);
      if (value !== undefined) return Promise.resolve(value);
      if (unknown.has(key)) return Promise.resolve(undefined);
      return loading.get(key)?.result ?? start(key);
    },
    purge(key) {
      known.delete(key);
      unknown.delete(key);
      const entry = loading.get(key);
      if (entry) entry.purged = true;
    },
    purgeAll() {
      known.clear();
      unknown.clear();
      for (const entry of loading.values()) entry.purged = true;
    },
    get size() {
      return known.size;
    },
  };
}

interface Loading<Value> {
  purged: boolean;
  result: Promise<Value | undefined>;
}
