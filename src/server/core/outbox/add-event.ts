import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/**
 * What can be left to be done later, with what its handler needs to know. Payloads are small: numbers of rows, no
 * content.
 */
export interface OutboxTopics {
  "order.paid": { orderNo: string };
  "order.refund": { orderNo: string };
  "sandbox.callback": { paymentNo: string; outcome: "success" | "fail" };
  "course.audited": { auditId: string };
  "storage.remove": { keys: string[] };
  /** Somebody may have completed a course (1), passed an exam (2), or ended a class (3). */
  "certificate.due": { kind: 1 | 2 | 3; sourceId: string; userNo: string };
  "certificate.batch": { batchId: string };
}

export type OutboxTopic = keyof OutboxTopics;

export interface NewEvent<Topic extends OutboxTopic> {
  topic: Topic;
  payload: OutboxTopics[Topic];
  now: Date;
  /** ms until it is first tried. */
  delay?: number;
}

/**
 * Writes down, in the caller's transaction, what is to be done once it is committed. Call `outbox.wake` then. Gives its
 * id, for who does it at once and says so by `finishEvent`. Needs scope system.
 */
export async function addEvent<Topic extends OutboxTopic>(
  trx: Trx,
  { topic, payload, now, delay = 0 }: NewEvent<Topic>,
): Promise<string> {
  const nextTry = new Date(now.getTime() + delay);
  const { rows } = await sql<{ id: string }>`insert into outbox (topic, payload, next_try, gmt_create)
    values (${topic}, ${JSON.stringify(payload)}::jsonb, ${nextTry}, ${now}) returning id`.execute(trx);
  const [event] = rows;
  if (!event) throw new Error("an event was not written down");
  return event.id;
}
