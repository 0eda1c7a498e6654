import { safeAddress } from "../../shared/addresses.ts";
import { isImageName } from "../../shared/image-names.ts";
import { isBinding } from "../compile/bindings.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { isWordedDocument, isWording } from "../document/kinds.ts";
import { isReference } from "../compile/localise.ts";
import { checkAlternative } from "./alternative.ts";
import { checkBinding, type BindingPlace } from "./bindings.ts";
import { checkCondition } from "./conditions.ts";
import { checkFrame } from "./frames.ts";
import { nameOfRef, propertyOf, resolveSchema, type Definitions, type Schema } from "./schema.ts";
import type { SiteFacts } from "./site-facts.ts";
import { suggest } from "./suggest.ts";
import { checkAskedFor, checkLanguages, checkText } from "./texts.ts";
import type { Told } from "./messages.ts";

/** What is known at one place of a document. */
export interface Place extends BindingPlace {
  /** Every text that there is, by key: one wording of it is enough to know its `{names}`. */
  words: ReadonlyMap<string, string>;
  facts: SiteFacts;
  /** The records that a block shows: what conditions and names of fields in its props are about. */
  record?: Schema;
  /** The events of a block that names of events in its props are among. */
  events?: readonly string[];
}

/** The same place, further in. */
export function within(place: Place, ...names: string[]): Place {
  return { ...place, path: [...place.path, ...names] };
}

/**
 * Checks what a schema of types cannot say of a value: its bindings, its texts (`x-accepts: text`) and its addresses
 * (`x-accepts: address`, links and pictures of rich text) and its fields (`x-accepts: field`), at any depth.
 */
export function checkValue(value: unknown, schema: Schema, place: Place): void {
  if (place.record !== undefined && schema.$ref !== undefined && nameOfRef(schema.$ref) === "Condition")
    return checkCondition(value, { ...place, roots: { item: place.record } });
  const known = resolveSchema(schema, place.definitions);
  const accepts = known["x-accepts"];
  if (accepts === "frame" || accepts === "video") return checkFrame(value, accepts, place);
  if (isBinding(value)) return checkBinding(value, accepts === undefined ? schema : { type: "string" }, place);
  if (accepts === "text") return checkText(value, place);
  if (accepts === "address") return checkAddress(value, place);
  if (accepts === "field") return checkName(value, fieldsOfRecord(place.record, place.definitions), place);
  if (accepts === "ownForm") return checkOwnFormName(value, place);
  if (accepts === "event") return checkName(value, place.events ?? [], place);
  if (Array.isArray(value))
    return value.forEach((entry, index) => checkValue(entry, known.items ?? {}, within(place, String(index))));
  if (!isObject(value)) return;
  if (isReference(value) || isWording(value)) return checkText(value, place);
  checkDocumentLanguages(value, place);
  checkAlternative(value, known, place);
  const isRichAddress = value["type"] === "image" || value["type"] === "link";
  for (const [name, inner] of Object.entries(value)) {
    if (isRichAddress && name === "attrs" && isObject(inner)) checkRichAddress(inner, within(place, name));
    const property = propertyOf(known, name);
    checkValue(inner, "schema" in property ? property.schema : {}, within(place, name));
  }
}

/**
 * The names of the fields that records of a schema have; of a field inside another one, or in a list of them, both,
 * with a dot between.
 */
export function fieldsOfRecord(record: Schema | undefined, definitions: Definitions): string[] {
  return Object.entries(resolveSchema(record, definitions).properties ?? {}).flatMap(([name, field]) => {
    const { $ref } = field.items ?? field;
    const inner = $ref === undefined || nameOfRef($ref) === "RichText" ? {} : resolveSchema({ $ref }, definitions);
    return [name, ...Object.keys(inner.properties ?? {}).map((own) => `${name}.${own}`)];
  });
}

/** Checks that what a prop names is there: a field of the records, or an event. Where nothing is, any name is taken. */
function checkName(name: unknown, known: readonly string[], { record, path, report }: Place): void {
  if (typeof name !== "string" || known.length === 0 || known.includes(name)) return;
  const entity = nameOfRef(record?.$ref ?? "");
  report({ path, key: "binding.noName", values: { path: entity, name }, ...suggest(name, known) });
}

/** Only a form with an inbox can be shown so. */
function checkOwnFormName(name: unknown, { path, report, facts }: Place): void {
  if (typeof name !== "string" || facts.ownForms().includes(name)) return;
  report({ path, key: "form.noOwn", values: { name }, ...suggest(name, facts.ownForms()) });
}

/** A rich text that has languages needs all that the site offers, as other words do; an empty one says nothing. */
function checkDocumentLanguages(value: object, place: Place): void {
  if (!isWordedDocument(value)) return;
  checkAskedFor(Object.values(value.text).map(wordsOf), place);
  checkLanguages(
    Object.fromEntries(
      Object.entries(value.text).map(([locale, { content }]) => [locale, content.length > 0 ? locale : ""]),
    ),
    place,
  );
}

/** The words of a rich text without their form, whatever stands in its place. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join("");
  if (!isObject(value)) return "";
  return typeof value["text"] === "string" ? value["text"] : wordsOf(value["content"]);
}

/** Checks an address against the allow-list. An empty one means none. */
export function checkAddress(address: unknown, { path, report, facts }: Place): void {
  if (typeof address !== "string" || address === "") return;
  if (safeAddress(address) !== undefined) {
    const leads = !mayLeadNowhere(path.at(-1) ?? "");
    const dead = leads ? (facts.deadEnd(address) ?? facts.leaves(address)) : undefined;
    if (dead) report({ path, ...dead, severity: "warning", ownOnly: true });
    const ending = isImageName(path.at(-1) ?? "") ? noPicture.exec(address)?.[1] : undefined;
    if (ending !== undefined) report({ path, key: "address.notPicture", values: { ending } });
    return;
  }
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address.trim())?.[0];
  const why: Told =
    scheme && !/^https?:$/i.test(scheme) ? { key: "address.scheme", values: { scheme } } : { key: "address.refused" };
  report({ path, ...why, allowed: ["https://…", "http://…", "/a/path/of/this/site"] });
}

/** Pictures are files, and what a block puts a number behind (`studyPath`) is no address yet. */
function mayLeadNowhere(name: string): boolean {
  return isImageName(name) || name.endsWith("Path");
}

/** Endings that no picture has: what is uploaded is judged by its bytes, but an address is only a name. */
const noPicture = /^[^?#]*\/[^/?#]*(\.(?:x?html?|xml|js|mjs|css|json|php|aspx?|jsp|pdf|zip|exe|txt|md))(?:[?#]|$)/i;

function checkRichAddress(attrs: JsonObject, place: Place): void {
  for (const name of ["src", "href"]) checkAddress(attrs[name], within(place, name));
  if (place.facts.advises && attrs["alt"] === "")
    place.report({ path: [...place.path, "alt"], key: "own.noAlt", severity: "warning", ownOnly: true });
}
