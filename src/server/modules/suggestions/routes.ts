import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { listSuggestions, saveSuggestion, sendSuggestionAnswer } from "./service.ts";

/** What people suggest to the platform. */
export const suggestionHandlers = { saveSuggestion, listSuggestions, sendSuggestionAnswer } satisfies Partial<
  Handlers<OperationContext>
>;
