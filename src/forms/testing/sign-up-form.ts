import register from "../../../schemas/forms/register.form.json" with { type: "json" };
import type { FormDefinition } from "../../site/document/form-definition.ts";

/** A form with a number, a code, a new password and an agreement. */
export const signUpForm: FormDefinition = { ...register, validator: "register" };
