import { makers, signedInOrganisation, type Policies } from "../../core/policy.ts";

/** Whose course it is, is looked up with the course. */
export const centrePolicies = {
  listWaiting: makers,
  getOrganisationFigures: signedInOrganisation,
  getCourseFigures: makers,
  listCourseLearners: makers,
  exportCourseFigures: makers,
} satisfies Partial<Policies>;
