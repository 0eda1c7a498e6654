/** The digits of a card's number, as people write it in groups. */
export function cardDigits(text: string): string {
  return text.replaceAll(/[\s-]/g, "");
}

/** Whether the number of a bank card can be one: 12 to 19 digits, the last of which checks the others (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
