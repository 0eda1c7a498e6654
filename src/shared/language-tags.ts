/**
 * A language by its tag (BCP 47) in the form that it is written in: "ja", "zh-Hant-TW", "ar-EG"; undefined for what is
 * no tag.
 */
export function canonicalTag(written: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(written)[0];
  } catch {
    return undefined;
  }
}

/**
 * A language, and after it those that are meant by less of its tag, the nearest first: "zh-Hant-TW", "zh-Hant", "zh".
 */
export function lessAndLess(tag: string): string[] {
  const parts = tag.split("-");
  // What is left of an extension, a single letter, says nothing.
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("-")).filter((one) => !/-\w$/.test(one));
}

/** Languages in the order in which they stand in for the first of them, each with less and less of its tag, each once. */
export function languageChain(...tags: readonly string[]): [string, ...string[]] {
  return [...new Set(tags.flatMap(lessAndLess))] as [string, ...string[]];
}

/** Which way a language is written, by its script: "rtl" for Arabic, Hebrew, Persian and the like. */
export function directionOf(tag: string): "ltr" | "rtl" {
  if (canonicalTag(tag) === undefined) return "ltr";
  return rightToLeft.has(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr";
}

/** Scripts of Unicode that are in use today and run from right to left. Not every browser and Node has `getTextInfo`. */
const rightToLeft: ReadonlySet<string> = new Set("Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "));
