import { describe, expect, it } from "vitest";
import { isLonger } from "./scroll.ts";

describe("a list that grew", () => {
  it.each([
    ["/list", "/list?pageCurrent=2&pageFrom=1"],
    ["/list?sort=new&pageCurrent=3", "/list?pageCurrent=4&pageFrom=3&sort=new"],
    ["/list?pageCurrent=2&pageFrom=1", "/list?pageCurrent=3&pageFrom=1"],
  ])("stays where it is from %s to %s", (before, now) => expect(isLonger(before, now)).toBe(true));

  it.each([
    ["/list", "/list?pageCurrent=2"],
    ["/list?pageCurrent=2&pageFrom=1", "/list"],
    ["/list", "/live?pageCurrent=2&pageFrom=1"],
    ["/list", "/list?pageCurrent=2&pageFrom=1&sort=new"],
    ["/list", "/list"],
  ])("is none from %s to %s", (before, now) => expect(isLonger(before, now)).toBe(false));
});
