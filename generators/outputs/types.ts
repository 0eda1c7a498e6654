import { compile } from "json-schema-to-typescript";
import { referenced, type Definitions } from "../model/bundle.ts";
import { isFile, mapInside, type Schema } from "../schema.ts";
import { banner, type Output } from "./output.ts";

const rootName = "LecternBundle";

/**
 * `types.ts`: one type for each definition, by one run of json-schema-to-typescript over all of them, so that a
 * reference becomes the type's name.
 * @throws Error when a name got a number at its end, which means that two schemas would have had the same name
 */
export async function typesOutput(definitions: Definitions): Promise<Output> {
  const named = Object.entries(definitions).filter(([, schema]) => referenced(schema) === undefined);
  const $defs = Object.fromEntries(named.map(([name, schema]) => [name, { ...forTypes(closed(schema)), title: name }]));
  const made = await compile({ title: rootName, type: "object", additionalProperties: false, $defs }, rootName, {
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
    style: { printWidth: 140, singleQuote: false },
  });
  const text = made
    .replace(new RegExp(`export interface ${rootName} \\{\\}\\n`), "")
    .replace(/^ \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/gm, "")
    .replace(/^( *)\/\*\*\n *\* ([^\n]*)\n(?: *\*\n)? *\*\/\n/gm, "$1/** $2 */\n");
  for (const [, name] of text.matchAll(/^export (?:interface|type) (\w+)/gm)) {
    if (name !== undefined && !Object.hasOwn(definitions, name))
      throw new Error(`types.ts would have a type ${name} that no schema is called; two schemas collide`);
  }
  // A definition that is only a reference would become a copy of the type; it is a second name for it.
  const aliases = Object.entries(definitions)
    .map(([name, schema]) => [name, referenced(schema)])
    .filter(([, target]) => target !== undefined);
  return {
    path: "types.ts",
    text: banner + text + aliases.map(([name, target]) => `export type ${name} = ${target};\n`).join(""),
  };
}

/** What a body tolerates is dropped before a handler sees it: its type does not have it. */
function closed(schema: Schema): Schema {
  return schema.additionalProperties === true ? { ...schema, additionalProperties: false } : schema;
}

/**
 * A schema as the type maker should see it: no inner titles (it would name types after them), constants as an enum, a
 * file as a browser has it.
 */
function forTypes(schema: Schema): Schema {
  const { title: _, ...rest } = schema;
  const constants = rest.oneOf?.every((branch) => "const" in branch)
    ? rest.oneOf.map((branch) => branch.const)
    : undefined;
  if (constants) return { ...(rest.description ? { description: rest.description } : {}), enum: constants };
  if (isFile(rest)) return { ...(rest.description ? { description: rest.description } : {}), tsType: "Blob" };
  const { propertyNames: __, ...plain } = rest;
  return mapInside(plain, forTypes);
}
