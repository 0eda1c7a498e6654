import { languages } from "../../generated/languages.ts";
import type { Finding } from "../check/finding.ts";
import { tellIn, type Told } from "../check/messages.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { isForbidden } from "../document/merge.ts";
import { fromPointer } from "../document/positions.ts";
import { faultyType } from "./preview-page.ts";
import type { Layer } from "../document/resolve.ts";
import { isSafeToken } from "../document/theme.ts";

/** What of a finding is needed to show what can be shown beside it. */
export type BoxFinding = Pick<Finding, "file" | "pointer" | "message" | "severity" | "suggestion"> & Partial<Told>;

/**
 * A draft as its preview shows it: a block with a mistake becomes a box that tells it, data with one is not asked for,
 * and any other value with one is left as it is inherited. Colours that are hard to read are shown: they are there to
 * be looked at. Gives another layer; the one given is not changed.
 */
export function boxFaults(layer: Layer, faults: readonly BoxFinding[]): Layer {
  const boxed = structuredClone(layer);
  const said = new Set<string>();
  for (const fault of faults) {
    if (fault.severity !== "error") continue;
    const path = [...documentPath(fault.file), ...fromPointer(fault.pointer)];
    const [part, document, group, name] = path;
    // Told of the text, whose colour may be inherited: what was typed is the one behind it.
    if (part === "theme" && (fault.key === "theme.contrast" || isShowable(boxed, path))) continue;
    if (path.some(isForbidden)) {
      removeOwn(boxed, path);
      continue;
    }
    const inScreen = (part === "screens" || part === "layouts") && document !== undefined && name !== undefined;
    if (inScreen && group === "blocks") {
      // The first mistake of a block is told; the others come when that is mended.
      const at = path.slice(0, 4).join("\n");
      if (!said.has(at)) putBox(boxed, path, fault);
      said.add(at);
    } else if (inScreen && group === "data") {
      objectAt(boxed, [part, document, "data"])[name] = null;
    } else {
      removeOwn(boxed, path);
    }
  }
  return boxed;
}

/**
 * Whether a token is one, whatever else is wrong with it: `["theme", "color", "light", "text"]` or `["theme", "radius",
 * "card"]`.
 */
function isShowable(layer: Layer, path: readonly string[]): boolean {
  const [, group = "", ...names] = path;
  const token = names.at(-1) ?? "";
  let value: unknown = layer.theme;
  for (const name of path.slice(1)) value = isObject(value) ? value[name] : undefined;
  return isSafeToken(group, token, value);
}

function putBox(layer: Layer, path: readonly string[], fault: BoxFinding): void {
  const [part = "", document = "", , key = "", ...inside] = path;
  const blocks = objectAt(layer, [part, document, "blocks"]);
  const { in: place, order, when } = isObject(blocks[key]) ? blocks[key] : {};
  const isOwn = isObject(blocks[key]) && typeof blocks[key]["type"] === "string";
  const misplaced = inside[0] === "in" || (isOwn && typeof place !== "string");
  blocks[key] = {
    type: faultyType,
    ...(misplaced ? { in: "main" } : place === undefined ? {} : { in: place }),
    ...(typeof order === "number" ? { order } : {}),
    // One whose condition cannot be read is shown, so that somebody sees it.
    ...(inside[0] === "when" ? { when: null } : when === undefined ? {} : { when }),
    on: null,
    props: { message: { text: Object.fromEntries(languages.map((locale) => [locale, worded(fault, locale)])) } },
  };
}

/** What is wrong, and what was probably meant. */
export function worded(fault: Omit<BoxFinding, "file" | "pointer" | "severity">, locale: string): string {
  const { message: said, suggestion } = tellIn(locale, fault);
  return suggestion === undefined ? said : `${said} → ${suggestion}`;
}

/** Takes out the innermost value on the way that the layer has of its own, below its document where there is one. */
function removeOwn(layer: Layer, path: readonly string[]): void {
  let holder: unknown = layer;
  const way: { holder: JsonObject; name: string }[] = [];
  for (const name of path) {
    if (!isObject(holder) || !Object.hasOwn(holder, name)) break;
    way.push({ holder, name });
    holder = holder[name];
  }
  const last = way.at(-1);
  // The settings as a whole are no place: what was found there is inherited.
  if (last && !(way.length === 1 && (last.name === "site" || last.name === "nav"))) delete last.holder[last.name];
}

function objectAt(layer: Layer, path: readonly string[]): JsonObject {
  let at = layer as unknown as JsonObject;
  for (const name of path) {
    if (!isObject(at[name])) at[name] = name === path[1] ? { version: layer.version } : {};
    at = at[name] as JsonObject;
  }
  return at;
}

/** Leads to the document of a file: `screens/account/info.json`. */
function documentPath(file: string): string[] {
  const [, part = "", name] = /^([a-z]+)(?:\/(.+))?\.json$/.exec(file) ?? [];
  return name === undefined ? [part] : [part, name];
}
