/** What a coupon takes off, and from where on. */
export interface CouponTerms {
  off_fen: number | null;
  off_percent: number | null;
  least_fen: number;
}

/**
 * Fen that a coupon takes off `sum`: never more than there is, and nothing below its least. A share is rounded down to
 * whole fen.
 */
export function couponDiscount(coupon: CouponTerms, sum: number): number {
  if (sum < coupon.least_fen) return 0;
  return coupon.off_fen === null ? Math.floor((sum * (coupon.off_percent ?? 0)) / 100) : Math.min(coupon.off_fen, sum);
}

/**
 * What each line is paid, when `discount` is spread over them by price: whole fen that add up exactly, no line below
 * zero.
 * Fen that are left over go to the lines in their order.
 */
export function spreadDiscount(prices: readonly number[], discount: number): number[] {
  const sum = prices.reduce((total, price) => total + price, 0);
  if (sum === 0 || discount === 0) return [...prices];
  // BigInt: a price times a discount may be beyond what a number holds exactly.
  const shares = prices.map((price) => Number((BigInt(price) * BigInt(discount)) / BigInt(sum)));
  let left = discount - shares.reduce((total, share) => total + share, 0);
  return prices.map((price, index) => {
    const share = shares[index] ?? 0;
    const more = left > 0 && share < price ? 1 : 0;
    left -= more;
    return price - share - more;
  });
}
