import { isObject } from "../json.ts";
import { isWording } from "../kinds.ts";
import { isReference } from "../localise.ts";
import { checkBinding } from "./bindings.ts";
import { suggest } from "./suggest.ts";
import type { Place } from "./values.ts";
import { isKey, type Told } from "./words.ts";

/** Checks a text: that its key exists, that its `{names}` are given values, and that those values can be read. */
export function checkText(text: unknown, place: Place): void {
  const { path, report } = place;
  if (!isObject(text)) {
    report({ path, key: "text.wrong" });
    return;
  }
  if (isWording(text)) return checkLanguages(text, place);
  if (!isReference(text)) {
    report({ path, key: "text.neither" });
    return;
  }
  const words = place.words.get(text.$t) ?? place.words.get(`${text.$t}_other`);
  if (words === undefined) {
    report({ path: [...path, "$t"], key: "text.noKey", values: { name: text.$t }, ...suggestionOnly(text.$t, place.words) });
    return;
  }
  const values = isObject(text.with) ? text.with : {};
  for (const [, name = ""] of words.matchAll(/\{(\w+)\}/g)) {
    if (!Object.hasOwn(values, name)) report({ path, key: "text.noValue", values: { name: text.$t, value: `{${name}}` } });
  }
  for (const [name, value] of Object.entries(values)) checkBinding(value, { type: ["string", "number"] }, { ...place, path: [...path, "with", name] });
}

/** Words of the site's own are needed in every language that it offers: who reads another sees words that they may not understand. */
function checkLanguages({ text }: { text: object }, { path, facts, report }: Place): void {
  const missing = facts.offered.filter((language) => !Object.hasOwn(text, language));
  if (missing.length > 0 && missing.length < facts.offered.length) {
    report({ path: [...path, "text"], key: "text.notTranslated", values: { languages: missing.map(language) }, severity: "warning", ownOnly: true });
  }
}

/** A language by its name; its code where it has none here. */
export function language(code: string): Told {
  const key = `language.${code}`;
  return isKey(key) ? { key } : { key: "language.other", values: { code } };
}

/** There are hundreds of keys: listing them all helps nobody. */
function suggestionOnly(key: string, words: ReadonlyMap<string, string>): { suggestion?: string } {
  const { suggestion } = suggest(key, [...words.keys()]);
  return suggestion === undefined ? {} : { suggestion };
}
