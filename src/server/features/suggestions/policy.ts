import { signedIn, type Policies } from "../../policy.ts";

export const suggestionPolicies = { saveSuggestion: signedIn } satisfies Partial<Policies>;
