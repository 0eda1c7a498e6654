/** "5.00" as ¥5.00: where it is counted, fen are always shown. */
export function money(amount: string): string {
  return `¥${amount}`;
}
