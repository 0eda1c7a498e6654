import { posix } from "node:path";
import { pascal } from "../names.ts";
import type { Sources } from "../read/sources.ts";
import { mapInside, type Schema } from "../schema.ts";
import { inputOf, type Operation } from "./operation.ts";

/** Every named schema; references between them are `#/$defs/<name>`. */
export type Definitions = Record<string, Schema>;

/** Where the definitions of the bundle come from; only some of them become types. */
export interface Bundle {
  definitions: Definitions;
  /** The flat input of each operation, `<Operation>Input`: for validation, not for types. */
  inputs: Definitions;
}

/** One bundle of all entities, site documents, operations, block props and event payloads. */
export function bundleOf(sources: Sources, operations: readonly Operation[]): Bundle {
  const names = new Map(
    [...sources.entities, ...sources.site].map(({ file, content }) => [file, content.title ?? file]),
  );
  const linked = (schema: Schema, file: string): Schema =>
    link(schema, (ref) => names.get(posix.join(posix.dirname(file), ref)) ?? ref);
  const definitions: Definitions = {};
  for (const { file, content } of [...sources.entities, ...sources.site])
    definitions[content.title ?? file] = linked(content, file);
  const inputs: Definitions = {};
  for (const operation of operations) {
    if (operation.params) definitions[`${operation.typeName}Params`] = linked(operation.params, operation.file);
    if (operation.body) definitions[`${operation.typeName}Body`] = linked(operation.body, operation.file);
    definitions[`${operation.typeName}Reply`] = linked(operation.reply, operation.file);
    inputs[`${operation.typeName}Input`] = linked(inputOf(operation), operation.file);
  }
  for (const { file, content } of sources.blocks) {
    definitions[`${content.component}Props`] = linked(content.props, file);
    for (const [event, payload] of Object.entries(content.events ?? {}))
      definitions[eventTypeName(content.component, event)] = linked(payload, file);
  }
  return { definitions, inputs };
}

/** `CourseGrid`, `addToCart` → `CourseGridAddToCartEvent`. */
export function eventTypeName(component: string, event: string): string {
  return `${component}${pascal(event)}Event`;
}

/** The name that a reference inside the bundle names. */
export function referenced(schema: Schema): string | undefined {
  return schema.$ref?.startsWith("#/$defs/") ? schema.$ref.slice("#/$defs/".length) : undefined;
}

function link(schema: Schema, nameOf: (ref: string) => string): Schema {
  if (schema.$ref !== undefined) return { $ref: `#/$defs/${nameOf(schema.$ref)}` };
  return mapInside(schema, (inner) => link(inner, nameOf));
}
