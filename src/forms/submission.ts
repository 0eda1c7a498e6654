import { getUiOptions, isObject, type UiSchema } from "@rjsf/utils";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { askedFields } from "./asked-fields.ts";
import { tidy } from "./validation/tidy.ts";

/**
 * What is sent: trimmed values, and the last code of each path in the property that its option `last` names. Of a form
 * of one call, what is asked now: what was typed into a field that is hidden since stays in the form and is not sent.
 */
export function submission(definition: FormDefinition, data: unknown): Record<string, unknown> {
  const uiSchema: UiSchema = definition.uiSchema ?? {};
  const clean = tidy(data, uiSchema);
  if (!isObject(clean)) return {};
  const out: Record<string, unknown> = { ...clean };
  for (const [name, inner] of Object.entries(uiSchema)) {
    const { last } = getUiOptions(isObject(inner) ? inner : {});
    const path = out[name];
    if (typeof last === "string" && Array.isArray(path)) out[last] = path.at(-1);
  }
  if (definition.operation === undefined) return out;
  const asked = askedFields(definition.schema, out);
  return Object.fromEntries(
    Object.entries(out).filter(([name]) => asked.has(name) && definition.local?.includes(name) !== true),
  );
}
