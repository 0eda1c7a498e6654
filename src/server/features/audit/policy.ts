import { operator, type Policies } from "../../policy.ts";

export const auditPolicies = {
  listAuditLog: operator,
  checkAuditLog: operator,
} satisfies Partial<Policies>;
