import { operator, type Policies } from "../../core/policy.ts";

export const auditPolicies = {
  listAuditLog: operator,
  checkAuditLog: operator,
} satisfies Partial<Policies>;
