import { LRUCache } from "lru-cache";
import type { Services } from "../../core/services.ts";

/**
 * What is read at every page and changes seldom: trees, shelves, counts. Bounded; emptied when the catalogue changes
 * anywhere (the triggers of its tables notify), and by age, because counters move without telling.
 */
export interface CatalogueCache {
  /** What `load` gave for the key, or gives now. Several who ask at once wait for one load. */
  of<Value extends object>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** How many rows a filter has, if that was counted lately. */
  total(key: string): number | undefined;
  /** Keeps a count that was begun at `generation`; one that was overtaken by a change is not kept. */
  keepTotal(key: string, total: number, generation: number): void;
  /** Grows with each change. */
  readonly generation: number;
}

const MAX_ENTRIES = 500;
const MAX_TOTALS = 2000;
const AGE_MS = 60_000;

/** The cache that belongs to these services; made when it is first asked for. */
export function catalogueCache(services: Services): CatalogueCache {
  let cache = caches.get(services);
  if (!cache) caches.set(services, (cache = createCache(services)));
  return cache;
}

const caches = new WeakMap<Services, CatalogueCache>();

function createCache({ bus, log }: Services): CatalogueCache {
  const kept = new LRUCache<string, Promise<object>>({ max: MAX_ENTRIES, ttl: AGE_MS });
  const totals = new LRUCache<string, number>({ max: MAX_TOTALS, ttl: AGE_MS });
  let generation = 0;
  const purge = (): void => {
    generation += 1;
    kept.clear();
    totals.clear();
  };
  // What was loaded before changes are heard of may be older than one that was missed.
  bus.onStale(purge);
  bus
    .on("catalogue", purge)
    .then(purge, (error: unknown) => log.error({ err: error }, "the catalogue's cache does not hear of changes"));
  return {
    async of<Value extends object>(key: string, load: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      if (known) return known as Promise<Value>;
      const loading = load();
      kept.set(key, loading);
      // A failed load is nobody's answer but of those who waited for it.
      loading.catch(() => kept.peek(key) === loading && kept.delete(key));
      return loading;
    },
    total: (key) => totals.get(key),
    keepTotal(key, total, begun) {
      if (begun === generation) totals.set(key, total);
    },
    get generation() {
      return generation;
    },
  };
}
