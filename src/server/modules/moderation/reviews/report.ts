import { sql } from "kysely";
import { ModerationCauseEnum, ModerationEnum, ModerationEventEnum } from "../../../../generated/enums.ts";
import type { SaveReportBody } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { countUse } from "../../../lib/rate-limit.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { NEWCOMER_DAYS } from "../admit-post.ts";
import { selectSettings, usualSettings } from "../settings.ts";
import { holdTarget, setModeration, type TargetRef } from "../targets.ts";
import { addEvent, openReview } from "./open-review.ts";

/** Reports of one person in an hour. */
export const REPORTS_AN_HOUR = 30;
const DAY_MS = 86_400_000;

/**
 * Reports what somebody wrote. A person counts once a thing, however often they report it; what weighs enough hides at
 * once until it is decided. NOT_FOUND, REPORT_OWN; REPORT_TOO_MANY within an hour.
 */
export async function saveReport(
  { targetKind, targetId, reason, content = "" }: SaveReportBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(targetId)) fail("NOT_FOUND");
  const target: TargetRef = { targetKind, targetId };
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    // Held: of any number at once each sees what those before it weighed.
    const found = (await holdTarget(trx, target)) ?? fail("NOT_FOUND");
    if (found.authorUserNo === userNo) fail("REPORT_OWN");
    if (found.moderation === ModerationEnum.removed || found.moderation === ModerationEnum.waiting) fail("NOT_FOUND");
    const weight = await weightOf(trx, { userNo, now });
    const { rows } = await sql`insert into content_report (org_no, target_kind, target_id, user_no, reason, content,
        weight, gmt_create)
      values (${found.orgNo}, ${targetKind}, ${targetId}, ${userNo}, ${reason}, ${content.trim()}, ${weight}, ${now})
      on conflict do nothing returning id`.execute(trx);
    if (rows.length === 0) return;
    const use = { subject: `report ${userNo}`, most: REPORTS_AN_HOUR, seconds: 3600, now };
    if (!(await countUse(trx, use))) fail("REPORT_TOO_MANY");
    const review = await openReview(trx, target, {
      cause: ModerationCauseEnum.reported,
      weight,
      isHidden: false,
      now,
    });
    if (review.isHidden) return;
    const { hiddenAt } = await selectSettings(trx, { orgNo: found.orgNo, usual: usualSettings(context) });
    if (review.score < hiddenAt * (1 + (await timesKept(trx, target)))) return;
    await setModeration(trx, target, ModerationEnum.hidden);
    await sql`update moderation_entry set is_hidden = true, version = version + 1 where id = ${review.id}`.execute(trx);
    await addEvent(trx, { entryId: review.id, orgNo: review.orgNo, event: ModerationEventEnum.hidden, now });
  });
  return {};
}

/**
 * What a report of this person weighs: 1 where nothing is known of them, up to 2 where their reports were right, towards
 * 0 where they were not. A new account counts half.
 */
async function weightOf(trx: Trx, { userNo, now }: { userNo: string; now: Date }): Promise<number> {
  const { rows } = await sql<{ right: number; wrong: number; gmt_create: Date }>`select
      count(*) filter (where outcome = 1)::int as right, count(*) filter (where outcome = 2)::int as wrong,
      app_user.gmt_create
    from app_user left join content_report using (user_no) where app_user.user_no = ${userNo}
    group by app_user.user_no, app_user.gmt_create`.execute(trx);
  const { right, wrong, gmt_create: since } = rows[0] ?? fail("SESSION_INVALID");
  const isNew = now.getTime() - since.getTime() < NEWCOMER_DAYS * DAY_MS;
  return ((2 * (right + 1)) / (right + wrong + 2)) * (isNew ? 0.5 : 1);
}

async function timesKept(trx: Trx, { targetKind, targetId }: TargetRef): Promise<number> {
  const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from moderation_entry
    where target_kind = ${targetKind} and target_id = ${targetId} and state = 2
      and cause = ${ModerationCauseEnum.reported}`.execute(trx);
  return rows[0]?.kept ?? 0;
}
