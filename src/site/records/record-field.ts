import { recordFields, type RecordEntity, type RecordField } from "../../generated/built/record-fields.ts";

const unknown: RecordField = { kind: "text" };

/** What the schema says of a field of an entity; one that it does not know is a text. */
export function recordField(of: RecordEntity, name: string): RecordField {
  const fields = recordFields[of];
  return (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? unknown;
}

/** The key of the text that a field of an entity is called by. */
export function recordLabel(of: RecordEntity, name: string): string {
  return recordField(of, name).label ?? `field.${of}.${name}`;
}
