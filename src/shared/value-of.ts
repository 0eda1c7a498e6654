/** A value of a record by the name of its field; of a field inside another one by both, with a dot between them. */
export function valueOf(item: Readonly<Record<string, unknown>>, name: string): unknown {
  let value: unknown = item;
  for (const part of name.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}
