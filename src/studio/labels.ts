import { blockTable, type BlockType } from "../generated/built/block-table.ts";
import type { Text } from "../generated/types.ts";
import { blockWords, type BlockWords } from "../site/document/block-labels.ts";
import { isObject } from "../shared/json.ts";
import { isWording } from "../site/document/kinds.ts";
import { isReference, localiseText } from "../site/compile/localise.ts";
import { siteWords, type SiteWords } from "../site/document/site-labels.ts";
import type { Catalogue, Texts } from "../site/compile/texts.ts";

/** What blocks and the parts of a site are called in the studio's language. */
export interface Words {
  block: BlockWords;
  site: SiteWords;
  /**
   * The words under a whole key of src/locales/blocks, or of the product's texts: `prop.columns`,
   * `enum.VipStateEnum.1`.
   */
  named: (key: string) => string | undefined;
}

export function createWords(texts: Catalogue): Words {
  return {
    block: blockWords(texts),
    site: siteWords(texts),
    named: (key) => (Object.hasOwn(texts, key) ? texts[key] : undefined),
  };
}

/** Whether there is a block type of this name; a draft may name others until it is checked. */
export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blockTable, type);
}

/** What a block itself says first, to tell it from others of its type; undefined when it says nothing by itself. */
export function saysFirst(props: unknown, texts: Texts): string | undefined {
  if (!isObject(props)) return undefined;
  for (const name of ["heading", "title", "label", "name", "text", "kicker"]) {
    const words = textOf(props[name], texts);
    if (words) return words;
  }
  return undefined;
}

/** What an entry of a document is called: a page by its title, an entry of a list by the words it is shown with. */
export function nameIn(entry: unknown, texts: Texts): string | undefined {
  if (!isObject(entry)) return undefined;
  for (const name of ["title", "navTitle", "linkName", "advTitle", "navName"]) {
    const named = textOf(entry[name], texts);
    if (named) return named;
  }
  return undefined;
}

/** A text of a document as its readers see it, without what is bound into it; undefined for what is no text. */
export function textOf(value: unknown, texts: Texts): string | undefined {
  if (typeof value === "string") return value;
  if (!isObject(value) || (!isReference(value) && !isWording(value))) return undefined;
  const localised = localiseText(value as unknown as Text, texts);
  return typeof localised === "string"
    ? localised
    : localised.$format.replace(/\s*[·|-]?\s*\{\w+\}\s*[·|-]?\s*/g, " ").trim();
}
