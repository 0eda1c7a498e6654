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
const known = new Map<string, Figures>();

/** How figures are written in a language. */
export function figuresIn(locale: string): Figures {
  const there = known.get(locale);
  if (there) return there;
  const formats = new Map<string, Intl.NumberFormat>();
  const write = (value: number | undefined, options: Intl.NumberFormatOptions): string => {
    if (value === undefined) return NONE;
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(locale, { signDisplay: "negative", ...options });
    formats.set(key, format);
    return format.format(value);
  };
  const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const made: Figures = {
    number: (value) => write(value, { maximumFractionDigits: 2 }),
    decimal: (value, digits) => write(value, fixed(digits)),
    percent: (share, digits = 0) => write(share, { style: "percent", ...fixed(digits) }),
  };
  known.set(locale, made);
  return made;
}
