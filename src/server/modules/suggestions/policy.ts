import { operator, signedIn, type Policies } from "../../core/policy.ts";

export const suggestionPolicies = { saveSuggestion: signedIn, listSuggestions: operator } satisfies Partial<Policies>;
