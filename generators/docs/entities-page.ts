import { eventTypeName } from "../model/bundle.ts";
import { code, page, table } from "./markdown.ts";
import type { Reference } from "./reference.ts";
import type { Schema } from "../schema.ts";
import { isListed, typeInWords } from "./type-text.ts";
import { schemaLanguage } from "../../src/shared/schema-language.ts";

/**
 * What the data of a screen is made of: every object and enumeration that properties, parameters and replies name, from
 * the one to the next.
 */
export function entitiesPage(reference: Reference): string {
  const { phrases, definitions } = reference;
  const names = [...namedBy(reference)].filter((name) => isListed(definitions[name] ?? {})).toSorted();
  return page(
    `# ${phrases.entities}`,
    reference.locale !== schemaLanguage && phrases.inEnglish,
    ...names.map((name) => part(name, reference)),
  );
}

function part(name: string, reference: Reference): string {
  const { phrases, definitions } = reference;
  const schema = definitions[name] ?? {};
  const values = (schema.oneOf ?? [])
    .filter((branch) => "const" in branch)
    .map((branch) => [code(String(branch.const)), reference.label(name, branch.const) ?? branch.title ?? ""]);
  const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => [
    code(field),
    typeInWords(inner, reference),
    inner.description ?? "",
  ]);
  return page(
    `## ${name}`,
    schema.description,
    table([phrases.value, phrases.called], values),
    table([phrases.field, phrases.type, phrases.about], fields),
  ).trimEnd();
}

/** The names of all definitions that can be reached from blocks, operations and site documents. */
function namedBy({ blocks, operations, definitions, inputs }: Reference): Set<string> {
  const found = new Set<string>();
  const follow = (schema: Schema | undefined): void => {
    for (const [, name = ""] of JSON.stringify(schema ?? {}).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(definitions[name]);
    }
  };
  for (const { content } of blocks) {
    follow(definitions[`${content.component}Props`]);
    for (const event of Object.keys(content.events ?? {})) follow(definitions[eventTypeName(content.component, event)]);
  }
  for (const { typeName } of operations) {
    follow(inputs[`${typeName}Input`]);
    follow(definitions[`${typeName}Reply`]);
  }
  for (const title of ["SiteSettings", "NavSettings", "ThemeDocument", "ScreenDocument", "LayoutDocument"])
    follow(definitions[title]);
  return found;
}
