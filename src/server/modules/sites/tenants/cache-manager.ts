import { LRUCache } from "lru-cache";

/** Something that can let go of what it made, and make it again. */
export interface Evictable {
  close(): void;
}

/** Bounds what tenants have made of their patches: those not asked for the longest let go first. */
export interface CacheManager {
  /** Was asked for. */
  touch(evictable: Evictable): void;
  /** Takes about so many bytes more. */
  grow(evictable: Evictable, bytes: number): void;
  /** Is no longer published; whoever still shows it may finish. */
  drop(evictable: Evictable): void;
}

/** A cacheManager of at most about `maxBytes`; one that alone takes more than a quarter of it counts as a quarter. */
export function createCacheManager(maxBytes: number): CacheManager {
  const kept = new LRUCache<Evictable, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, evictable, reason) => {
      if (reason === "evict") evictable.close();
    },
  });
  const most = Math.floor(maxBytes / 4);
  return {
    touch: (evictable) => void kept.get(evictable),
    grow(evictable, bytes) {
      kept.set(evictable, Math.min(most, Math.max(1, (kept.peek(evictable) ?? 0) + Math.ceil(bytes))));
    },
    drop: (evictable) => void kept.delete(evictable),
  };
}
