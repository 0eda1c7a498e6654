import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Problem } from "../problem.ts";
import type { Sources } from "../read/sources.ts";
import type { JsonFile } from "../read/files.ts";

const folder = join(import.meta.dirname, "../../schemas/meta");
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats.default(ajv, ["regex"]);
for (const kind of ["schema", "entity", "api", "form", "block"])
  ajv.addSchema(JSON.parse(readFileSync(join(folder, `${kind}.schema.json`), "utf8")));

/** Every source file against the meta-schema of its kind. */
export function checkShape(sources: Sources): Problem[] {
  return [
    ...[...sources.entities, ...sources.site].flatMap((file) => problemsOf(file, "entity")),
    ...sources.apis.flatMap((file) => problemsOf(file, "api")),
    ...sources.forms.flatMap((file) => problemsOf(file, "form")),
    ...sources.blocks.flatMap((file) => problemsOf(file, "block")),
  ];
}

function problemsOf({ file, content }: JsonFile, kind: string): Problem[] {
  const validate = ajv.getSchema(`${kind}.schema.json`);
  if (!validate || validate(content) === true) return [];
  const told = (validate.errors ?? []).filter(
    (error) => error.keyword !== "if" && !/\/anyOf\/\d+\//.test(error.schemaPath),
  );
  return told.map((error) => ({ file, pointer: error.instancePath, message: explain(error) }));
}

/** An error of Ajv in words, with what is allowed instead. */
function explain({ keyword, params, message, parentSchema }: ErrorObject): string {
  if (keyword === "additionalProperties")
    return `“${params.additionalProperty}” is not known here; allowed are ${Object.keys(parentSchema?.properties ?? {}).join(", ")}`;
  if (keyword === "required") return `“${params.missingProperty}” is missing`;
  if (keyword === "enum") return `must be one of ${params.allowedValues.join(", ")}`;
  if (keyword === "const") return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === "pattern" && parentSchema?.pattern) return `must match ${parentSchema.pattern}`;
  return message ?? keyword;
}
