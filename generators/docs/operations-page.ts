import type { Operation } from "../model/operation.ts";
import type { Schema } from "../schema.ts";
import { code, page, table } from "./markdown.ts";
import type { Reference } from "./reference.ts";
import { typeInWords } from "./type-text.ts";
import { schemaLanguage } from "../../src/shared/schema-language.ts";

/**
 * What data sources and actions may name: parameters and reply of each call. Calls that only the product's own code
 * makes are left out.
 */
export function operationsPage(reference: Reference): string {
  const { phrases, operations } = reference;
  const named = new Set(reference.blocks.flatMap(({ content }) => content.operations ?? []));
  const inActions = operations.filter(
    (operation) => !operation["x-screen"] && (named.has(operation.id) || isOfPages(operation)),
  );
  return page(
    `# ${phrases.operations}`,
    reference.locale !== schemaLanguage && phrases.inEnglish,
    `## ${phrases.data}`,
    ...operations.filter((operation) => operation["x-screen"]).map((operation) => part(operation, reference)),
    `## ${phrases.actions}`,
    ...inActions.map((operation) => part(operation, reference)),
  );
}

// The studio's and the operators' own tools are no part of a site.
function isOfPages({ tag }: Operation): boolean {
  return !["studio", "operator", "audit", "domain", "token", "site"].includes(tag);
}

function part(operation: Operation, reference: Reference): string {
  const { phrases, siteWords, locale } = reference;
  const input = reference.inputs[`${operation.typeName}Input`] ?? {};
  return page(
    `### ${operation.id}`,
    locale === schemaLanguage
      ? `${operation.summary}.`
      : `${siteWords.operation(operation.id as never)}${phrases.stop}${operation.summary}.`,
    `${phrases.access}${phrases.accessWords[operation["x-access"]]}`,
    namedBy(operation, reference),
    table(
      [phrases.parameter, phrases.type, phrases.needed, phrases.about],
      Object.entries(input.properties ?? {}).map(([name, schema]) => [
        code(name),
        typeInWords(schema, reference),
        input.required?.includes(name) ? "✓" : "",
        descriptionOf(schema, reference),
      ]),
    ),
    table(
      [phrases.reply, phrases.type, phrases.about],
      fieldsOf(operation, reference).map(([name, schema]) => [
        code(name),
        typeInWords(schema, reference),
        descriptionOf(schema, reference),
      ]),
    ),
  ).trimEnd();
}

/** Whose documents may name it; nothing for what only blocks call by themselves. */
function namedBy({ "x-screen": screen = [], "x-action": action = {} }: Operation, { phrases }: Reference): string {
  const owners = [...screen, ...Object.keys(action)];
  if (owners.length === 0) return "";
  const own = !screen.includes("organisation") && action.organisation === "own" ? phrases.ownCall : "";
  return `${phrases.named}${phrases.owners[owners.includes("organisation") ? "organisation" : "platform"]}${own}`;
}

/** The fields of a reply; those of an entity that is the whole reply. */
function fieldsOf({ typeName }: Operation, { definitions }: Reference): [string, Schema][] {
  const reply = definitions[`${typeName}Reply`];
  const whole = reply?.$ref ? definitions[refName(reply.$ref)] : reply;
  return Object.entries(whole?.properties ?? {});
}

function descriptionOf(schema: Schema, { definitions }: Reference): string {
  return schema.description ?? (schema.$ref ? definitions[refName(schema.$ref)]?.description : undefined) ?? "";
}

function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
