import type { ValidatorModule } from "./validator.ts";

/**
 * Loads the precompiled validators of a form: one of ours by its name, a site's own by its address.
 * Rejects when there is none; the form then says that it cannot be sent.
 */
export async function loadValidator(validator: string): Promise<ValidatorModule> {
  const load = validator.startsWith("/")
    ? () => import(/* @vite-ignore */ validator)
    : ours[`${FOLDER}${validator}.js`];
  if (!load) throw new Error(`No validator for the form ${validator}`);
  return (await load()) as ValidatorModule;
}

const FOLDER = "../../generated/built/validators/forms/";

/** Each form's validators are a chunk of their own, so a page loads only those of the form it shows. */
const ours = import.meta.glob<ValidatorModule>("../../generated/built/validators/forms/*.js");
