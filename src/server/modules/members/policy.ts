import { anyOf, operator, signedIn, signedInOrganisation, type Policies } from "../../core/policy.ts";

/** The people of an organisation are for it and for operators; the platform is no organisation. */
const deciding = anyOf(operator, signedInOrganisation);

export const memberPolicies = {
  listMembers: deciding,
  removeMember: deciding,
  updateMember: deciding,
  sendProfileRequest: deciding,
  getMemberProfile: deciding,
  auditMemberProfile: deciding,
  listMemberCodes: deciding,
  getMemberSelfie: signedInOrganisation,
  addMemberCode: deciding,
  removeMemberCode: deciding,
  listMemberInvitations: deciding,
  checkMemberList: deciding,
  importMembers: deciding,
  withdrawMemberInvitation: deciding,
  // Whose learner somebody becomes is their own choice, of all organisations.
  getMemberOffer: signedIn,
  startMembership: signedIn,
} satisfies Partial<Policies>;
