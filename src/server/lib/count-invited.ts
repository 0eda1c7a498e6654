import type { OperationContext } from "../core/context.ts";
import { fail } from "../core/errors.ts";
import { systemActor, withActor } from "../database/actor.ts";
import { countUse } from "./rate-limit.ts";

/** Numbers that an organisation invites in a day, and how often the same one in a month. */
export const INVITATIONS_A_DAY = 50;
export const OF_A_NUMBER = 3;
const DAY_SECONDS = 86_400;

/**
 * Counts that an organisation invites a number to something (`kind`): by itself, so that it counts when what follows
 * fails. INVITATION_TOO_MANY.
 */
export async function countInvited(
  { kind, orgNo, mobile }: { kind: "lecturer" | "staff"; orgNo: string; mobile: string },
  context: OperationContext,
): Promise<void> {
  const now = context.now();
  const limits = [
    { subject: `${kind} invitation ${orgNo}`, most: INVITATIONS_A_DAY, seconds: DAY_SECONDS },
    { subject: `${kind} invitation ${orgNo} ${mobile}`, most: OF_A_NUMBER, seconds: 30 * DAY_SECONDS },
  ];
  const isAllowed = await withActor(context.db, systemActor, async (trx) => {
    for (const limit of limits) if (!(await countUse(trx, { ...limit, now }))) return false;
    return true;
  });
  if (!isAllowed) fail("INVITATION_TOO_MANY");
}
