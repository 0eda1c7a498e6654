import { lessAndLess } from "../../shared/language-tags.ts";
import { withoutForm } from "../compile/texts.ts";
import { isObject } from "../../shared/json.ts";
import type { DocumentOwner } from "../permissions/owner.ts";
import { textsRefused } from "../permissions/platform-texts.ts";
import type { Layer } from "../document/resolve.ts";
import type { Report } from "./finding.ts";
import type { Language } from "./language.ts";
import type { SiteFacts } from "./site-facts.ts";
import { checkLanguageFiles, isOfProduct } from "./language-files.ts";
import { suggestOnly } from "./suggest.ts";
import { reportMissing } from "./texts.ts";

interface Surroundings {
  /** The layer with what is below it. */
  whole: Layer;
  /** Whose layer it is. */
  owner: DocumentOwner;
  language: Language;
  facts: SiteFacts;
  report: Report;
}

/**
 * Checks the words by key that a layer brings: that they are texts, in languages of the site, under keys that the product
 * or the site itself shows, and that no language which the site offers is left without them.
 */
export function checkTexts(layer: Layer, { whole, owner, language, facts, report }: Surroundings): void {
  checkLanguageFiles(layer, { whole, owner, language, facts, report });
  if (owner === "organisation") textsRefused(layer.texts ?? {}, language).forEach(report);
  const has = (code: string, key: string): boolean =>
    hasText(language.texts[code], key) || hasText(whole.texts?.[code], key);
  const names = new Map<string, readonly string[]>();
  const namesIn = (code: string): readonly string[] =>
    names.get(code) ?? names.set(code, Object.keys(language.texts[code] ?? {})).get(code)!;
  let shown: ReadonlySet<string> | undefined;
  for (const [code, texts] of Object.entries(layer.texts ?? {})) {
    for (const [key, text] of Object.entries(isObject(texts) ? texts : {})) {
      const path = ["texts", code, key];
      if (text === null) continue;
      if (typeof text !== "string") {
        report({ path, key: "text.notString" });
        continue;
      }
      if (isOfProduct(key, language)) continue;
      shown ??= keysIn([whole.site, whole.nav, whole.layouts, whole.screens, whole.forms]);
      if (!shown.has(key) && !shown.has(withoutForm(key))) {
        report({
          path,
          key: "text.notShown",
          values: { name: key },
          ...suggestOnly(key, namesIn(code)),
          severity: "warning",
        });
        continue;
      }
      reportMissing(
        facts.offered.filter((one) => !lessAndLess(one).some((each) => has(each, key))),
        { path, report },
      );
    }
  }
}

function hasText(catalogue: unknown, key: string): boolean {
  return isObject(catalogue) && Object.hasOwn(catalogue, key);
}

/** Every word in a site that may be a key: those of `$t`, and those of forms, which stand in their schemas. */
function keysIn(value: unknown, keys = new Set<string>()): Set<string> {
  if (typeof value === "string") keys.add(value);
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) keysIn(inner, keys);
  return keys;
}
