import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../context.ts";
import { resumeSite, suspendSite } from "./standing.ts";

/** Sites as operators look after them. */
export const siteHandlers = { suspendSite, resumeSite } satisfies Partial<Handlers<OperationContext>>;
