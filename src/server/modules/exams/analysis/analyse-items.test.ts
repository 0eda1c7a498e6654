import { describe, expect, it } from "vitest";
import { seededRandom } from "../drawing/seeded-random.ts";
import { analyseItems, sharesOfOptions } from "./analyse-items.ts";

// Worked by hand: four attempts at three items of 100 cents.
//   totals 300, 200, 100, 0: mean 150, variance (22500 + 2500 + 2500 + 22500) / 3 = 50000 / 3
//   item 1: 100 100 100 0, variance (625·3 + 5625) / 3 = 2500;    rest 200 100 0 0, mean 75
//   item 2: 100 100 0 0, variance 10000 / 3;                      rest 200 100 100 0, mean 100
//   item 3: 100 0 0 0, variance 2500;                             rest 200 200 100 0, mean 125
const scores = [
  [100, 100, 100],
  [100, 100, 0],
  [100, 0, 0],
  [0, 0, 0],
];

describe("items", () => {
  const { items, alpha, mean, deviation, standardError } = analyseItems(scores, [100, 100, 100]);
  it("are as easy as their mean says", () => expect(items.map(({ facility }) => facility)).toEqual([0.75, 0.5, 0.25]));
  it("discriminate against the rest of the test", () => {
    // Covariances with the rest: 2500, 10000 / 3, 2500; variances of the rests: 27500 / 3, 20000 / 3, 27500 / 3.
    const first = (100 * 2500) / Math.sqrt((2500 * 27500) / 3);
    expect(items[0]?.discrimination).toBeCloseTo(first, 9);
    expect(items[1]?.discrimination).toBeCloseTo((100 * 10000) / 3 / Math.sqrt((10000 / 3) * (20000 / 3)), 9);
    expect(items[2]?.discrimination).toBeCloseTo(first, 9);
  });
  it("reach all that their scores allow, because they are sorted alike", () =>
    expect(items.map(({ efficiency }) => efficiency?.toFixed(9))).toEqual([
      "100.000000000",
      "100.000000000",
      "100.000000000",
    ]));
  it("decide the total by the roots of their covariances with it", () => {
    // With the total: 5000, 20000 / 3, 5000.
    const [side, middle] = [Math.sqrt(5000), Math.sqrt(20000 / 3)];
    expect(items[0]?.weight).toBeCloseTo((100 * side) / (2 * side + middle), 9);
    expect(items[1]?.weight).toBeCloseTo((100 * middle) / (2 * side + middle), 9);
  });
  it("hold together by Cronbach's α", () => {
    // 3/2 · (1 − (2500 + 10000/3 + 2500) / (50000/3)) = 3/2 · (1 − 0.5) = 0.75
    expect(alpha).toBeCloseTo(0.75, 12);
    expect(mean).toBe(150);
    expect(deviation).toBeCloseTo(Math.sqrt(50000 / 3), 9);
    expect(standardError).toBeCloseTo(Math.sqrt(50000 / 3) / 2, 9);
  });
});

describe("an item", () => {
  it("that goes against the test is marked, and has no weight of its own", () => {
    const against = scores.map(([a = 0, b = 0]) => [a, b, a === 100 && b === 100 ? 0 : 300]);
    const item = analyseItems(against, [100, 100, 300]).items[2];
    expect(item?.isNegative).toBe(true);
    expect(item?.discrimination).toBeLessThan(0);
  });
  it("that all have right says nothing of itself", () => {
    const item = analyseItems(
      scores.map(([, b = 0]) => [100, b]),
      [100, 100],
    ).items[0];
    expect(item).toMatchObject({ facility: 1, discrimination: undefined, efficiency: undefined, isNegative: false });
  });
});

it.each([
  [0, "none"],
  [19, "none"],
  [20, "few"],
  [49, "few"],
  [50, "enough"],
])("%i attempts are %s", (attempts, confidence) => {
  const random = seededRandom("n");
  const rows = Array.from({ length: attempts }, () => [random() < 0.5 ? 100 : 0, random() < 0.5 ? 100 : 0]);
  const figures = analyseItems(rows, [100, 100]);
  expect(figures.confidence).toBe(confidence);
  expect(Object.values(figures).some((value) => Number.isNaN(value))).toBe(false);
});

it("finds the options that distract nobody", () =>
  expect(
    sharesOfOptions(
      new Map([
        ["a", [0, 20, 20]],
        ["b", [20, 0, 0]],
        ["c", [1, 0, 0]],
      ] as const),
      { options: ["a", "b", "c", "d"], right: ["a"], attempts: 60 },
    ),
  ).toEqual([
    { option: "a", thirds: [0, 20, 20], isIdle: false },
    { option: "b", thirds: [20, 0, 0], isIdle: false },
    { option: "c", thirds: [1, 0, 0], isIdle: true },
    { option: "d", thirds: [0, 0, 0], isIdle: true },
  ]));

it("takes for an item that was drawn the attempts that have it, and gives no alpha then", () => {
  const drawn = scores.map((row, place) => [...row, place % 2 === 0 ? 100 : null]);
  const { items, alpha } = analyseItems(drawn, [100, 100, 100, 100]);
  expect(items[3]).toMatchObject({ attempts: 2, facility: 1 });
  expect(items[0]).toMatchObject({ attempts: 4, facility: 0.75 });
  expect(alpha).toBeUndefined();
});
