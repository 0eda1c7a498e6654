import { anyone, operator, signedIn, type Policies } from "../../core/policy.ts";

export const identityPolicies = {
  getLoginKey: anyone,
  loginWithPassword: anyone,
  getCaptcha: anyone,
  sendCode: anyone,
  loginWithCode: anyone,
  register: anyone,
  resetPassword: anyone,
  logout: signedIn,
  updateLoginPassword: signedIn,
  getUserView: signedIn,
  updateUser: signedIn,
  unbindUser: signedIn,
  getNeedPerfection: signedIn,
  updateNeedPerfection: signedIn,
  addAccount: operator,
  suspendAccount: operator,
  resumeAccount: operator,
  resetAccountPassword: operator,
} satisfies Partial<Policies>;
