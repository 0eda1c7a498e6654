import { createAjv } from "../../site/check/form-ajv.ts";
import { formats } from "../../generated/built/validators/runtime.js";
import type { ValidatorModule } from "../validation/validator.ts";

/** Stands in for a script of precompiled validators, for forms that exist only in a test: by the same rules. */
export function compiled(schema: object): ValidatorModule {
  return { default: createAjv(formats).compile(schema) };
}
