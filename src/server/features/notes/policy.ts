import { signedIn, type Policies } from "../../policy.ts";

export const notePolicies = {
  listStudyNotes: signedIn,
  saveStudyNote: signedIn,
  deleteStudyNote: signedIn,
} satisfies Partial<Policies>;
