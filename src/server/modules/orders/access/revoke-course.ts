import type { Trx } from "../../../database/connect.ts";

/**
 * Ends the right that an order gave, in a transaction of scope `system`; a right to the same course from elsewhere
 * stays.
 * True when there was one to end: a second time changes nothing.
 */
export async function revokeCourse(
  trx: Trx,
  { userNo, courseId, orderNo, now = new Date() }: { userNo: string; courseId: string; orderNo: string; now?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("course_user")
    .set({ gmt_revoke: now })
    .where("user_no", "=", userNo)
    .where("course_id", "=", courseId)
    .where("order_no", "=", orderNo)
    .where("gmt_revoke", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
