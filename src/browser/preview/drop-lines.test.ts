import { expect, test } from "vitest";
import { dropLines, nearestLine, type Box } from "./drop-lines.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** A heading, three columns side by side with a card in the first, an empty tab, and something that shows nothing. */
const boxes: Record<string, Box> = {
  heading: box(0, 0, 900, 40),
  columns: box(0, 60, 900, 200),
  left: box(0, 60, 280, 200),
  right: box(310, 60, 280, 200),
  tabs: box(0, 300, 900, 100),
};
const lines = (moved: string, places: { place: string; name: string; blocks: string[] }[]) =>
  dropLines({ places, moved, boxOf: (key) => boxes[key] });
const main = { place: "main", name: "主要内容", blocks: ["heading", "columns", "unseen", "tabs", "unseenToo"] };
const row = { place: "columns.all", name: "主要内容 › 多栏", blocks: ["left", "right"] };

test("there is a line before, between and behind the blocks of a slot, but none where the block stands", () => {
  expect(lines("other", [main]).map(({ before, top }) => [before, top])).toEqual([
    ["heading", 0],
    ["columns", 50],
    ["tabs", 280],
    // What shows nothing stays behind it.
    ["unseenToo", 400],
  ]);
  expect(lines("heading", [main]).map(({ before }) => before)).toEqual(["tabs", "unseenToo"]);
});

test("between blocks side by side the line is upright", () => {
  const upright = lines("other", [row]);
  expect(upright.map(({ before, left, right, top, bottom }) => [before, left, right, top, bottom])).toEqual([
    ["left", 0, 0, 60, 260],
    ["right", 295, 295, 60, 260],
    [undefined, 590, 590, 60, 260],
  ]);
});

test("an empty slot is the middle of its block, and the nearest line is meant, the inner one where both are near", () => {
  const all = lines("other", [main, row, { place: "tabs.first", name: "主要内容 › 标签页", blocks: [] }]);
  const at = (x: number, y: number) => {
    const { place, before } = nearestLine(all, x, y)!;
    return [place, before];
  };
  expect(at(450, 350)).toEqual(["tabs.first", undefined]);
  expect(at(450, 295)).toEqual(["main", "tabs"]);
  expect(at(300, 150)).toEqual(["columns.all", "right"]);
  expect(at(2, 61)).toEqual(["columns.all", "left"]);
  expect(nearestLine([], 0, 0)).toBeUndefined();
});
