import { languages } from "../../generated/languages.ts";
import { lessAndLess } from "../../shared/language-tags.ts";
import { isObject } from "../../shared/json.ts";
import { isWording } from "../document/kinds.ts";
import { isReference } from "../compile/localise.ts";
import { isAskedFor } from "../edit/asked-for.ts";
import { checkBinding } from "./bindings.ts";
import { suggestOnly } from "./suggest.ts";
import type { Place } from "./values.ts";
import { isKey, type Told } from "./messages.ts";

/** Checks a text: that its key exists, that its `{names}` are given values, and that those values can be read. */
export function checkText(text: unknown, place: Place): void {
  const { path, report } = place;
  if (!isObject(text)) {
    report({ path, key: "text.wrong" });
    return;
  }
  if (isWording(text)) {
    checkAskedFor(Object.values(text.text), place);
    return checkLanguages(text.text, place);
  }
  if (!isReference(text)) {
    report({ path, key: "text.neither" });
    return;
  }
  const words = place.words.get(text.$t) ?? place.words.get(`${text.$t}_other`);
  if (words === undefined) {
    report({
      path: [...path, "$t"],
      key: "text.noKey",
      values: { name: text.$t },
      ...suggestOnly(text.$t, keysOf(place.words)),
    });
    return;
  }
  const values = isObject(text.with) ? text.with : {};
  for (const name of namesIn(words, place.words)) {
    if (!Object.hasOwn(values, name))
      report({ path, key: "text.noValue", values: { name: text.$t, value: `{${name}}` } });
  }
  for (const [name, value] of Object.entries(values))
    checkBinding(value, { type: ["string", "number"] }, { ...place, path: [...path, "with", name] });
}

/**
 * Words of the site's own are needed in every language that it offers: who reads another sees words that they may not
 * understand. What has no letters, such as a number, is the same in all of them.
 */
export function checkLanguages(text: Readonly<Record<string, string>>, { path, facts, report }: Place): void {
  const missing = facts.offered.filter((one) => !lessAndLess(one).some((each) => (text[each] ?? "") !== ""));
  if (missing.length < facts.offered.length && Object.values(text).some(hasLetters))
    reportMissing(missing, { path: [...path, "text"], report });
}

/**
 * Warns of languages in which a text is missing: of those that the product brings at each text, of others once for each
 * file, with how many there are.
 */
export function reportMissing(missing: readonly string[], { path, report }: Pick<Place, "path" | "report">): void {
  const common = { path, severity: "warning", ownOnly: true } as const;
  const [known, added] = [true, false].map((isKnown) => missing.filter((one) => isProductLanguage(one) === isKnown));
  if (known?.length) report({ ...common, key: "text.notTranslated", values: { languages: known.map(language) } });
  for (const one of added ?? [])
    report({ ...common, key: "text.untranslated", values: { language: language(one), count: 1 }, perFile: one });
}

/** Whether the product itself has texts in a language. */
export function isProductLanguage(code: string): boolean {
  return languages.some((one) => one === code);
}

function hasLetters(words: string): boolean {
  return /\p{L}/u.test(words);
}

/** Advises to replace the words that a new block, page or site began with. */
export function checkAskedFor(words: readonly string[], { path, facts, report }: Place): void {
  const left = facts.advises && words.find(isAskedFor);
  if (left) report({ path, key: "own.starter", values: { words: left }, severity: "warning", ownOnly: true });
}

/** A language by its name; its code where it has none here. */
export function language(code: string): Told {
  const key = `language.${code}`;
  return isKey(key) ? { key } : { key: "language.other", values: { code } };
}

/** The keys of all texts, listed once for each set of them: there are hundreds, and telling them all helps nobody. */
export function keysOf(words: ReadonlyMap<string, string>): readonly string[] {
  const keys = knownKeys.get(words) ?? [...words.keys()];
  knownKeys.set(words, keys);
  return keys;
}

const knownKeys = new WeakMap<ReadonlyMap<string, string>, readonly string[]>();

/** The `{names}` in a text, each once. The same texts are named again and again, within a site and by all sites. */
function namesIn(words: string, all: ReadonlyMap<string, string>): ReadonlySet<string> {
  const known = knownNames.get(all) ?? new Map<string, ReadonlySet<string>>();
  knownNames.set(all, known);
  const names =
    known.get(words) ??
    new Set(
      words
        .matchAll(/\{(\w+)\}/g)
        .take(maxNames)
        .map(([, name = ""]) => name),
    );
  known.set(words, names);
  return names;
}

const knownNames = new WeakMap<ReadonlyMap<string, string>, Map<string, ReadonlySet<string>>>();

/** Nobody fills in more: what stands behind them in a text is shown as it is. */
const maxNames = 100;
