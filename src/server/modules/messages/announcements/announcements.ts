import { sql } from "kysely";
import { AnnouncementAudienceEnum, AnnouncementStateEnum } from "../../../../generated/enums.ts";
import type {
  Announcement,
  CancelAnnouncementBody,
  ListAnnouncementsBody,
  ListAnnouncementsReply,
  ListAnnouncementTargetsBody,
  ListAnnouncementTargetsReply,
  SaveAnnouncementBody,
  SaveAnnouncementReply,
} from "../../../../generated/types.ts";
import { momentOf } from "../../../../shared/date-time.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { whose } from "../../../core/whose.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { pageOf, pageRange, totalFromPage } from "../../../lib/paging.ts";
import { countUse } from "../../../lib/rate-limit.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { documentOf, type MessageText, messageText } from "../write-message.ts";
import {
  countAnnouncements,
  selectAnnouncements,
  selectPeople,
  selectTargets,
  type AnnouncementRow,
} from "./queries.ts";

/** New announcements of one site in a day. */
const ANNOUNCEMENTS_A_DAY = 50;
const DAY_SECONDS = 86_400;
const MAX_TARGETS = 20;

/** What a site announced and will announce, the latest written first. */
export async function listAnnouncements(
  input: ListAnnouncementsBody,
  context: OperationContext,
): Promise<ListAnnouncementsReply> {
  const { orgNo, site } = await whose(input, context);
  const range = pageRange(input);
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectAnnouncements(trx, orgNo, range);
    const total = totalFromPage(rows.length, range) ?? (await countAnnouncements(trx, orgNo));
    return pageOf(
      rows.map((row) => present(row, site.settings.timeZone)),
      total,
      range,
    );
  });
}

function present(row: AnnouncementRow, timeZone: string | undefined): Announcement {
  return {
    id: row.id,
    audience: row.audience,
    targetName: row.target_name ?? "",
    msgTitle: row.msg_title,
    // Made by the server.
    msgText: row.msg_text as Announcement["msgText"],
    isTop: row.is_top ? 1 : 0,
    sendTime: dateTimeIn(timeZone, row.send_time),
    announcementState: row.state,
    countSent: row.count_sent,
    countRead: Number(row.count_read),
  };
}

/** Courses or classes of a site whose name has what was typed. */
export async function listAnnouncementTargets(
  { audience, keyword = "", ...input }: ListAnnouncementTargetsBody,
  context: OperationContext,
): Promise<ListAnnouncementTargetsReply> {
  const { orgNo } = await whose(input, context);
  const list = await withActor(context.db, systemActor, (trx) =>
    selectTargets(trx, { orgNo, audience, keyword: keyword.trim(), limit: MAX_TARGETS }),
  );
  return { list };
}

/**
 * Writes an announcement, which is sent at once or at a set time. NOT_FOUND where the course or the class is another
 * site's; ANNOUNCEMENTS_MANY within a day.
 */
export async function saveAnnouncement(
  input: SaveAnnouncementBody,
  context: OperationContext,
): Promise<SaveAnnouncementReply> {
  const { orgNo, site } = await whose(input, context);
  const { userNo } = sessionIn(context);
  const now = context.now();
  const { t } = context.site.texts(context.locale);
  const planned = input.sendTime === undefined ? now : momentOf(input.sendTime, site.settings.timeZone);
  if (planned < now) failFields([{ path: "sendTime", message: t("error.field.post.time") }]);
  const { audience, targetId } = input;
  return withActor(context.db, systemActor, async (trx) => {
    const toTarget = audience === AnnouncementAudienceEnum.course || audience === AnnouncementAudienceEnum.grade;
    if (toTarget && !(await hasTarget(trx, { orgNo, audience, targetId }))) fail("NOT_FOUND");
    const people = audience === AnnouncementAudienceEnum.people ? await peopleOf(trx, { orgNo, input, context }) : [];
    if (
      !(await countUse(trx, { subject: `announcement ${orgNo}`, most: ANNOUNCEMENTS_A_DAY, seconds: DAY_SECONDS, now }))
    )
      fail("ANNOUNCEMENTS_MANY", { args: { limit: ANNOUNCEMENTS_A_DAY } });
    return trx
      .insertInto("announcement")
      .values({
        org_no: orgNo,
        author_user_no: userNo,
        audience,
        target_id: toTarget ? (targetId ?? null) : null,
        people: sql<never>`${people}::bigint[]`,
        msg_title: input.msgTitle.trim(),
        msg_text: JSON.stringify(documentOf(paragraphsOf(input))),
        is_top: input.isTop === 1,
        send_time: planned,
        gmt_create: now,
        gmt_modified: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  });
}

/** Takes an announcement back before it is sent. NOT_FOUND; ANNOUNCEMENT_STARTED where that is too late. */
export async function cancelAnnouncement(
  { id, ...input }: CancelAnnouncementBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose(input, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const found = await trx
      .selectFrom("announcement")
      .where("id", "=", id)
      .where("org_no", "=", orgNo)
      // Who sends it holds it: this waits, and comes too late.
      .forUpdate()
      .select("state")
      .executeTakeFirst();
    if (!found) fail("NOT_FOUND");
    if (found.state !== AnnouncementStateEnum.scheduled) fail("ANNOUNCEMENT_STARTED");
    await trx
      .updateTable("announcement")
      .set({ state: AnnouncementStateEnum.cancelled, gmt_modified: context.now() })
      .where("id", "=", id)
      .execute();
  });
  return {};
}

async function hasTarget(
  trx: Trx,
  { orgNo, audience, targetId }: { orgNo: string; audience: AnnouncementAudienceEnum; targetId: string | undefined },
): Promise<boolean> {
  if (targetId === undefined || !isRecordId(targetId)) return false;
  const table = audience === AnnouncementAudienceEnum.course ? "course" : "grade";
  const { rows } = await sql`select from ${sql.table(table)} where id = ${targetId} and org_no = ${orgNo}`.execute(trx);
  return rows.length > 0;
}

/** The people that are named by their numbers; ends the call where one is not of the site. */
async function peopleOf(
  trx: Trx,
  { orgNo, input, context }: { orgNo: string; input: SaveAnnouncementBody; context: OperationContext },
): Promise<string[]> {
  const mobiles = [...new Set(input.mobileList ?? [])];
  const rows = await selectPeople(trx, { orgNo: orgNo === PLATFORM ? undefined : orgNo, mobiles });
  const missing = mobiles.filter((mobile) => !rows.some((row) => row.mobile === mobile));
  const { t } = context.site.texts(context.locale);
  if (mobiles.length === 0) failFields([{ path: "mobileList", message: t("error.field.required") }]);
  if (missing.length > 0)
    failFields([
      { path: "mobileList", message: t("error.field.announcement.people", { list: missing.slice(0, 5).join(" ") }) },
    ]);
  return rows.map(({ user_no }) => user_no);
}

/** Each line is a paragraph; the link is one of its own. */
function paragraphsOf({ content, linkUrl, linkText }: SaveAnnouncementBody): MessageText[][] {
  const lines = content
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((text) => [messageText(text.trim())]);
  const href = linkUrl?.trim() ?? "";
  if (href === "") return lines;
  return [...lines, [messageText(linkText?.trim() || href, href)]];
}
