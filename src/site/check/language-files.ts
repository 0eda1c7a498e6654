import { isObject } from "../../shared/json.ts";
import { canonicalTag, lessAndLess } from "../../shared/language-tags.ts";
import { formsOf, withoutForm, type Catalogue } from "../compile/texts.ts";
import { isLocaleTag } from "../document/kinds.ts";
import type { Layer } from "../document/resolve.ts";
import type { DocumentOwner } from "../permissions/owner.ts";
import type { Report } from "./finding.ts";
import type { Language } from "./language.ts";
import type { SiteFacts } from "./site-facts.ts";
import { isProductLanguage, language as named } from "./texts.ts";

interface Surroundings {
  /** The layer with what is below it. */
  whole: Layer;
  owner: DocumentOwner;
  language: Language;
  facts: SiteFacts;
  report: Report;
}

/**
 * Checks the files of languages as wholes, each told once: that its name is the tag of a language that somebody is
 * offered, that texts with plurals have the forms of the language, and of a language that the product does not bring,
 * how many of the product's texts are missing.
 */
export function checkLanguageFiles(layer: Layer, { whole, owner, language, facts, report }: Surroundings): void {
  for (const code of Object.keys(layer.texts ?? {})) {
    const path = ["texts", code];
    const warn = (told: Omit<Parameters<Report>[0], "path">): void => report({ path, ...told, severity: "warning" });
    const tag = tagOf(code);
    if (tag !== code) {
      warn({ key: "text.noLanguage", values: { name: code }, ...(tag === undefined ? {} : { allowed: [tag] }) });
      continue;
    }
    const isOffered = facts.offered.some((one) => lessAndLess(one).includes(code));
    if (owner === "organisation" && !isOffered && !isProductLanguage(code))
      warn({ key: "text.notOffered", values: { language: named(code) } });
    const plurals = lackingForms(code, { layer, whole, language });
    const [first] = plurals;
    if (first)
      warn({
        key: "text.plurals",
        values: { language: named(code), count: plurals.length, name: first.plain, forms: first.forms.join(", ") },
      });
    const missing = missingOf(code, { whole, language });
    if (missing > 0)
      warn({
        key: "text.missing",
        values: { language: named(code), count: missing, all: keysOfProduct(language).length },
      });
  }
  checkWithoutFile(layer, { whole, report });
}

/** A language that the layer itself offers, for which there is no file at all. */
function checkWithoutFile(layer: Layer, { whole, report }: Pick<Surroundings, "whole" | "report">): void {
  const locales = layer.site?.["locales"];
  const offered = isObject(locales) && Array.isArray(locales["offered"]) ? locales["offered"] : [];
  for (const [index, code] of offered.entries()) {
    if (typeof code !== "string" || tagOf(code) !== code) continue;
    if (lessAndLess(code).some((one) => isProductLanguage(one) || isObject(whole.texts?.[one]))) continue;
    report({
      path: ["site", "locales", "offered", String(index)],
      key: "text.noFile",
      values: { language: named(code), file: `texts/${code}.json` },
      severity: "warning",
    });
  }
}

/** The tag as it is written of what could be one; undefined for what is none. */
export function tagOf(code: string): string | undefined {
  const tag = canonicalTag(code);
  return tag !== undefined && isLocaleTag(tag) ? tag : undefined;
}

/** Whether the product knows a key: as it is, or as a form of a plural that another language tells apart. */
export function isOfProduct(key: string, { texts }: Language): boolean {
  const catalogues = Object.values(texts);
  if (catalogues.some((one) => Object.hasOwn(one, key))) return true;
  const plain = withoutForm(key);
  return plain !== key && catalogues.some((one) => hasForms(plain, one));
}

function hasForms(plain: string, catalogue: Catalogue): boolean {
  return Object.hasOwn(catalogue, `${plain}_one`) || Object.hasOwn(catalogue, `${plain}_other`);
}

/** The texts of a file that have plurals but not all the forms of its language. Nothing of another language counts. */
function lackingForms(
  code: string,
  { layer, whole, language }: Pick<Surroundings, "whole" | "language"> & { layer: Layer },
): { plain: string; forms: string[] }[] {
  const own = Object.keys(catalogueIn(layer, code));
  const has = (key: string): boolean =>
    Object.hasOwn(catalogueIn(whole, code), key) || Object.hasOwn(language.texts[code] ?? {}, key);
  const withPlurals = (plain: string): boolean =>
    own.some((key) => key !== plain && withoutForm(key) === plain) ||
    Object.values(language.texts).some((one) => hasForms(plain, one));
  const isWritten = (plain: string, form: string): boolean =>
    has(`${plain}_${form}`) || (form === "other" && has(plain));
  return [...new Set(own.map(withoutForm))].filter(withPlurals).flatMap((plain) => {
    const forms = formsOf(code).filter((form) => !isWritten(plain, form));
    return forms.length > 0 ? [{ plain, forms }] : [];
  });
}

/** How many of the product's texts a language has nowhere: 0 for those that the product brings. */
function missingOf(code: string, { whole, language }: Pick<Surroundings, "whole" | "language">): number {
  if (isProductLanguage(code)) return 0;
  const there = lessAndLess(code).flatMap((one) => [catalogueIn(whole, one), language.texts[one] ?? {}]);
  const has = (key: string): boolean => there.some((one) => Object.hasOwn(one, key));
  return keysOfProduct(language).filter((key) => !has(key) && !has(`${key}_other`)).length;
}

/** The product's texts; those with plurals count once. */
function keysOfProduct({ texts }: Language): readonly string[] {
  const [first = {}] = Object.values(texts);
  const known = listed.get(first) ?? [...new Set(Object.keys(first).map(withoutForm))];
  listed.set(first, known);
  return known;
}

const listed = new WeakMap<Catalogue, readonly string[]>();

function catalogueIn({ texts }: Layer, code: string): Catalogue {
  const found = texts?.[code];
  return isObject(found) ? (found as Catalogue) : {};
}
