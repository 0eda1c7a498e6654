import { isCreditCode } from "./credit-code.ts";

/**
 * Texts of everyday life in China that a form may ask for by name, where JSON Schema has only expressions: the check
 * digits are looked at where the standard has them. None says whether such a thing exists. Spaces and hyphens are not
 * taken away here.
 */
export const namedPatterns = {
  /** A unified social credit code (GB 32100-2015), with its check character. */
  creditCode: isCreditCode,
  /**
   * A number plate of a motor vehicle (GA 36-2018): the usual ones, those of new-energy vehicles, and those with 学, 警,
   * 挂, 港, 澳, 领.
   */
  plate: (text: string): boolean => plates.some((plate) => plate.test(text.toUpperCase())),
  /** The number of an identity card (GB 11643-1999): a day that was, and the right check digit. */
  identityCard: isIdentityCard,
  /** Six digits. */
  postcode: (text: string): boolean => /^[0-9]{6}$/.test(text),
  /** A mobile number, or one with an area code, with or without +86. */
  phone: (text: string): boolean =>
    /^(\+?86[- ]?)?(1[3-9][0-9]{9}|0[0-9]{2,3}-?[1-9][0-9]{6,7}(-[0-9]{1,6})?|[48]00-?[0-9]{3}-?[0-9]{4})$/.test(text),
} satisfies Record<string, (text: string) => boolean>;

export type NamedPattern = keyof typeof namedPatterns;

/** The sign of the province, the letter of the authority, then letters without I and O and digits. */
const plates = [
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳领]$/,
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z]([A-HJK][A-HJ-NP-Z0-9][0-9]{4}|[0-9]{5}[A-HJK])$/,
];

/** ISO 7064 MOD 11-2 over seventeen digits; 10 is written X. */
function isIdentityCard(text: string): boolean {
  const number = text.toUpperCase();
  if (!/^[1-9][0-9]{16}[0-9X]$/.test(number)) return false;
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  const born = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || !born.toISOString().startsWith(day) || day < "1850") return false;
  const sum = cardWeights.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return "10X98765432"[sum % 11] === number[17];
}

const cardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
