import { getUiOptions, isObject, type UiSchema } from "@rjsf/utils";
import type { ErrorObject } from "ajv";
import { reservedOrgNos } from "../../site/document/location.ts";
import { namedPatterns } from "../../shared/named-patterns.ts";

/**
 * What a form file may name in the option `check`: rules that JSON Schema has no words for. The server checks again.
 */
export const namedChecks = {
  ...namedPatterns,
  /** A number of an organisation that collides with no address of the portal. */
  siteAddress: (value: string) => !(reservedOrgNos as readonly string[]).includes(value.toLowerCase()),
} satisfies Record<string, (value: string) => boolean>;

export type NamedCheck = keyof typeof namedChecks;

/**
 * One error, in Ajv's shape, for each text whose check says no, wherever it stands; the keyword is the check's name.
 */
export function namedCheckErrors({
  data,
  uiSchema,
  path = "",
}: {
  data: unknown;
  uiSchema: UiSchema;
  path?: string;
}): ErrorObject[] {
  if (Array.isArray(data)) {
    const items = isObject(uiSchema.items) ? (uiSchema.items as UiSchema) : {};
    return data.flatMap((entry, index) => namedCheckErrors({ data: entry, uiSchema: items, path: `${path}/${index}` }));
  }
  if (isObject(data)) {
    return Object.entries(data).flatMap(([name, value]) =>
      namedCheckErrors({
        data: value,
        uiSchema: isObject(uiSchema[name]) ? uiSchema[name] : {},
        path: `${path}/${name}`,
      }),
    );
  }
  const { check } = getUiOptions(uiSchema);
  if (typeof data !== "string" || !isNamed(check) || namedChecks[check](data)) return [];
  return [{ instancePath: path, keyword: check, schemaPath: "", params: {}, message: `is no ${check}` }];
}

function isNamed(check: unknown): check is NamedCheck {
  return typeof check === "string" && Object.hasOwn(namedChecks, check);
}
