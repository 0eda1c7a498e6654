import type { LiveChannel, LiveChannelKey } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { keyVersion, replaceKey } from "./channel-key.ts";
import { sessionIn } from "../../lib/require-session.ts";

/** Where the lecturer sends to. A lecturer's number is also the channel's. */
export async function getLiveChannel(_input: object, context: OperationContext): Promise<LiveChannel> {
  const { userNo: channelNo } = sessionIn(context);
  const { live } = context.services;
  return { channelNo, ...live.publishWays(channelNo), isDemo: live.kind === "demo" ? 1 : 0 };
}

/** The key of the lecturer's channel. */
export async function getLiveChannelKey(_input: object, context: OperationContext): Promise<LiveChannelKey> {
  const { userNo } = sessionIn(context);
  const version = await withActor(context.db, systemActor, (trx) => keyVersion(trx, userNo));
  return presentKey(userNo, await context.services.channelKeys.keyOf(userNo, version));
}

/**
 * Replaces the key. The old one is refused from now on, and a publisher that uses it is cut off where the media server can.
 */
export async function updateChannelPassword(_input: object, context: OperationContext): Promise<LiveChannelKey> {
  const { userNo } = sessionIn(context);
  const { version, publisher } = await withActor(context.db, systemActor, (trx) =>
    replaceKey(trx, { channelNo: userNo, now: context.now() }),
  );
  if (publisher.id !== "") {
    // The key is changed whether that can be done or not.
    await context.services.live
      .cut(publisher)
      .catch((error: unknown) =>
        context.services.log.warn(
          { err: error, requestId: context.requestId },
          "who sends with an old key could not be cut off",
        ),
      );
  }
  return presentKey(userNo, await context.services.channelKeys.keyOf(userNo, version));
}

function presentKey(channelNo: string, key: string): LiveChannelKey {
  return { streamKey: `${channelNo}?user=${channelNo}&pass=${key}`, bearerToken: `${channelNo}:${key}` };
}
