import type { BlockPlacement } from "../../generated/types.ts";
import { blockTable, type BlockType } from "../../generated/built/block-table.ts";
import { contract } from "../../generated/contract.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { judgeParts } from "../permissions/judge.ts";
import { ownFormsOf } from "../document/own-form.ts";
import { resolveSettings, type Layer } from "../document/resolve.ts";
import { addOwnForm, formTemplates } from "./own-form-templates.ts";
import { said } from "./said.ts";
import { setValue } from "./edit-values.ts";
import { starterContact } from "./starter-display.ts";
import { ownWords, toBeFilled } from "./starter-text.ts";

/** What a new block begins with: itself, and the data that it shows, where the screen has none. */
export interface Starter {
  block: Omit<BlockPlacement, "in" | "order">;
  data: Record<string, JsonObject>;
  /** What else of the site it shows, where the site has none of it: changes the own layer. */
  alongside?: (own: Layer) => Layer;
}

/**
 * A new block that shows something at once: with words to be replaced, or set up like the one of its type on the site
 * that it stands on, with the data that it shows.
 */
export function starterFor(type: BlockType, base: Layer, own?: Layer): Starter {
  if (type === "ownForm" && own) return starterForm(base, own);
  const contact = type === "contact" && own ? contactFor(base, own) : undefined;
  const words = ownWords[type];
  if (words)
    return {
      block: { type, props: structuredClone(words.props), ...(words.on ? { on: structuredClone(words.on) } : {}) },
      data: structuredClone(words.data ?? {}),
      ...(contact ? { alongside: contact } : {}),
    };
  const model = modelOf(type, base);
  return model ?? { block: { type, props: smallest(type) }, data: {} };
}

/** The block shows the first form that the site made itself; where there is none, it begins one. */
function starterForm(base: Layer, own: Layer): Starter {
  const site = { base, patches: [own] };
  const [first] = ownFormsOf(site);
  const template = formTemplates[0]!;
  const titled = first ? { $t: first.inbox.name } : said(...template.title);
  const block = { type: "ownForm", props: { form: first?.name ?? template.name, title: titled } } as const;
  if (first) return { block, data: {} };
  const { locales } = resolveSettings(site, "site");
  const offered = isObject(locales) && Array.isArray(locales["offered"]) ? locales["offered"].map(String) : ["zh-CN"];
  const alongside = (layer: Layer) => addOwnForm({ own: layer, template, name: template.name, locales: offered });
  return { block, data: {}, alongside };
}

/** How to reach the organisation is said once, in its sheet, and shown by the block; undefined where that has some. */
function contactFor(base: Layer, own: Layer): Starter["alongside"] {
  const { organisation } = resolveSettings({ base, patches: [own] }, "site");
  const said = isObject(organisation) ? organisation : {};
  const isSaid = ["phone", "email", "address", "hours"].some((name) => said[name] !== undefined);
  if (isSaid) return undefined;
  return (layer) =>
    Object.entries(starterContact).reduce(
      (changed, [name, value]) =>
        setValue({ own: changed, path: ["site", "organisation", name], value: structuredClone(value) }),
      layer,
    );
}

/** The block of a type on the site below, the first that brings all the data it shows. */
function modelOf(type: BlockType, base: Layer): Starter | undefined {
  for (const document of [...preferred(base), ...Object.values(base.layouts ?? {})]) {
    if (!isObject(document) || !isObject(document["blocks"])) continue;
    for (const block of Object.values(document["blocks"])) {
      if (!isObject(block) || block["type"] !== type) continue;
      const { in: _in, order: _order, hidden: _hidden, when: _when, shown: _shown, ...rest } = block;
      const data = dataOf(rest, isObject(document["data"]) ? document["data"] : {});
      if (data && isForOrganisations(rest, data)) return structuredClone({ block: rest as Starter["block"], data });
    }
  }
  return undefined;
}

/** Whether an organisation's site may say it: the default site's own pages do more. */
function isForOrganisations(block: JsonObject, data: Record<string, JsonObject>): boolean {
  return (
    judgeParts({
      parts: { data, blocks: { block } },
      owner: "organisation",
      below: [],
      permissions: { operations: contract, blocks: blockTable },
    }).length === 0
  );
}

/** The screens that organisations have first: what stands there works on their sites. */
function preferred({ screens = {} }: Layer): unknown[] {
  const own = Object.values(screens).filter((screen) => isObject(screen) && screen["org"] === true);
  return [screens["home"], ...own, ...Object.values(screens)];
}

/**
 * The data sources that a block's bindings name; undefined when one is not there, or asks for what only its own screen
 * has.
 */
function dataOf(block: JsonObject, sources: JsonObject): Record<string, JsonObject> | undefined {
  const needed: Record<string, JsonObject> = {};
  for (const path of bindingsIn(block)) {
    const [root, name = ""] = path.split(".");
    if (path.startsWith("route.params.")) return undefined;
    if (root !== "data") continue;
    const source = sources[name];
    if (
      !isObject(source) ||
      source["required"] === true ||
      bindingsIn(source).some((one) => one.startsWith("route.params."))
    )
      return undefined;
    needed[name] = source;
  }
  return needed;
}

function bindingsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(bindingsIn);
  if (!isObject(value)) return [];
  return [...(typeof value["$bind"] === "string" ? [value["$bind"]] : []), ...Object.values(value).flatMap(bindingsIn)];
}

/** As little as the type asks for. */
function smallest(type: BlockType): JsonObject {
  const { needs, props } = blockTable[type];
  const { properties = {}, required = [] } = props;
  return Object.fromEntries(
    [...required, ...needs].map((name) => [name, emptyOf((properties[name] ?? {}) as JsonObject)]),
  );
}

function emptyOf(schema: JsonObject): unknown {
  if (schema["x-accepts"] === "text") return { ...toBeFilled };
  if (schema["x-accepts"] === "address") return "/";
  if (Array.isArray(schema["enum"])) return schema["enum"][0] as unknown;
  const empty: Record<string, unknown> = { array: [], object: {}, integer: 0, number: 0, boolean: false, string: "" };
  return typeof schema["type"] === "string" ? empty[schema["type"]] : undefined;
}
