import type {
  DeleteAttentionReply,
  ListAttentionsReply,
  ListCollectionsReply,
  SaveAttentionBody,
  SaveCollectionBody,
  SaveCollectionReply,
} from "../../../generated/types.ts";
import { presentOrg } from "../../lib/org-no.ts";
import { withheldKinds } from "../../../site/document/features.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { presentCard } from "../catalogue/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange, totalFromPage, type PageInput } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import {
  countAttentions,
  countCollections,
  deleteAttentionOf,
  deleteCollectionOf,
  insertAttention,
  insertCollection,
  isAttended,
  selectAttentions,
  selectCollections,
} from "./queries.ts";

/** Puts a course among the favourites, once or again; NOT_FOUND where it is not on the shelf. */
export async function saveCollection(
  { courseId }: SaveCollectionBody,
  context: OperationContext,
): Promise<SaveCollectionReply> {
  const session = sessionIn(context);
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  const entry = { userNo: session.userNo, courseId, now: context.now() };
  if (!(await withActor(context.db, actorOf(session), (trx) => insertCollection(trx, entry)))) fail("NOT_FOUND");
  return { isCollected: 1 };
}

/** Takes a course out of the favourites, if it is among them. */
export async function deleteCollection(
  { courseId }: SaveCollectionBody,
  context: OperationContext,
): Promise<SaveCollectionReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (isRecordId(courseId))
    await withActor(context.db, actorOf(session), (trx) => deleteCollectionOf(trx, { userNo, courseId }));
  return { isCollected: 0 };
}

/** The favourites that are on the shelf, the latest first. */
export async function listCollections(page: PageInput, context: OperationContext): Promise<ListCollectionsReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const setting = { timeZone: context.site.settings.timeZone, now: context.now() };
  const filter = { userNo: session.userNo, withheld: withheldKinds(context.site.settings.features) ?? [] };
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectCollections(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countCollections(trx, filter));
    const list = rows.map((row) => ({
      ...presentCard(row, setting),
      gmtCreate: dateTimeIn(setting.timeZone, row.collected),
    }));
    return pageOf(list, total, range);
  });
}

/** Follows a lecturer, once or again; NOT_FOUND where there is none. */
export async function saveAttention(
  { lecturerUserNo }: SaveAttentionBody,
  context: OperationContext,
): Promise<DeleteAttentionReply> {
  const session = sessionIn(context);
  if (!isRecordId(lecturerUserNo)) fail("NOT_FOUND");
  const entry = { userNo: session.userNo, lecturerUserNo, now: context.now() };
  if (!(await withActor(context.db, actorOf(session), (trx) => insertAttention(trx, entry)))) fail("NOT_FOUND");
  return { isAttended: 1 };
}

/** Follows a lecturer no more. */
export async function deleteAttention(
  { lecturerUserNo }: SaveAttentionBody,
  context: OperationContext,
): Promise<DeleteAttentionReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (isRecordId(lecturerUserNo))
    await withActor(context.db, actorOf(session), (trx) => deleteAttentionOf(trx, { userNo, lecturerUserNo }));
  return { isAttended: 0 };
}

/** Whether the person follows a lecturer. */
export async function getAttention(
  { lecturerUserNo }: SaveAttentionBody,
  context: OperationContext,
): Promise<DeleteAttentionReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  const follows =
    isRecordId(lecturerUserNo) &&
    (await withActor(context.db, actorOf(session), (trx) => isAttended(trx, { userNo, lecturerUserNo })));
  return { isAttended: follows ? 1 : 0 };
}

/** The lecturers whom the person follows, the latest first. */
export async function listAttentions(page: PageInput, context: OperationContext): Promise<ListAttentionsReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectAttentions(trx, session.userNo, range);
    const total = totalFromPage(rows.length, range) ?? (await countAttentions(trx, session.userNo));
    const list = rows.map((row) => ({
      lecturerUserNo: row.lecturer_user_no,
      lecturerName: row.lecturer_name,
      position: row.position,
      headImgUrl: row.head_img_url,
      introduce: row.introduce,
      courseCount: Number(row.course_count ?? 0),
      ...presentOrg(row),
      gmtCreate: dateTimeIn(context.site.settings.timeZone, row.gmt_create),
    }));
    return pageOf(list, total, range);
  });
}
