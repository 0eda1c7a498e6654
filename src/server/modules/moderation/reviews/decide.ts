import { sql } from "kysely";
import { ModerationEnum, ModerationEventEnum, ModerationStateEnum } from "../../../../generated/enums.ts";
import type { AuditReviewBody, AuditReviewsBody, AuditReviewsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { countAtOnce, failCountChanged } from "../../../core/several.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudits } from "../../audit/index.ts";
import { holdTarget, setModeration } from "../targets.ts";
import {
  countEntries,
  decideEntries,
  type EntryRow,
  isWaiting,
  matching,
  ofOwner,
  selectEntries,
  settleReports,
} from "./entry-queries.ts";
import { notifyWriter } from "./notify-writer.ts";
import { addEvents } from "./open-review.ts";

/**
 * Decides on something that waits or was appealed against, and notifies its writer. Of any number who decide at once,
 * one does. NOT_FOUND; REVIEW_DECIDED where it was decided or changed since it was looked at.
 */
export async function auditReview(
  { id, version, isKept, opinion = "" }: AuditReviewBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  await deciding(context, async (trx) => {
    const [entry = fail("NOT_FOUND")] = await selectEntries(trx, [own(context), sql`entry.id = ${id}`], 1);
    const done = await decide(trx, [{ ...entry, version }], { isKept: isKept === 1, opinion, context });
    return done.decided.size === 0 ? fail("REVIEW_DECIDED") : done;
  });
  return {};
}

/**
 * The same on several in one transaction: those of a list, where those that others decided meanwhile stay as they are
 * and are named, or all that wait and a filter finds. What it finds is counted here: COUNT_CHANGED, with how many there
 * are, where that is not what the person saw.
 */
export async function auditReviews(
  { siteOrgNo = "", reviewList, countExpected, isKept, opinion = "", ...asked }: AuditReviewsBody,
  context: OperationContext,
): Promise<AuditReviewsReply> {
  const seen = reviewList && new Map(reviewList.map(({ id, version }) => [id, version]));
  const expected = countAtOnce({ named: seen && [...seen], countExpected }, context);
  const { isOperator, orgNo } = sessionIn(context);
  const filter = { ...asked, orgNo: isOperator ? siteOrgNo || undefined : orgNo };
  if (filter.userNo !== undefined && !isRecordId(filter.userNo)) fail("NOT_FOUND");
  const ids = seen && [...seen.keys()].filter(isRecordId);
  const conditions = ids ? [own(context), sql`entry.id = any(${ids}::bigint[])`] : [...matching(filter), isWaiting];
  const { decided } = await deciding(context, async (trx) => {
    // Two who decide on several at once come one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('moderation_entry'))`.execute(trx);
    const found = await selectEntries(trx, conditions, expected + 1);
    const entries = seen ? found.map((entry) => ({ ...entry, version: seen.get(entry.id) ?? 0 })) : found;
    if (!seen && entries.length !== expected) failCountChanged(await countEntries(trx, conditions));
    const done = await decide(trx, entries, { isKept: isKept === 1, opinion, context });
    // One that another decided on between the two statements.
    if (!seen && done.decided.size !== expected) failCountChanged(done.decided.size);
    return done;
  });
  const missedList = seen ? [...seen.keys()].filter((id) => !decided.has(id)) : [];
  return { decidedCount: decided.size, missedList };
}

interface Done {
  /** Ids of the entries that were decided on. */
  decided: ReadonlySet<string>;
  /** Who was notified. */
  notified: ReadonlySet<string>;
}

/** Runs it in a transaction, and shows who was notified that they have a message. */
async function deciding(context: OperationContext, work: (trx: Trx) => Promise<Done>): Promise<Done> {
  const done = await withActor(context.db, systemActor, work);
  for (const userNo of done.notified) await context.services.pageViewers.changed(userNo);
  return done;
}

/** Operators decide on everything, an organisation on what is its own. */
function own(context: OperationContext) {
  const { isOperator, orgNo } = sessionIn(context);
  return ofOwner(isOperator ? undefined : orgNo);
}

interface Decision {
  isKept: boolean;
  opinion: string;
  context: OperationContext;
}

/** Decides on those of the entries that still wait in their version, in the order in which they are given. */
async function decide(
  trx: Trx,
  entries: readonly EntryRow[],
  { isKept, opinion: given, context }: Decision,
): Promise<Done> {
  const session = sessionIn(context);
  const opinion = given.trim();
  const now = context.now();
  const there = new Set<string>();
  // In the order in which reports hold them: what it is about, then the entry.
  for (const { id, target_kind: targetKind, target_id: targetId } of entries)
    if (await holdTarget(trx, { targetKind, targetId })) there.add(id);
  const decided = await decideEntries(trx, entries, {
    state: isKept ? ModerationStateEnum.kept : ModerationStateEnum.removed,
    isHidden: !isKept,
    deciderUserNo: session.userNo,
    opinion,
    now,
  });
  const done = entries.filter(({ id }) => decided.has(id));
  for (const { id, target_kind: targetKind, target_id: targetId } of done)
    if (there.has(id))
      await setModeration(trx, { targetKind, targetId }, isKept ? ModerationEnum.shown : ModerationEnum.removed);
  await settleReports(trx, decided, isKept ? 2 : 1);
  await addEvents(
    trx,
    done.map(({ id, org_no: orgNo, state }) => {
      const event = ModerationEventEnum[outcomeOf(state, isKept)];
      return { entryId: id, orgNo, event, userNo: session.userNo, opinion, now };
    }),
  );
  await recordAudits(
    trx,
    done.map(({ id, org_no: orgNo, target_kind: targetKind, target_id: targetId, state }) => ({
      ...auditActor(session),
      action: `moderation.${isKept ? "keep" : "remove"}`,
      orgNo,
      subject: `review:${id}`,
      detail: { targetKind, targetId, opinion, isAppeal: state === ModerationStateEnum.appealed },
    })),
  );
  const notified = new Set<string>();
  for (const entry of done) {
    const site = (await context.services.tenants.resolve(entry.org_no)) ?? context.site;
    const isAppeal = entry.state === ModerationStateEnum.appealed;
    const userNo = await notifyWriter(trx, { entry, isKept, isAppeal, opinion, site, now });
    if (userNo !== undefined) notified.add(userNo);
  }
  return { decided, notified };
}

function outcomeOf(state: number, isKept: boolean): "granted" | "dismissed" | "kept" | "removed" {
  if (state === ModerationStateEnum.appealed) return isKept ? "granted" : "dismissed";
  return isKept ? "kept" : "removed";
}
