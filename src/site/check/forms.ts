import { formTextKeys } from "../document/form-definition.ts";
import { refusedKeywords } from "../document/form-dialect.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { checkOwnForm } from "./own-forms.ts";
import { judgePattern } from "./linear-pattern.ts";
import { typesInWords } from "./messages.ts";
import { typeOfValue } from "./schema.ts";
import { suggest, suggestOnly } from "./suggest.ts";
import { keysOf } from "./texts.ts";
import type { Path } from "./finding.ts";
import { within, type Place } from "./values.ts";

/** Checks a form: the shape of its own members, and that its texts exist. */
export function checkForm(form: JsonObject, place: Place): void {
  checkMembers(form, place);
  checkOwnForm(form, place);
  for (const key of formTextKeys(form)) {
    if (place.words.has(key)) continue;
    place.report({
      path: place.path,
      key: "text.noKey",
      values: { name: key },
      ...suggestOnly(key, keysOf(place.words)),
    });
  }
}

const members = ["title", "operation", "within", "local", "schema", "uiSchema", "messages", "submit", "inbox"] as const;

/** Checks what a form consists of; what its schema and its presentation say is checked with the form below it. */
function checkMembers(form: JsonObject, place: Place): void {
  const { title, messages, submit } = form;
  for (const name of Object.keys(form)) {
    // Nobody looks at it, so a site that has one goes on; most often it is a slip.
    if (!(members as readonly string[]).includes(name))
      place.report({
        path: [...place.path, name],
        key: "property.unknown",
        values: { name },
        ...suggest(name, members),
        severity: "warning",
      });
  }
  if (title !== undefined) expectType("string", title, within(place, "title"));
  for (const name of ["schema", "uiSchema", "messages"] as const)
    if (form[name] !== undefined) expectType("object", form[name], within(place, name));
  if (submit !== undefined && !(isObject(submit) && typeof submit["$t"] === "string"))
    place.report({ path: [...place.path, "submit"], key: "form.submitUnfit" });
  for (const [field, texts] of Object.entries(isObject(messages) ? messages : {})) {
    const there = within(place, "messages", field);
    if (!isObject(texts)) expectType("object", texts, there);
    else
      for (const [keyword, key] of Object.entries(texts))
        if (typeof key !== "string") place.report({ path: [...there.path, keyword], key: "form.messageUnfit" });
  }
}

function expectType(wanted: "string" | "object", value: unknown, { path, report }: Place): void {
  const found = typeOfValue(value);
  if (found !== wanted)
    report({ path, key: "value.wrongType", values: { wanted: typesInWords([wanted]), found: typesInWords([found]) } });
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
