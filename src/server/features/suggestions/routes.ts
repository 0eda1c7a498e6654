import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../context.ts";
import { saveSuggestion } from "./service.ts";

/** What people suggest to the platform. */
export const suggestionHandlers = { saveSuggestion } satisfies Partial<Handlers<OperationContext>>;
