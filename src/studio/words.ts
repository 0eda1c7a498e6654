import { blockTable, type BlockType } from "../generated/block-table.ts";
import { isObject } from "../site/json.ts";
import { localiseText, isReference } from "../site/localise.ts";
import { isWording } from "../site/kinds.ts";
import type { Text } from "../generated/types.ts";
import type { Texts } from "../site/texts.ts";

/** What a block type is called. */
export function typeTitle(type: string): string {
  return Object.hasOwn(blockTable, type) ? blockTable[type as BlockType].title : type;
}

/** What a block itself says first, to tell it from others of its type; undefined when it says nothing by itself. */
export function saysFirst(props: unknown, texts: Texts): string | undefined {
  if (!isObject(props)) return undefined;
  for (const name of ["heading", "title", "label", "name", "text", "kicker"]) {
    const words = wordsOf(props[name], texts);
    if (words) return words;
  }
  return undefined;
}

/** A text of a document as its readers see it, without what is bound into it; undefined for what is no text. */
export function wordsOf(value: unknown, texts: Texts): string | undefined {
  if (typeof value === "string") return value;
  if (!isObject(value) || (!isReference(value) && !isWording(value))) return undefined;
  const localised = localiseText(value as unknown as Text, texts);
  return typeof localised === "string" ? localised : localised.$format.replace(/\s*[·|-]?\s*\{\w+\}\s*[·|-]?\s*/g, " ").trim();
}
