import type { RichText, Text } from "../../generated/types.ts";
import { isReference } from "../../site/compile/localise.ts";
import { isObject } from "../../shared/json.ts";
import type { LayerPath } from "../../site/document/layer-path.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import { withBody } from "../pickers/rich-bodies.ts";
import { changeValue } from "../panel/change.ts";
import type { Change, Draft } from "../types.ts";
import { wordsIn, type Target, type TargetQuestion } from "./target.ts";

interface Writing {
  locale: string;
  words: string;
  /** The languages of the site. */
  locales: readonly string[];
  /** What the text says in a language before. */
  saying: (locale: string) => string;
}

/**
 * A text with other words in one language. Who writes over one of the product's texts keeps its words in the others.
 * undefined where nothing is said in any.
 */
export function withWords(value: unknown, { locale, words, locales, saying }: Writing): Text | undefined {
  const before =
    isObject(value) && isObject(value["text"])
      ? (value["text"] as Record<string, string>)
      : isReference(isObject(value) ? value : {})
        ? Object.fromEntries(locales.map((one) => [one, saying(one)]))
        : {};
  const text = { ...before, [locale]: words };
  return Object.values(text).every((one) => one === "") ? undefined : { text };
}

/** Writes the words of a text of the page, in one language. */
export function wordsChange(
  target: Target & { kind: "words" },
  { words, locale, ...around }: { words: string; locale: string } & Pick<TargetQuestion, "draft" | "texts">,
): Change {
  const { draft } = around;
  const saying = (one: string) => wordsIn(target.value, one, around);
  const value = withWords(target.value, { locale, words, locales: draft.locales, saying });
  return changeAt(draft, { ...target, value });
}

/** Writes the body of a rich text of the page, in one language. One with nothing in it is none. */
export function bodyChange(
  target: Target & { kind: "rich" },
  { draft, locale, body }: { draft: Draft; locale: string; body: RichText },
): Change {
  const { locales } = draft;
  const value = withBody(target.value, { locale, body: body.content.length === 0 ? undefined : body, locales });
  return changeAt(draft, { ...target, value });
}

/** Puts a value in the place of another, within the value at `root`: the same patch as that of its field. */
export function changeAt(
  draft: Draft,
  { root, within, value }: { root: LayerPath; within: LayerPath; value: unknown },
): Change {
  const before = effectiveValue({ ...draft, path: root });
  const after = withValueIn(before, within, value);
  return (own) => changeValue({ own, base: draft.base, path: root, before, after });
}

function withValueIn(holder: unknown, [name, ...rest]: LayerPath, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(holder))
    return holder.map((entry, index) => (String(index) === name ? withValueIn(entry, rest, value) : entry));
  const { [name]: inner, ...others } = isObject(holder) ? holder : {};
  const next = withValueIn(inner, rest, value);
  return next === undefined ? others : { ...others, [name]: next };
}
