/** The audit log: who changed what, in a chain that shows whether a line was changed afterwards. */
export { auditActor } from "./audit-actor.ts";
export { type AuditActor, type AuditRecord, recordAudit, recordAudits } from "./record-audit.ts";
export { verifyAudit } from "./verify-audit.ts";
