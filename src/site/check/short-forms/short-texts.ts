import { isObject, type JsonObject } from "../../../shared/json.ts";
import { isLocaleTag } from "../../document/kinds.ts";
import { mapped } from "./change-at.ts";

/**
 * A text as it is kept: "Welcome" is {"text": {"en": "Welcome"}} in the language given, and {"zh-CN": "欢迎", "en":
 * "Welcome"} is the same in `text`. Anything else is given back as it is.
 */
export function textWrittenOut(value: unknown, locale: string): unknown {
  if (typeof value === "string") return { text: { [locale]: value } };
  return isByLanguage(value, (words) => typeof words === "string") ? { text: value } : value;
}

/**
 * A rich text as it is kept. A string is a document of its paragraphs, which an empty line parts; by language each may be
 * a string or a document, with `text` around it or without.
 */
export function richTextWrittenOut(value: unknown): unknown {
  if (typeof value === "string") return documentOf(value);
  const isSaid = (said: unknown): boolean => typeof said === "string" || (isObject(said) && said["type"] === "doc");
  if (isByLanguage(value, isSaid)) return { text: mapped(value, richTextWrittenOut) };
  if (!isObject(value) || Object.keys(value).length !== 1 || !isByLanguage(value["text"], isSaid)) return value;
  const text = mapped(value["text"], richTextWrittenOut);
  return text === value["text"] ? value : { text };
}

/** A rich text of plain words. */
function documentOf(words: string): JsonObject {
  const paragraphs = words.split(/\r?\n[ \t]*\r?\n/).map((paragraph) => paragraph.trim());
  return {
    type: "doc",
    content: paragraphs
      .filter((paragraph) => paragraph !== "")
      .map((paragraph) => ({
        type: "paragraph",
        content: paragraph
          .split(/\r?\n/)
          .flatMap((line, index) => [
            ...(index > 0 ? [{ type: "hardBreak" }] : []),
            ...(line === "" ? [] : [{ type: "text", text: line }]),
          ]),
      })),
  };
}

function isByLanguage(value: unknown, says: (said: unknown) => boolean): value is JsonObject {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([locale, said]) => isLocaleTag(locale) && says(said));
}
