import { anyone, signedIn, type Policies } from "../../policy.ts";

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
} satisfies Partial<Policies>;
