import { anyone, signedIn, type Policies } from "../../policy.ts";

export const joiningPolicies = {
  saveLecturerAudit: anyone,
  getLecturerAudit: signedIn,
  saveOrganisationAudit: anyone,
  getOrganisationAudit: signedIn,
} satisfies Partial<Policies>;
