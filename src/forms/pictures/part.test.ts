import { expect, test } from "vitest";
import { partAt, pixelsOf, zoomOf } from "./part.ts";

const wide = { width: 2000, height: 1000 };

test("without zoom it is the largest square, in the middle", () => {
  expect(partAt(1, wide)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  expect(pixelsOf(partAt(1, wide), wide)).toEqual({ x: 500, y: 0, width: 1000, height: 1000 });
});

test("zooming keeps the middle of what is chosen, and stays within the picture", () => {
  expect(partAt(2, wide, { around: { x: 25, y: 0, width: 50, height: 100 } })).toEqual({
    x: 37.5,
    y: 25,
    width: 25,
    height: 50,
  });
  expect(partAt(1, wide, { around: { x: 75, y: 50, width: 25, height: 50 } })).toEqual({
    x: 50,
    y: 0,
    width: 50,
    height: 100,
  });
});

test("the zoom of a square is the one it was made with; it ends at four times", () => {
  for (const zoom of [1, 1.5, 4]) expect(zoomOf(partAt(zoom, wide), wide)).toBeCloseTo(zoom);
  expect(partAt(9, wide)).toEqual(partAt(4, wide));
  expect(zoomOf({ x: 0, y: 0, width: 0, height: 0 }, wide)).toBe(1);
});

test("a part may be of any shape", () => {
  expect(partAt(1, wide, { ratio: 4 })).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  expect(
    pixelsOf(partAt(2, { width: 1000, height: 1000 }, { ratio: 16 / 9 }), { width: 1000, height: 1000 }),
  ).toMatchObject({ width: 500, height: 281.25 });
  expect(zoomOf(partAt(3, wide, { ratio: 16 / 9 }), wide, 16 / 9)).toBeCloseTo(3);
});
