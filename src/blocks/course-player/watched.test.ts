import { expect, test } from "vitest";
import { createWatched } from "./watched.ts";

const play = (watched: ReturnType<typeof createWatched>, from: number, to: number, rate = 1) => {
  for (let at = from; at <= to; at += 0.25 * rate) watched.tick(at, rate);
};

test("tells the pieces that were played, without what was jumped over", () => {
  const watched = createWatched();
  play(watched, 0, 5);
  play(watched, 30, 33);
  expect(watched.take()).toEqual([
    [0, 5],
    [30, 33],
  ]);
});

test("goes on where a message cut it, and tells nothing twice", () => {
  const watched = createWatched();
  play(watched, 0, 10);
  expect(watched.take()).toEqual([[0, 10]]);
  play(watched, 10.25, 12);
  expect(watched.take()).toEqual([[10, 12]]);
  expect(watched.take()).toEqual([]);
});

test("keeps what could not be stored, as one piece with what came after", () => {
  const watched = createWatched();
  play(watched, 0, 10);
  watched.giveBack(watched.take());
  play(watched, 10, 14);
  expect(watched.take()).toEqual([[0, 14]]);
});

test("knows a double speed from a jump", () => {
  const watched = createWatched();
  play(watched, 0, 8, 2);
  watched.cut();
  expect(watched.take()).toEqual([[0, 8]]);
});

test("reaches as far as it was seen without a gap, and from where the person had been", () => {
  const watched = createWatched(20);
  expect(watched.reach).toBe(20);
  play(watched, 40, 45);
  expect(watched.reach).toBe(20);
  play(watched, 18, 26);
  expect(watched.reach).toBe(26);
});
