import type { Session } from "../../core/context.ts";
import type { AuditActor } from "./record-audit.ts";

/** Who acts in a session, as the audit log names them. */
export function auditActor({ userNo, via, staff }: Pick<Session, "userNo" | "via" | "staff">): AuditActor {
  return via
    ? { actorKind: via.kind, actorUserNo: userNo, actorName: via.name }
    : { actorKind: "user", actorUserNo: userNo, ...(staff ? { staffRole: staff.role } : {}) };
}
