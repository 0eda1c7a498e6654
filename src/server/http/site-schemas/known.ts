import { isObject, type JsonObject } from "../../../shared/json.ts";
import { valueAt } from "../../../site/document/layer-path.ts";

/** What a document of a site may name, beside what its schema says of every site. */
export interface Known {
  /** The languages of the product. */
  languages: readonly string[];
  /** Keys of texts. */
  textKeys: readonly string[];
  /** What bindings and conditions may read. */
  paths: readonly string[];
  /** Addresses of pages. */
  addresses: readonly string[];
  flavours: readonly string[];
  features: readonly string[];
  timeZones: readonly string[];
  /** Slots that blocks may stand in, of the layout and of other blocks. */
  slots: readonly string[];
}

/**
 * A schema in which an editor is told what can stand where the language takes any name: values are proposed, and none is
 * refused. The schema given is changed.
 */
export function propose(schema: JsonObject, known: Known): void {
  const languages = Object.fromEntries(known.languages.map((name) => [name, {}]));
  change(schema, ["$defs", "TextByLanguage"], (text) => withProperties(text, languages));
  change(schema, ["$defs", "TextWording", "properties", "text"], (text) => withProperties(text, languages));
  examples(schema, ["$defs", "TextReference", "properties", "$t"], known.textKeys);
  examples(schema, ["$defs", "BindingPath"], known.paths);
  examples(schema, ["$defs", "NavEntry", "properties", "navUrl"], known.addresses);
  examples(schema, ["$defs", "SiteLocales", "properties", "default"], known.languages);
  examples(schema, ["properties", "feature"], known.features);
  examples(schema, ["properties", "timeZone"], known.timeZones);
  if (schema["title"] === "site.json") examples(schema, ["properties", "extends"], known.flavours);
  for (const branch of branchesOf(schema)) examples(branch, ["properties", "in"], known.slots);
}

/** The alternatives of a block, one for each type. */
export function branchesOf(schema: JsonObject): JsonObject[] {
  const place = valueAt(schema, ["$defs", "BlockPlacement"]);
  const all = isObject(place) ? place["oneOf"] : undefined;
  return Array.isArray(all) ? all.filter(isObject) : [];
}

function examples(schema: JsonObject, path: readonly string[], values: readonly string[]): void {
  if (values.length > 0) change(schema, path, (inner) => void (inner["examples"] = values));
}

function withProperties(schema: JsonObject, properties: JsonObject): void {
  schema["properties"] = properties;
}

/** What stands at a path; of alternatives, the first. */
function change(schema: JsonObject, path: readonly string[], change: (inner: JsonObject) => void): void {
  const found = valueAt(schema, path);
  if (isObject(found)) change(found);
}
