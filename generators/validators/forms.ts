import type { RJSFSchema } from "@rjsf/utils";
import schemaParser from "@rjsf/utils/lib/parser/schemaParser.js";
import { banner, compiledBanner, type Output } from "../outputs/output.ts";
import type { JsonFile } from "../read/files.ts";
import type { FormSource } from "../read/sources.ts";
import type { Schema } from "../schema.ts";
import { compileModule } from "./compile.ts";
import { runtimeText } from "./runtime.ts";

/**
 * The validators of the product's own forms, `forms/<form>.js`. What a flavour or a tenant changes is compiled when it
 * is published.
 */
export function formValidators(forms: readonly JsonFile<FormSource>[]): Output[] {
  return forms.flatMap(({ file, content }) => [
    { path: `validators/forms/${formName(file)}.js`, text: compileForm(content.schema, "../runtime.js") },
    { path: `validators/forms/${formName(file)}.d.ts`, text: declaration },
  ]);
}

/**
 * A form's validators as the text of an ES module: one function for each schema that RJSF may ask about, exported under
 * the key that it looks for, and all of them by key as the default export, which createPrecompiledValidator takes.
 * @param runtime where the module finds runtime.js
 */
export function compileForm(schema: Schema, runtime: string): string {
  // Only the types differ: RJSF's own type of a schema names the JSON types one by one.
  const schemas = schemaParser({ ...schema } as RJSFSchema);
  const keys = Object.keys(schemas);
  const exports = Object.fromEntries(keys.map((key, index) => [`form${index}`, key]));
  const code = compileModule({ schemas, exports, verbose: false, runtime });
  const names = keys.map((key, index) => `form${index} as ${JSON.stringify(key)}`);
  const byKey = keys.map((key, index) => `${JSON.stringify(key)}: form${index}`);
  return `${compiledBanner}${code.replace(/^export const (form\d+)/gm, "const $1")}\nexport { ${names.join(", ")} };\nexport default { ${byKey.join(", ")} };\n`;
}

/**
 * The same as one script without imports, for a form that a site changed: compiled when the site is published and
 * served by its hash, so that no page compiles anything.
 */
export function compileFormScript(schema: Schema): string {
  const runtime = runtimeText.replace(/^export /gm, "");
  return `${runtime}\n${compileForm(schema, "").replace(/^import \{[^}]*\} from "";\n/m, "")}`;
}

const declaration = `${banner}import type { ValidateFunction } from "ajv";

/** The functions by the key that createPrecompiledValidator looks them up with. */
declare const functions: Record<string, ValidateFunction>;
export default functions;
`;

function formName(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.form\.json$/, "");
}
