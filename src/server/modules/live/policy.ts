import { anyOf, lecturer, operator, organisation, type Policies } from "../../core/policy.ts";

const maker = anyOf(lecturer, organisation, operator);

/** Whose session it is is looked up with the session. */
export const livePolicies = {
  getLiveChannel: lecturer,
  getLiveChannelKey: lecturer,
  updateChannelPassword: lecturer,
  listLiveSessions: maker,
  listLiveAttendees: maker,
  exportLiveAttendees: maker,
} satisfies Partial<Policies>;
