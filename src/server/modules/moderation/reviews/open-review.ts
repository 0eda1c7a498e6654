import { sql } from "kysely";
import { ModerationEventEnum, type ModerationCauseEnum } from "../../../../generated/enums.ts";
import { fail } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";
import { holdTarget, type TargetRef } from "../targets.ts";

/** Characters of a text that the queue shows. */
const MAX_EXCERPT = 1000;

export interface OpenedReview {
  id: string;
  score: number;
  isHidden: boolean;
  orgNo: string;
}

/**
 * Puts something into the review queue, or adds to what stands there of it: another report weighs more, and another text
 * of it is another version. In scope system. NOT_FOUND where there is no such thing.
 */
export async function openReview(
  trx: Trx,
  target: TargetRef,
  {
    cause,
    words = [],
    weight = 0,
    isHidden,
    now,
  }: { cause: ModerationCauseEnum; words?: readonly string[]; weight?: number; isHidden: boolean; now: Date },
): Promise<OpenedReview> {
  const { orgNo, authorUserNo, text, href } = (await holdTarget(trx, target)) ?? fail("NOT_FOUND");
  const excerpt = [...text.trim()].slice(0, MAX_EXCERPT / 2).join("");
  const isReport = weight > 0;
  const { rows } = await sql<{ id: string; score: number; is_hidden: boolean; is_new: boolean }>`
    insert into moderation_entry as entry (org_no, target_kind, target_id, author_user_no, cause, score, count_report,
      is_hidden, excerpt, href, words, gmt_create, gmt_modified)
    values (${orgNo}, ${target.targetKind}, ${target.targetId}, ${authorUserNo}, ${cause}, ${weight},
      ${isReport ? 1 : 0}, ${isHidden}, ${excerpt}, ${href}, ${words}::text[], ${now}, ${now})
    on conflict (target_kind, target_id) where state in (1, 4) do update set
      score = entry.score + excluded.score, count_report = entry.count_report + excluded.count_report,
      is_hidden = entry.is_hidden or excluded.is_hidden, excerpt = excluded.excerpt,
      words = case when ${isReport} then entry.words else excluded.words end,
      version = entry.version + ${isReport ? 0 : 1}, gmt_modified = excluded.gmt_modified
    returning id, score, is_hidden, (xmax = 0) as is_new`.execute(trx);
  const [row = fail("NOT_FOUND")] = rows;
  if (row.is_new) await addEvent(trx, { entryId: row.id, orgNo, event: ModerationEventEnum.opened, now });
  return { id: row.id, score: row.score, isHidden: row.is_hidden, orgNo };
}

export interface NewReviewEvent {
  entryId: string;
  orgNo: string;
  event: ModerationEventEnum;
  userNo?: string;
  opinion?: string;
  now: Date;
}

/** Writes a step of a review into its history. */
export function addEvent(trx: Trx, event: NewReviewEvent): Promise<void> {
  return addEvents(trx, [event]);
}

/** The same for several, in their order. */
export async function addEvents(trx: Trx, events: readonly NewReviewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto("moderation_event")
    .values(
      events.map(({ entryId, orgNo, event, userNo, opinion = "", now }) => ({
        entry_id: entryId,
        org_no: orgNo,
        event_kind: event,
        user_no: userNo ?? null,
        opinion,
        gmt_create: now,
      })),
    )
    .execute();
}
