/** Fen as yuan with two decimals: 19900 is "199.00", and −5 is "-0.05". */
export function yuan(fen: number): string {
  const size = Math.abs(fen);
  return `${fen < 0 ? "-" : ""}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}

/** Yuan with two decimals as fen; undefined where it is no amount, or more than can be counted exactly. */
export function fenOf(text: string): number | undefined {
  const fen = /^\d{1,15}\.\d{2}$/.test(text) ? Number(text.replace(".", "")) : Number.NaN;
  return Number.isSafeInteger(fen) ? fen : undefined;
}
