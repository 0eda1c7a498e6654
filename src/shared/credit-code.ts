/**
 * Whether a text is a unified social credit code (统一社会信用代码): 18 characters of which the last follows from those
 * before it (GB 32100-2015). Small letters count as large ones. It says nothing of whether such an organisation exists.
 */
export function isCreditCode(text: string): boolean {
  const code = text.toUpperCase();
  if (!shape.test(code)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * signs.indexOf(code[place] ?? ""), 0);
  return signs[(31 - (sum % 31)) % 31] === code[17];
}

/** Digits and large letters without those that are taken for digits or for one another. */
const signs = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const shape = /^[0-9A-HJ-NP-RTUW-Y]{18}$/;
/** Powers of 3 modulo 31, one for each of the first seventeen characters. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
