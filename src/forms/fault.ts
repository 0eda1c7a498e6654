import { isObject, type ErrorSchema } from "@rjsf/utils";
import type { FormSurroundings } from "./context.ts";

/** Why the server did not take a form: for the whole form, and for single fields. */
export interface FormFault {
  message: string;
  fields: readonly { path: string; message: string }[];
}

/** A rejected call as a fault of the form; what is not a reply of the server (no network) is said in general words. */
export function faultOf(error: unknown, t: FormSurroundings["t"]): FormFault {
  const { message, data } = isObject(error) || error instanceof Error ? (error as { message?: unknown; data?: unknown }) : {};
  const fields = isObject(data) && Array.isArray(data.fields) ? data.fields.filter(isField) : [];
  const coded = isObject(error) || error instanceof Error ? typeof (error as { code?: unknown }).code === "number" : false;
  return { message: coded && typeof message === "string" && message ? message : t("form.theme.notSent"), fields };
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

function isField(value: unknown): value is { path: string; message: string } {
  return isObject(value) && typeof value.path === "string" && typeof value.message === "string";
}
