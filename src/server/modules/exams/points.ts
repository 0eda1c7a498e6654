/** Points as replies give them, from hundredths. */
export const pointsOf = (cents: number): number => cents / 100;

/** Hundredths of a point, from points with at most two decimals. */
export const centsOf = (points: number): number => Math.round(points * 100);
