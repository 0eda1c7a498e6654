import { faultOf } from "../../forms/form-error.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { Translate } from "../block.ts";

/** Why a call came to nothing, in words. */
export function errorText(error: unknown, t: Translate): string {
  const { message, fields } = faultOf(error, (key) =>
    t(key === "form.theme.notSent" ? "courseEditor.notReached" : (key as TextKey)),
  );
  return fields[0]?.message ?? message;
}
