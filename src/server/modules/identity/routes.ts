import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { addAccount, suspendAccount, resetAccountPassword, resumeAccount } from "./accounts.ts";
import { changePassword } from "./change-password.ts";
import { sendCode } from "./codes.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { completeProfile, signOut, viewProfile, viewUser } from "./service.ts";
import { signInWithCode } from "./sign-in-with-code.ts";
import { signIn } from "./sign-in.ts";
import { unbindUser } from "./unbind.ts";
import { updateUser } from "./update-user.ts";

/** Signing in and out, and the signed-in person. */
export const identityHandlers = {
  getLoginKey: (_input, context) => context.services.loginKeys.offer(),
  loginWithPassword: (input, context) => signIn(input, context),
  getCaptcha: async (_input, context) => ({ captcha: await context.services.captcha.offer() }),
  sendCode: (input, context) => sendCode(input, context),
  loginWithCode: (input, context) => signInWithCode(input, context),
  register: (input, context) => register(input, context),
  resetPassword: async (input, context) => {
    await resetPassword(input, context);
    return {};
  },
  logout: async (_input, context) => {
    await signOut(context);
    return {};
  },
  updateLoginPassword: async (input, context) => {
    await changePassword(input, context);
    return {};
  },
  getUserView: (_input, context) => viewUser(context),
  updateUser: (input, context) => updateUser(input, context),
  unbindUser: (input, context) => unbindUser(input, context),
  getNeedPerfection: (_input, context) => viewProfile(context),
  updateNeedPerfection: (input, context) => completeProfile(input, context),
  addAccount,
  suspendAccount,
  resumeAccount,
  resetAccountPassword,
} satisfies Partial<Handlers<OperationContext>>;
