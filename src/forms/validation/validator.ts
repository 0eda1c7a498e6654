import { hashForSchema, type RJSFSchema, type UiSchema, type ValidationData, type ValidatorType } from "@rjsf/utils";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import processRawValidationErrors from "@rjsf/validator-ajv8/lib/processRawValidationErrors.js";
import type { ErrorObject, ValidateFunction } from "ajv";
import { fits } from "../../site/document/fits.ts";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import type { FormSurroundings } from "../context.ts";
import { earliestErrors } from "./earliest.ts";
import { namedCheckErrors } from "./named-checks.ts";
import { worded } from "./messages.ts";
import { tidy } from "./tidy.ts";

/** A script of precompiled validators: one function per schema, under the key that RJSF looks it up with. */
export type ValidatorModule = Record<string, unknown>;

/**
 * Checks a form with a precompiled validator that arrives after the form is on the page: nothing is compiled in the
 * browser (the Content-Security-Policy forbids it), and what is not needed to draw the form does not delay it.
 * Until it has arrived every value counts as valid; a form waits for `use` before it takes a submit.
 */
export class FormValidator implements ValidatorType {
  #compiled: ValidatorType | undefined;
  #functions: Record<string, ValidateFunction> = {};
  readonly #definition: FormDefinition;
  readonly #around: Pick<FormSurroundings, "t" | "today">;

  constructor(definition: FormDefinition, around: Pick<FormSurroundings, "t" | "today">) {
    this.#definition = definition;
    this.#around = around;
  }

  get ready(): boolean {
    return this.#compiled !== undefined;
  }

  use(module: ValidatorModule): void {
    const schema = this.#definition.schema as RJSFSchema;
    this.#functions = functionsOf(module, schema);
    this.#compiled = createPrecompiledValidator(this.#functions, schema);
  }

  /**
   * Whether data fits a branch (oneOf, if): also of branches that RJSF makes as it goes, and before the functions have
   * arrived.
   */
  isValid(schema: RJSFSchema, data: unknown): boolean {
    const compiled = this.#functions[schema.$id ?? hashForSchema(schema)];
    return compiled ? compiled(data) === true : fits(schema, data);
  }

  rawValidation<Result = ErrorObject>(
    schema: RJSFSchema,
    data?: unknown,
  ): { errors?: Result[]; validationError?: Error } {
    return this.#compiled?.rawValidation<Result>(schema, data) ?? {};
  }

  validateFormData(
    data: unknown,
    schema: RJSFSchema,
    _custom?: unknown,
    _transform?: unknown,
    uiSchema: UiSchema = {},
  ): ValidationData<unknown> {
    const clean = tidy(data, uiSchema) ?? {};
    const { errors = [], ...rest } = this.rawValidation(schema, clean);
    const beside = [
      ...earliestErrors({ data: clean, uiSchema, today: this.#around.today() }),
      ...namedCheckErrors({ data: clean, uiSchema }),
    ];
    const raw = { ...rest, errors: [...errors, ...beside] };
    const inOurWords = (found: Parameters<typeof worded>[0]) => worded(found, this.#definition, this.#around.t);
    return processRawValidationErrors(this, raw, clean, schema, undefined, inOurWords, uiSchema);
  }
}

/**
 * The functions with the root schema's under its key. A module made for one schema only may export it as `default`
 * or alone: then it is the root's, whatever its name.
 */
function functionsOf(module: ValidatorModule, schema: RJSFSchema): Record<string, ValidateFunction> {
  const functions = Object.fromEntries(
    Object.entries(module).filter((entry): entry is [string, ValidateFunction] => typeof entry[1] === "function"),
  );
  const key = schema.$id ?? hashForSchema(schema);
  const root = functions[key] ?? functions.default ?? Object.values(functions)[0];
  return root ? { ...functions, [key]: root } : functions;
}
