import codeLogin from "../../../schemas/forms/code-login.form.json" with { type: "json" };
import login from "../../../schemas/forms/login.form.json" with { type: "json" };
import register from "../../../schemas/forms/register.form.json" with { type: "json" };
import bundle from "../../generated/built/bundle.json" with { type: "json" };
import { completedForm, type FormOfCall } from "../../site/document/complete-form.ts";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import type { JsonObject } from "../../shared/json.ts";

/** A name and a password, which is sent as it is. */
export const loginForm = sampleOf(login, "login");

/** A number, and a code that is sent to it. */
export const codeLoginForm = sampleOf(codeLogin, "code-login");

/** A number, a code, a new password and an agreement. */
export const signUpForm = sampleOf(register, "register");

/** A form of the product with what its call says of its fields, and without what that makes of the sending. */
function sampleOf(form: JsonObject & FormOfCall & { title: string }, validator: string): FormDefinition {
  const { sealed: _, isGuarded: __, errors: ___, ...whole } = completedForm(form, bundle.$defs);
  return { ...whole, validator };
}
