import { anyOf, operator, signedInOrganisation, type Policies } from "../../core/policy.ts";

/** The people of an organisation are for it and for operators; the platform is no organisation. */
const deciding = anyOf(operator, signedInOrganisation);

export const memberPolicies = {
  listMembers: deciding,
  exportMembers: deciding,
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
} satisfies Partial<Policies>;
