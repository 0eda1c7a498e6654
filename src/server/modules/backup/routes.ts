import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { createDatabaseCopy } from "./service.ts";

/** What the command line needs of a server that runs to make a backup. */
export const backupHandlers = { createDatabaseCopy } satisfies Partial<Handlers<OperationContext>>;
