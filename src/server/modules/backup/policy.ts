import type { Policies } from "../../core/policy.ts";

/** A path on the server's machine is named: for who works at that machine alone, and has its token. */
export const backupPolicies = {
  createDatabaseCopy: ({ session }) => session?.via?.kind === "cli",
} satisfies Partial<Policies>;
