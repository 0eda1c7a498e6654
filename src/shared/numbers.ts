const formats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it: with two decimals at most, where the options say nothing else. */
export function writeNumber(locale: string, value: number, options?: Intl.NumberFormatOptions): string {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format)
    formats.set(
      key,
      (format = new Intl.NumberFormat(locale, { signDisplay: "negative", maximumFractionDigits: 2, ...options })),
    );
  return format.format(value);
}
