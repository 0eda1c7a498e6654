import { type Policies, signedInOrganisation } from "../../core/policy.ts";

/** An organisation decides who works for it; the platform is none. Which of its staff may, the operations say. */
export const staffPolicies = {
  listStaff: signedInOrganisation,
  saveStaffInvitation: signedInOrganisation,
  withdrawStaffInvitation: signedInOrganisation,
  updateStaff: signedInOrganisation,
  removeStaff: signedInOrganisation,
} satisfies Partial<Policies>;
