import type { ErrorSchema } from "@rjsf/utils";
import { fieldErrorsOf, type FieldError } from "../shared/field-errors.ts";
import type { FormSurroundings } from "./context.ts";

/** Why the server did not take a form: for the whole form, and for single fields. */
export interface FormFault {
  message: string;
  fields: readonly FieldError[];
}

/** Thrown by `onSubmit` to say in its own words why a form was not sent: for the whole form, or for single fields. */
export class RefusedSubmit extends Error {
  readonly fields: FormFault["fields"];

  constructor(message: string, fields: FormFault["fields"] = []) {
    super(message);
    this.fields = fields;
  }
}

/**
 * A rejected call as a fault of the form; what is not a reply of the server (no network) is said in general words.
 * @param within the property of the call's body that the fields are in.
 */
export function faultOf(error: unknown, t: FormSurroundings["t"], within?: string): FormFault {
  if (error instanceof RefusedSubmit) return { message: error.message, fields: error.fields };
  if (!isReply(error)) return { message: t("form.theme.notSent"), fields: [] };
  const fields = fieldErrorsOf(error);
  const shown = within === undefined ? fields : fields.map((field) => ({ ...field, path: inside(field.path, within) }));
  return { message: error.message || t("form.theme.notSent"), fields: shown };
}

/** The code of a refused call; undefined for what is no reply of the server. */
export function codeOf(error: unknown): number | undefined {
  return isReply(error) ? error.code : undefined;
}

function inside(path: string, within: string): string {
  const [first, ...rest] = path.split(/[/.]/).filter(Boolean);
  return first === within && rest.length > 0 ? rest.join(".") : path;
}

/** The faults of fields, for RJSF's `extraErrors`; a path may be `/contact/phone` or `contact.phone`. */
export function extraErrors(fault: FormFault | undefined): ErrorSchema | undefined {
  if (!fault?.fields.length) return undefined;
  const root: ErrorSchema = {};
  for (const { path, message } of fault.fields) {
    let at: ErrorSchema = root;
    for (const name of path.split(/[/.]/).filter(Boolean)) at = (at as Record<string, ErrorSchema>)[name] ??= {};
    at.__errors = [message];
  }
  return root;
}

/** An error reply of the server, as `CallError` carries it: any other error is of the way there. */
function isReply(error: unknown): error is Error & { code: number; data?: unknown } {
  return error instanceof Error && "code" in error && typeof error.code === "number";
}
