import { capitalize } from "../../shared/capitalize.ts";
import { errorCodes } from "../../shared/error-codes.ts";
import { formFormats } from "./form-dialect.ts";
import type { FieldOfError } from "./form-definition.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";

/** A form that is sent with one call: the fields are the call's, and so is what may be in them. */
export interface FormOfCall {
  /** The operation; a form that names none says everything of its fields itself. */
  operation?: string;
  /** The property of that call's body whose properties the fields are; without it those of the body itself. */
  within?: string;
  /** Fields that are asked for and not sent: what only decides which others are asked. */
  local?: readonly string[];
  schema: JsonObject;
  /** Whether the call takes a key, so that it is done once. */
  isKeyed?: boolean;
  uiSchema?: JsonObject;
  /** Fields with passwords, which the call takes only sealed. */
  sealed?: readonly string[];
  /** Whether the call takes the version that was changed, and refuses one that is no more the newest. */
  isVersioned?: boolean;
  /** Whether the call may ask for a captcha. */
  isGuarded?: boolean;
  /** Error code of the call → the field that it is about: by its name as it is written, as a number when completed. */
  errors?: Readonly<Record<string, string | FieldOfError>>;
}

type Definitions = Readonly<Record<string, unknown>>;

/**
 * The form with what the body of its operation says of each field: type, limits, values with their labels, and what
 * must be there. The form's own file says order, widgets, texts, conditions and values to start with, and no limit. A
 * form without an operation is given as it is.
 */
export function completedForm<Form extends FormOfCall>(form: Form, definitions: Definitions): Form {
  if (form.operation === undefined) return form;
  const whole = bodyOf(form.operation, definitions);
  const body = form.within === undefined ? whole : bodyOf(form.operation, definitions, form.within);
  const isKeyed = Object.hasOwn(whole.properties, "idempotencyKey");
  const isVersioned = Object.hasOwn(whole.properties, "version");
  const isGuarded = Object.hasOwn(whole.properties, "captcha");
  const sealed = sealedFields(form.uiSchema ?? {}, whole.properties);
  return {
    ...form,
    schema: completed(form.schema, body, definitions),
    ...(isKeyed ? { isKeyed } : {}),
    ...(isVersioned ? { isVersioned } : {}),
    ...(sealed.length > 0 ? { sealed } : {}),
    ...(isGuarded ? { isGuarded } : {}),
    ...(form.errors ? { errors: errorsByCode(form.errors) } : {}),
  };
}

/**
 * The fields of a form whose passwords are sealed, because the call takes the key of the seal. What such a field may
 * hold is the form's to say: the call knows only what is sealed.
 * @param properties of the body of the call.
 */
export function sealedFields(uiSchema: JsonObject, properties: JsonObject): string[] {
  if (!Object.hasOwn(properties, "keyId")) return [];
  return Object.entries(uiSchema).flatMap(([name, ui]) =>
    isObject(ui) && (ui["ui:widget"] === "password" || ui["ui:widget"] === "newPassword") ? [name] : [],
  );
}

function errorsByCode(errors: NonNullable<FormOfCall["errors"]>): Record<string, FieldOfError> {
  const codes: Readonly<Record<string, { code: number }>> = errorCodes;
  return Object.fromEntries(
    Object.entries(errors).map(([name, about]) => [
      String(codes[name]?.code ?? name),
      typeof about === "string" ? { field: about } : about,
    ]),
  );
}

/**
 * The properties of an operation's flat input, and which of them must be there.
 * @param within the property whose properties are wanted in place of those of the input itself.
 */
export function bodyOf(
  operation: string,
  definitions: Definitions,
  within?: string,
): { properties: JsonObject; required: string[] } {
  const name = capitalize(operation);
  const input = resolved(definitions[`${name}Input`], definitions);
  const inputFields = isObject(input["properties"]) ? input["properties"] : {};
  const { properties, required } = within === undefined ? input : resolved(inputFields[within], definitions);
  return {
    properties: isObject(properties) ? properties : {},
    required: Array.isArray(required) ? required.filter((name) => typeof name === "string") : [],
  };
}

/** What the schema of a call says of a value, as a form does: without references, and with labels for its values. */
export function fieldSchema(schema: unknown, definitions: Definitions): JsonObject {
  const {
    title,
    description: _,
    oneOf,
    items,
    properties,
    format,
    // A whole file is chosen beside the form; the field has what is typed in place of one.
    contentMediaType: __,
    ...others
  }: JsonObject = resolved(schema, definitions);
  // A written page has no fields; what may be in it, its editor knows, and the server checks.
  if (title === "RichText") return { type: "object" };
  // What only the server can check, such as a time of the site, its widget writes rightly.
  const rest: JsonObject = { ...others, ...(formFormats.some((known) => known === format) ? { format } : {}) };
  const values = Array.isArray(oneOf)
    ? oneOf.flatMap((branch) => (isObject(branch) && "const" in branch ? [branch["const"]] : []))
    : rest["enum"];
  if (typeof title === "string" && Array.isArray(values) && values.length > 0) {
    const { enum: ___, ...other } = rest;
    return {
      type: typeof values[0] === "number" ? "integer" : "string",
      ...other,
      oneOf: values.map((value) => ({ const: value, title: `enum.${title}.${String(value)}` })),
    };
  }
  return {
    ...rest,
    ...(items === undefined ? {} : { items: fieldSchema(items, definitions) }),
    ...(isObject(properties) ? { properties: fieldsOfObject(properties, definitions) } : {}),
  };
}

function fieldsOfObject(properties: JsonObject, definitions: Definitions): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fieldSchema(property, definitions)]),
  );
}

type Body = ReturnType<typeof bodyOf>;

function completed(schema: JsonObject, body: Body, definitions: Definitions): JsonObject {
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const fields = Object.entries(properties).map(([name, own]): [string, unknown] => {
    const theirs = Object.hasOwn(body.properties, name) ? fieldSchema(body.properties[name], definitions) : {};
    return [name, { ...theirs, ...(isObject(own) ? own : {}) }];
  });
  const own = Array.isArray(schema["required"]) ? schema["required"] : [];
  // A box that begins ticked or not has its answer: nobody must do anything about it.
  const isAnswered = (name: string) => isObject(properties[name]) && typeof properties[name]["default"] === "boolean";
  const isFile = (name: string) => isObject(body.properties[name]) && "contentMediaType" in body.properties[name];
  const theirs = body.required.filter((name) => Object.hasOwn(properties, name) && !isAnswered(name) && !isFile(name));
  const required = [...own, ...theirs.filter((name) => !own.includes(name))];
  const branches = Array.isArray(schema["allOf"]) ? schema["allOf"] : undefined;
  return {
    ...schema,
    properties: Object.fromEntries(fields),
    ...(required.length > 0 ? { required } : {}),
    ...(branches
      ? { allOf: branches.map((branch) => (isObject(branch) ? completedBranch(branch, body, definitions) : branch)) }
      : {}),
  };
}

/** What is asked only where something is so; the question itself says all that it needs. */
function completedBranch(branch: JsonObject, body: Body, definitions: Definitions): JsonObject {
  const made: JsonObject = { ...branch };
  for (const way of ["then", "else"] as const)
    if (isObject(branch[way])) made[way] = completed(branch[way], body, definitions);
  return made;
}

function resolved(schema: unknown, definitions: Definitions): JsonObject {
  let found = schema;
  for (let step = 0; isObject(found) && typeof found["$ref"] === "string" && step < 20; step += 1)
    found = definitions[found["$ref"].slice(found["$ref"].lastIndexOf("/") + 1)];
  return isObject(found) ? found : {};
}
