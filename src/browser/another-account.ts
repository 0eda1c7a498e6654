import type { TextKey } from "../generated/built/locale-keys.ts";
import { confirm } from "../renderer/confirm.ts";

/** Says that the account may not do this, and asks whether to sign in with another. */
export function wantsAnotherAccount(text: (key: TextKey) => string): Promise<boolean> {
  return confirm({ text: text("common.mayNot"), yes: text("common.mayNot.other"), no: text("common.mayNot.stay") });
}
