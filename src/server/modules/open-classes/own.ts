import type {
  CancelOpenCourseBody,
  CancelOpenCourseReply,
  ListOpenSessionsBody,
  ListOpenSessionsReply,
  ListOwnOpenCoursesBody,
  ListOwnOpenCoursesReply,
  OwnOpenCourse,
  SaveOpenCourseBody,
} from "../../../generated/types.ts";
import { isObject } from "../../../shared/json.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { whose } from "../../core/whose.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { plainWordsIn, withPlainTexts } from "../../lib/text-documents.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { messageText, writeMessages } from "../messages/index.ts";
import {
  countOwn,
  lockOwn,
  removeReminders,
  selectOwn,
  selectRegistered,
  selectSessions,
  type OwnOpenRow,
} from "./own-queries.ts";

/** Sessions that are offered at a time: more of them are found by their names. */
const MAX_SESSIONS = 50;
const LEAST_REASON = 2;

/** The open classes of a site; for operators those of all. */
export async function listOwnOpenCourses(
  { keyword = "", ...input }: ListOwnOpenCoursesBody,
  context: OperationContext,
): Promise<ListOwnOpenCoursesReply> {
  const range = pageRange(input);
  const filter = { orgNo: await ownerOf(input, context), keyword: keyword.trim() };
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectOwn(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countOwn(trx, filter));
    return pageOf(
      rows.map((row) => present(row, context)),
      total,
      range,
    );
  });
}

/** Live sessions to come that an open class can be held in. */
export async function listOpenSessions(
  { keyword = "", ...input }: ListOpenSessionsBody,
  context: OperationContext,
): Promise<ListOpenSessionsReply> {
  const orgNo = await ownerOf(input, context);
  const filter = { orgNo, keyword: keyword.trim(), now: context.now(), limit: MAX_SESSIONS };
  const rows = await withActor(context.db, systemActor, (trx) => selectSessions(trx, filter));
  const at = (moment: Date) => dateTimeIn(context.site.settings.timeZone, moment);
  const list = rows.map((row) => ({
    periodId: row.id,
    periodName: row.period_name,
    courseName: row.course_name,
    lecturerName: row.lecturer_name ?? "",
    beginTime: at(row.begin_time),
    endTime: at(row.end_time),
  }));
  return { list };
}

/**
 * Makes an open class in a session, or changes one. NOT_FOUND for what is another organisation's; OPEN_SESSION_TAKEN where
 * the session has one; VALIDATION for fewer places than people who are registered.
 */
export async function saveOpenCourse(input: SaveOpenCourseBody, context: OperationContext): Promise<OwnOpenCourse> {
  const session = sessionIn(context);
  const orgNo = await ownerOf({}, context);
  const { t } = context.site.texts(context.locale);
  if (input.openName.trim() === "") failFields([{ path: "openName", message: t("error.field.required") }]);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    const before =
      input.id === undefined
        ? undefined
        : ((isRecordId(input.id) ? await lockOwn(trx, { id: input.id, orgNo }) : undefined) ?? fail("NOT_FOUND"));
    if (before && input.memberMost !== undefined && input.memberMost > 0 && input.memberMost < before.member_count)
      failFields([{ path: "memberMost", message: t("error.field.open.places", { count: before.member_count }) }]);
    const columns = { ...textsOf(input, before), gmt_modified: now };
    const id = before
      ? before.id
      : await insert(trx, { orgNo, periodId: input.periodId, columns, isPutaway: input.isPutaway !== 0, now });
    if (before) await trx.updateTable("open_course").set(columns).where("id", "=", id).execute();
    const [row] = await selectOwn(trx, { orgNo, id, keyword: "" }, { pageSize: 1, offset: 0 });
    if (!row) fail("NOT_FOUND");
    await recordAudit(trx, {
      ...auditActor(session),
      action: before ? "open.save" : "open.add",
      orgNo: row.org_no,
      subject: `openCourse:${id}`,
      detail: { openName: input.openName },
    });
    return present(row, context);
  });
}

/**
 * Ends a class that was not held: it is shown no more, and who is registered reads why. Done twice it is done once.
 * OPEN_OVER for one whose time is over.
 */
export async function cancelOpenCourse(
  { id, reason }: CancelOpenCourseBody,
  context: OperationContext,
): Promise<CancelOpenCourseReply> {
  const session = sessionIn(context);
  const orgNo = await ownerOf({}, context);
  const now = context.now();
  const why = reason.trim();
  const { t } = context.site.texts(context.locale);
  if ([...why].length < LEAST_REASON) failFields([{ path: "reason", message: t("error.field.opinion") }]);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const [known] = await withActor(context.db, systemActor, (trx) =>
    selectOwn(trx, { orgNo, id, keyword: "" }, { pageSize: 1, offset: 0 }),
  );
  const site = (await context.services.tenants.resolve(known?.org_no ?? fail("NOT_FOUND"))) ?? context.site;
  await withActor(context.db, systemActor, async (trx) => {
    const row = (await lockOwn(trx, { id, orgNo })) ?? fail("NOT_FOUND");
    if (row.end_time <= now) fail("OPEN_OVER");
    if (!row.is_putaway) return;
    await trx.updateTable("open_course").set({ is_putaway: false, gmt_modified: now }).where("id", "=", id).execute();
    await removeReminders(trx, id);
    const { t: say } = site.texts(site.locales.default);
    const name = wordingIn(row.open_name, site.locales.default);
    await writeMessages(trx, {
      userNos: await selectRegistered(trx, id),
      about: "course",
      orgNo: row.org_no,
      title: say("page.publicClass.cancelledTitle", { name }),
      paragraphs: [[messageText(say("page.publicClass.cancelledText", { name, reason: why }))]],
      at: now,
    });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "open.cancel",
      orgNo: row.org_no,
      subject: `openCourse:${id}`,
      detail: { reason: why },
    });
  });
  return { id };
}

/** Whose classes a call is about; undefined: everybody's, for operators who name no site. */
async function ownerOf(input: { siteOrgNo?: string }, context: OperationContext): Promise<string | undefined> {
  if (sessionIn(context).isOperator && !input.siteOrgNo) return undefined;
  return (await whose(input, context)).orgNo;
}

type Columns = ReturnType<typeof textsOf>;

/** The texts that are said, and those that there were for what is not. */
function textsOf(
  input: SaveOpenCourseBody,
  before: { open_desc: unknown; introduce: unknown; member_most: number } | undefined,
) {
  const name = input.openName.trim();
  const chinese = (value: string | undefined) => (value === undefined ? {} : { "zh-CN": value.trim() });
  const english = (value: string | undefined) => (value?.trim() ? { en: value.trim() } : {});
  return {
    open_name: JSON.stringify({ "zh-CN": name, en: input.openNameEn?.trim() || name }),
    open_desc: JSON.stringify({
      ...(isObject(before?.open_desc) ? before.open_desc : {}),
      ...chinese(input.openDesc),
      ...english(input.openDescEn),
    }),
    introduce: JSON.stringify(
      withPlainTexts(before?.introduce, { "zh-CN": input.introduceText, en: input.introduceTextEn }),
    ),
    member_most: input.memberMost ?? before?.member_most ?? 0,
  };
}

interface NewClass {
  orgNo: string | undefined;
  periodId: string | undefined;
  columns: Columns;
  isPutaway: boolean;
  now: Date;
}

async function insert(trx: Trx, { orgNo, periodId, columns, isPutaway, now }: NewClass): Promise<string> {
  if (periodId === undefined || !isRecordId(periodId)) fail("NOT_FOUND");
  // Of several who take one session at once the others wait, and find it taken.
  await trx.selectFrom("period").where("id", "=", periodId).select("id").forNoKeyUpdate().execute();
  const [session] = await selectSessions(trx, { orgNo, id: periodId, keyword: "", now, limit: 1 });
  if (!session) fail("NOT_FOUND");
  if (session.is_taken) fail("OPEN_SESSION_TAKEN");
  const { id } = await trx
    .insertInto("open_course")
    .values({
      ...columns,
      org_no: session.org_no,
      lecturer_user_no: session.lecturer_user_no,
      category_id1: session.category_id1,
      course_id: session.course_id,
      period_id: session.id,
      cover: session.course_logo,
      begin_time: session.begin_time,
      end_time: session.end_time,
      is_putaway: isPutaway,
      gmt_create: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function present(row: OwnOpenRow, context: OperationContext): OwnOpenCourse {
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    openName: wordingIn(row.open_name, "zh-CN"),
    openNameEn: wordingIn(row.open_name, "en"),
    openDesc: wordingIn(row.open_desc, "zh-CN"),
    openDescEn: wordingIn(row.open_desc, "en"),
    introduceText: plainWordsIn(row.introduce, "zh-CN"),
    introduceTextEn: plainWordsIn(row.introduce, "en"),
    memberMost: row.member_most,
    ...(row.period_id === null ? {} : { periodId: row.period_id }),
    courseName: row.course_name ?? "",
    lecturerName: row.lecturer_name ?? "",
    orgName: row.org_name,
    beginTime: dateTimeIn(timeZone, row.begin_time),
    endTime: dateTimeIn(timeZone, row.end_time),
    memberCount: row.member_count,
    isPutaway: row.is_putaway ? 1 : 0,
    isOver: row.end_time <= context.now(),
  };
}
