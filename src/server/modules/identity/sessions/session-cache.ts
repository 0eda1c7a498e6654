import { LRUCache } from "lru-cache";

/** Sessions in memory, by their token; dropped by user. */
export interface SessionCache<Value extends { userNo: string }> {
  get(key: string): Value | undefined;
  has(key: string): boolean;
  /** What `load` gives, kept unless a purge came while it ran: it may have read what was before. */
  load(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined>;
  purgeUser(userNo: string): void;
  purgeAll(): void;
  readonly size: number;
}

/** @param ttl in ms: how long a purge that never arrived may matter. */
export function createSessionCache<Value extends { userNo: string }>({
  max,
  ttl,
}: {
  max: number;
  ttl: number;
}): SessionCache<Value> {
  const keysOfUser = new Map<string, Set<string>>();
  const kept = new LRUCache<string, Value>({
    max,
    ttl,
    ttlResolution: 1000,
    dispose: (value, key) => forget(keysOfUser, value.userNo, key),
  });
  let purges = 0;
  return {
    get: (key) => kept.get(key),
    has: (key) => kept.has(key),
    async load(key, load) {
      const before = purges;
      const value = await load();
      if (value && purges === before) {
        kept.set(key, value);
        const keys = keysOfUser.get(value.userNo) ?? new Set();
        keysOfUser.set(value.userNo, keys.add(key));
      }
      return value;
    },
    purgeUser(userNo) {
      purges += 1;
      for (const key of keysOfUser.get(userNo) ?? []) kept.delete(key);
    },
    purgeAll() {
      purges += 1;
      kept.clear();
      keysOfUser.clear();
    },
    get size() {
      return kept.size;
    },
  };
}

function forget(keysOfUser: Map<string, Set<string>>, userNo: string, key: string): void {
  const keys = keysOfUser.get(userNo);
  keys?.delete(key);
  if (keys?.size === 0) keysOfUser.delete(userNo);
}
