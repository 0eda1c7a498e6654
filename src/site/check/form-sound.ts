import { fitsOption, formOptions, formWidgets, optionOf, typesOf } from "../document/form-dialect.ts";
import { fieldsOf } from "../document/form-fields.ts";
import { plainText } from "./value-text.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";

/**
 * The presentation of a form without what cannot be drawn: a widget that there is not, or not for such a field; an
 * option of another kind than it is. An order that leaves a field out has it at its end. So a form that was stored
 * before such mistakes were refused is drawn with plain fields, and takes no page down. What is sound is given as it
 * is.
 */
export function soundPresentation(uiSchema: JsonObject, schema: unknown): JsonObject {
  const known: JsonObject = isObject(schema) ? schema : {};
  const fields = fieldsOf(known);
  const out: JsonObject = {};
  for (const [key, value] of Object.entries(uiSchema)) {
    const option = optionOf(key);
    if (option !== undefined) {
      if (isSound(option, value, known))
        out[key] = option === "order" ? wholeOrder(value as string[], [...fields.keys()]) : value;
    } else if (key === "ui:options") {
      if (isObject(value))
        out[key] = Object.fromEntries(Object.entries(value).filter(([name, inner]) => isSound(name, inner, known)));
    } else if (isObject(value)) {
      out[key] = soundPresentation(value, key === "items" ? known["items"] : typedOf(fields.get(key)));
    }
  }
  return out;
}

/** What a field is, of all that branches say of it: the first that gives its type. */
function typedOf(schemas: readonly JsonObject[] = []): JsonObject | undefined {
  return schemas.find((schema) => typesOf(schema).length > 0) ?? schemas[0];
}

/** What is no option of ours nobody looks at. */
function isSound(option: string, value: unknown, schema: JsonObject): boolean {
  if (option === "field") return false;
  const rule = Object.hasOwn(formOptions, option) ? formOptions[option] : undefined;
  if (rule === undefined) return true;
  return fitsOption(rule, value) && (option !== "widget" || fitsField(plainText(value), schema));
}

/** Whether a widget can show a field; one whose type nothing says gets none. */
export function fitsField(widget: string, schema: Readonly<JsonObject>): boolean {
  const types = Object.hasOwn(formWidgets, widget) ? formWidgets[widget] : undefined;
  return types !== undefined && (widget === "hidden" || typesOf(schema).some((type) => types.includes(type)));
}

/** RJSF draws no form whose order leaves a field out, or has two places for all others. */
function wholeOrder(order: readonly string[], names: readonly string[]): string[] {
  const once = [...new Set(order)];
  return once.includes("*") || names.every((name) => once.includes(name)) ? once : [...once, "*"];
}
