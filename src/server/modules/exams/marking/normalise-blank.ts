/**
 * The form in which two answers to a blank are compared: full-width and half-width characters are one (NFKC), white
 * space does not count, nor do capitals unless they are asked for.
 */
export function normaliseBlank(text: string, { caseSensitive = false } = {}): string {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[\s\u200b-\u200d\u2060\ufeff]+/g, "")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"');
  return caseSensitive ? plain : plain.toLowerCase();
}

const numeral = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/**
 * The number that somebody wrote in a blank, in any width, with commas between thousands; undefined for what is not a
 * finite number.
 */
export function numberInBlank(text: string): number | undefined {
  const plain = normaliseBlank(text)
    .replaceAll("−", "-")
    .replace(
      /^([+-]?)(\d{1,3}(?:,\d{3})+)(?=\.|e|$)/,
      (_, sign: string, whole: string) => sign + whole.replaceAll(",", ""),
    );
  if (!numeral.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}
