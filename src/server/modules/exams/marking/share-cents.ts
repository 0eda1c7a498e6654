/**
 * Divides a score among parts by their weights, in whole cents, so that it adds up: whole cents first, then one more
 * each to the largest remainders, the earlier part first where they are equal.
 */
export function shareCents(maxCents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (maxCents * weight) / total);
  const shares = exact.map(Math.floor);
  let left = maxCents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left-- <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}
