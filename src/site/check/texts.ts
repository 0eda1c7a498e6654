import { isObject } from "../json.ts";
import { isWording } from "../kinds.ts";
import { isReference } from "../localise.ts";
import { checkBinding } from "./bindings.ts";
import { suggest } from "./suggest.ts";
import type { Place } from "./values.ts";

/** Checks a text: that its key exists, that its `{names}` are given values, and that those values can be read. */
export function checkText(text: unknown, place: Place): void {
  const { path, report } = place;
  if (!isObject(text)) {
    report({ path, message: 'a text is {"$t": "key"} or {"text": {"zh-CN": "…", "en": "…"}}' });
    return;
  }
  if (isWording(text)) return;
  if (!isReference(text)) {
    report({ path, message: 'this is no text: it needs "$t" with a key, or "text" with words by language' });
    return;
  }
  const words = place.words.get(text.$t) ?? place.words.get(`${text.$t}_other`);
  if (words === undefined) {
    report({ path: [...path, "$t"], message: `there is no text "${text.$t}"`, ...suggestionOnly(text.$t, place.words) });
    return;
  }
  const values = isObject(text.with) ? text.with : {};
  for (const [, name = ""] of words.matchAll(/\{(\w+)\}/g)) {
    if (!Object.hasOwn(values, name)) report({ path, message: `the text "${text.$t}" needs a value for {${name}} in "with"` });
  }
  for (const [name, value] of Object.entries(values)) checkBinding(value, { type: ["string", "number"] }, { ...place, path: [...path, "with", name] });
}

/** There are hundreds of keys: listing them all helps nobody. */
function suggestionOnly(key: string, words: ReadonlyMap<string, string>): { suggestion?: string } {
  const { suggestion } = suggest(key, [...words.keys()]);
  return suggestion === undefined ? {} : { suggestion };
}
