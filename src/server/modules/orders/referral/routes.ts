import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { getReferral, listReferrals, withdrawReward } from "./service.ts";

/** Recommending the platform to others, and what is earned by it. */
export const referralHandlers = {
  getReferral: (_input, context) => getReferral(context),
  listReferrals,
  withdrawReward,
} satisfies Partial<Handlers<OperationContext>>;
