import { offersOperation } from "../../src/site/document/features.ts";
import { errorCodes, type ErrorName } from "../../src/shared/error-codes.ts";
import type { Operation } from "./operation.ts";

/** One way in which a call can fail. */
export interface CodedFault {
  name: ErrorName;
  code: number;
}

/** Every coded error, by code; several may share one (303: sign in again). */
export const allFaults: readonly CodedFault[] = (Object.keys(errorCodes) as ErrorName[])
  .map((name) => ({ name, code: errorCodes[name].code }))
  .toSorted((a, b) => a.code - b.code);

/** What any call may answer, whatever it is about: the server is broken, busy or away, or the site is. */
const ofAll: readonly ErrorName[] = [
  "UNEXPECTED",
  "NOT_FOUND",
  "UNAVAILABLE",
  "TOO_BUSY",
  "WORK_TOO_MANY",
  "SITE_SUSPENDED",
];
const ofBodies: readonly ErrorName[] = ["BROKEN_BODY", "UNSUPPORTED_CONTENT", "BODY_TOO_LARGE", "BODY_TOO_DEEP"];
const ofSessions: readonly ErrorName[] = [
  "SESSION_MISSING",
  "SESSION_EXPIRED",
  "TOKEN_INVALID",
  "NO_PERMISSION",
  "TOKEN_SCOPE",
  "OTHER_TENANCY",
  "STAFF_NOT_NOW",
  "STAFF_OTHER",
];
/** The user view tells apart what signs a person out. */
const ofUserView: readonly ErrorName[] = ["SESSION_INVALID", "SIGNED_IN_ELSEWHERE"];

/**
 * What a call may answer beside success: by its access, its input, its feature, and by rules of its own (`x-faults`).
 */
export function faultsOf(operation: Operation): CodedFault[] {
  const { id, params, body } = operation;
  const names = new Set<string>([...ofAll, ...(operation["x-faults"] ?? [])]);
  const add = (more: readonly ErrorName[], when: boolean) => when && more.forEach((name) => names.add(name));
  add(["VALIDATION"], params !== undefined || body !== undefined);
  add(ofBodies, operation.method === "POST");
  add(ofSessions, operation["x-access"] !== "public");
  add(ofUserView, id === "getUserView");
  add(["EXAM_ROOM_ONLY"], !operation["x-room"]);
  add(["STAFF_ROLE"], operation.staff.length > 0);
  add(["STAFF_SELF"], operation.staff.length === 0 && operation["x-access"] !== "operator");
  add(["STAFF_ENDED"], operation.staff.length > 0);
  add(["IDEMPOTENCY_CONFLICT"], operation["x-once"] === true);
  add(["FEATURE_OFF"], !offersOperation({}, id));
  return allFaults.filter(({ name }) => names.has(name));
}

/** Those that a call has by rules of its own. */
export function ownFaultsOf(operation: Operation): CodedFault[] {
  const own = new Set(operation["x-faults"]);
  return allFaults.filter(({ name }) => own.has(name));
}
