import { getUiOptions, isObject, type UiSchema } from "@rjsf/utils";
import type { ErrorObject } from "ajv";
import { isCreditCode } from "../../site/credit-code.ts";
import { reservedOrgNos } from "../../site/location.ts";

/** What a form file may name in the option `check`: rules that JSON Schema has no words for. The server checks again. */
export const namedChecks = {
  /** A unified social credit code with its right check character. */
  creditCode: isCreditCode,
  /** A number of an organisation that collides with no address of the portal. */
  siteAddress: (value: string) => !(reservedOrgNos as readonly string[]).includes(value.toLowerCase()),
} satisfies Record<string, (value: string) => boolean>;

export type NamedCheck = keyof typeof namedChecks;

/** One error, in Ajv's shape, for each top-level text whose check says no; the keyword is the check's name. */
export function namedCheckErrors({ data, uiSchema }: { data: unknown; uiSchema: UiSchema }): ErrorObject[] {
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const { check } = getUiOptions(isObject(uiSchema[name]) ? uiSchema[name] : {});
    if (typeof value !== "string" || !isNamed(check) || namedChecks[check](value)) return [];
    return [{ instancePath: `/${name}`, keyword: check, schemaPath: "", params: {}, message: `is no ${check}` }];
  });
}

function isNamed(check: unknown): check is NamedCheck {
  return typeof check === "string" && Object.hasOwn(namedChecks, check);
}
