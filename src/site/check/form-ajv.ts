import { Ajv, type CodeKeywordDefinition, type Options } from "ajv";
import dependentRequired from "ajv/dist/vocabularies/validation/dependentRequired.js";

// Node gives the module as CommonJS exports it, bundlers what it calls its default.
const keyword: CodeKeywordDefinition =
  (dependentRequired as unknown as { default?: CodeKeywordDefinition }).default ?? dependentRequired;

/**
 * The one Ajv that schemas are compiled by, for pages, for the server and for tests of forms: draft-07, which knows
 * every keyword that the meta-schema allows and makes smaller code than the 2020-12 class, with `dependentRequired` of
 * 2019-09.
 *
 * @param formats every format that a schema may name, with its rule
 */
export function createAjv(formats: Readonly<Record<string, (text: string) => boolean>>, options: Options = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, inlineRefs: false, strict: false, ...options });
  ajv.addKeyword(keyword);
  for (const [name, rule] of Object.entries(formats)) ajv.addFormat(name, rule);
  return ajv;
}
