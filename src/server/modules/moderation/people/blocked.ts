import { sql } from "kysely";
import type {
  ListBlockedPeopleBody,
  ListBlockedPeopleReply,
  RemoveBlockedPersonBody,
  SaveBlockedPersonBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { messageText, writeMessage } from "../../messages/index.ts";
import { whose } from "../whose.ts";
import { hasWritten } from "./writers.ts";

const DAY_MS = 86_400_000;

/**
 * Ends the call with PERSON_BLOCKED, until when and why, where somebody may not write: the platform's counts
 * everywhere, an organisation's on what is its own.
 */
export async function refuseBlocked(
  trx: Trx,
  { timeZone, ...who }: Who & { timeZone: string | undefined },
): Promise<void> {
  const blocked = await selectBlocked(trx, who);
  if (!blocked) return;
  const { gmt_end: end, opinion } = blocked;
  if (end) fail("PERSON_BLOCKED_UNTIL", { args: { until: dateTimeIn(timeZone, end), opinion } });
  fail("PERSON_BLOCKED", { args: { opinion } });
}

/** Whether somebody may not write; see `refuseBlocked`. In scope system. */
export async function isBlocked(trx: Trx, who: Who): Promise<boolean> {
  return (await selectBlocked(trx, who)) !== undefined;
}

interface Who {
  userNo: string;
  /** Whose content it is. */
  orgNo: string;
  now: Date;
}

function selectBlocked(trx: Trx, { userNo, orgNo, now }: Who) {
  return (
    trx
      .selectFrom("blocked_person")
      .where("user_no", "=", userNo)
      .where("org_no", "in", [PLATFORM, orgNo])
      .where((eb) => eb.or([eb("gmt_end", "is", null), eb("gmt_end", ">", now)]))
      .select(["gmt_end", "opinion"])
      // Of two the one that lasts longer: null comes first.
      .orderBy("gmt_end", (order) => order.desc().nullsFirst())
      .executeTakeFirst()
  );
}

/** Who may not write, or might not before; the latest first. */
export async function listBlockedPeople(
  { siteOrgNo = "", isPast = 0, ...page }: ListBlockedPeopleBody,
  context: OperationContext,
): Promise<ListBlockedPeopleReply> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  const range = pageRange(page);
  const now = context.now();
  const columns = sql`org_no, user_no, gmt_end, opinion, author_user_no, gmt_create`;
  const none = sql`null::bigint as lifter_user_no, null::timestamptz as gmt_lift`;
  const entries =
    isPast === 1
      ? sql`select ${columns}, lifter_user_no, gmt_lift from blocked_person_past where org_no = ${orgNo}
          union all select ${columns}, ${none} from blocked_person where org_no = ${orgNo} and gmt_end <= ${now}`
      : sql`select ${columns}, ${none} from blocked_person
          where org_no = ${orgNo} and (gmt_end is null or gmt_end > ${now})`;
  return withActor(context.db, systemActor, async (trx) => {
    const { rows } = await sql<{
      user_no: string;
      name: string;
      author_name: string | null;
      lifter_name: string | null;
      gmt_end: Date | null;
      opinion: string;
      gmt_create: Date;
      gmt_lift: Date | null;
      total: number;
    }>`select entry.*, app_user.name, author.name as author_name, lifter.name as lifter_name
      from (select *, count(*) over ()::int as total from (${entries}) entry
        order by gmt_create desc, user_no limit ${range.pageSize} offset ${range.offset}) entry
      join app_user using (user_no) left join app_user author on author.user_no = author_user_no
      left join app_user lifter on lifter.user_no = lifter_user_no
      order by gmt_create desc, user_no`.execute(trx);
    const { timeZone } = site.settings;
    const list = rows.map((row) => ({
      userNo: row.user_no,
      userName: row.name,
      opinion: row.opinion,
      ...(row.gmt_end ? { gmtEnd: dateTimeIn(timeZone, row.gmt_end) } : {}),
      ...(row.author_name === null ? {} : { authorName: row.author_name }),
      gmtCreate: dateTimeIn(timeZone, row.gmt_create),
      ...(row.gmt_lift ? { gmtLift: dateTimeIn(timeZone, row.gmt_lift) } : {}),
      ...(row.lifter_name === null ? {} : { lifterName: row.lifter_name }),
      isPast: isPast === 1,
    }));
    return pageOf(list, rows[0]?.total ?? 0, range);
  });
}

/** Keeps the block of somebody for the history, where there is one. */
async function keepPast(trx: Trx, { orgNo, userNo, lifter, now }: Kept): Promise<void> {
  await sql`insert into blocked_person_past (org_no, user_no, gmt_end, opinion, author_user_no, gmt_create,
      lifter_user_no, gmt_lift)
    select org_no, user_no, gmt_end, opinion, author_user_no, gmt_create,
      case when gmt_end <= ${now} then null else ${lifter}::bigint end, least(gmt_end, ${now})
    from blocked_person where org_no = ${orgNo} and user_no = ${userNo} for update`.execute(trx);
}

interface Kept {
  orgNo: string;
  userNo: string;
  lifter: string;
  now: Date;
}

/**
 * Lets somebody write no more, for some days or until it is lifted, and tells them. NOT_FOUND for nobody and oneself, and
 * to an organisation for those who wrote nothing on its site.
 */
export async function saveBlockedPerson(
  { siteOrgNo = "", userNo, days, opinion }: SaveBlockedPersonBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  const session = sessionIn(context);
  if (!isRecordId(userNo) || userNo === session.userNo) fail("NOT_FOUND");
  const now = context.now();
  const end = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
  const { t } = site.texts(site.locales.default);
  await withActor(context.db, systemActor, async (trx) => {
    if (!session.isOperator && !(await hasWritten(trx, { userNo, orgNo }))) fail("NOT_FOUND");
    await keepPast(trx, { orgNo, userNo, lifter: session.userNo, now });
    const { rows } =
      await sql`insert into blocked_person (org_no, user_no, gmt_end, opinion, author_user_no, gmt_create)
      select ${orgNo}, user_no, ${end}, ${opinion.trim()}, ${session.userNo}, ${now} from app_user
      where user_no = ${userNo} and not is_operator
      on conflict (org_no, user_no) do update set gmt_end = excluded.gmt_end, opinion = excluded.opinion,
        author_user_no = excluded.author_user_no, gmt_create = excluded.gmt_create
      returning user_no`.execute(trx);
    if (rows.length === 0) fail("NOT_FOUND");
    const told = end
      ? t("site.moderation.blocked.until", { until: dateTimeIn(site.settings.timeZone, end) })
      : t("site.moderation.blocked.ever");
    await writeMessage(trx, {
      userNo,
      about: "system",
      orgNo,
      title: t("site.moderation.blocked"),
      paragraphs: [told, opinion.trim()].map((text) => [messageText(text)]),
      at: now,
    });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "moderation.block",
      orgNo,
      subject: `user:${userNo}`,
      detail: { opinion: opinion.trim(), ...(days === undefined ? {} : { days }) },
    });
  });
  await context.services.pageViewers.changed(userNo);
  return {};
}

/** Lets somebody write again. NOT_FOUND where they may. */
export async function removeBlockedPerson(
  { siteOrgNo = "", userNo }: RemoveBlockedPersonBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  const session = sessionIn(context);
  await withActor(context.db, systemActor, async (trx) => {
    await keepPast(trx, { orgNo, userNo, lifter: session.userNo, now: context.now() });
    const { numDeletedRows } = await trx
      .deleteFrom("blocked_person")
      .where("org_no", "=", orgNo)
      .where("user_no", "=", userNo)
      .executeTakeFirst();
    if (numDeletedRows === 0n) fail("NOT_FOUND");
    await recordAudit(trx, {
      ...auditActor(session),
      action: "moderation.unblock",
      orgNo,
      subject: `user:${userNo}`,
    });
  });
  return {};
}
