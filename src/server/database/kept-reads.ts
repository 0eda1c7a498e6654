import { LRUCache } from "lru-cache";
import type { Log } from "../core/log.ts";
import type { Bus } from "./bus.ts";
import { areReadsTogether } from "./page-reads.ts";

/**
 * What was read and says the same to everybody, kept for the pages of people who are signed in, a little as visitors'
 * pages are kept: until something of the catalogue or of a site changes, and some seconds at the most. Calls always
 * read, and so do the pages of who has just changed something.
 */
export interface KeptReads {
  /**
   * What is kept by this key, or what `read` gives; which is kept where it says so. The key names all that it depends on,
   * and what is kept cannot be changed.
   */
  of<Value>(asked: Asked, read: () => Promise<{ value: Value; isShared: boolean }>): Promise<Value>;
  /** The person changed something, and looks for it in what they see next. */
  changedBy(userNo: string): void;
}

interface Asked {
  key: string;
  /** Whose page it is. */
  reader: string | undefined;
}

/** For what nobody tells of, such as counts; in ms. */
const AGE_MS = 10_000;
/** Characters of all that is kept as JSON. */
const MAX_SIZE = 4_000_000;
/** People who changed something lately. */
const MAX_PEOPLE = 20_000;

export function createKeptReads({ bus, log }: { bus: Bus; log: Log }): KeptReads {
  const kept = new LRUCache<string, { value: unknown }>({ maxSize: MAX_SIZE, ttl: AGE_MS });
  const lately = new LRUCache<string, true>({ max: MAX_PEOPLE, ttl: AGE_MS });
  // What was begun before a change may be of before it.
  let changes = 0;
  const purge = (): void => {
    changes += 1;
    kept.clear();
  };
  bus.onStale(purge);
  for (const channel of ["catalogue", "site"])
    bus.on(channel, purge).then(purge, (error: unknown) => log.error({ err: error }, "kept reads hear of no changes"));

  return {
    async of({ key, reader }, read) {
      if (!areReadsTogether() || !bus.isListening() || (reader !== undefined && lately.has(reader)))
        return (await read()).value;
      const known = kept.get(key);
      if (known) return known.value as Awaited<ReturnType<typeof read>>["value"];
      const before = changes;
      const { value, isShared } = await read();
      if (before === changes && isShared) {
        const size = JSON.stringify(value).length + key.length;
        kept.set(key, { value: frozen(value) }, { size });
      }
      return value;
    },
    changedBy: (userNo) => void lately.set(userNo, true),
  };
}

/** Many pages show it at once: none may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
