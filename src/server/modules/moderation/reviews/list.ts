import { isOffered } from "../../../../site/document/features.ts";
import { sql } from "kysely";
import { ModerationStateEnum } from "../../../../generated/enums.ts";
import type {
  ListOwnReviewsBody,
  ListOwnReviewsReply,
  ListReviewEventsBody,
  ListReviewEventsReply,
  ListReviewsBody,
  ListReviewsReply,
  Review,
  ReviewEvent,
} from "../../../../generated/types.ts";
import type { TextKey } from "../../../../generated/built/locale-keys.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { PLATFORM, presentOrg } from "../../../lib/org-no.ts";
import { pageOf, pageRange, totalFromPage, type PageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { countEntries, isWaiting, matching, ofOwner } from "./entry-queries.ts";

interface ReviewRow {
  id: string;
  version: number;
  target_kind: Review["targetKind"];
  target_id: string;
  cause: Review["cause"];
  state: Review["state"];
  score: number;
  count_report: number;
  is_hidden: boolean;
  excerpt: string;
  href: string;
  words: string[];
  org_no: string;
  org_name: string | null;
  author_user_no: string | null;
  user_name: string | null;
  decider_name: string | null;
  reasons: number[] | null;
  opinion: string;
  appeal: string;
  gmt_create: Date;
  gmt_decide: Date | null;
  gmt_appeal: Date | null;
}

type Condition = ReturnType<typeof sql>;

/** The queue of operators (of one site, or of all) or of an organisation (its own). */
export async function listReviews(
  { siteOrgNo = "", state = "", targetKind, userNo, ...page }: ListReviewsBody,
  context: OperationContext,
): Promise<ListReviewsReply> {
  const session = sessionIn(context);
  const orgNo = session.isOperator ? siteOrgNo || undefined : session.orgNo;
  if (userNo !== undefined && !isRecordId(userNo)) fail("NOT_FOUND");
  const conditions = matching({ orgNo, state, targetKind, userNo });
  const order = state === "decided" ? sql`entry.gmt_decide desc, entry.id desc` : sql`entry.score desc, entry.id`;
  const range = pageRange(page);
  const { rows, total, waiting } = await read(context, {
    conditions,
    order,
    range,
    waiting: sql`${ofOwner(orgNo)} and ${isWaiting}`,
  });
  return {
    ...pageOf(
      rows.map((row) => present(row, context, "moderator")),
      total,
      range,
    ),
    waitingCount: waiting,
  };
}

/** What was decided, or waits to be, of what one wrote. Of the words of lists and of who reported it tells nothing. */
export async function listOwnReviews(
  { mayAppeal = 0, ...page }: ListOwnReviewsBody,
  context: OperationContext,
): Promise<ListOwnReviewsReply> {
  const { userNo } = sessionIn(context);
  const range = pageRange(page);
  const conditions = [
    sql`entry.author_user_no = ${userNo}`,
    // What was only reported, and stands, is not their affair.
    sql`(entry.cause <> 1 or entry.is_hidden or entry.state <> 1) and not (entry.cause = 1 and entry.state = 2 and entry.gmt_appeal is null)`,
    ...(mayAppeal === 1 ? [sql`entry.state = 3 and entry.gmt_appeal is null`] : []),
  ];
  const { rows, total } = await read(context, { conditions, order: sql`entry.id desc`, range });
  return pageOf(
    rows.map((row) => present(row, context, "writer")),
    total,
    range,
  );
}

/** What became of something, step by step. NOT_FOUND. */
export async function listReviewEvents(
  { id }: ListReviewEventsBody,
  context: OperationContext,
): Promise<ListReviewEventsReply> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const rows = await withActor(context.db, systemActor, async (trx) => {
    const found = await sql<{
      id: string;
      event_kind: ReviewEvent["event"];
      name: string | null;
      opinion: string;
      gmt_create: Date;
    }>`select moderation_event.id, event_kind, app_user.name, opinion, moderation_event.gmt_create
      from moderation_event left join app_user using (user_no)
      where entry_id = ${id} and (${session.isOperator} or moderation_event.org_no = ${session.orgNo})
      order by moderation_event.id limit 100`.execute(trx);
    return found.rows;
  });
  if (rows.length === 0) fail("NOT_FOUND");
  const { timeZone } = context.site.settings;
  const { t } = context.site.texts(context.locale);
  return {
    list: rows.map((row) => ({
      id: row.id,
      event: row.event_kind,
      eventName: t(`enum.ModerationEventEnum.${row.event_kind}`),
      ...(row.name === null ? {} : { userName: row.name }),
      opinion: row.opinion,
      gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    })),
  };
}

async function read(
  context: OperationContext,
  {
    conditions,
    order,
    range,
    waiting,
  }: { conditions: Condition[]; order: Condition; range: PageRange; waiting?: Condition },
): Promise<{ rows: ReviewRow[]; total: number; waiting: number }> {
  const where = sql.join(conditions, sql` and `);
  return withActor(context.db, systemActor, async (trx) => {
    const { rows } = await sql<ReviewRow>`select entry.*, author.name as user_name, decider.name as decider_name,
        organisation.org_name,
        (select array_agg(distinct reason order by reason) from content_report
          where content_report.target_kind = entry.target_kind and content_report.target_id = entry.target_id) as reasons
      from (select * from moderation_entry entry where ${where} order by ${order}
        limit ${range.pageSize} offset ${range.offset}) entry
      left join app_user author on author.user_no = entry.author_user_no
      left join app_user decider on decider.user_no = entry.decider_user_no
      join organisation on organisation.org_no = entry.org_no order by ${order}`.execute(trx);
    return {
      rows,
      total: totalFromPage(rows.length, range) ?? (await countEntries(trx, conditions)),
      waiting: waiting ? await countEntries(trx, [waiting]) : 0,
    };
  });
}

function present(row: ReviewRow, context: OperationContext, who: "moderator" | "writer"): Review {
  const { timeZone, features } = context.site.settings;
  const { t } = context.site.texts(context.locale);
  // A site that offers blogs or questions no more has no page of them; what was written there is still judged.
  const part = (["blog", "question"] as const).find((name) => row.href.startsWith(`/${name}/`));
  const named = (name: string, value: number) => t(`enum.${name}.${value}` as TextKey);
  const mayAppeal = row.state === ModerationStateEnum.removed && row.gmt_appeal === null;
  const { orgNo, orgName } = presentOrg(row.org_no === PLATFORM ? { ...row, org_name: "" } : row);
  return {
    id: row.id,
    version: row.version,
    targetKind: row.target_kind,
    targetId: row.target_id,
    targetName: named("ModerationTargetEnum", row.target_kind),
    cause: row.cause,
    causeName: named("ModerationCauseEnum", row.cause),
    state: row.state,
    stateName: named("ModerationStateEnum", row.state),
    isHidden: row.is_hidden ? 1 : 0,
    excerpt: row.excerpt,
    href: part && !isOffered(features, part) ? "" : row.href,
    orgNo,
    ...(orgName === undefined ? {} : { orgName }),
    userName: row.user_name ?? "",
    ...(row.author_user_no === null ? {} : { userNo: row.author_user_no }),
    opinion: row.opinion,
    appeal: row.appeal,
    mayAppeal: mayAppeal ? 1 : 0,
    ...(who === "moderator"
      ? {
          score: Math.round(row.score * 10) / 10,
          countReport: row.count_report,
          words: row.words,
          reasons: (row.reasons ?? []).map((reason) => named("ReportReasonEnum", reason)).join(" · "),
          ...(row.decider_name === null ? {} : { deciderName: row.decider_name }),
        }
      : { score: 0, countReport: 0 }),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.gmt_decide ? { gmtDecide: dateTimeIn(timeZone, row.gmt_decide) } : {}),
    ...(row.gmt_appeal ? { gmtAppeal: dateTimeIn(timeZone, row.gmt_appeal) } : {}),
  };
}
