import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { listSuggestions, saveSuggestion } from "./service.ts";

/** What people suggest to the platform. */
export const suggestionHandlers = { saveSuggestion, listSuggestions } satisfies Partial<Handlers<OperationContext>>;
