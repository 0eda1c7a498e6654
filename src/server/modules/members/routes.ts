import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { exportMembers } from "./export.ts";
import { listMembers } from "./list.ts";

/** The people of an organisation, and what they answered to its questions. */
export const memberHandlers = { listMembers, exportMembers } satisfies Partial<Handlers<OperationContext>>;
