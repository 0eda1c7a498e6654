import type { UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { presentUser } from "./present.ts";
import { readUser } from "./queries.ts";

/** Opens a session for the person that `who` gives, in one transaction with it. The account's older session ends. */
export async function openSession(context: OperationContext, who: (trx: Trx) => Promise<string>): Promise<UserInfo> {
  const { sessions, log } = context.services;
  const { userNo, token, user } = await withActor(context.db, systemActor, async (trx) => {
    const found = await who(trx);
    return {
      userNo: found,
      token: await sessions.open(trx, { userNo: found, ip: context.ip, userAgent: context.userAgent }),
      user: await readUser(trx, found),
    };
  });
  await sessions.changed(userNo);
  log.info({ requestId: context.requestId, userNo, address: limitedNetwork(context.ip) }, "signed in");
  context.reply.sessionToken = token;
  return { ...presentUser(user ?? fail("SIGN_IN_REFUSED"), context), token };
}
