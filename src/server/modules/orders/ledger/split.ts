/** Whole percentages are too coarse for shares: they are counted in hundredths of them. */
export const ALL_BPS = 10_000;

/**
 * Splits fen by shares that make up the whole: each gets the whole fen of its share, and what is left over goes, a fen
 * each, to those whose fraction is largest. The parts always add up to `amount`.
 */
export function splitByShares(amount: number, shares: readonly number[]): number[] {
  const exact = shares.map((bps) => BigInt(amount) * BigInt(bps));
  const parts = exact.map((product) => Number(product / BigInt(ALL_BPS)));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((product, index) => ({ index, rest: Number(product % BigInt(ALL_BPS)) }))
    .toSorted((one, two) => two.rest - one.rest || one.index - two.index);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** A line that was paid, with the shares of those who earn of it; the rest is the platform's. */
export interface SoldLine {
  /** Fen before the coupon, and what was paid. */
  price: number;
  pay: number;
  organisationBps: number;
  lecturerBps: number;
  /** Who issued the coupon that took off the difference. */
  couponOf: "platform" | "organisation";
}

/** What one of them gets, in fen, and what of the coupon they bear. */
export interface Part {
  amount: number;
  coupon: number;
}

export interface Parts {
  platform: Part;
  organisation: Part;
  lecturer: Part;
}

/**
 * Who gets what of a line. Shares are of the price before the coupon; whoever issued the coupon bears it. The
 * platform's may exceed its part, which is then below 0. An organisation's takes its own part first, then its
 * lecturer's, then the platform's: nobody pays for what an organisation gives away. The parts add up to what was paid.
 */
export function splitLine({ price, pay, organisationBps, lecturerBps, couponOf }: SoldLine): Parts {
  const [platform = 0, organisation = 0, lecturer = 0] = splitByShares(price, [
    ALL_BPS - organisationBps - lecturerBps,
    organisationBps,
    lecturerBps,
  ]);
  const discount = price - pay;
  const parts: Parts = {
    platform: { amount: platform, coupon: 0 },
    organisation: { amount: organisation, coupon: 0 },
    lecturer: { amount: lecturer, coupon: 0 },
  };
  if (couponOf === "platform") {
    parts.platform = { amount: platform - discount, coupon: discount };
    return parts;
  }
  let left = discount;
  for (const party of ["organisation", "lecturer", "platform"] as const) {
    const { amount } = parts[party];
    const coupon = Math.min(left, amount);
    parts[party] = { amount: amount - coupon, coupon };
    left -= coupon;
  }
  return parts;
}
