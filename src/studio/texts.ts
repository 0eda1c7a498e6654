import { createTexts, type Catalogue, type Texts } from "../site/texts.ts";
import { isObject } from "../site/json.ts";
import type { Draft } from "./types.ts";

/** The words of the product by language, as the server has them. */
export type ProductWords = Readonly<Record<string, Catalogue>>;

/** Loads the studio's own words and those of blocks in a language, and the product's in all: sites are made in several. */
export async function loadTexts(locale: string): Promise<{ studio: Texts; product: ProductWords }> {
  const [studio, zhCN, en] = await Promise.all([studioWords(locale), import("../locales/zh-CN.json"), import("../locales/en.json")]);
  return { studio: createTexts({ locale, catalogues: [studio] }), product: { "zh-CN": zhCN.default, en: en.default } };
}

async function studioWords(locale: string): Promise<Catalogue> {
  return locale === "en" ? (await import("../locales/studio/en.json")).default : (await import("../locales/studio/zh-CN.json")).default;
}

/** The texts of the site in a language, as its visitors read them: its own words before the product's. */
export function textsOfSite({ draft, product, locale }: { draft: Draft; product: ProductWords; locale: string }): Texts {
  const own = (layer: { texts?: Record<string, unknown> }) => {
    const words = layer.texts?.[locale];
    return isObject(words) ? (words as Catalogue) : {};
  };
  return createTexts({ locale, catalogues: [own(draft.own), own(draft.base), product[locale] ?? {}, product["zh-CN"] ?? {}] });
}
