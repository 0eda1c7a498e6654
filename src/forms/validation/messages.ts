import type { RJSFSchema, RJSFValidationError } from "@rjsf/utils";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { fieldsOf } from "../../site/document/form-fields.ts";
import type { FormSurroundings } from "../context.ts";

/**
 * Says each error in the form's own words, one for a field, in the order of the fields on the page.
 * A keyword that the form file has no message for gets the theme's general one.
 */
export function worded(
  errors: RJSFValidationError[],
  definition: FormDefinition,
  t: FormSurroundings["t"],
): RJSFValidationError[] {
  const first = new Map<string, RJSFValidationError>();
  for (const error of errors) {
    const property = propertyOf(error);
    // A condition (if, allOf) reports itself beside what is wrong inside it.
    if (first.has(property) || error.name === "if") continue;
    const message = messageFor({ property, error, definition, t });
    first.set(property, { ...error, property: error.property?.replace(/^\./, ""), message, stack: message });
  }
  const order = fieldOrder(definition);
  return [...first].sort(([a], [b]) => rank(order, a) - rank(order, b)).map(([, error]) => error);
}

/** The property of an error as the form file writes it: `contact.phone`; `items` for an entry of a list. */
export function propertyOf(error: RJSFValidationError): string {
  return (error.property ?? "").replace(/^\./, "").replace(/\.\d+(?=\.|$)/g, "");
}

const GENERAL = new Set([
  "required",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "uniqueItems",
  "const",
  "enum",
  "not",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "dependencies",
  "dependentRequired",
  "additionalProperties",
  "plate",
  "identityCard",
  "postcode",
  "phone",
  "earliest",
  "accept",
  "maxBytes",
]);

function messageFor(about: {
  property: string;
  error: RJSFValidationError;
  definition: FormDefinition;
  t: FormSurroundings["t"];
}): string {
  const { property, error, definition, t } = about;
  // A new entry of a list holds nothing yet, which Ajv reports as a wrong type.
  const emptyEntry = error.name === "type" && /\.\d+$/.test(error.property ?? "");
  const keyword = emptyEntry ? "required" : (error.name ?? "invalid");
  const own = definition.messages?.[property]?.[keyword];
  const limit = String(error.params?.limit ?? error.params?.multipleOf ?? "");
  if (own) return t(own, { limit });
  return t(`form.theme.error.${GENERAL.has(keyword) ? keyword : "invalid"}`, { limit });
}

/** The top-level properties in the order of the page; `*` in `ui:order` stands for those it does not name. */
function fieldOrder(definition: FormDefinition): string[] {
  const { uiSchema, schema } = definition as { uiSchema?: { "ui:order"?: string[] }; schema: RJSFSchema };
  const all = [...fieldsOf(schema).keys()];
  const order = uiSchema?.["ui:order"] ?? all;
  return order.flatMap((name) => (name === "*" ? all.filter((other) => !order.includes(other)) : [name]));
}

function rank(order: string[], property: string): number {
  const at = order.indexOf(property.split(".")[0] ?? "");
  return at < 0 ? order.length : at;
}
