import { createHash } from "node:crypto";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";

export interface OnceKey {
  userNo: string;
  key: string;
  /** What is asked for with it. */
  request: unknown;
  now: Date;
}

/**
 * Does `work` once for a person's key, however often it is asked for: later, its first reply comes again. The caller
 * holds a lock on the person, so that of several at once the others wait. IDEMPOTENCY_CONFLICT where the key came with
 * another request. What fails leaves no key behind, and may be tried again.
 */
export async function once<Reply>(
  trx: Trx,
  { userNo, key, request, now }: OnceKey,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const hash = createHash("sha256").update(JSON.stringify(request)).digest();
  const before = await trx
    .selectFrom("idempotency_key")
    .select(["request_hash", "reply"])
    .where("user_no", "=", userNo)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (before) {
    if (!hash.equals(before.request_hash)) fail("IDEMPOTENCY_CONFLICT");
    return before.reply as Reply;
  }
  const reply = await work();
  await trx
    .insertInto("idempotency_key")
    .values({
      user_no: userNo,
      idempotency_key: key,
      request_hash: hash,
      reply: JSON.stringify(reply),
      gmt_create: now,
    })
    .execute();
  return reply;
}
