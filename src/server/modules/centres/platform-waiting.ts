import { sql, type RawBuilder } from "kysely";
import {
  AuditStatusEnum,
  CustomStatusEnum,
  DraftStateEnum,
  ExtractStatusEnum,
  ModerationStateEnum,
} from "../../../generated/enums.ts";
import type { GetPlatformWaitingReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { isUnhealthyDomain, siteHasFaults } from "../sites/index.ts";

type Kind = keyof GetPlatformWaitingReply["counts"];

/** What waits for operators: each kind as the page counts it that its entry of the menu leads to. One statement. */
export async function getPlatformWaiting(context: OperationContext): Promise<GetPlatformWaitingReply> {
  const columns = Object.entries(waiting).map(([kind, count]) => sql`(${count})::int as ${sql.ref(kind)}`);
  const { rows } = await withActor(context.db, systemActor, (trx) =>
    sql<GetPlatformWaitingReply["counts"]>`select ${sql.join(columns)}`.execute(trx),
  );
  // A select without a table has one row.
  const [counts] = rows as [GetPlatformWaitingReply["counts"]];
  const list = kinds.map((kind) => ({ kind, count: counts[kind] }));
  return { list, counts, totalCount: list.reduce((sum, { count }) => sum + count, 0) };
}

/** By the index of each queue, so that it takes as long as there is waiting, not as long as there ever was. */
const waiting: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  course: sql`select count(*) from course_draft where draft_state = ${sql.lit(DraftStateEnum.waiting)}`,
  application: sql`select (select count(*) from lecturer_audit where audit_status = ${AuditStatusEnum.waiting})
    + (select count(*) from organisation_audit where audit_status = ${AuditStatusEnum.waiting})`,
  refund: sql`select count(*) from order_refund where refund_state = 1`,
  payout: sql`select count(*) from withdrawal where extract_status = ${sql.lit(ExtractStatusEnum.review)}`,
  transfer: sql`select count(*) from withdrawal where extract_status = ${sql.lit(ExtractStatusEnum.paying)}`,
  review: sql`select count(*) from moderation_entry
    where state in (${ModerationStateEnum.waiting}, ${ModerationStateEnum.appealed})`,
  profile: sql`select count(*) from profile_review where org_no = ${PLATFORM} and review_state = 'waiting'`,
  training: sql`select count(*) from custom_apply where custom_status = ${CustomStatusEnum.waiting}`,
  suggestion: sql`select count(*) from suggestion where gmt_answer is null`,
  site: sql`select count(*) from organisation where org_no <> ${PLATFORM} and ${siteHasFaults}`,
  domain: sql`select count(*) from site_host where ${isUnhealthyDomain}`,
  job: sql`select (select count(*) from outbox where gmt_done is null and attempts > 1)
    + (select count(*) from media_asset where state = 'processing' and attempts > 1)`,
};

/** As they are listed: what people wait for first. */
const kinds = Object.keys(waiting) as Kind[];
