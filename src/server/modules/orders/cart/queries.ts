import type { Trx } from "../../../database/connect.ts";

/** Lets one transaction of a person at a time go on. */
export async function lockUser(trx: Trx, userNo: string): Promise<void> {
  await trx.selectFrom("app_user").select("user_no").where("user_no", "=", userNo).forUpdate().execute();
}

/** A course that is on the shelf, as far as its price goes. */
export function selectPrices(trx: Trx, courseId: string) {
  return trx
    .selectFrom("course")
    .where("id", "=", courseId)
    .where("is_public", "=", true)
    .select(["price_fen", "course_discount_fen"])
    .executeTakeFirst();
}

export async function countLines(trx: Trx, userNo: string): Promise<number> {
  const { total } = await lines(trx, userNo)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** False when it is in the cart already. */
export async function insertLine(
  trx: Trx,
  { userNo, courseId, now }: { userNo: string; courseId: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto("cart_item")
    .values({ user_no: userNo, course_id: courseId, gmt_create: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

export function selectLines(trx: Trx, userNo: string) {
  return lines(trx, userNo)
    .select([
      "cart_item.id",
      "cart_item.course_id",
      "cart_item.gmt_create",
      "course.course_name",
      "course.course_logo",
      "course.course_category",
      "course.is_free",
      "course.course_original_fen",
      "course.course_discount_fen",
    ])
    .orderBy("cart_item.gmt_create", "desc")
    .orderBy("cart_item.id", "desc")
    .execute();
}

export async function deleteLines(trx: Trx, { userNo, ids }: { userNo: string; ids: string[] }): Promise<void> {
  await trx.deleteFrom("cart_item").where("user_no", "=", userNo).where("id", "in", ids).execute();
}

/**
 * Lines whose course can be bought: one that is taken off the shelf leaves the cart, and is in it again when it comes
 * back.
 */
function lines(trx: Trx, userNo: string) {
  return trx
    .selectFrom("cart_item")
    .innerJoin("course", "course.id", "cart_item.course_id")
    .where("cart_item.user_no", "=", userNo)
    .where("course.is_public", "=", true);
}
