import type { FormDefinition } from "../../site/document/form-definition.ts";

/** What the server knows already, as far as the form asks for it; what it does not know is left to the form. */
export function valuesFor(definition: FormDefinition, known: unknown): Record<string, unknown> {
  const { properties } = definition.schema;
  if (typeof known !== "object" || known === null || typeof properties !== "object" || properties === null) return {};
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => Object.hasOwn(properties, name) && value !== null && value !== ""),
  );
}
