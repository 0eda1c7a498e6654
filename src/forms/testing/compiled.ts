import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ValidatorModule } from "../validation/validator.ts";

/** Stands in for a script of precompiled validators, for forms that exist only in a test. */
export function compiled(schema: object): ValidatorModule {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  return { default: ajv.compile(schema) };
}
