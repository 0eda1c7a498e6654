import { faultOf, type FormFault } from "../../forms/form-error.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { Translate } from "../block.ts";

/** Why a call came to nothing, in words and by field; without a reply of the server the text of `unreached` says it. */
export function callFault(error: unknown, t: Translate, unreached: TextKey): FormFault {
  return faultOf(error, () => t(unreached));
}

/** The same in one sentence: what is wrong with the first field, where one is named. */
export function callFaultText(error: unknown, t: Translate, unreached: TextKey): string {
  const { message, fields } = callFault(error, t, unreached);
  return fields[0]?.message ?? message;
}
