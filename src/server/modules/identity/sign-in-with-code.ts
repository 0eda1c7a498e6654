import type { UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { consumeCode, judgeGuessedCode } from "./codes.ts";
import { openSession } from "./open-session.ts";
import { findUserByMobile } from "./queries.ts";

/** Signs in with a code that was sent for it. Only who gave the code learns that the number has no account. */
export async function signInWithCode(
  { mobile, code, captcha }: { mobile: string; code: string; captcha?: string },
  context: OperationContext,
): Promise<UserInfo> {
  const right = await judgeGuessedCode(
    { mobile, purpose: "login", code, captcha, refusal: "SIGN_IN_CODE_REFUSED" },
    context,
  );
  return openSession(context, async (trx) => {
    await consumeCode(trx, right);
    return (await findUserByMobile(trx, mobile)) ?? fail("SIGN_IN_NO_ACCOUNT");
  });
}
