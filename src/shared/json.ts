/** A JSON object. Those that merging makes have no prototype. */
export type JsonObject = { [key: string]: unknown };

/** Whether a value is a JSON object: not null and not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
