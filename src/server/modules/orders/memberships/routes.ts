import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { revokeTier, issueTier, listTierHolders } from "./holders.ts";
import { listMemberTiers, saveMemberTier } from "./tiers.ts";

/** The paid membership as operators run it. */
export const tierHandlers = {
  listMemberTiers,
  saveMemberTier,
  listTierHolders,
  issueTier,
  revokeTier,
} satisfies Partial<Handlers<OperationContext>>;
