import type { FormDefinition } from "../site/document/form-definition.ts";
import type { FormSurroundings } from "./context.ts";
import { codeOf, RefusedSubmit } from "./form-error.ts";

/**
 * A refusal whose field the form knows by its code, as what is wrong with that field; any other as it is.
 * @param sent the values that were refused.
 */
export function atItsField(
  error: unknown,
  { errors = {} }: FormDefinition,
  { sent, t }: { sent: Record<string, unknown>; t: FormSurroundings["t"] },
): unknown {
  const about = errors[String(codeOf(error))];
  if (!about || !(error instanceof Error)) return error;
  const more = about.empty !== undefined && sent[about.field] === undefined ? ` ${t(about.empty)}` : "";
  return new RefusedSubmit("", [{ path: about.field, message: error.message + more }]);
}
