import { productCatalogues } from "../../../../generated/built/catalogues/product.ts";
import { firstLanguage } from "../../../../generated/languages.ts";
import { isObject } from "../../../../shared/json.ts";
import { directionOf, languageChain } from "../../../../shared/language-tags.ts";
import { createTexts, type Catalogue, type Texts } from "../../../../site/compile/texts.ts";

/** The product's own words, by language. */
export type ProductTexts = Readonly<Record<string, Catalogue>>;

/** How each language offers itself on a page in another one: in its own words, `common.language.<language>`. */
const offers = Object.fromEntries(
  Object.entries(productCatalogues).map(([locale, texts]) => [languageKey(locale), texts["language.switch"]]),
);

export const productTexts: ProductTexts = Object.fromEntries(
  Object.entries(productCatalogues).map(([locale, texts]) => [locale, { ...texts, ...offers }]),
);

/** The language that is whole by construction, for a site that says nothing. */
export const firstLocale: string = firstLanguage;

interface SiteTextsOptions {
  /** The site's own words by language: those of a layer, merged. */
  own: Readonly<Record<string, unknown>> | undefined;
  /** The language, and after it those that stand in for it; each is followed by less and less of its tag. */
  locales: readonly [string, ...string[]];
  product: ProductTexts;
}

/**
 * The texts of a site in a language: its own words before the product's, then the same two in each language to fall
 * back to.
 */
export function siteTexts({ own, locales, product }: SiteTextsOptions): Texts {
  const [locale, ...instead] = languageChain(...locales);
  const offered = ownOffers(own);
  const textsIn = (one: string, below: Texts | undefined): Texts =>
    createTexts({
      locale: one,
      catalogues: [catalogueOf(own?.[one]), product[one] ?? {}, offered],
      below,
      ...(directionOf(one) === "rtl" ? { written: isolated } : {}),
    });
  const spoken = instead.filter((one) => product[one] ?? isObject(own?.[one]));
  return textsIn(
    locale,
    spoken.reduceRight<Texts | undefined>((below, one) => textsIn(one, below), undefined),
  );
}

/**
 * A text with its `{names}` apart from what is around them (Unicode's isolates): a price or a foreign name keeps its own
 * order between words that are written from right to left.
 */
function isolated(text: string): string {
  return text.includes("{") ? text.replaceAll(/\{\w+\}/g, "\u2068$&\u2069") : text;
}

/** How the languages that a site adds offer themselves. */
function ownOffers(own: SiteTextsOptions["own"]): Catalogue {
  const added = Object.entries(own ?? {}).flatMap(([locale, texts]) => {
    const words = catalogueOf(texts)["language.switch"];
    return words === undefined || Object.hasOwn(productCatalogues, locale) ? [] : [[languageKey(locale), words]];
  });
  return Object.fromEntries(added);
}

/** The key of the words with which a page in one language offers another. */
export function languageKey(locale: string): string {
  return `common.language.${locale}`;
}

/** Whether a value is a catalogue is checked before a layer is published; here it is only read. */
function catalogueOf(value: unknown): Catalogue {
  return isObject(value) ? (value as Catalogue) : {};
}
