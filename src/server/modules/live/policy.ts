import { makersAndOperators, type Policies } from "../../core/policy.ts";

/** Whose session it is is looked up with the session. */
export const livePolicies = {
  listLiveSessions: makersAndOperators,
  listLiveAttendees: makersAndOperators,
  exportLiveAttendees: makersAndOperators,
} satisfies Partial<Policies>;
