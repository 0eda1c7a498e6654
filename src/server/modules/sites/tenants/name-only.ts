import type { JsonObject } from "../../../../shared/json.ts";

/** An organisation without a site of its own shows the platform's under its name. */
export function nameOnly(organisationName: string): JsonObject {
  const name = { text: { "zh-CN": organisationName, en: organisationName } };
  return { version: 1, site: { version: 1, info: { title: name }, organisation: { orgName: name } } };
}
