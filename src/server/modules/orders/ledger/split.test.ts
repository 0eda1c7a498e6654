import { expect, test } from "vitest";
import { ALL_BPS, splitByShares, splitLine, type SoldLine } from "./split.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Numbers that are the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** All small amounts, those around each power of ten and of two, and the largest. */
const amounts = [
  ...Array.from({ length: 2001 }, (_, index) => index),
  ...[1e4, 1e5, 1e6, 1e7, 2 ** 16, 2 ** 20, 2 ** 23].flatMap((near) => [near - 1, near, near + 1]),
  2_147_483_647,
];

test("a split gives whole fen that add up, each less than one fen from its share", () => {
  const random = randomFrom(7);
  const shares = [
    [3000, 7000, 0],
    [3333, 3333, 3334],
    [1, 1, 9998],
    [10_000, 0, 0],
    [0, 0, 10_000],
    [3000, 4200, 2800],
    ...Array.from({ length: 200 }, () => {
      const first = random(ALL_BPS + 1);
      const second = random(ALL_BPS - first + 1);
      return [first, second, ALL_BPS - first - second];
    }),
  ];
  for (const bps of shares) {
    for (const amount of [...amounts, ...Array.from({ length: 300 }, () => random(10_000_001))]) {
      const parts = splitByShares(amount, bps);
      const isWrong =
        sum(parts) !== amount ||
        parts.some((part, index) => {
          const exact = (amount * (bps[index] ?? 0)) / ALL_BPS;
          return !Number.isInteger(part) || part < 0 || Math.abs(part - exact) >= 1;
        });
      if (isWrong) expect.fail(`${amount} by ${bps.join(", ")} is ${parts.join(", ")}`);
    }
  }
});

test("what is left over goes to the largest fractions", () => {
  expect(splitByShares(1, [3000, 7000])).toEqual([0, 1]);
  expect(splitByShares(100, [3333, 3333, 3334])).toEqual([33, 33, 34]);
  expect(splitByShares(5, [5000, 5000])).toEqual([3, 2]);
});

test("a coupon is borne by whoever issued it", () => {
  const line: SoldLine = { price: 10_000, pay: 10_000, organisationBps: 4000, lecturerBps: 3000, couponOf: "platform" };
  expect(splitLine(line)).toEqual({
    platform: { amount: 3000, coupon: 0 },
    organisation: { amount: 4000, coupon: 0 },
    lecturer: { amount: 3000, coupon: 0 },
  });
  expect(splitLine({ ...line, pay: 5000 })).toEqual({
    platform: { amount: -2000, coupon: 5000 },
    organisation: { amount: 4000, coupon: 0 },
    lecturer: { amount: 3000, coupon: 0 },
  });
  expect(splitLine({ ...line, pay: 8000, couponOf: "organisation" })).toEqual({
    platform: { amount: 3000, coupon: 0 },
    organisation: { amount: 2000, coupon: 2000 },
    lecturer: { amount: 3000, coupon: 0 },
  });
  expect(splitLine({ ...line, pay: 0, couponOf: "organisation" })).toEqual({
    platform: { amount: 0, coupon: 3000 },
    organisation: { amount: 0, coupon: 4000 },
    lecturer: { amount: 0, coupon: 3000 },
  });
});

test("the parts of a line add up to what was paid, and nobody but the platform is below 0", () => {
  const random = randomFrom(11);
  for (let round = 0; round < 50_000; round++) {
    const price = random(10) < 3 ? random(50) : random(10_000_001);
    const earned = random(ALL_BPS + 1);
    const lecturerBps = random(earned + 1);
    const line: SoldLine = {
      price,
      pay: random(3) === 0 ? price : random(price + 1),
      organisationBps: earned - lecturerBps,
      lecturerBps,
      couponOf: random(2) === 0 ? "platform" : "organisation",
    };
    const { platform, organisation, lecturer } = splitLine(line);
    const parts = [platform, organisation, lecturer];
    const isWrong =
      sum(parts.map(({ amount }) => amount)) !== line.pay ||
      sum(parts.map(({ coupon }) => coupon)) !== line.price - line.pay ||
      organisation.amount < 0 ||
      lecturer.amount < 0 ||
      (line.couponOf === "organisation" && platform.amount < 0);
    if (isWrong) expect.fail(JSON.stringify({ line, parts }));
  }
});
