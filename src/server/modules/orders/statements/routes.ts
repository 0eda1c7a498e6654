import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { exportStatement } from "./export.ts";
import { getStatement, listStatements } from "./statements.ts";

/** Month by month what somebody earned. */
export const statementHandlers = { listStatements, getStatement, exportStatement } satisfies Partial<
  Handlers<OperationContext>
>;
