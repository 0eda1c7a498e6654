import { hashForSchema } from "@rjsf/utils";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import type { ValidateFunction } from "ajv";
import { expect, test } from "vitest";
import { fileOf, load, portal } from "../fixtures/portal.ts";
import { compileFormScript } from "./forms.ts";

interface FormModule {
  default: Record<string, ValidateFunction>;
}

const contact = () => fileOf(portal().forms, "contact.form.json").content.schema;

test("a form's functions are what RJSF takes, and their errors name property and keyword", async () => {
  const module = await load<FormModule>("built/validators/forms/contact.js");
  const validator = createPrecompiledValidator(module.default, { ...contact() } as object);
  const said = (data: object) =>
    validator
      .rawValidation<{ keyword: string; instancePath: string }>({ ...contact() } as object, data)
      .errors?.map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
  expect(said({ postcode: "100000" })).toBeUndefined();
  expect(said({})).toEqual([" required"]);
  expect(said({ postcode: "12345" })).toEqual(["/postcode pattern"]);
});

test("a site's form becomes one script without imports, found by the schema's key", async () => {
  const script = compileFormScript({ ...contact(), required: ["postcode", "name"] });
  expect(script).not.toMatch(/^import /m);
  const module: FormModule = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
  const check = module.default[hashForSchema({ ...contact(), required: ["postcode", "name"] } as object)];
  expect(check?.({ postcode: "100000" })).toBe(false);
});
