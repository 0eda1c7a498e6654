import { operator, signedIn, type Policies } from "../../policy.ts";

export const suggestionPolicies = { saveSuggestion: signedIn, listSuggestions: operator } satisfies Partial<Policies>;
