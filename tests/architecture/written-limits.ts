/** An attribute of an input that limits its value, with what stands there up to the end of the braces. */
const attribute = /\b(?:maxLength|minLength|min|max|pattern)=(?:"(?<text>[^"]*)"|\{(?<code>[^{}]*)\})/g;

/** What shows how far something is, which has no schema. */
const bars = /<(?:progress|meter)\b[^>]*>/g;

/** A number that a file gives a name. */
const constants = /\bconst (\w+)(?:: number)? = -?\d[\d_.]*;/g;

/** Yuan of fen, and percent of their hundredths. */
const conversion = / [*/] 100$/;

/**
 * The limits that a source writes into its inputs as numbers or texts of its own. What a call accepts is said by its
 * schema and named by `inputLimits`; the limit of what no call takes is named where it is checked.
 */
export function writtenLimits(source: string): string[] {
  const code = source.replaceAll(bars, "");
  const own = new Set([...code.matchAll(constants)].map(([, name]) => name));
  return [...code.matchAll(attribute)].flatMap(({ 0: whole, groups }) => {
    const written = groups?.["code"]?.replace(conversion, "");
    const isOwn =
      written === undefined ||
      /(?<![\w.$])[\d"'`]/.test(written) ||
      (written.match(/[A-Za-z_]\w*/g) ?? []).some((name) => own.has(name));
    return isOwn ? [whole] : [];
  });
}
