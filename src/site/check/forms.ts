import { formTextKeys, type FormDefinition } from "../document/form-definition.ts";
import { refusedKeywords } from "../document/form-dialect.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { judgePattern } from "./linear-pattern.ts";
import { suggestOnly } from "./suggest.ts";
import { keysOf } from "./texts.ts";
import type { Path } from "./finding.ts";
import type { Place } from "./values.ts";

/** Checks a form: that its texts exist, and, where a tenant writes it, that its schema holds nothing unsafe. */
export function checkForm(form: JsonObject, place: Place): void {
  for (const key of formTextKeys(form as unknown as FormDefinition)) {
    if (place.words.has(key)) continue;
    place.report({
      path: place.path,
      key: "text.noKey",
      values: { name: key },
      ...suggestOnly(key, keysOf(place.words)),
    });
  }
}

/** Checks what a layer itself writes into a form's schema. */
export function checkFormSchema(schema: unknown, place: Place): void {
  if (isObject(schema)) walk(schema, { path: [...place.path, "schema"], isNames: false }, place);
}

/**
 * An expression that can be made to run for ever takes down the page of whoever fills in the form, and the server that
 * checks it.
 */
function checkPattern(pattern: unknown, path: Path, place: Place): void {
  if (typeof pattern !== "string") return;
  const verdict = judgePattern(pattern);
  if (verdict.is === "ambiguous") place.report({ path, key: "form.pattern.ambiguous" });
  if (verdict.is === "unfit") place.report({ path, key: "form.pattern.unfit", values: { why: verdict.why } });
}

function walk(value: JsonObject, { path, isNames }: { path: Path; isNames: boolean }, place: Place): void {
  for (const [name, inner] of Object.entries(value)) {
    const there = [...path, name];
    // Below `properties` the keys are names of fields, which may well be called "pattern".
    if (!isNames && (refusedKeywords as readonly string[]).includes(name))
      place.report({ path: there, key: "form.keyword", values: { name } });
    else if (!isNames && name === "pattern") checkPattern(inner, there, place);
    for (const entry of Array.isArray(inner) ? inner : [inner]) {
      if (isObject(entry))
        walk(entry, { path: there, isNames: !isNames && (name === "properties" || name === "$defs") }, place);
    }
  }
}
