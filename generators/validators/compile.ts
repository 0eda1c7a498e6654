import { _, type AnySchema } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { createAjv } from "../../src/site/check/form-ajv.ts";
import { formatNames, ownFormatNames } from "./runtime.ts";

export interface Compilation {
  /** Schema id → schema. They may refer to each other. */
  schemas: Record<string, AnySchema>;
  /** Name of an exported function → schema id or `id#/$defs/name`. */
  exports: Record<string, string>;
  /** Errors carry the schema that they come from, to say what is allowed; it makes the code larger. */
  verbose: boolean;
  /** Where the generated file finds runtime.js. */
  runtime: string;
}

/**
 * Compiles schemas into an ES module that needs no Ajv, no `require` and no `eval`. The functions are as Ajv makes
 * them: `validate(data): boolean` with `validate.errors`, all errors, not only the first.
 */
export function compileModule({ schemas, exports, verbose, runtime }: Compilation): string {
  const formats = Object.fromEntries([...formatNames, ...ownFormatNames].map((name) => [name, () => true]));
  const ajv = createAjv(formats, {
    verbose,
    code: { source: true, esm: true, lines: true, formats: _`require("formats")` },
  });
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema(schema, id);
  const code = standaloneCode(ajv, exports).replace(/^"use strict";\n?/, "");
  return withImports(code, runtime);
}

const known: [pattern: RegExp, name: string][] = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, "ucs2length"],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, "equal"],
  [/require\("formats"\)/g, "formats"],
];

function withImports(code: string, runtime: string): string {
  const used = known.filter(([pattern]) => code.search(pattern) >= 0);
  const rewritten = used.reduce((text, [pattern, name]) => text.replace(pattern, name), code);
  const left = /require\([^)]*\)/.exec(
    rewritten.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => (literal.includes("(") ? '""' : literal)),
  );
  if (left)
    throw new Error(`A compiled validator needs ${left[0]}, which generators/validators/runtime.ts does not have`);
  const names = used.map(([, name]) => name);
  return names.length > 0 ? `import { ${names.join(", ")} } from "${runtime}";\n${rewritten}` : rewritten;
}
