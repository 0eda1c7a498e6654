import { systemActor, withActor } from "../../database/actor.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { channelOf } from "../../providers/live/live.ts";
import { isSameSecret } from "../../core/same-secret.ts";
import type { Services } from "../../core/services.ts";
import { keyVersion } from "./channel-key.ts";
import { selectSession, selectSessionOfChannel } from "./session-queries.ts";

/** What MediaMTX asks before it lets anybody do anything (authMethod http); texts as it sends them. */
export interface AccessQuestion {
  user: string;
  password: string;
  action: string;
  path: string;
  protocol: string;
  id: string;
  query: string;
}

type Needed = Pick<Services, "db" | "channelKeys" | "mediaRight" | "settings" | "now">;

/**
 * Whether the media server may accept a client. A publisher needs the channel's current key, and a session of the channel
 * that is near or on. A reader, live or recorded, needs a right signed for a session of the channel. Only this server
 * has those.
 */
export async function mayDo(question: AccessQuestion, services: Needed): Promise<boolean> {
  const secret = services.settings.live?.secret;
  if (question.action === "api")
    return question.user === "portal" && secret !== undefined && isSameSecret(question.password, secret);
  const channelNo = channelOf(question.path);
  if (channelNo === undefined) return false;
  if (question.action === "publish") return mayPublish(question, { channelNo, services });
  if (question.action === "read" || question.action === "playback") return mayRead(question, { channelNo, services });
  return false;
}

interface Asking {
  channelNo: string;
  services: Needed;
}

async function mayPublish(
  { password, query, id, protocol }: AccessQuestion,
  { channelNo, services }: Asking,
): Promise<boolean> {
  // Older versions leave it in the address that OBS was given.
  const given = password || (new URLSearchParams(query).get("pass") ?? "");
  if (given === "") return false;
  const now = services.now();
  const asSystem = <Result>(work: Parameters<typeof withActor<Result>>[2]) => withActor(services.db, systemActor, work);
  const { version, session } = await asSystem(async (trx) => ({
    version: await keyVersion(trx, channelNo),
    session: await selectSessionOfChannel(trx, { channelNo, now }),
  }));
  if (!session || !(await services.channelKeys.isKey(given, { channelNo, version }))) return false;
  const publisher = { publisher_id: id.slice(0, 64), publisher_protocol: protocol.slice(0, 16) };
  // Read again in the database: the key may have been replaced meanwhile.
  return asSystem(async (trx) => {
    await trx
      .insertInto("live_channel")
      .values({ user_no: channelNo, gmt_create: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable("live_channel")
      .set(publisher)
      .where("user_no", "=", channelNo)
      .where("key_version", "=", version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

async function mayRead(
  { user: periodId, password, action }: AccessQuestion,
  { channelNo, services }: Asking,
): Promise<boolean> {
  if (!isRecordId(periodId)) return false;
  const right = await services.mediaRight.verify(password, { periodId, now: services.now() });
  if (!right || right.scope !== (action === "read" ? "live" : "whole")) return false;
  const session = await withActor(services.db, systemActor, (trx) => selectSession(trx, periodId));
  return session?.lecturer_user_no === channelNo;
}
