import type { OperationSpec } from "../../../../generated/contract.ts";

/** What a token may be for: looking at sites, changing them, accounts, or everything that an operator may. */
export const tokenScopes = ["sites:read", "sites:write", "users:write", "all"] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Tags of operations that are about sites; those of others are for `all`. */
const siteTags: readonly string[] = ["studio", "domain", "site"];

/**
 * Whether a token with these scopes may call an operation. Tokens are for what operators do; what people do for
 * themselves (their account, their orders) is nobody else's, whatever the scope.
 */
export function tokenMay(
  scopes: readonly TokenScope[],
  { tag, access, reads }: Pick<OperationSpec, "tag" | "access" | "reads">,
): boolean {
  const isOfSites = siteTags.includes(tag);
  if (access !== "operator" && !isOfSites) return false;
  if (scopes.includes("all")) return true;
  if (isOfSites) return scopes.includes("sites:write") || (scopes.includes("sites:read") && reads === true);
  return tag === "account" && scopes.includes("users:write");
}
