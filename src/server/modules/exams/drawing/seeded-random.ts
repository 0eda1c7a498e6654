import { createHash } from "node:crypto";

/**
 * Numbers from 0 to below 1 that are the same for the same seed, in every process: SHA-256 of the seed and a counter,
 * 53 bits each. What was drawn for an attempt can be drawn again.
 */
export function seededRandom(seed: string): () => number {
  let counter = 0;
  return () => {
    const bits = createHash("sha256").update(`${seed}\0${counter++}`).digest().readBigUInt64BE() >> 11n;
    return Number(bits) / 2 ** 53;
  };
}

/** A list in an order by chance (Fisher and Yates); the list itself stays as it is. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
