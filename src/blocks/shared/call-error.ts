import { faultOf, type FormFault } from "../../forms/form-error.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { Translate } from "../block.ts";

/** Why a call came to nothing, in words and by field; without a reply of the server the text of `unreached` says it. */
export function callFault(error: unknown, t: Translate, unreached: TextKey): FormFault {
  return faultOf(error, () => t(unreached));
}
