import { LRUCache } from "lru-cache";

/** Something that can let go of what it made, and make it again. */
export interface Keepable {
  close(): void;
}

/** Bounds what tenants have made of their patches: those not asked for the longest let go first. */
export interface Keeper {
  /** Was asked for. */
  touch(keepable: Keepable): void;
  /** Takes about so many bytes more. */
  grow(keepable: Keepable, bytes: number): void;
  /** Is no longer published; whoever still shows it may finish. */
  drop(keepable: Keepable): void;
}

/** A keeper of at most about `maxBytes`; one that alone takes more than a quarter of it counts as a quarter. */
export function createKeeper(maxBytes: number): Keeper {
  const kept = new LRUCache<Keepable, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, keepable, reason) => {
      if (reason === "evict") keepable.close();
    },
  });
  const most = Math.floor(maxBytes / 4);
  return {
    touch: (keepable) => void kept.get(keepable),
    grow(keepable, bytes) {
      kept.set(keepable, Math.min(most, Math.max(1, (kept.peek(keepable) ?? 0) + Math.ceil(bytes))));
    },
    drop: (keepable) => void kept.delete(keepable),
  };
}
