// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
/** The languages of the product: those that src/locales has texts in. The first is whole by construction. */
export const languages = ["zh-CN","en"] as const;

export type Language = (typeof languages)[number];

/** The language that stands in where a site says nothing, and where another one lacks a text. */
export const firstLanguage = "zh-CN";
