/** Fen as yuan with two decimals: 19900 is "199.00". */
export function yuan(fen: number): string {
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
}
