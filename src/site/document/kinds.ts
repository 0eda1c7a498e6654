import type { RichText } from "../../generated/types.ts";
import { conditionOperators } from "./operators.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import type { LayerPath } from "./layer-path.ts";

/** What of a document is read and changed as one value: half of it means nothing. A document is a rich text. */
export type Construct = "binding" | "reference" | "wording" | "condition" | "action" | "document";

/**
 * Which construct a value is; undefined for one that is none, such as an object of properties. The one answer for
 * merging, comparing and changing layers. `path` says where in a layer it stands: the properties of a block are never a
 * construct, whatever their names (`text`, `path`, `in`), and what stands at `when` is a condition, also as a patch of
 * one.
 */
export function constructOf(value: unknown, path: LayerPath = []): Construct | undefined {
  if (!isObject(value) || holdsParts(path)) return undefined;
  if (typeof value["$bind"] === "string") return "binding";
  if (typeof value["$t"] === "string") return "reference";
  if (isWording(value)) return "wording";
  if (path.at(-1) === "when" || isCondition(value)) return "condition";
  if (typeof value["do"] === "string") return "action";
  return value["type"] === "doc" || isWordedDocument(value) ? "document" : undefined;
}

/** What a screen or a layout has under keys, and what of that has properties. */
const parts: Readonly<Record<string, readonly string[]>> = { blocks: ["props", "on"], data: ["params"], slots: [] };

/**
 * Whether a path leads to an object of parts that each stand for themselves: a document, its blocks, a block, its
 * properties.
 */
function holdsParts(path: LayerPath): boolean {
  const [part, , kind = "", , holder = ""] = path;
  if (part === "nav") return path.length > 1 && path.length <= 3;
  if (part !== "screens" && part !== "layouts") return false;
  const holders = Object.hasOwn(parts, kind) ? parts[kind] : undefined;
  return (
    path.length === 2 ||
    (holders !== undefined && (path.length <= 4 || (path.length === 5 && holders.includes(holder))))
  );
}

/**
 * What of a value stays when a patch is laid over it: all of it, unless the patch is a construct of another kind (a
 * binding, a text by key, a wording, a condition with another operator). Then nothing stays, or of a comparison its
 * path.
 */
export function keptUnder(patch: JsonObject, base: JsonObject): JsonObject | undefined {
  // A document is whole, in one language and in several.
  if (patch["type"] === "doc" || isWordedDocument(patch)) return undefined;
  const kind = leafConstruct(patch);
  // A wording is whole: a language that it leaves out is not that of somebody else's text.
  if (kind === "wording") return leafConstruct(base) === undefined ? base : undefined;
  if (kind !== undefined) return leafConstruct(base) === kind ? base : undefined;
  const wanted = operatorIn(patch);
  const present = wanted === undefined ? undefined : operatorIn(base);
  if (present === undefined || present === wanted) return base;
  return "path" in base && !isGroup(wanted) ? { path: base["path"] } : undefined;
}

/**
 * undefined for an object that is no construct, or not wholly one: a patch of `with` alone says nothing of the kind.
 */
function leafConstruct(value: JsonObject): "binding" | "reference" | "wording" | undefined {
  const construct = constructOf(value);
  return construct === "binding" || construct === "reference" || construct === "wording" ? construct : undefined;
}

/** Whether a value is a text that the document words itself: nothing but `text`, by language. */
export function isWording(value: object): value is { text: Record<string, string> } {
  if (!("text" in value) || !isObject(value.text) || Object.keys(value).length !== 1) return false;
  const entries = Object.entries(value.text);
  return entries.length > 0 && entries.every(([locale, words]) => typeof words === "string" && isLocaleTag(locale));
}

/** Whether a text says something, in a language: blank words do not. What is bound, or said by a key, may. */
export function saysSomething(text: unknown): boolean {
  if (typeof text === "string") return text.trim() !== "";
  if (!isObject(text)) return Boolean(text);
  if (Object.keys(text).length !== 1 || !isObject(text["text"])) return true;
  return Object.values(text["text"]).some((words) => typeof words !== "string" || words.trim() !== "");
}

/** Whether a value is a rich text in several languages: as a wording, with documents. */
export function isWordedDocument(value: object): value is { text: Record<string, RichText> } {
  if (!("text" in value) || !isObject(value.text) || Object.keys(value).length !== 1) return false;
  const entries = Object.entries(value.text);
  return (
    entries.length > 0 &&
    entries.every(([locale, document]) => isObject(document) && document["type"] === "doc" && isLocaleTag(locale))
  );
}

/** Whether a name could be a language's. */
export function isLocaleTag(name: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(name);
}

/**
 * Whether it is a whole condition: a comparison says of what, a group of which. Nulls, which take away what is below a
 * patch, say nothing.
 */
function isCondition(value: JsonObject): boolean {
  const operator = operatorIn(value);
  if (operator === undefined) return false;
  if (operator === "not") return isObject(value["not"]);
  return isGroup(operator) ? Array.isArray(value[operator]) : typeof value["path"] === "string";
}

/** The operator of a condition: of an object that has one, a path perhaps, and nothing else. */
function operatorIn(value: JsonObject): string | undefined {
  const names = Object.keys(value).filter((name) => name !== "path" && value[name] !== null);
  const [name] = names;
  return names.length === 1 && (conditionOperators as readonly (string | undefined)[]).includes(name)
    ? name
    : undefined;
}

function isGroup(operator: string | undefined): boolean {
  return operator === "all" || operator === "any" || operator === "not";
}
