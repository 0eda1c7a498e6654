import { makersAndOperators, type Policies } from "../../core/policy.ts";

/** Whose session it is, and whether the person holds its course, is looked up with the session. */
export const livePolicies = {
  listLiveSessions: makersAndOperators,
  listLiveAttendees: makersAndOperators,
} satisfies Partial<Policies>;
