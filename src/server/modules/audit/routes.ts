import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { checkAuditLog, listAuditLog } from "./service.ts";

/** The audit log, for operators. */
export const auditHandlers = { listAuditLog, checkAuditLog } satisfies Partial<Handlers<OperationContext>>;
