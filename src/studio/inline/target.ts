import { isBinding } from "../../site/compile/bindings.ts";
import { isReference } from "../../site/compile/localise.ts";
import type { Catalogue } from "../../site/compile/texts.ts";
import { isObject } from "../../shared/json.ts";
import { constructOf, isWording } from "../../site/document/kinds.ts";
import type { LayerPath } from "../../site/document/layer-path.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import type { PropPath } from "../../site/preview/preview-messages.ts";
import { pathOf } from "../outline/tree.ts";
import { textWords } from "../panel/summary.ts";
import type { WordedRich } from "../pickers/rich-bodies.ts";
import type { Draft, Place } from "../types.ts";
import { sheetPath } from "./sheet.ts";

/** What a text of the page is in the draft. */
export type Target =
  /** Words: they are written where they stand. `within` leads to them from the value at `root`. */
  | { kind: "words"; root: LayerPath; within: LayerPath; value: unknown }
  /** A rich text, in all its languages: it is written where it stands too. */
  | { kind: "rich"; root: LayerPath; within: LayerPath; value: WordedRich }
  /** A text with values in it: it is written in its field. */
  | { kind: "field"; root: LayerPath; within: LayerPath }
  /** What the page knows, and no document says. */
  | { kind: "data"; bound: string };

export interface TargetQuestion {
  draft: Draft;
  place: Place;
  block: string;
  /** The properties that it may come from. */
  paths: readonly PropPath[];
  /** What the page shows. */
  shown: string;
  /** The product's texts by language. */
  texts: Readonly<Record<string, Catalogue>>;
}

/** The way to all of it, from the root of a layer. */
export const wholePath = ({ root, within }: { root: LayerPath; within: LayerPath }): LayerPath => [...root, ...within];

/**
 * What a text of the page is in the draft; undefined where it is no text of a document, or the draft is ahead of the
 * page. The page may leave out entries of a list: then the nearest that says the same is meant.
 */
export function targetOf(question: TargetQuestion): Target | undefined {
  const { draft, place, block, paths, shown } = question;
  const root = [...pathOf(place), "blocks", block, "props"];
  const props = effectiveValue({ ...draft, path: root });
  for (const path of paths) {
    const direct = at(props, path, root, question);
    if (direct && (direct.kind !== "words" || direct.root !== root || says(direct.value, shown, question)))
      return direct;
    for (const other of beside(props, path)) {
      const found = at(props, other, root, question);
      if (found?.kind === "words" && says(found.value, shown, question)) return found;
    }
  }
  return undefined;
}

/** The words of a text in a language as the studio's fields show them. */
export function wordsIn(value: unknown, locale: string, { draft, texts }: Pick<TargetQuestion, "draft" | "texts">) {
  return isObject(value) && !isBinding(value)
    ? (textWords(value, { locale, texts, own: draft.own, base: draft.base }) ?? "")
    : "";
}

function at(props: unknown, path: PropPath, root: LayerPath, { draft }: TargetQuestion): Target | undefined {
  let value = props;
  for (const [index, name] of [...path, ""].entries()) {
    if (isBinding(value)) {
      const bound = [value.$bind, ...path.slice(index)].join(".");
      const sheet = sheetPath(bound);
      if (!sheet) return { kind: "data", bound };
      return {
        kind: "words",
        root: sheet.slice(0, 2),
        within: sheet.slice(2),
        value: entryOf(effectiveValue({ ...draft, path: sheet.slice(0, 3) }), sheet[3]),
      };
    }
    const within = path.slice(0, index);
    if (index > 0 && constructOf(value) === "document")
      return { kind: "rich", root, within, value: value as WordedRich };
    if (index === path.length)
      return isText(value) ? { kind: isPlain(value) ? "words" : "field", root, within, value } : undefined;
    value = Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined;
  }
  return undefined;
}

/** A value, or an entry of it where it is a list. */
function entryOf(value: unknown, entry: string | undefined): unknown {
  return entry === undefined ? value : Array.isArray(value) ? value[Number(entry)] : undefined;
}

function isText(value: unknown): boolean {
  return isObject(value) && (isWording(value) || isReference(value));
}

/** Whether nothing of it is filled in. */
function isPlain(value: unknown): boolean {
  return isObject(value) && value["with"] === undefined;
}

function says(value: unknown, shown: string, question: TargetQuestion): boolean {
  const words = (one: string) => one.replace(/\s+/g, " ").trim();
  const inAll = isObject(value) && isWording(value) ? Object.values(value.text) : [];
  return [...inAll, ...Object.keys(question.texts).map((locale) => wordsIn(value, locale, question))].some(
    (said) => words(said) === words(shown) || said.split("\n").some((line) => words(line) === words(shown)),
  );
}

/** The same way through other entries of the list that it leads through, the nearest first. */
function beside(props: unknown, path: PropPath): PropPath[] {
  let value = props;
  for (const [index, name] of path.entries()) {
    if (Array.isArray(value))
      return value
        .map((_, number) => number)
        .sort((one, other) => Math.abs(one - Number(name)) - Math.abs(other - Number(name)))
        .slice(1)
        .map((number) => [...path.slice(0, index), String(number), ...path.slice(index + 1)]);
    value = isObject(value) ? value[name] : undefined;
  }
  return [];
}
