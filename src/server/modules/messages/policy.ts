import { signedIn, type Policies } from "../../core/policy.ts";

export const messagePolicies = {
  listMessages: signedIn,
  readMessage: signedIn,
  getMessageCount: signedIn,
  readAllMessages: signedIn,
} satisfies Partial<Policies>;
