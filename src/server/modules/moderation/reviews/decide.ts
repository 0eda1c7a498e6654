import { sql } from "kysely";
import {
  ModerationCauseEnum,
  ModerationEnum,
  ModerationEventEnum,
  ModerationStateEnum,
  type ModerationTargetEnum,
} from "../../../../generated/enums.ts";
import type {
  AuditReviewBody,
  AuditReviewsBody,
  AuditReviewsReply,
  SaveAppealBody,
} from "../../../../generated/types.ts";
import type { TextKey } from "../../../../generated/built/locale-keys.ts";
import type { OperationContext } from "../../../core/context.ts";
import { CodedError, fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { type MessageText, writeMessage } from "../../messages/index.ts";
import { holdTarget, setModeration } from "../targets.ts";
import { addEvent } from "./open-review.ts";

interface EntryRow {
  id: string;
  org_no: string;
  target_kind: ModerationTargetEnum;
  target_id: string;
  author_user_no: string | null;
  cause: number;
  state: number;
  is_hidden: boolean;
  excerpt: string;
  href: string;
}

/**
 * Decides on something that waits or was appealed against, and tells its writer. Of any number who decide at once, one
 * does. NOT_FOUND; REVIEW_DECIDED where it was decided or changed since it was looked at.
 */
export async function auditReview(input: AuditReviewBody, context: OperationContext): Promise<Record<string, never>> {
  await decide(input, context);
  return {};
}

/** The same on several. Those that others decided meanwhile stay as they are, and are named. */
export async function auditReviews(
  { reviewList, isKept, opinion = "" }: AuditReviewsBody,
  context: OperationContext,
): Promise<AuditReviewsReply> {
  const missedList: string[] = [];
  for (const { id, version } of reviewList) {
    try {
      await decide({ id, version, isKept, opinion }, context);
    } catch (error) {
      if (!(error instanceof CodedError) || !MISSED.has(error.constant)) throw error;
      missedList.push(id);
    }
  }
  return { decidedCount: reviewList.length - missedList.length, missedList };
}

const MISSED: ReadonlySet<string> = new Set(["NOT_FOUND", "REVIEW_DECIDED"]);

async function decide(
  { id, version, isKept, opinion = "" }: AuditReviewBody,
  context: OperationContext,
): Promise<void> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const words = opinion.trim();
  const now = context.now();
  const told = await withActor(context.db, systemActor, async (trx) => {
    const before = await selectEntry(trx, id);
    if (!before || (!session.isOperator && before.org_no !== session.orgNo)) fail("NOT_FOUND");
    const target = { targetKind: before.target_kind, targetId: before.target_id };
    // In the order in which reports hold them.
    const stands = (await holdTarget(trx, target)) !== undefined;
    const state = isKept === 1 ? ModerationStateEnum.kept : ModerationStateEnum.removed;
    const { rows } = await sql<{ id: string }>`update moderation_entry set state = ${state}, version = version + 1,
        decider_user_no = ${session.userNo}, opinion = ${words}, gmt_decide = ${now}, gmt_modified = ${now},
        is_hidden = ${isKept === 0}
      where id = ${id} and version = ${version} and state in (1, 4) returning id`.execute(trx);
    if (rows.length === 0) fail("REVIEW_DECIDED");
    if (stands) await setModeration(trx, target, isKept === 1 ? ModerationEnum.shown : ModerationEnum.removed);
    await sql`update content_report set outcome = ${isKept === 1 ? 2 : 1}
      where target_kind = ${target.targetKind} and target_id = ${target.targetId} and outcome is null`.execute(trx);
    const isAppeal = before.state === ModerationStateEnum.appealed;
    await addEvent(trx, {
      entryId: id,
      orgNo: before.org_no,
      event: isAppeal
        ? ModerationEventEnum[isKept === 1 ? "granted" : "dismissed"]
        : ModerationEventEnum[isKept === 1 ? "kept" : "removed"],
      userNo: session.userNo,
      opinion: words,
      now,
    });
    await recordAudit(trx, {
      ...auditActor(session),
      action: `moderation.${isKept === 1 ? "keep" : "remove"}`,
      orgNo: before.org_no,
      subject: `review:${id}`,
      detail: { targetKind: target.targetKind, targetId: target.targetId, opinion: words, isAppeal },
    });
    const site = (await context.services.tenants.resolve(before.org_no)) ?? context.site;
    return tell(trx, { before, isKept: isKept === 1, isAppeal, words, site, now });
  });
  if (told !== undefined) await context.services.pageViewers.changed(told);
}

/** Tells the writer, in the site's own language; gives whom. What was reported, kept and never hidden is not spoken of. */
async function tell(trx: Trx, { before, isKept, isAppeal, words, site, now }: Told): Promise<string | undefined> {
  if (before.author_user_no === null) return undefined;
  if (isKept && !isAppeal && !before.is_hidden && before.cause === ModerationCauseEnum.reported) return undefined;
  const { t } = site.texts(site.locales.default);
  const what = t(`enum.ModerationTargetEnum.${before.target_kind}` as TextKey);
  const outcome = isAppeal ? (isKept ? "granted" : "dismissed") : isKept ? "kept" : "removed";
  const texts = [
    t(`site.moderation.${outcome}.text` as TextKey, { what }),
    `“${[...before.excerpt].slice(0, 60).join("")}”`,
    ...(words === "" ? [] : [t("site.moderation.reason", { reason: words })]),
  ];
  const lines: MessageText[][] = texts.map((text) => [{ type: "text", text }]);
  const link = outcome === "removed" ? "/account/moderation" : isKept ? before.href : "";
  if (link !== "")
    lines.push([
      {
        type: "text",
        text: t(outcome === "removed" ? "site.moderation.appeal" : "site.moderation.see"),
        marks: [{ type: "link", attrs: { href: link } }],
      },
    ]);
  await writeMessage(trx, {
    userNo: before.author_user_no,
    about: "system",
    orgNo: before.org_no,
    title: t(`site.moderation.${outcome}` as TextKey, { what }),
    paragraphs: lines,
    at: now,
  });
  return before.author_user_no;
}

interface Told {
  before: EntryRow;
  isKept: boolean;
  isAppeal: boolean;
  words: string;
  site: OperationContext["site"];
  now: Date;
}

/** Appeals against a removal, once. NOT_FOUND where it is nothing of one's own; APPEAL_DONE where it cannot be any more. */
export async function saveAppeal(
  { id, content }: SaveAppealBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    const before = await selectEntry(trx, id);
    if (before?.author_user_no !== userNo) fail("NOT_FOUND");
    const { rows } = await sql`update moderation_entry set state = ${ModerationStateEnum.appealed},
        version = version + 1, appeal = ${content.trim()}, gmt_appeal = ${now}, gmt_modified = ${now}
      where id = ${id} and state = ${ModerationStateEnum.removed} and gmt_appeal is null returning id`.execute(trx);
    if (rows.length === 0) fail("APPEAL_DONE");
    const event = ModerationEventEnum.appealed;
    await addEvent(trx, { entryId: id, orgNo: before.org_no, event, userNo, opinion: content.trim(), now });
  });
  return {};
}

async function selectEntry(trx: Trx, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select id, org_no, target_kind, target_id, author_user_no, cause, state,
    is_hidden, excerpt, href from moderation_entry where id = ${id}`.execute(trx);
  return rows[0];
}
