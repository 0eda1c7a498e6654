import { describe, expect, it } from "vitest";
import { failuresOf } from "./mutated-sites.ts";

/** Each part takes seconds on a quiet machine. */
const parts = Array.from({ length: 20 }, (_, index) => ({ count: 500, seed: 1001 + index * 500 }));

describe("10,000 documents with something wrong in them", () => {
  it.each(parts)("are looked through without the checker failing itself: $count from seed $seed", async (part) => {
    expect(await failuresOf(part)).toEqual([]);
  });
});
