import { createTexts, type Catalogue, type Texts } from "../site/compile/texts.ts";
import { isObject } from "../shared/json.ts";
import type { Layer } from "../site/document/resolve.ts";
import { createWords, type Words } from "./labels.ts";

/** The words of the product by language, as the server has them. */
export type ProductWords = Readonly<Record<string, Catalogue>>;

export interface LoadedTexts {
  studio: Texts;
  product: ProductWords;
  words: Words;
}

/**
 * Loads the studio's own words and those of blocks in a language, and the product's in all: sites are made in several.
 */
export async function loadTexts(locale: string): Promise<LoadedTexts> {
  const [studio, { product, words }] = await Promise.all([
    isEnglish(locale) ? import("../locales/studio/en.json") : import("../locales/studio/zh-CN.json"),
    loadWords(locale),
  ]);
  return { studio: createTexts({ locale, catalogues: [studio.default] }), product, words };
}

/** What blocks and the parts of a site are called in a language, and the product's texts in all. */
export async function loadWords(locale: string): Promise<Pick<LoadedTexts, "product" | "words">> {
  const [blocks, zhCN, en] = await Promise.all([
    isEnglish(locale) ? import("../locales/blocks/en.json") : import("../locales/blocks/zh-CN.json"),
    import("../locales/zh-CN.json"),
    import("../locales/en.json"),
  ]);
  const ofProduct = isEnglish(locale) ? en.default : zhCN.default;
  return {
    product: { "zh-CN": zhCN.default, en: en.default },
    words: createWords({ ...ofProduct, ...blocks.default }),
  };
}

const isEnglish = (locale: string) => locale === "en";

/** The texts of the site in a language, as its visitors read them: its own words before the product's. */
export function textsOfSite({
  own,
  base,
  product,
  locale,
}: {
  /** The texts of the draft, and those of the layer below it. */
  own: Layer["texts"];
  base: Layer["texts"];
  product: ProductWords;
  locale: string;
}): Texts {
  const wordsOf = (texts: Layer["texts"]) => {
    const words = texts?.[locale];
    return isObject(words) ? (words as Catalogue) : {};
  };
  return createTexts({
    locale,
    catalogues: [wordsOf(own), wordsOf(base), product[locale] ?? {}, product["zh-CN"] ?? {}],
  });
}
