import { getUiOptions, isObject, type UiSchema } from "@rjsf/utils";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { fieldsOf, pickAnswers } from "../site/document/form-fields.ts";
import { tidy } from "./validation/tidy.ts";

/**
 * What is sent: trimmed values of the fields that are asked for, without those that only decide which are, and the last
 * code of each path in the property that its option `last` names.
 */
export function submission(definition: FormDefinition, data: unknown): Record<string, unknown> {
  const uiSchema: UiSchema = definition.uiSchema ?? {};
  const clean = tidy(data, uiSchema);
  if (!isObject(clean)) return {};
  const answers = pickAnswers(definition.schema, clean as Record<string, unknown>);
  const fields = fieldsOf(definition.schema);
  // What is no field of the form, such as the number of what is changed, is the block's that shows the form.
  const beside = Object.entries(clean).filter(([name]) => !fields.has(name));
  const out: Record<string, unknown> = { ...answers, ...Object.fromEntries(beside) };
  for (const [name, inner] of Object.entries(uiSchema)) {
    const { last } = getUiOptions(isObject(inner) ? inner : {});
    const path = out[name];
    if (typeof last === "string" && Array.isArray(path)) out[last] = path.at(-1);
  }
  for (const name of definition.local ?? []) delete out[name];
  return out;
}
