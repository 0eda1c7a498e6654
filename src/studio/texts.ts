import { loadBlocks } from "../generated/built/catalogues/load-blocks.ts";
import { loadProduct } from "../generated/built/catalogues/load-product.ts";
import { loadStudio } from "../generated/built/catalogues/load-studio.ts";
import { firstLanguage, languages, type Language } from "../generated/languages.ts";
import { createTexts, type Catalogue, type Texts } from "../site/compile/texts.ts";
import { languageChain } from "../shared/language-tags.ts";
import { isObject } from "../shared/json.ts";
import type { Translate } from "./types.ts";
import type { Layer } from "../site/document/resolve.ts";
import { createWords, type Words } from "./labels.ts";

/** The words of the product by language, as the server has them. */
export type ProductWords = Readonly<Record<string, Catalogue>>;

export interface StudioTexts {
  locale: string;
  t: Translate;
}

export interface LoadedTexts {
  studio: StudioTexts;
  product: ProductWords;
  words: Words;
}

/**
 * Loads the studio's own words and those of blocks in a language, and the product's in all: sites are made in several.
 */
export async function loadTexts(locale: string): Promise<LoadedTexts> {
  const [studio, { product, words }] = await Promise.all([loadStudio[knownLanguage(locale)](), loadWords(locale)]);
  const { say } = createTexts({ locale, catalogues: [studio] });
  return { studio: { locale, t: say }, product, words };
}

/** What blocks and the parts of a site are called in a language, and the product's texts in all. */
export async function loadWords(locale: string): Promise<Pick<LoadedTexts, "product" | "words">> {
  const known = knownLanguage(locale);
  const [blocks, ...all] = await Promise.all([
    loadBlocks[known](),
    ...languages.map(async (one) => [one, await loadProduct[one]()] as const),
  ]);
  const product: ProductWords = Object.fromEntries(all);
  return { product, words: createWords({ ...product[known], ...blocks }) };
}

/** The language itself where the product has it, else its first. */
function knownLanguage(locale: string): Language {
  return languages.find((one) => one === locale) ?? firstLanguage;
}

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
  const textsIn = (texts: Layer["texts"], one: string) => {
    const words = texts?.[one];
    return isObject(words) ? (words as Catalogue) : {};
  };
  const catalogues = languageChain(locale, firstLanguage).flatMap((one) => [
    textsIn(own, one),
    textsIn(base, one),
    product[one] ?? {},
  ]);
  return createTexts({ locale, catalogues });
}
