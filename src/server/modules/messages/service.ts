import type {
  GetMessageCountReply,
  ListMessagesBody,
  ListMessagesReply,
  ReadMessageBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { presentMessage } from "./present.ts";
import { countSent, markRead, selectMessages, wasSent } from "./queries.ts";

/** The person's messages, all or those that were read or not: on top first, then the newest. */
export async function listMessages(
  { isRead, ...page }: ListMessagesBody,
  context: OperationContext,
): Promise<ListMessagesReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const filter = {
    userNo: session.userNo,
    now: context.now(),
    isRead: isRead === undefined ? undefined : isRead === 1,
  };
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectMessages(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countSent(trx, filter));
    return pageOf(
      rows.map((row) => presentMessage(row, context.site)),
      total,
      range,
    );
  });
}

/** How many messages the person has not read. */
export async function getMessageCount(context: OperationContext): Promise<GetMessageCountReply> {
  const session = sessionIn(context);
  const filter = { userNo: session.userNo, now: context.now(), isRead: false };
  const viewer = await context.services.pageViewers.find(session);
  if (viewer) return { num: viewer.unread };
  return { num: await withActor(context.db, actorOf(session), (trx) => countSent(trx, filter)) };
}

/** Marks a message as read, once or again; NOT_FOUND where it is another's or not sent yet. */
export async function readMessage({ id }: ReadMessageBody, context: OperationContext): Promise<Record<string, never>> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const message = { id, userNo: session.userNo, now: context.now() };
  await withActor(context.db, actorOf(session), async (trx) => {
    if (!(await wasSent(trx, message))) fail("NOT_FOUND");
    await markRead(trx, message);
  });
  await context.services.pageViewers.changed(session.userNo);
  return {};
}

/** Marks everything that was sent so far as read. */
export async function readAllMessages(context: OperationContext): Promise<Record<string, never>> {
  const session = sessionIn(context);
  await withActor(context.db, actorOf(session), (trx) => markRead(trx, { userNo: session.userNo, now: context.now() }));
  await context.services.pageViewers.changed(session.userNo);
  return {};
}
