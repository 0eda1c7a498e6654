import { anyOf, lecturer, operator, organisation, signedIn, type Policies } from "../../core/policy.ts";

const maker = anyOf(lecturer, organisation, operator);

/** Whose session it is, and whether the person holds its course, is looked up with the session. */
export const livePolicies = {
  getLiveUrl: signedIn,
  getLiveChannel: lecturer,
  getLiveChannelKey: lecturer,
  updateChannelPassword: lecturer,
  listLiveSessions: maker,
  listLiveAttendees: maker,
  exportLiveAttendees: maker,
} satisfies Partial<Policies>;
