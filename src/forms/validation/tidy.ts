import { getUiOptions, isObject, type UiSchema } from "@rjsf/utils";

/**
 * The values as they are checked and sent: strings trimmed, and what is empty then left out, so that a field of spaces
 * is a missing field. Passwords stay as typed, and so do the lines of a table: its first cell may be empty.
 */
export function tidy(value: unknown, uiSchema: UiSchema = {}): unknown {
  if (typeof value === "string") {
    const { widget } = getUiOptions(uiSchema);
    if (widget === "textFile") return value.trim() === "" ? undefined : value;
    const kept = isSecret(widget) ? value : value.trim();
    return kept === "" ? undefined : kept;
  }
  if (Array.isArray(value)) {
    const items = isObject(uiSchema.items) ? (uiSchema.items as UiSchema) : {};
    return value.map((item) => tidy(item, items) ?? (typeof item === "string" ? "" : item));
  }
  // The spaces of a written page are part of it.
  if (!isObject(value) || getUiOptions(uiSchema).widget === "richText") return value;
  const out: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    const clean = tidy(entry, uiSchema[name] as UiSchema | undefined);
    if (clean !== undefined) out[name] = clean;
  }
  return out;
}

function isSecret(widget: unknown): boolean {
  return widget === "password" || widget === "newPassword";
}
