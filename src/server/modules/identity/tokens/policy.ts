import { operator, type Policies } from "../../../core/policy.ts";

export const tokenPolicies = {
  listOperatorTokens: operator,
  addOperatorToken: operator,
  removeOperatorToken: operator,
} satisfies Partial<Policies>;
