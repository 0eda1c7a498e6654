import type {
  DeleteCartItemsBody,
  GetCartCountReply,
  ListCartReply,
  SaveCartItemBody,
  SaveCartItemReply,
} from "../../../../generated/types.ts";
import { isOffered, withheldKinds } from "../../../../site/document/features.ts";
import type { OperationContext } from "../../../core/context.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { fail } from "../../../core/errors.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { ownedBy, type Owner } from "../access/owned-by.ts";
import { selectHeld } from "../goods-queries.ts";
import { refuseNotOffered } from "../goods.ts";
import { presentLine } from "./present.ts";
import {
  countLines,
  deleteLines,
  insertLine,
  lockUser,
  selectExamOnSale,
  selectGradeOnSale,
  selectLines,
  selectPrices,
  type CartScope,
  type OnSale,
} from "./queries.ts";

/** Lines that a cart has at most. */
export const MAX_LINES = 100;

/**
 * Puts a course, an exam or a place in a class into the cart. ORDER_NOTHING where not one of them is named; NOT_FOUND
 * where it is not on the shelf; CART_FREE where the person pays nothing for it, because it is theirs without a cart;
 * ORDER_OWN for what is theirs or their organisation's; ORDER_ALREADY_HELD for a course that they have, an exam that
 * they may sit and a class that they are in; CART_ALREADY_IN the second time, so that who counts on success counts once;
 * CART_FULL.
 */
export async function saveCartItem(item: SaveCartItemBody, context: OperationContext): Promise<SaveCartItemReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  const ids = [item.courseId, item.examId, item.gradeId].filter((id) => id !== undefined);
  if (ids.length !== 1) fail("ORDER_NOTHING");
  if (!ids.every(isRecordId)) fail("NOT_FOUND");
  const named = (id: string | undefined) => (id === undefined ? undefined : ids);
  refuseNotOffered({ examIds: named(item.examId), gradeIds: named(item.gradeId) }, context);
  const num = await withActor(context.db, actorOf(session), async (trx) => {
    const { courseId, examId, gradeId } = item;
    const [now, isOwn] = [context.now(), await ownedBy(trx, userNo)];
    if (courseId !== undefined) await refuseCourse(trx, courseId, { userNo, isVip: session.isVip, isOwn, now });
    if (examId !== undefined) refuseHeld(await selectExamOnSale(trx, { examId, userNo, now }), isOwn);
    if (gradeId !== undefined) refuseHeld(await selectGradeOnSale(trx, { gradeId, userNo, now }), isOwn);
    // Of any number at once, each counts those before it.
    await lockUser(trx, userNo);
    const before = await countLines(trx, scopeOf(context));
    if (!(await insertLine(trx, { userNo, ...item, now: context.now() })))
      fail("CART_ALREADY_IN", { data: { num: before } });
    // After the line, because one that is in already is no news to a full cart; the failure takes it out again.
    if (before >= MAX_LINES) fail("CART_FULL", { args: { limit: MAX_LINES } });
    return before + 1;
  });
  await context.services.pageViewers.changed(userNo);
  return { num };
}

async function refuseCourse(
  trx: Trx,
  courseId: string,
  { userNo, isVip, isOwn, now }: { userNo: string; isVip: boolean; isOwn: (of: Owner) => boolean; now: Date },
): Promise<void> {
  const course = (await selectPrices(trx, courseId)) ?? fail("NOT_FOUND");
  const of = { name: course.course_name, owner: course.lecturer_user_no, orgNo: course.org_no };
  refuseHeld({ ...of, isHeld: false }, isOwn);
  const fen = isVip ? Math.min(course.price_fen ?? 0, course.course_discount_fen ?? 0) : course.price_fen;
  if (!fen) fail("CART_FREE");
  const held = (await selectHeld(trx, { userNo, courseIds: [courseId], now })).get(courseId);
  if (held === "lent") fail("ORDER_LENT", { args: { name: course.course_name } });
  refuseHeld({ ...of, isHeld: held === "own" }, isOwn);
}

function refuseHeld(found: OnSale | undefined, isOwn: (of: Owner) => boolean): void {
  const { name, isHeld, ...owner } = found ?? fail("NOT_FOUND");
  if (isOwn(owner)) fail("ORDER_OWN", { args: { name } });
  if (isHeld) fail("ORDER_ALREADY_HELD", { args: { name } });
}

/** The cart, what was put in last first. */
export async function listCart(context: OperationContext): Promise<ListCartReply> {
  const session = sessionIn(context);
  const viewer = await context.services.pageViewers.find(session);
  // Most carts are empty, as the page knows already.
  if (viewer && viewer.cart_courses + viewer.cart_exams + viewer.cart_grades === 0) return { num: 0, list: [] };
  const rows = await withActor(context.db, actorOf(session), (trx) => selectLines(trx, scopeOf(context)));
  const { timeZone, features } = context.site.settings;
  const setting = { timeZone, withheld: withheldKinds(features) ?? [] };
  const list = rows.map((row) => presentLine(row, setting));
  return { num: list.length, list };
}

/** How many lines the cart has: what every page asks for, without the lines. */
export async function getCartCount(context: OperationContext): Promise<GetCartCountReply> {
  const session = sessionIn(context);
  const viewer = await context.services.pageViewers.find(session);
  const { hasExams, hasGrades } = scopeOf(context);
  if (viewer)
    return { num: viewer.cart_courses + (hasExams ? viewer.cart_exams : 0) + (hasGrades ? viewer.cart_grades : 0) };
  return { num: await withActor(context.db, actorOf(session), (trx) => countLines(trx, scopeOf(context))) };
}

/** Takes lines out of the cart, as far as they are in it. */
export async function deleteCartItems(
  { idList }: DeleteCartItemsBody,
  context: OperationContext,
): Promise<SaveCartItemReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  const num = await withActor(context.db, actorOf(session), async (trx) => {
    const ids = idList.filter(isRecordId);
    if (ids.length > 0) await deleteLines(trx, { userNo, ids });
    return countLines(trx, scopeOf(context));
  });
  await context.services.pageViewers.changed(userNo);
  return { num };
}

function scopeOf(context: OperationContext): CartScope {
  const { features } = context.site.settings;
  const [hasExams, hasGrades] = [isOffered(features, "exams"), isOffered(features, "grade")];
  return { userNo: sessionIn(context).userNo, now: context.now(), hasExams, hasGrades };
}
