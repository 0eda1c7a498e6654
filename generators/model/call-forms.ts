import { bodyOf, completedForm, fieldSchema, sealedFields } from "../../src/site/document/complete-form.ts";
import { checkTexts } from "../check/texts.ts";
import { SourceError, type Problem } from "../problem.ts";
import type { JsonFile } from "../read/files.ts";
import type { FormSource, Sources } from "../read/sources.ts";
import { escapePointer, isSchema, type Schema } from "../schema.ts";
import type { Definitions } from "./bundle.ts";

/** What a form of one call says of how it is asked; all else of a field is the call's. */
const ofTheForm = new Set(["title", "description", "default", "examples"]);

/**
 * The forms with what their calls say of their fields.
 * @throws SourceError where a form says itself what its call says, or names what there is not
 */
export function formsOfCalls(sources: Sources, definitions: Definitions): JsonFile<FormSource>[] {
  const problems = sources.forms.flatMap((form) => [
    ...formProblems(form, definitions),
    ...errorProblems(form, sources, definitions),
  ]);
  if (problems.length > 0) throw new SourceError(problems);
  const forms = sources.forms.map(({ file, content }) => ({ file, content: completedForm(content, definitions) }));
  const missing = checkTexts({ ...sources, entities: [], forms });
  if (missing.length > 0) throw new SourceError(missing);
  return forms;
}

function formProblems({ file, content }: JsonFile<FormSource>, definitions: Definitions): Problem[] {
  const { operation, within, local = [], schema, uiSchema = {} } = content;
  if (operation === undefined)
    return local.length > 0 ? [{ file, pointer: "/local", message: "a form of no call sends all its fields" }] : [];
  const { properties } = bodyOf(operation, definitions, within);
  if (Object.keys(properties).length === 0)
    return within === undefined
      ? [{ file, pointer: "/operation", message: `there is no operation ${operation} with a body` }]
      : [{ file, pointer: "/within", message: `the body of ${operation} has no property ${within} with fields` }];
  const sealed = sealedFields(uiSchema, properties);
  return fieldsIn(schema).flatMap(({ name, own, pointer }) => {
    const isSent = Object.hasOwn(properties, name);
    if (isSent && local.includes(name)) return [{ file, pointer, message: `${operation} takes ${name}: it is sent` }];
    if (!isSent)
      return local.includes(name)
        ? []
        : [{ file, pointer, message: `${operation} takes no ${name}; what is not sent stands in "local"` }];
    if (sealed.includes(name)) return [];
    const theirs = fieldSchema(properties[name], definitions);
    return Object.keys(own)
      .filter((keyword) => !ofTheForm.has(keyword) && Object.hasOwn(theirs, keyword))
      .map((keyword) => ({
        file,
        pointer: `${pointer}/${keyword}`,
        message: `${operation} says it already (${JSON.stringify(theirs[keyword])}): the form says only how it asks`,
      }));
  });
}

/** A form says the field of an error that its call may answer with, and of no other. */
function errorProblems({ file, content }: JsonFile<FormSource>, sources: Sources, definitions: Definitions): Problem[] {
  const { operation = "", within, errors = {} } = content;
  const known = sources.apis.flatMap(({ content: { operations } }) => operations[operation]?.["x-faults"] ?? []);
  const { properties } = bodyOf(operation, definitions, within);
  return Object.entries(errors).flatMap(([name, about]) => {
    const pointer = `/errors/${escapePointer(name)}`;
    const field = typeof about === "string" ? about : about.field;
    if (!known.includes(name)) return [{ file, pointer, message: `${operation || "no call"} does not answer ${name}` }];
    return Object.hasOwn(properties, field) ? [] : [{ file, pointer, message: `${operation} takes no ${field}` }];
  });
}

interface Field {
  name: string;
  own: Schema;
  pointer: string;
}

/** The fields of a form, those of its conditions too; what a condition looks at is no field of its own. */
function fieldsIn(schema: Schema, pointer = "/schema"): Field[] {
  const here = Object.entries(schema.properties ?? {}).map(([name, own]) => ({
    name,
    own,
    pointer: `${pointer}/properties/${escapePointer(name)}`,
  }));
  const inBranches = (schema.allOf ?? []).flatMap((branch, index) =>
    (["then", "else"] as const).flatMap((way) => {
      const inner = branch[way];
      return isSchema(inner) ? fieldsIn(inner, `${pointer}/allOf/${index}/${way}`) : [];
    }),
  );
  return [...here, ...inBranches];
}
