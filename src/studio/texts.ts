import { createTexts, type Catalogue, type Texts } from "../site/texts.ts";
import { isObject } from "../site/json.ts";
import type { Draft } from "./types.ts";
import { createWords, type Words } from "./words.ts";

/** The words of the product by language, as the server has them. */
export type ProductWords = Readonly<Record<string, Catalogue>>;

export interface LoadedTexts {
  studio: Texts;
  product: ProductWords;
  words: Words;
}

/** Loads the studio's own words and those of blocks in a language, and the product's in all: sites are made in several. */
export async function loadTexts(locale: string): Promise<LoadedTexts> {
  const isEnglish = locale === "en";
  const [studio, blocks, zhCN, en] = await Promise.all([
    isEnglish ? import("../locales/studio/en.json") : import("../locales/studio/zh-CN.json"),
    isEnglish ? import("../locales/blocks/en.json") : import("../locales/blocks/zh-CN.json"),
    import("../locales/zh-CN.json"),
    import("../locales/en.json"),
  ]);
  const product: ProductWords = { "zh-CN": zhCN.default, en: en.default };
  return { studio: createTexts({ locale, catalogues: [studio.default] }), product, words: createWords({ ...product[locale], ...blocks.default }) };
}

/** The texts of the site in a language, as its visitors read them: its own words before the product's. */
export function textsOfSite({ draft, product, locale }: { draft: Draft; product: ProductWords; locale: string }): Texts {
  const own = (layer: { texts?: Record<string, unknown> }) => {
    const words = layer.texts?.[locale];
    return isObject(words) ? (words as Catalogue) : {};
  };
  return createTexts({ locale, catalogues: [own(draft.own), own(draft.base), product[locale] ?? {}, product["zh-CN"] ?? {}] });
}
