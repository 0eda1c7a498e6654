import { expect, test } from "vitest";
import { pixelsOf, squareAt, zoomOf } from "./square.ts";

const wide = { width: 2000, height: 1000 };

test("without zoom it is the largest square, in the middle", () => {
  expect(squareAt(1, wide)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  expect(pixelsOf(squareAt(1, wide), wide)).toEqual({ x: 500, y: 0, width: 1000, height: 1000 });
});

test("zooming keeps the middle of what is chosen, and stays within the picture", () => {
  expect(squareAt(2, wide, { x: 25, y: 0, width: 50, height: 100 })).toEqual({ x: 37.5, y: 25, width: 25, height: 50 });
  expect(squareAt(1, wide, { x: 75, y: 50, width: 25, height: 50 })).toEqual({ x: 50, y: 0, width: 50, height: 100 });
});

test("the zoom of a square is the one it was made with; it ends at four times", () => {
  for (const zoom of [1, 1.5, 4]) expect(zoomOf(squareAt(zoom, wide), wide)).toBeCloseTo(zoom);
  expect(squareAt(9, wide)).toEqual(squareAt(4, wide));
  expect(zoomOf({ x: 0, y: 0, width: 0, height: 0 }, wide)).toBe(1);
});
