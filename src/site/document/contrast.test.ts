import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast.ts";

describe("contrastRatio", () => {
  it.each([
    ["#000", "#fff", 21],
    ["#767676", "#ffffff", 4.54],
    ["rgb(118 118 118)", "white", undefined],
    ["rgb(118, 118, 118)", "#fff", 4.54],
    ["hsl(0 0% 46.3%)", "#fff", 4.54],
    ["#00000080", "#ffffff", 4.0],
    ["oklch(0.5 0 0)", "#fff", 6.0],
    ["oklch(62.8% 0.2577 29.23)", "#fff", 4.0],
    ["#000", "#ffffff80", undefined],
    ["#fff", "#fff", 1],
  ])("of %s on %s is %s", (front, back, ratio) => {
    const found = contrastRatio(front, back);
    if (ratio === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(ratio, 1);
  });
});
