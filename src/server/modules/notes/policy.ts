import { signedIn, type Policies } from "../../core/policy.ts";

export const notePolicies = {
  listStudyNotes: signedIn,
  saveStudyNote: signedIn,
  deleteStudyNote: signedIn,
} satisfies Partial<Policies>;
