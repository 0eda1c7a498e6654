import type {
  DeleteCartItemsBody,
  GetCartCountReply,
  ListCartReply,
  SaveCartItemBody,
  SaveCartItemReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import { fail } from "../../../core/errors.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { presentLine } from "./present.ts";
import { countLines, deleteLines, insertLine, lockUser, selectLines, selectPrices } from "./queries.ts";

/** Lines that a cart has at most. */
export const MAX_LINES = 100;

/**
 * Puts a course into the cart. NOT_FOUND where it is not on the shelf; CART_FREE where the person pays nothing for it,
 * because it is theirs without a cart; CART_ALREADY_IN the second time, so that who counts on success counts once;
 * CART_FULL.
 */
export async function saveCartItem(
  { courseId }: SaveCartItemBody,
  context: OperationContext,
): Promise<SaveCartItemReply> {
  const session = sessionIn(context);
  const { userNo, isVip } = session;
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(session), async (trx) => {
    const prices = (await selectPrices(trx, courseId)) ?? fail("NOT_FOUND");
    const fen = isVip ? Math.min(prices.price_fen ?? 0, prices.course_discount_fen ?? 0) : prices.price_fen;
    if (!fen) fail("CART_FREE");
    // Of any number at once, each counts those before it.
    await lockUser(trx, userNo);
    const before = await countLines(trx, userNo);
    if (!(await insertLine(trx, { userNo, courseId, now: context.now() })))
      fail("CART_ALREADY_IN", { data: { num: before } });
    // After the line, because one that is in already is no news to a full cart; the failure takes it out again.
    if (before >= MAX_LINES) fail("CART_FULL", { args: { limit: MAX_LINES } });
    return { num: before + 1 };
  });
}

/** The cart, what was put in last first. */
export async function listCart(context: OperationContext): Promise<ListCartReply> {
  const session = sessionIn(context);
  const rows = await withActor(context.db, actorOf(session), (trx) => selectLines(trx, session.userNo));
  const list = rows.map((row) => presentLine(row, context.site.settings.timeZone));
  return { num: list.length, list };
}

/** How many lines the cart has: what every page asks for, without the lines. */
export async function getCartCount(context: OperationContext): Promise<GetCartCountReply> {
  const session = sessionIn(context);
  return { num: await withActor(context.db, actorOf(session), (trx) => countLines(trx, session.userNo)) };
}

/** Takes lines out of the cart, as far as they are in it. */
export async function deleteCartItems(
  { idList }: DeleteCartItemsBody,
  context: OperationContext,
): Promise<SaveCartItemReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  return withActor(context.db, actorOf(session), async (trx) => {
    const ids = idList.filter(isRecordId);
    if (ids.length > 0) await deleteLines(trx, { userNo, ids });
    return { num: await countLines(trx, userNo) };
  });
}
