import { describe, expect, it, vi } from "vitest";
import { onceFor, remembering } from "./remembering.ts";

describe("what is made of a thing", () => {
  it("is made once for one that remembers, by its name, also where it is undefined", () => {
    const thing = remembering({ base: 1 });
    const make = vi.fn(() => undefined);
    expect([onceFor(thing, "a", make), onceFor(thing, "a", make), onceFor(thing, "b", () => "b")]).toEqual([
      undefined,
      undefined,
      "b",
    ]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("is made anew for any other, and for the one that was asked to remember", () => {
    const thing = { base: 1 };
    expect(remembering(thing)).toEqual(thing);
    const make = vi.fn(() => ({}));
    expect(onceFor(thing, "a", make)).not.toBe(onceFor(thing, "a", make));
  });
});
