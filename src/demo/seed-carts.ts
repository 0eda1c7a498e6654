import type { Trx } from "../server/database/connect.ts";
import { carts } from "./content/carts.ts";
import { dayAt, insertRows, required } from "./insert-rows.ts";
import { courseIdsBySlug } from "./seed-shelves.ts";

/** Carts with something in them. */
export async function seedCarts(trx: Trx, now: Date): Promise<void> {
  const courseIds = await courseIdsBySlug(trx);
  const users = await trx
    .selectFrom("app_user")
    .select(["user_no", "mobile"])
    .where("mobile", "in", Object.keys(carts))
    .execute();
  const userNos = new Map(users.map(({ mobile, user_no }) => [mobile ?? "", user_no]));
  const rows = Object.entries(carts).flatMap(([mobile, slugs]) =>
    slugs.map((slug, index) => ({
      user_no: required(userNos, mobile),
      course_id: required(courseIds, slug),
      gmt_create: dayAt(now, index - slugs.length, 20),
    })),
  );
  await insertRows(trx, "cart_item", rows);
}
