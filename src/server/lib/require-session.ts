import type { OperationContext, Session } from "../core/context.ts";
import { fail } from "../core/errors.ts";

/** The session of an operation whose access is not public: the call got no further without one. */
export function sessionIn(context: Pick<OperationContext, "session">): Session {
  return context.session ?? fail("SESSION_MISSING");
}
