import { isObject } from "../../shared/json.ts";
import { fieldsOf } from "./form-fields.ts";

type Words = Readonly<Record<string, unknown>>;

/** The group of a form in which a site asks questions of its own. */
export const OWN_GROUP = "own";

/** A question that a site added to a form; titles are text keys. */
export interface OwnQuestion {
  name: string;
  title: string;
  /** What may be chosen; nothing where people write what they want. */
  choices: { value: string; title: string }[];
}

/** The questions that a site added to a form, in their order. */
export function ownQuestions({ schema, uiSchema = {} }: { schema: Words; uiSchema?: Words }): OwnQuestion[] {
  const groups = fieldsOf(schema).get(OWN_GROUP) ?? [];
  const fields = fieldsOf({ allOf: groups });
  // A condition may say more of a field; what it is stands where it is first named.
  const properties = Object.fromEntries([...fields].flatMap(([name, [first]]) => (first ? [[name, first]] : [])));
  const ui = uiSchema[OWN_GROUP];
  return orderedNames({ properties, uiSchema: isObject(ui) ? ui : {} }).flatMap((name) => {
    const field = properties[name];
    return isObject(field)
      ? [{ name, title: typeof field["title"] === "string" ? field["title"] : name, choices: choicesOf(field) }]
      : [];
  });
}

/** Each field of a form with what is said of it where it is first named. */
export function askedNames(schema: Words): { name: string; field: Record<string, unknown> }[] {
  return [...fieldsOf(schema)].flatMap(([name, [field]]) => (field ? [{ name, field }] : []));
}

/** The names of fields in the order that `ui:order` says: documents are stored without the order of their keys. */
export function orderedNames({ properties, uiSchema }: { properties: object; uiSchema: Words }): string[] {
  const names = Object.keys(properties);
  const order = Array.isArray(uiSchema["ui:order"]) ? uiSchema["ui:order"].map(String) : ["*"];
  const rest = names.filter((name) => !order.includes(name));
  const listed = order.flatMap((name) => (name === "*" ? rest : names.includes(name) ? [name] : []));
  return order.includes("*") ? listed : [...listed, ...rest];
}

/** What may be chosen in a field, with the key of its words: one of them, or several. */
export function choicesOf(field: Words): { value: string; title: string }[] {
  const { oneOf } = isObject(field["items"]) ? field["items"] : field;
  if (!Array.isArray(oneOf)) return [];
  return oneOf.flatMap((one) => {
    if (!isObject(one) || typeof one["const"] !== "string") return [];
    return [{ value: one["const"], title: typeof one["title"] === "string" ? one["title"] : one["const"] }];
  });
}
