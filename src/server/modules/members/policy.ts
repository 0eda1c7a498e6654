import { signedInOrganisation, type Policies } from "../../core/policy.ts";

/** The people of an organisation are for it alone; the platform is no organisation. */
export const memberPolicies = {
  listMembers: signedInOrganisation,
  exportMembers: signedInOrganisation,
} satisfies Partial<Policies>;
