/** The people of an organisation: what other modules may ask of them. */
export { endMember, holdPerson } from "./membership/member-queries.ts";
export { membershipChanged } from "./membership/membership.ts";
export { removeFormer } from "./remove-former.ts";
