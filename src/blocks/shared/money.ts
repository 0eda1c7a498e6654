import { groupedAmount } from "../../shared/prices.ts";

/** "5.00" as ¥5.00: where it is counted, fen are always shown. */
export function money(amount: string): string {
  return `¥${groupedAmount(amount)}`;
}

/** "-5.00" as −¥5.00: in books fen are always shown, and a minus sign is one. */
export function signedMoney(amount: string): string {
  return amount.startsWith("-") ? `−${money(amount.slice(1))}` : money(amount);
}
