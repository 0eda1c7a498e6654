import { writeNumber } from "../shared/numbers.ts";

/** Figures as the language of a page writes them. What there is none of is a dash. */
export interface Figures {
  /** With as many decimals as it has, two at most: counts and points. */
  number: (value: number | undefined) => string;
  /** With so many decimals, also where they are zeros. */
  decimal: (value: number | undefined, digits: number) => string;
  /** A share, 1 being all. */
  percent: (share: number | undefined, digits?: number) => string;
}

const NONE = "–";
const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

/** How figures are written in a language. */
export function figuresIn(locale: string): Figures {
  const write = (value: number | undefined, options?: Intl.NumberFormatOptions): string =>
    value === undefined ? NONE : writeNumber(locale, value, options);
  return {
    number: (value) => write(value),
    decimal: (value, digits) => write(value, fixed(digits)),
    percent: (share, digits = 0) => write(share, { style: "percent", ...fixed(digits) }),
  };
}
