import { isObject, type JsonObject } from "../../shared/json.ts";
import { inboxOf } from "../../site/document/own-form.ts";
import { orderedNames } from "../../site/document/own-questions.ts";
import type { Texts } from "../../site/compile/texts.ts";
import type { Translate } from "../types.ts";
import { isWording } from "../../site/document/kinds.ts";
import { isBlockType, nameIn, saysFirst, textOf, type Words } from "../labels.ts";
import { cutText } from "../../shared/cut-text.ts";

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
  const parts = partsOf(value, { words, texts });
  if (parts.length > 0) return cut(parts.join(t("studio.value.and")));
  const named = nameIn(value, texts);
  if (named !== undefined) return cut(named);
  return cut(JSON.stringify(value));
}

/** What a whole page or a form of the site's own is made of: its blocks, or its questions. */
function partsOf(value: JsonObject, { words, texts }: Omit<ValueParts, "t">): string[] {
  const { blocks } = value;
  if (isObject(blocks))
    return Object.values(blocks).flatMap((block) =>
      isObject(block) && typeof block["type"] === "string" && isBlockType(block["type"])
        ? [words.block.title(block["type"])]
        : [],
    );
  const { schema, uiSchema } = value;
  if (!inboxOf(value) || !isObject(schema) || !isObject(schema["properties"])) return [];
  const { properties } = schema;
  return orderedNames({ properties, uiSchema: isObject(uiSchema) ? uiSchema : {} }).flatMap((name) => {
    const field = properties[name];
    const key = isObject(field) && typeof field["title"] === "string" ? field["title"] : name;
    const asked = texts.lookup(key) ?? name;
    // A box to agree has a link in its words, and asks nothing.
    return asked.includes("{") ? [] : [asked];
  });
}

/**
 * What was and what is, in words that tell them apart: of a text that reads alike in the studio's language, the words
 * in the first language that differs.
 */
export function changeWords(before: unknown, after: unknown, parts: ValueParts): [string, string] {
  const said: [string, string] = [valueWords(before, parts), valueWords(after, parts)];
  if (said[0] !== said[1] || !isObject(before) || !isObject(after) || !isWording(before) || !isWording(after))
    return said;
  const locale = Object.keys({ ...before.text, ...after.text }).find((one) => before.text[one] !== after.text[one]);
  return locale === undefined ? said : [valueWords(before.text[locale], parts), valueWords(after.text[locale], parts)];
}

function cut(words: string): string {
  return words.length > most ? `${cutText(words, most)}…` : words;
}
