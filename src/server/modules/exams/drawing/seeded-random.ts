import { hash } from "node:crypto";

/** Bytes of one number; one digest has four. */
const NUMBER_BYTES = 8;

/**
 * Numbers from 0 to below 1 that are the same for the same seed, in every process: SHA-256 of the seed and a counter,
 * 53 bits each. What was drawn for an attempt can be drawn again.
 */
export function seededRandom(seed: string): () => number {
  let counter = 0;
  let digest = Buffer.alloc(0);
  let place = 0;
  return () => {
    if (place === digest.length) {
      digest = hash("sha256", `${seed}\0${counter++}`, "buffer");
      place = 0;
    }
    const bits = digest.readUInt32BE(place) * 2 ** 21 + (digest.readUInt32BE(place + 4) >>> 11);
    place += NUMBER_BYTES;
    return bits / 2 ** 53;
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

/** So many of a list by chance, in an order by chance; all where there are no more. What it takes does not grow with the list. */
export function sampled<T>(list: readonly T[], count: number, random: () => number): T[] {
  // The beginning of a shuffle: what a place gave away is remembered, so that the list need not be copied.
  const moved = new Map<number, T>();
  const at = (place: number) => (moved.has(place) ? moved.get(place) : list[place]) as T;
  return Array.from({ length: Math.min(count, list.length) }, (_, place) => {
    const other = place + Math.floor(random() * (list.length - place));
    const taken = at(other);
    moved.set(other, at(place));
    return taken;
  });
}
