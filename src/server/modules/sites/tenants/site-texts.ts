import { productCatalogues } from "../../../../generated/catalogues/product.ts";
import { firstLanguage } from "../../../../generated/languages.ts";
import { isObject } from "../../../../shared/json.ts";
import { createTexts, type Catalogue, type Texts } from "../../../../site/compile/texts.ts";

/** The product's own words, by language. */
export type ProductTexts = Readonly<Record<string, Catalogue>>;

/** How each language offers itself on a page in another one: in its own words, `common.language.<language>`. */
const offers = Object.fromEntries(
  Object.entries(productCatalogues).map(([locale, texts]) => [`common.language.${locale}`, texts["language.switch"]]),
);

export const productTexts: ProductTexts = Object.fromEntries(
  Object.entries(productCatalogues).map(([locale, texts]) => [locale, { ...texts, ...offers }]),
);

/** The language that is whole by construction, for a site that says nothing. */
export const firstLocale: string = firstLanguage;

interface SiteTextsOptions {
  /** The site's own words by language: those of a layer, merged. */
  own: Readonly<Record<string, unknown>> | undefined;
  /** The language, and after it those that stand in for it. */
  locales: readonly [string, ...string[]];
  product: ProductTexts;
}

/**
 * The texts of a site in a language: its own words before the product's, then the same two in each language to fall
 * back to.
 */
export function siteTexts({ own, locales, product }: SiteTextsOptions): Texts {
  const [locale, ...instead] = locales;
  return createTexts({
    locale,
    instead,
    catalogues: [...new Set(locales)].flatMap((one) => [catalogueOf(own?.[one]), product[one] ?? {}]),
  });
}

/** Whether a value is a catalogue is checked before a layer is published; here it is only read. */
function catalogueOf(value: unknown): Catalogue {
  return isObject(value) ? (value as Catalogue) : {};
}
