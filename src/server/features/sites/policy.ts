import { operator, type Policies } from "../../policy.ts";

export const sitePolicies = {
  suspendSite: operator,
  resumeSite: operator,
} satisfies Partial<Policies>;
