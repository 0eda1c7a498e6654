/** Fen of an amount as it travels, "199.00"; so that amounts add up without fractions. */
export function fenOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Fen as an amount, "199.00". */
export function amountOf(fen: number): string {
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
}
