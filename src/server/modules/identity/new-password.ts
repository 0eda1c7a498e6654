import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { fail, failFields } from "../../core/errors.ts";
import { isGoodPassword } from "../../../shared/password-rule.ts";
import { useNonce } from "./login-key-queries.ts";
import { FRESH_MS } from "./login-keys.ts";

/** A password that was encrypted for us, with the nonce that is still to be used up. */
export interface OpenedPassword {
  password: string;
  nonce: string;
}

/** What was encrypted; ends the call when it is stale or not encrypted for us. */
export async function openPassword(
  { keyId, password }: { keyId: string; password: string },
  context: OperationContext,
): Promise<OpenedPassword> {
  return (await context.services.loginKeys.open(keyId, password)) ?? fail("PASSWORD_STALE");
}

/** The same of a password that is to be: by the rule, or code 900 for the field. */
export async function openNewPassword(
  input: { keyId: string; password: string; field: string },
  context: OperationContext,
): Promise<OpenedPassword> {
  const opened = await openPassword(input, context);
  if (!isGoodPassword(opened.password))
    failFields([{ path: input.field, message: context.site.texts(context.locale).t("error.field.newPassword") }]);
  return opened;
}

/** Uses the nonce up: what is sent a second time ends here. */
export async function consumeNonce(trx: Trx, nonce: string, context: OperationContext): Promise<void> {
  const expiresAt = new Date(context.now().getTime() + 2 * FRESH_MS);
  if (!(await useNonce(trx, { nonce, expiresAt }))) fail("PASSWORD_STALE");
}
