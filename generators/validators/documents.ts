import type { Definitions } from "../model/bundle.ts";
import { documentDefinitions } from "../../src/site/document/definitions.ts";
import { banner, compiledBanner, type Output } from "../outputs/output.ts";
import type { BlockSource } from "../read/sources.ts";
import { withBlocks } from "./block-documents.ts";
import { compileModule } from "./compile.ts";
import { discriminate } from "./discriminate.ts";

/**
 * The validators of site documents. What they have in common is compiled once, in `documents.js`. Documents without a
 * schema are left out. A patch has no validator of its own: the checker lays it over what is below it first.
 */
export function documentValidators(definitions: Definitions, blocks: readonly BlockSource[]): Output[] {
  const present = Object.entries(documentDefinitions).filter(([, definition]) =>
    Object.hasOwn(definitions, definition),
  );
  const names = present.map(([name, definition]) => ({ name, definition }));
  if (names.length === 0) return [];
  const all = withBlocks(definitions, blocks);
  const $defs = Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, discriminate(schema, all)]));
  const exports = Object.fromEntries(names.map(({ name, definition }) => [name, `documents#/$defs/${definition}`]));
  const compiled = compileModule({
    schemas: { documents: { $defs } },
    exports,
    verbose: true,
    runtime: "./runtime.js",
  });
  return [
    { path: "validators/documents.js", text: compiledBanner + compiled },
    ...names.flatMap(({ name, definition }) => [
      {
        path: `validators/${name}.js`,
        text: `${banner}import { ${name} } from "./documents.js";\nimport { essential } from "./runtime.js";\n${wrapper(name, definition)}`,
      },
      {
        path: `validators/${name}.d.ts`,
        text: `${banner}import type { ErrorObject } from "ajv";\n\n${says(definition)}export declare const validate: { (data: unknown): boolean; errors?: ErrorObject[] | null };\n`,
      },
    ]),
  ];
}

function says(definition: string): string {
  return `/** Whether it is a ${definition}; what is wrong is in \`validate.errors\`, one entry a mistake. */\n`;
}

function wrapper(name: string, definition: string): string {
  return `
${says(definition)}export function validate(data) {
  const valid = ${name}(data);
  validate.errors = valid ? null : essential(${name}.errors);
  return valid;
}
`;
}
