import { safeAddress } from "../../shared/addresses.ts";
import type { FormDefinition } from "../document/form-definition.ts";
import {
  fitsOption,
  formFormats,
  formKeywords,
  formOptions,
  formWidgets,
  messageKeywords,
  optionOf,
  refusedKeywords,
  typesOf,
  type OptionRule,
} from "../document/form-dialect.ts";
import { withBranches } from "../document/form-fields.ts";
import { fitsField } from "./form-sound.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import type { Path, Report } from "./finding.ts";
import { suggest } from "./suggest.ts";
import { plainText } from "./value-text.ts";
import type { CheckKey } from "./messages.ts";

/** A form as it will be, with what is below it, and where its document is in the layer. */
interface FormToCheck {
  form: Pick<FormDefinition, "schema" | "uiSchema" | "messages">;
  path: Path;
  report: Report;
}

/** Tells what a form says that means nothing, or cannot be drawn or filled in: see `src/site/document/form-dialect.ts`. */
export function checkFormDialect({ form, path, report: reportAll }: FormToCheck): void {
  checkSchema(form.schema, { path: [...path, "schema"], outer: new Set(), report: reportAll });
  // What the product says of a field that a site took away is not the site's mistake, and does no harm.
  const report: Report = (problem) => reportAll({ ...problem, ownOnly: true });
  checkPresentation(form.uiSchema ?? {}, { schemas: [form.schema], path: [...path, "uiSchema"], report });
  for (const [property, words] of Object.entries(form.messages ?? {})) {
    const there = [...path, "messages", property];
    if (!isField(property, form.schema))
      report({
        path: there,
        key: "form.noField",
        values: { name: property },
        ...suggest(property, fieldNames([form.schema])),
      });
    for (const keyword of Object.keys(isObject(words) ? words : {})) {
      if (!isOneOf(messageKeywords, keyword))
        report({
          path: [...there, keyword],
          key: "form.noMessageOf",
          values: { name: keyword },
          ...suggest(keyword, messageKeywords),
        });
    }
  }
}

interface SchemaPlace {
  path: Path;
  /** Fields of the object that a branch belongs to. */
  outer: ReadonlySet<string>;
  report: Report;
}

const branchLists = ["allOf", "anyOf", "oneOf"] as const;
const branches = ["if", "then", "else", "not"] as const;

function checkSchema(schema: unknown, place: SchemaPlace): void {
  if (!isObject(schema)) return;
  const { path, outer, report } = place;
  for (const name of Object.keys(schema)) {
    if (!isOneOf(formKeywords, name) && !isOneOf(refusedKeywords, name))
      report({ path: [...path, name], key: "form.noKeyword", values: { name }, ...suggest(name, formKeywords) });
  }
  const { format, required } = schema;
  if (format !== undefined && !isOneOf(formFormats, format))
    report({
      path: [...path, "format"],
      key: "form.noFormat",
      values: { name: plainText(format) },
      ...suggest(format, formFormats),
    });
  const names = new Set([...outer, ...fieldNames([schema])]);
  (Array.isArray(required) ? required : []).forEach((name: unknown, index) => {
    if (typeof name !== "string" || !names.has(name))
      report({
        path: [...path, "required", String(index)],
        key: "form.noField",
        values: { name: plainText(name) },
        ...suggest(name, [...names]),
      });
  });
  for (const [name, property] of Object.entries(isObject(schema["properties"]) ? schema["properties"] : {})) {
    const there = [...path, "properties", name];
    // In a branch a field only says more of one that has its type already.
    if (isObject(property) && !outer.has(name) && !saysWhat(property))
      report({ path: there, key: "form.noType", values: { name } });
    checkSchema(property, { path: there, outer: new Set(), report });
  }
  for (const list of branchLists) {
    (Array.isArray(schema[list]) ? (schema[list] as unknown[]) : []).forEach((branch, index) =>
      checkSchema(branch, { path: [...path, list, String(index)], outer: names, report }),
    );
  }
  for (const name of branches) checkSchema(schema[name], { path: [...path, name], outer: names, report });
  for (const [name, inner] of Object.entries(isObject(schema["dependencies"]) ? schema["dependencies"] : {}))
    checkSchema(inner, { path: [...path, "dependencies", name], outer: names, report });
  for (const name of ["items", "additionalItems", "contains", "additionalProperties"]) {
    const inner = schema[name];
    if (Array.isArray(inner))
      inner.forEach((one, index) =>
        checkSchema(one, { path: [...path, name, String(index)], outer: new Set(), report }),
      );
    else checkSchema(inner, { path: [...path, name], outer: new Set(), report });
  }
}

/** Whether a field says what it holds, so that there is something to draw. */
function saysWhat(schema: JsonObject): boolean {
  return (
    typesOf(schema).length > 0 ||
    ["const", "enum", "anyOf", "oneOf", "allOf", "properties", "$ref"].some((name) => schema[name] !== undefined)
  );
}

interface PresentationPlace {
  /** The schema of what is presented; several where it is in branches. */
  schemas: readonly JsonObject[];
  path: Path;
  report: Report;
}

function checkPresentation(uiSchema: JsonObject, { schemas, path, report }: PresentationPlace): void {
  const names = fieldNames(schemas);
  for (const [key, value] of Object.entries(uiSchema)) {
    const there = [...path, key];
    const option = optionOf(key);
    if (option !== undefined) checkOption({ option, value, written: key, schemas, path: there, report });
    else if (key === "ui:options") {
      if (!isObject(value))
        report({ path: there, key: "form.optionUnfit", values: { name: key, wanted: { key: "form.option.object" } } });
      else
        for (const [name, inner] of Object.entries(value))
          checkOption({ option: name, value: inner, written: name, schemas, path: [...there, name], report });
    } else if (key === "items" && schemas.some((schema) => schema["items"] !== undefined)) {
      if (isObject(value))
        checkPresentation(value, {
          schemas: schemas.flatMap(({ items }) => (isObject(items) ? [items] : [])),
          path: there,
          report,
        });
    } else if (isOneOf(branchLists, key) && schemas.some((schema) => schema[key] !== undefined)) {
      const list = Array.isArray(value) ? value : [];
      list.forEach(
        (inner, index) =>
          isObject(inner) &&
          checkPresentation(inner, {
            schemas: schemas.flatMap((schema) => schemaAt(schema[key], index)),
            path: [...there, String(index)],
            report,
          }),
      );
    } else if (!names.includes(key)) {
      report({ path: there, key: "form.noField", values: { name: key }, ...suggest(key, names) });
    } else if (isObject(value)) checkPresentation(value, { schemas: fieldsCalled(key, schemas), path: there, report });
    else report({ path: there, key: "form.optionUnfit", values: { name: key, wanted: { key: "form.option.object" } } });
  }
  const groups = uiSchema["ui:groups"];
  if (fitsOption({ is: "groups" }, groups))
    checkGroups(groups as Group[], { schemas, path: [...path, "ui:groups"], report });
  const order = uiSchema["ui:order"];
  if (fitsOption(listRule, order)) checkOrder(order as string[], { schemas, path: [...path, "ui:order"], report });
}

interface OptionToCheck extends PresentationPlace {
  option: string;
  value: unknown;
  /** The key as it stands there, for the words. */
  written: string;
}

function checkOption({ option, value, written, schemas, path, report }: OptionToCheck): void {
  const rule = Object.hasOwn(formOptions, option) ? formOptions[option] : undefined;
  if (rule === undefined) {
    const known = Object.keys(formOptions).map((name) => (written === option ? name : `ui:${name}`));
    report({ path, key: "form.noOption", values: { name: written }, ...suggest(written, known) });
  } else if (!fitsOption(rule, value)) {
    if (rule.is === "one" && typeof value === "string")
      report({
        path,
        key: option === "widget" ? "form.noWidget" : "form.noChoice",
        values: { name: value },
        ...suggest(value, rule.of),
      });
    else report({ path, key: "form.optionUnfit", values: { name: written, wanted: { key: wantedKeys[rule.is] } } });
  } else if (
    option === "widget" &&
    schemas.length > 0 &&
    !schemas.some((schema) => typesOf(schema).length === 0 || fitsField(plainText(value), schema))
  ) {
    const types = new Set(schemas.flatMap(typesOf));
    const fitting = Object.keys(formWidgets).filter((name) => formWidgets[name]?.some((type) => types.has(type)));
    report({
      path,
      key: "form.widgetUnfit",
      values: { name: plainText(value), type: [...types].join(", ") },
      allowed: fitting,
    });
  } else if (rule.is === "links" && isObject(value)) {
    for (const [name, link] of Object.entries(value)) {
      if (isObject(link) && safeAddress(link["href"] as string) === undefined)
        report({ path: [...path, name, "href"], key: "address.refused" });
    }
  }
}

const listRule: OptionRule = { is: "texts" };

const wantedKeys: Readonly<Record<OptionRule["is"], CheckKey>> = {
  any: "form.option.text",
  text: "form.option.text",
  one: "form.option.text",
  flag: "form.option.flag",
  count: "form.option.count",
  texts: "form.option.texts",
  values: "form.option.values",
  day: "form.option.day",
  size: "form.option.size",
  links: "form.option.links",
  groups: "form.option.groups",
  names: "form.option.object",
  lists: "form.option.object",
  paths: "form.option.object",
};

interface Group {
  title: string;
  fields: readonly string[];
}

/** A field that no group names stands before the first of them. */
function checkGroups(groups: readonly Group[], { schemas, path, report }: PresentationPlace): void {
  const names = fieldNames(schemas);
  const seen = new Set<string>();
  groups.forEach(({ fields }, at) =>
    fields.forEach((name, index) => {
      const there = [...path, String(at), "fields", String(index)];
      if (!names.includes(name))
        report({ path: there, key: "form.noField", values: { name }, ...suggest(name, names) });
      else if (seen.has(name)) report({ path: there, key: "form.orderTwice", values: { name } });
      seen.add(name);
    }),
  );
}

function checkOrder(order: readonly string[], { schemas, path, report }: PresentationPlace): void {
  const names = fieldNames(schemas);
  order.forEach((name, index) => {
    if (name !== "*" && !names.includes(name))
      report({
        path: [...path, String(index)],
        key: "form.noField",
        values: { name },
        ...suggest(name, [...names, "*"]),
      });
    else if (order.indexOf(name) !== index)
      report({ path: [...path, String(index)], key: "form.orderTwice", values: { name } });
  });
  const left = names.filter((name) => !order.includes(name));
  if (left.length > 0 && !order.includes("*"))
    report({ path, key: "form.orderLeavesOut", values: { names: left.slice(0, 5).join(", ") } });
}

/** The names of the fields of objects, those that only some answers bring among them. */
function fieldNames(schemas: readonly JsonObject[]): string[] {
  return [
    ...new Set(
      schemas
        .flatMap((schema) => withBranches(schema))
        .flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : [])),
    ),
  ];
}

function fieldsCalled(name: string, schemas: readonly JsonObject[]): JsonObject[] {
  return schemas
    .flatMap((schema) => withBranches(schema))
    .flatMap(({ properties }) => (isObject(properties) && isObject(properties[name]) ? [properties[name]] : []));
}

function schemaAt(list: unknown, index: number): JsonObject[] {
  const one: unknown = Array.isArray(list) ? list[index] : undefined;
  return isObject(one) ? [one] : [];
}

/** Whether `contact.phone` leads to a field; entries of a list are passed through. */
function isField(property: string, schema: JsonObject): boolean {
  let schemas: JsonObject[] = [schema];
  for (const name of property.split(".")) {
    const inside = schemas.flatMap((one) => withBranches(one)).flatMap(({ items }) => (isObject(items) ? [items] : []));
    const found = fieldsCalled(name, [...schemas, ...inside]);
    if (found.length === 0 && !(name === "items" && inside.length > 0)) return false;
    schemas = found.length > 0 ? found : inside;
  }
  return true;
}

function isOneOf(names: readonly string[], value: unknown): boolean {
  return typeof value === "string" && names.includes(value);
}
