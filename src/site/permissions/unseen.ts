import { isObject, type JsonObject } from "../../shared/json.ts";
import { isSame } from "../../shared/same.ts";

interface Form {
  schema: JsonObject;
  uiSchema?: JsonObject | undefined;
}

/**
 * Where an organisation's form fills in what its person does not see: a field that is hidden, or whose letters are,
 * with a value that is not the platform's own. It would be sent in that person's name, a mobile number or a password
 * too. Gives the places of the values, from the form on. What is shown with a value may have any: who sends it has seen
 * it.
 *
 * @param below the form without the organisation's layer; undefined where there is none.
 */
export function unseenValues(form: Form, below: Form | undefined): string[][] {
  const found: string[][] = [];
  look(form.schema, { ui: form.uiSchema, below: below?.schema, path: ["schema"], isUnseen: false, found });
  lookAtPresentation(form.uiSchema, { below: below?.uiSchema, path: ["uiSchema"], found });
  return found;
}

interface Place {
  /** How the field is shown. */
  ui: unknown;
  /** What the platform's form has there. */
  below: unknown;
  path: string[];
  /** Whether it lies in something that is hidden. */
  isUnseen: boolean;
  found: string[][];
}

function look(schema: unknown, { ui, below, path, isUnseen, found }: Place): void {
  if (!isObject(schema)) return;
  const hidden = isUnseen || hiding.has(widgetOf(ui));
  const value = schema["default"];
  if (
    value !== undefined &&
    (hidden || isMadeOfParts(value) || !isShown(schema)) &&
    !isSame(value, at(below, "default"))
  )
    found.push([...path, "default"]);
  const into = (inner: unknown, way: string[], deeperUi: unknown) =>
    look(inner, { ui: deeperUi, below: way.reduce(at, below), path: [...path, ...way], isUnseen: hidden, found });
  for (const [name, inner] of entriesOf(schema["properties"])) into(inner, ["properties", name], at(ui, name));
  for (const list of ["allOf", "anyOf", "oneOf"])
    for (const [index, inner] of entriesOf(schema[list])) into(inner, [list, index], ui);
  for (const name of ["if", "then", "else", "not"]) into(schema[name], [name], ui);
  for (const [name, inner] of entriesOf(schema["dependencies"])) into(inner, ["dependencies", name], ui);
  for (const name of ["items", "additionalItems", "contains", "additionalProperties"]) {
    if (!Array.isArray(schema[name])) into(schema[name], [name], at(ui, name));
    else for (const [index, inner] of entriesOf(schema[name])) into(inner, [name, index], at(at(ui, name), index));
  }
}

/** What a field is when it is emptied again is seen by nobody. */
function lookAtPresentation(ui: unknown, { below, path, found }: Pick<Place, "below" | "path" | "found">): void {
  for (const [name, inner] of entriesOf(ui)) {
    const there = [...path, name];
    if (
      (name === "ui:emptyValue" || (name === "emptyValue" && path.at(-1) === "ui:options")) &&
      inner !== "" &&
      inner !== null &&
      !isSame(inner, at(below, name))
    )
      found.push(there);
    else if (isObject(inner)) lookAtPresentation(inner, { below: at(below, name), path: there, found });
  }
}

/** Widgets that do not show what they hold. */
const hiding: ReadonlySet<unknown> = new Set(["hidden", "password", "newPassword"]);

function widgetOf(ui: unknown): unknown {
  return at(ui, "ui:widget") ?? at(at(ui, "ui:options"), "widget");
}

/** A value for several fields at once stands in none of them. */
function isMadeOfParts(value: unknown): boolean {
  return isObject(value) || (Array.isArray(value) && value.some((one) => typeof one === "object" && one !== null));
}

/** A field of no type, or of `null`, is not drawn. */
function isShown({ type }: JsonObject): boolean {
  return (typeof type === "string" || Array.isArray(type)) && type !== "null";
}

/** A form without such values: where the platform has one of its own, that is back. */
export function withoutUnseen<Of extends Form>(
  form: Of,
  places: readonly (readonly string[])[],
  below: Form | undefined,
): Of {
  return places.reduce<Of>((kept, path) => withAt(kept, path, path.reduce<unknown>(at, below)) as Of, form);
}

function withAt(value: unknown, [name = "", ...rest]: readonly string[], instead: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === name ? withAt(one, rest, instead) : one));
  if (!isObject(value)) return value;
  const { [name]: inner, ...kept } = value;
  if (rest.length > 0) return { ...kept, [name]: withAt(inner, rest, instead) };
  return instead === undefined ? kept : { ...kept, [name]: instead };
}

function at(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
