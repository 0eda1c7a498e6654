import { sql } from "kysely";
import type {
  Blogger,
  GetBloggerBody,
  ListBloggerRecordsBody,
  ListBloggerRecordsReply,
  ListFansReply,
  ListRecommendedBloggersBody,
  ListRecommendedBloggersReply,
  SaveBloggerBody,
  SaveBloggerRecordBody,
  SaveBloggerRecordReply,
  SaveLabelRecordBody,
  SaveLabelRecordReply,
  UpdateBloggerBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { cutPage, keyedRange, pageOfKeyed } from "../../lib/keyed-list.ts";
import { pageOf } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { selectBlogger, selectFollows, selectRecommended } from "./bloggers-queries.ts";
import { setFollow } from "./follows.ts";
import { NOTICE, TARGET } from "./kinds.ts";
import { addNotice } from "./notices.ts";
import { admitProfile } from "../moderation/index.ts";
import { ensureBlogger } from "./people.ts";
import { presentBlogger } from "./present.ts";

/** What the community sees of a person; NOT_FOUND where they never wrote or followed. */
export async function getBlogger({ userNo }: GetBloggerBody, context: OperationContext): Promise<Blogger> {
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  const { session } = context;
  const read = (db: Db) => selectBlogger(db, { userNo, viewer: session?.userNo });
  const row = await (session ? withActor(context.db, actorOf(session), read) : read(context.db));
  return row ? presentBlogger(row, context) : fail("NOT_FOUND");
}

/** One's own profile; it is made where there is none. */
export async function getOwnBlogger(context: OperationContext): Promise<Blogger> {
  const session = sessionIn(context);
  const asked = { userNo: session.userNo, viewer: session.userNo };
  const row =
    (await withActor(context.db, actorOf(session), (trx) => selectBlogger(trx, asked))) ??
    (await withActor(context.db, systemActor, async (trx) => {
      await ensureBlogger(trx, context);
      return selectBlogger(trx, asked);
    }));
  return row ? presentBlogger(row, context) : fail("SESSION_INVALID");
}

/** Changes one's profile: what is not named stays. A picture must be one's own upload. What `admitProfile` says of its words. */
export async function updateBlogger(
  input: UpdateBloggerBody | SaveBloggerBody,
  context: OperationContext,
): Promise<Blogger> {
  const { userNo } = sessionIn(context);
  const { userPhoto, introduce } = input;
  const userName = input.userName?.trim();
  const { t } = context.site.texts(context.locale);
  if (userName === "") failFields([{ path: "userName", message: t("error.field.required") }]);
  await withActor(context.db, systemActor, (trx) => ensureBlogger(trx, context));
  const before = await getOwnBlogger(context);
  if (
    userPhoto !== undefined &&
    userPhoto !== "" &&
    userPhoto !== before.userPhoto &&
    !(await context.services.uploads.ownsPicture({ userNo, purpose: "avatar", fileUrl: userPhoto }))
  )
    failFields([{ path: "userPhoto", message: t("error.field.photo") }]);
  const texts = [userName ?? "", introduce?.trim() ?? ""].filter((text) => text !== "");
  await admitProfile(context, { orgNo: context.orgNo, texts });
  await withActor(context.db, systemActor, (trx) =>
    sql`update blogger set blogger_name = ${userName ?? before.userName}, photo = ${userPhoto ?? before.userPhoto},
      introduce = ${introduce?.trim() ?? before.introduce}, gmt_modified = ${context.now()}
      where user_no = ${userNo}`.execute(trx),
  );
  return getOwnBlogger(context);
}

const RECOMMENDED = 6;

/** People of the site with many followers whom one does not follow yet. */
export async function listRecommendedBloggers(
  { limit = RECOMMENDED }: ListRecommendedBloggersBody,
  context: OperationContext,
): Promise<ListRecommendedBloggersReply> {
  const session = sessionIn(context);
  const rows = await withActor(context.db, actorOf(session), (trx) =>
    selectRecommended(trx, { orgNo: context.orgNo, viewer: session.userNo, limit }),
  );
  return { list: rows.map((row) => presentBlogger(row, context)) };
}

/** Whom a person follows; oneself where nobody is named. */
export function listBloggerRecords(
  input: ListBloggerRecordsBody,
  context: OperationContext,
): Promise<ListBloggerRecordsReply> {
  return listFollows(input, { side: "follows" }, context);
}

/** Who follows a person; oneself where nobody is named. */
export function listFans(input: ListBloggerRecordsBody, context: OperationContext): Promise<ListFansReply> {
  return listFollows(input, { side: "fans" }, context);
}

async function listFollows(
  { userNo, ...page }: ListBloggerRecordsBody,
  { side }: { side: "follows" | "fans" },
  context: OperationContext,
): Promise<ListBloggerRecordsReply> {
  const viewer = sessionIn(context).userNo;
  const range = keyedRange(page);
  const whose = userNo ?? viewer;
  if (!isRecordId(whose)) return pageOf([], 0, range);
  return withActor(context.db, systemActor, async (trx) => {
    const person = await selectBlogger(trx, { userNo: whose, viewer });
    if (!person) return pageOf([], 0, range);
    const { rows, next } = cutPage(await selectFollows(trx, { userNo: whose, side, viewer }, range), range);
    const total = side === "fans" ? person.count_fans : person.count_follow;
    return pageOfKeyed(
      rows.map((row) => presentBlogger(row, context)),
      { total, next },
      range,
    );
  });
}

/** Follows a person, or no more. NOT_FOUND; FOLLOW_SELF. */
export async function saveBloggerRecord(
  { userNo: targetId, isAttended }: SaveBloggerRecordBody,
  context: OperationContext,
): Promise<SaveBloggerRecordReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(targetId)) fail("NOT_FOUND");
  const now = context.now();
  const { count } = await withActor(context.db, systemActor, async (trx) => {
    await ensureBlogger(trx, context);
    const target = { targetKind: TARGET.person, targetId };
    const done = await setFollow(trx, { userNo, ...target, isOn: isAttended === 1, now });
    if (done.isNew)
      await addNotice(trx, {
        userNo: targetId,
        kind: NOTICE.follow,
        targetKind: TARGET.person,
        targetId,
        actorUserNo: userNo,
        now,
      });
    return done;
  });
  return { isAttended, countFans: count };
}

/** Follows a label, or no more. NOT_FOUND. */
export async function saveLabelRecord(
  { labelNo, isAttended }: SaveLabelRecordBody,
  context: OperationContext,
): Promise<SaveLabelRecordReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(labelNo)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    await ensureBlogger(trx, context);
    const label = { targetKind: TARGET.label, targetId: labelNo };
    await setFollow(trx, { userNo, ...label, isOn: isAttended === 1, now: context.now() });
  });
  return { isAttended };
}
