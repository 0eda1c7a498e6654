import { sql, type RawBuilder } from "kysely";
import type { ModerationTargetEnum } from "../../../../generated/enums.ts";
import type { ListReviewsBody } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";

/** Something in the review queue, as who decides on it needs it. */
export interface EntryRow {
  id: string;
  version: number;
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

/** What finds entries of the queue. */
export interface EntryFilter extends Pick<ListReviewsBody, "state" | "targetKind" | "userNo"> {
  /** Whose content they are about; undefined: of all. */
  orgNo: string | undefined;
}

export const isWaiting = sql`entry.state in (1, 4)`;

/** Of whose content entries are. */
export const ofOwner = (orgNo: string | undefined) => (orgNo === undefined ? sql`true` : sql`entry.org_no = ${orgNo}`);

/** The conditions of a filter. */
export function matching({ orgNo, state = "", targetKind, userNo }: EntryFilter): RawBuilder<unknown>[] {
  return [
    ofOwner(orgNo),
    state === "decided" ? sql`entry.state in (2, 3)` : isWaiting,
    ...(targetKind === undefined ? [] : [sql`entry.target_kind = ${targetKind}`]),
    ...(userNo === undefined ? [] : [sql`entry.author_user_no = ${userNo}`]),
  ];
}

/**
 * Entries in the order in which what they are about may be held: a comment before what it stands below, whose counters
 * change with it. In scope system.
 */
export async function selectEntries(
  trx: Trx,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`select id, version, org_no, target_kind, target_id, author_user_no, cause, state,
    is_hidden, excerpt, href from moderation_entry entry where ${sql.join(conditions, sql` and `)}
    order by target_kind desc, target_id desc limit ${limit}`.execute(trx);
  return rows;
}

export async function countEntries(trx: Trx, conditions: readonly RawBuilder<unknown>[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from moderation_entry entry
    where ${sql.join(conditions, sql` and `)}`.execute(trx);
  return rows[0]?.total ?? 0;
}

interface Decision {
  /** The state that they get. */
  state: number;
  isHidden: boolean;
  deciderUserNo: string;
  opinion: string;
  now: Date;
}

/** Decides on those that still wait in the version that was seen; gives their ids. */
export async function decideEntries(
  trx: Trx,
  entries: readonly Pick<EntryRow, "id" | "version">[],
  { state, isHidden, deciderUserNo, opinion, now }: Decision,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`update moderation_entry entry set state = ${state},
      version = entry.version + 1, decider_user_no = ${deciderUserNo}, opinion = ${opinion}, gmt_decide = ${now},
      gmt_modified = ${now}, is_hidden = ${isHidden}
    from unnest(${entries.map(({ id }) => id)}::bigint[], ${entries.map(({ version }) => version)}::int[])
      as seen (id, version)
    where entry.id = seen.id and entry.version = seen.version and ${isWaiting} returning entry.id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** The reports of what was decided on were right, or not. */
export async function settleReports(trx: Trx, ids: ReadonlySet<string>, outcome: 1 | 2): Promise<void> {
  await sql`update content_report set outcome = ${outcome} from moderation_entry entry
    where entry.id = any(${[...ids]}::bigint[]) and content_report.target_kind = entry.target_kind
      and content_report.target_id = entry.target_id and content_report.outcome is null`.execute(trx);
}
