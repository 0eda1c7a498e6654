import { getUiOptions, isObject, type UiSchema } from "@rjsf/utils";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { tidy } from "./validation/tidy.ts";

/** What is sent: trimmed values, and the last code of each path in the property that its option `last` names. */
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
  return out;
}
