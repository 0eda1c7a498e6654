import type { Definitions } from "../model/bundle.ts";
import { banner, compiledBanner, type Output } from "../outputs/output.ts";
import type { BlockSource } from "../read/sources.ts";
import { withBlocks } from "./block-documents.ts";
import { compileModule } from "./compile.ts";
import { discriminate } from "./discriminate.ts";
import { ofPatch, withPatches } from "./patch.ts";

/** Name of the validator's file → definition that it checks. */
const documents: Record<string, string> = {
  screen: "ScreenDocument",
  layout: "LayoutDocument",
  site: "SiteSettings",
  nav: "NavSettings",
  theme: "ThemeDocument",
};

/**
 * The validators of site documents, and under `patches/` those of patches of them. What they have in common is compiled
 * once, in `documents.js`. Documents without a schema are left out.
 */
export function documentValidators(definitions: Definitions, blocks: readonly BlockSource[]): Output[] {
  const present = Object.entries(documents).filter(([, definition]) => Object.hasOwn(definitions, definition));
  const names = present.map(([name, definition]) => ({ name, definition }));
  if (names.length === 0) return [];
  const all = withPatches(withBlocks(definitions, blocks), names.map(({ definition }) => definition));
  const $defs = Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, discriminate(schema, all)]));
  const patches = names.map(({ name, definition }) => ({ name, definition: ofPatch(definition) }));
  return [
    ...validatorFiles({ folder: "validators", names, $defs, runtime: "./runtime.js" }),
    ...validatorFiles({ folder: "validators/patches", names: patches, $defs, runtime: "../runtime.js" }),
  ];
}

interface ValidatorFiles {
  folder: string;
  names: { name: string; definition: string }[];
  $defs: Definitions;
  runtime: string;
}

function validatorFiles({ folder, names, $defs, runtime }: ValidatorFiles): Output[] {
  const exports = Object.fromEntries(names.map(({ name, definition }) => [name, `documents#/$defs/${definition}`]));
  const compiled = compileModule({ schemas: { documents: { $defs } }, exports, verbose: true, runtime });
  return [
    { path: `${folder}/documents.js`, text: compiledBanner + compiled },
    ...names.flatMap(({ name, definition }) => [
      { path: `${folder}/${name}.js`, text: `${banner}import { ${name} } from "./documents.js";\nimport { essential } from "${runtime}";\n${wrapper(name, definition)}` },
      { path: `${folder}/${name}.d.ts`, text: `${banner}import type { ErrorObject } from "ajv";\n\n${says(definition)}export declare const validate: { (data: unknown): boolean; errors?: ErrorObject[] | null };\n` },
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
