import { firstLanguage } from "../../../generated/languages.ts";
import { capitalize } from "../../../shared/capitalize.ts";
import { isObject, type JsonObject } from "../../../shared/json.ts";
import { isBinding } from "../../compile/bindings.ts";
import { definitionOfPart } from "../../document/definitions.ts";
import { typesIn, type TypeOf } from "../../document/migrate.ts";
import { resolveSite, type Layer } from "../../document/resolve.ts";
import type { Path, Problem } from "../finding.ts";
import type { Language } from "../language.ts";
import { nameOfRef, propertyOf, resolveSchema, typeOfValue, typesOf, type Schema } from "../schema.ts";
import { changedAt, mapped, mappedList } from "./change-at.ts";
import { usualSlot, withOrder, type ListKeys } from "./ordered-maps.ts";
import { richTextWrittenOut, textWrittenOut } from "./short-texts.ts";

/** What has to be known of blocks and documents to write short forms out. */
export type ShortFormLanguage = Pick<Language, "blocks" | "definitions">;

type VersionedLayer = JsonObject & { version: number };

/** A layer in the one form that the program knows. */
export interface WrittenOut {
  layer: VersionedLayer;
  /** Which keys the entries of its lists were given. */
  lists: ListKeys;
  problems: Problem[];
}

/**
 * A layer with its short forms written out, as it is stored, merged and shown: nothing behind the reading of documents
 * knows them.
 *
 * - A text may be a string, in the site's default language, or an object by language; a rich text too.
 * - What has an order may be a list.
 * - A document without `version` is of the first, or of that of its settings. What it adds and does not say comes by itself: the order
 *   is that of writing, a block stands in `main`, and its `base` is that of the site. In documents with a version these
 *   are as they always were, so that what was written before shows what it showed.
 *
 * The layer given is not changed. Whatever stands in the wrong place is left for the checker to tell.
 */
export function writtenOut(layer: VersionedLayer, below: readonly Layer[], language: ShortFormLanguage): WrittenOut {
  const [first, ...more] = below;
  const base = first && more.length > 0 ? resolveSite(below) : first;
  const { version } = layer;
  const short = new Set<string>();
  const versioned = documents.reduce(
    (whole, pattern) =>
      changedAt(whole, pattern, (document, path) => {
        if (!isObject(document) || document["version"] !== undefined) return document;
        short.add(path.join("/"));
        return { version, ...document };
      }),
    layer,
  );
  const isShort = (document: Path): boolean => short.has(document.join("/"));
  const { layer: keyed, lists, problems } = withOrder(versioned, base, isShort);
  const typeBelow = typesIn(base ? [base] : []);
  const writing: Writing = {
    language,
    locale: defaultLanguage([keyed, base]),
    typeOf: typesIn([...(base ? [base] : []), keyed]),
    isNew: (path) => isShort(path.slice(0, 2)) && typeBelow(path) === undefined,
  };
  const written = documents.reduce(
    (whole, pattern) => changedAt(whole, pattern, (document, path) => documentOut(document, path, writing)),
    keyed,
  );
  return { layer: { ...written, version }, lists, problems };
}

/** One block with its texts written out. @param locale the site's default language. */
export function blockWrittenOut(
  block: JsonObject,
  type: string,
  locale: string,
  language: ShortFormLanguage,
): JsonObject {
  return blockOut(block, [], { language, locale, typeOf: () => type, isNew: () => false });
}

/** The language that a site speaks first, by the uppermost layer that says it. */
export function defaultLanguage(layers: readonly (object | undefined)[]): string {
  for (const layer of layers) {
    const site = layer && "site" in layer && isObject(layer.site) ? layer.site : {};
    const locales = isObject(site["locales"]) ? site["locales"] : {};
    if (typeof locales["default"] === "string") return locales["default"];
  }
  return firstLanguage;
}

/** Documents that say a version. Forms and texts have none. */
const documents: readonly (readonly string[])[] = [["site"], ["nav"], ["theme"], ["layouts", "*"], ["screens", "*"]];

interface Writing {
  language: ShortFormLanguage;
  locale: string;
  /** The type of the block at a path of the layer. */
  typeOf: TypeOf;
  /** Whether a block is added by a document that leaves out what comes by itself. */
  isNew(path: Path): boolean;
}

function documentOut(document: unknown, path: Path, writing: Writing): unknown {
  const schema = writing.language.definitions[definitionOfPart(path[0] ?? "") ?? ""];
  return schema && isObject(document) ? valueOut(document, schema, { ...writing, path }) : document;
}

interface Here extends Writing {
  path: Path;
}

/** A value with the texts in it written out, by its schema. */
function valueOut(value: unknown, schema: Schema, here: Here): unknown {
  const { definitions } = here.language;
  const name = nameOfRef(schema.$ref ?? "");
  if (name === "RichText") return richTextWrittenOut(value);
  if (name === "Text" || resolveSchema(schema, definitions)["x-accepts"] === "text")
    return textWrittenOut(value, here.locale);
  if (name === "BlockPlacement") return isObject(value) ? blockOut(value, here.path, here) : value;
  if (name === "Condition" || name === "Binding") return value;
  const known = name === "Action" ? actionSchema(value, here) : resolveSchema(schema, definitions);
  if (Array.isArray(value))
    return mappedList(value, (entry) => valueOut(entry, known.items ?? branchOf(known, value, here).items ?? {}, here));
  if (!isObject(value) || isBinding(value)) return value;
  const object = known.properties || known.additionalProperties !== undefined ? known : branchOf(known, value, here);
  return mapped(value, (inner, key) => {
    const property = propertyOf(object, key);
    return "schema" in property ? valueOut(inner, property.schema, { ...here, path: [...here.path, key] }) : inner;
  });
}

/** An action is told by what it does: `ActionCall` is what `call` is. */
function actionSchema(action: unknown, { language }: Here): Schema {
  const does = isObject(action) ? action["do"] : undefined;
  return (typeof does === "string" ? language.definitions[`Action${capitalize(does)}`] : undefined) ?? {};
}

/** The first of several schemas that a value could be of, by its type. */
function branchOf({ anyOf, oneOf }: Schema, value: unknown, { language: { definitions } }: Here): Schema {
  const type = typeOfValue(value);
  const fits = (anyOf ?? oneOf ?? []).filter(({ $ref }) => nameOfRef($ref ?? "") !== "Binding");
  return resolveSchema(
    fits.find((schema) => typesOf(resolveSchema(schema, definitions), definitions).has(type)),
    definitions,
  );
}

function blockOut(block: JsonObject, path: Path, writing: Writing): JsonObject {
  const { type } = block;
  const named = typeof type === "string" ? type : writing.typeOf(path);
  const facts =
    named !== undefined && Object.hasOwn(writing.language.blocks, named) ? writing.language.blocks[named] : undefined;
  const here: Here = { ...writing, path };
  const written = mapped(block, (value, name) => {
    if (name === "props") return facts && isObject(value) ? valueOut(value, facts.props, here) : value;
    return name === "on" ? valueOut(value, eventsSchema, here) : value;
  });
  if (typeof type !== "string" || !writing.isNew(path)) return written;
  const takesBase = facts?.props.properties?.["base"] !== undefined;
  const props = written["props"] === undefined ? {} : written["props"];
  return {
    ...written,
    ...(written["in"] === undefined ? { in: usualSlot } : {}),
    ...(takesBase && isObject(props) && props["base"] === undefined
      ? { props: { ...props, base: { $bind: "site.base" } } }
      : {}),
  };
}

const eventsSchema: Schema = {
  type: "object",
  additionalProperties: { type: "array", items: { $ref: "#/$defs/Action" } },
};
