import { makersAndOperators, type Policies } from "../../core/policy.ts";

/** Whose class it is, and who assists, is looked at with each class. */
export const gradePolicies = { saveGrade: makersAndOperators } satisfies Partial<Policies>;
