import { isObject } from "../../shared/json.ts";
import type { Texts } from "../../site/compile/texts.ts";
import type { Translate } from "../types.ts";
import { isBlockType, saysFirst, textOf, type Words } from "../labels.ts";

interface ValueParts {
  t: Translate;
  words: Words;
  texts: Texts;
}

/** How many letters of a value are shown. */
const most = 120;

/** A value of a document in a few words, as a person would say it. */
export function valueWords(value: unknown, { t, words, texts }: ValueParts): string {
  if (value === undefined || value === null) return t("studio.value.none");
  if (typeof value === "boolean") return t(value ? "studio.value.yes" : "studio.value.no");
  if (typeof value === "string" || typeof value === "number") return cut(String(value)) || t("studio.value.empty");
  if (Array.isArray(value)) return t("studio.value.list", { count: value.length });
  const said = textOf(value, texts);
  if (said !== undefined) return cut(said);
  if (!isObject(value)) return "";
  if (typeof value["$bind"] === "string") return t("studio.value.bound", { path: value["$bind"] });
  if (typeof value["type"] === "string" && isBlockType(value["type"])) {
    const title = words.block.title(value["type"]);
    const name = saysFirst(value["props"], texts);
    return name === undefined ? title : cut(`${title} “${name}”`);
  }
  for (const name of ["title", "navTitle", "linkName", "advTitle", "navName"]) {
    const named = textOf(value[name], texts);
    if (named) return cut(named);
  }
  return cut(JSON.stringify(value));
}

function cut(words: string): string {
  return words.length > most ? `${words.slice(0, most)}…` : words;
}
