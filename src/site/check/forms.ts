import { formTextKeys, type FormDefinition } from "../form-definition.ts";
import { isObject, type JsonObject } from "../json.ts";
import { suggestOnly } from "./suggest.ts";
import { keysOf } from "./texts.ts";
import type { Path } from "./finding.ts";
import type { Place } from "./values.ts";

/** Keywords that a tenant's form may not use: expressions that can be made to run for ever, and references out of the form. */
const refused = ["pattern", "patternProperties", "$ref", "$dynamicRef"];

/** Checks a form: that its texts exist, and, where a tenant writes it, that its schema holds nothing unsafe. */
export function checkForm(form: JsonObject, place: Place): void {
  for (const key of formTextKeys(form as unknown as FormDefinition)) {
    if (place.words.has(key)) continue;
    place.report({ path: place.path, key: "text.noKey", values: { name: key }, ...suggestOnly(key, keysOf(place.words)) });
  }
}

/** Checks what a layer itself writes into a form's schema. */
export function checkFormSchema(schema: unknown, place: Place): void {
  if (isObject(schema)) walk(schema, { path: [...place.path, "schema"], isNames: false }, place);
}

function walk(value: JsonObject, { path, isNames }: { path: Path; isNames: boolean }, place: Place): void {
  for (const [name, inner] of Object.entries(value)) {
    const there = [...path, name];
    // Below `properties` the keys are names of fields, which may well be called "pattern".
    if (!isNames && refused.includes(name)) place.report({ path: there, key: "form.keyword", values: { name } });
    for (const entry of Array.isArray(inner) ? inner : [inner]) {
      if (isObject(entry)) walk(entry, { path: there, isNames: !isNames && (name === "properties" || name === "$defs") }, place);
    }
  }
}
