import { sql } from "kysely";
import type { ModerationEnum } from "../../../generated/enums.ts";
import type { RichText } from "../../../generated/types.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { ErrorName } from "../../../shared/error-codes.ts";
import { fail } from "../../core/errors.ts";
import { cutPage, pageOfKeys, type KeyedRange } from "../../lib/keyed-list.ts";
import { MODERATION, NOTICE, TARGET } from "./kinds.ts";
import { addNotice } from "./notices.ts";
import { rowsOf } from "./rows.ts";

/** What comments stand below. */
export type CommentTarget = {
  targetKind: typeof TARGET.blog | typeof TARGET.question | typeof TARGET.course;
  targetId: string;
};

export interface CommentRow {
  id: string;
  root_id: string | null;
  parent_id: string | null;
  user_no: string;
  blogger_name: string;
  photo: string;
  reply_user_no: string | null;
  reply_name: string | null;
  body: unknown;
  body_text: string;
  mentioned: { userNo: string; userName: string }[] | null;
  count_like: number;
  is_shown: boolean;
  is_removed: boolean;
  moderation: ModerationEnum;
  is_liked: boolean;
  /** What its author gives the course that it stands below. */
  score: number | null;
  gmt_create: Date;
  gmt_edit: Date | null;
}

interface Written extends CommentTarget {
  userNo: string;
  body: RichText;
  text: string;
  parentId: string | undefined;
  /** What moderation says of the text: see `community_comment.moderation`. */
  moderation: number;
  /** The site on which it is written: people of that site are named too. */
  orgNo?: string;
  now: Date;
}

/** Of one comment so many answers are shown. */
const MAX_ANSWERS = 100;

/** What is wrong where the thing commented on is not shown, what is answered is not, or stands below something else. */
const FAULTS: Readonly<Record<"post" | "course", Record<"target" | "comment" | "elsewhere", ErrorName>>> = {
  post: { target: "POST_GONE", comment: "COMMENT_GONE", elsewhere: "COMMENT_ELSEWHERE" },
  course: { target: "NOT_FOUND", comment: "NOT_FOUND", elsewhere: "NOT_FOUND" },
};
const faultsOf = ({ targetKind }: Pick<CommentTarget, "targetKind">) =>
  FAULTS[targetKind === TARGET.course ? "course" : "post"];

/**
 * Posts a comment, or an answer to one of the same thread. POST_GONE where what it stands below is not shown any more,
 * COMMENT_GONE where what it answers is not, COMMENT_ELSEWHERE where that stands below something else; below a course
 * NOT_FOUND for each. In scope system, after `ensureBlogger`.
 */
export async function insertComment(trx: Trx, written: Written): Promise<string> {
  const { targetKind, targetId, userNo, body, text, parentId, moderation, now } = written;
  const post = await lockTarget(trx, { targetKind, targetId });
  const parent = parentId === undefined ? undefined : await parentOf(trx, { parentId, targetKind, targetId });
  const orgNos = [post.org_no, written.orgNo ?? post.org_no];
  const mentions = await mentionedIn(trx, { text, targetKind, targetId, orgNos });
  const [row] = await rowsOf<{ id: string }>(
    trx,
    sql`insert into community_comment (org_no, target_kind, target_id, user_no, root_id, parent_id, reply_user_no, body,
        body_text, mentions, moderation, gmt_create, gmt_modified)
      values (${post.org_no}, ${targetKind}, ${targetId}, ${userNo}, ${parent?.root_id ?? parent?.id ?? null},
        ${parent?.id ?? null}, ${parent?.root_id ? parent.user_no : null}, ${JSON.stringify(body)}::jsonb, ${text},
        ${mentions}::bigint[], ${moderation}, ${now}, ${now})
      returning id`,
  );
  if (moderation === 1) {
    const told = new Set([userNo]);
    const tell = async (kind: number, person: string) => {
      if (told.has(person)) return;
      told.add(person);
      const notice = { userNo: person, targetKind, targetId, actorUserNo: userNo, now };
      await addNotice(trx, { ...notice, kind: kind as (typeof NOTICE)[keyof typeof NOTICE] });
    };
    for (const person of mentions) await tell(NOTICE.mention, person);
    if (parent) await tell(NOTICE.reply, parent.user_no);
    await tell(NOTICE.comment, post.user_no);
  }
  return row?.id ?? fail("UNEXPECTED");
}

/** Whose that is on which is commented, kept until the transaction ends. */
async function lockTarget(
  trx: Trx,
  { targetKind, targetId }: CommentTarget,
): Promise<{ user_no: string; org_no: string }> {
  const [row] = await rowsOf<{ user_no: string; org_no: string }>(
    trx,
    targetKind === TARGET.course
      ? sql`select lecturer_user_no as user_no, org_no from course where id = ${targetId} and is_public for key share`
      : // The lock decides between this and the author who deletes the post.
        sql`select user_no, org_no from community_post where id = ${targetId} and kind = ${targetKind} and is_shown
          for no key update`,
  );
  return row ?? fail(faultsOf({ targetKind }).target);
}

async function parentOf(trx: Trx, { parentId, targetKind, targetId }: CommentTarget & { parentId: string }) {
  const [parent] = await rowsOf<{
    id: string;
    root_id: string | null;
    user_no: string;
    is_shown: boolean;
    target_kind: number;
    target_id: string;
  }>(
    trx,
    // Held until this is done: it could be removed meanwhile.
    sql`select id, root_id, user_no, is_shown, target_kind, target_id from community_comment where id = ${parentId}
      for no key update`,
  );
  const faults = faultsOf({ targetKind });
  if (!parent) fail(faults.comment);
  if (parent.target_kind !== targetKind || parent.target_id !== targetId) fail(faults.elsewhere);
  return parent.is_shown ? parent : fail(faults.comment);
}

/** People whom one comment may name. */
export const MAX_MENTIONS = 10;

/** Names after an @ in a text. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/@([\p{L}\p{N}_·-]{1,50})/gu)].map(([, name]) => name ?? ""))];
}

/**
 * Who is named: of several with one name who wrote here first, then the one with more followers. A name that nobody has
 * is a word.
 */
export async function mentionedIn(
  trx: Trx,
  { text, targetKind, targetId, orgNos }: CommentTarget & { text: string; orgNos: readonly string[] },
): Promise<string[]> {
  const names = namesIn(text);
  if (names.length === 0) return [];
  const rows = await rowsOf<{ user_no: string }>(
    trx,
    sql`select distinct on (blogger_name) user_no from blogger
      where org_no = any(${[...new Set(orgNos)]}::text[]) and blogger_name = any(${names}::text[])
      order by blogger_name, exists (select from community_comment where target_kind = ${targetKind}
        and target_id = ${targetId} and community_comment.user_no = blogger.user_no) desc, count_fans desc, user_no`,
  );
  return rows.map(({ user_no }) => user_no);
}

/**
 * Edits one's own comment. COMMENT_GONE where it is gone, another's, or below something else; NOT_FOUND below a course.
 * In scope system.
 */
export async function editComment(
  trx: Trx,
  { id, written }: { id: string; written: Omit<Written, "parentId"> },
): Promise<void> {
  const { targetKind, targetId, userNo, body, text, moderation, now } = written;
  const [row] = await rowsOf<{ org_no: string }>(
    trx,
    sql`select org_no from community_comment where id = ${id} and user_no = ${userNo} and target_kind = ${targetKind}
      and target_id = ${targetId} and not is_removed and not is_answer for update`,
  );
  if (!row) fail(faultsOf({ targetKind }).comment);
  const orgNos = [row.org_no, written.orgNo ?? row.org_no];
  const mentions = await mentionedIn(trx, { text, targetKind, targetId, orgNos });
  // What moderation hid stays hidden, whatever its author makes of it.
  await sql`update community_comment set body = ${JSON.stringify(body)}::jsonb, body_text = ${text},
      mentions = ${mentions}::bigint[], gmt_edit = ${now}, gmt_modified = ${now}, version = version + 1,
      moderation = greatest(moderation, ${moderation}) where id = ${id}`.execute(trx);
}

/** Whose a comment is, and whose what it stands below. In scope system. */
export async function commentOwners(trx: Trx, id: string) {
  const [row] = await rowsOf<{ user_no: string; author_user_no: string; org_no: string; target_kind: number }>(
    trx,
    sql`select comment.user_no, post.user_no as author_user_no, comment.org_no, comment.target_kind
      from community_comment as comment
      join community_post as post on post.id = comment.target_id and post.kind = comment.target_kind
      where comment.id = ${id} and not comment.is_removed`,
  );
  return row;
}

/** Takes a comment back: its text is gone, its place stays for the answers. False where it is gone already. */
export async function removeComment(trx: Trx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update community_comment set is_removed = true, body_text = '',
      body = '{"type":"doc","content":[]}', mentions = '{}', gmt_modified = ${now}
    where id = ${id} and not is_removed`.execute(trx);
  return numAffectedRows > 0n;
}

interface Asked extends CommentTarget {
  viewer: string | undefined;
  /** Only what stands below this answer; all that begins a thread and is no answer where none is named. */
  answerId?: string;
}

/** What everybody sees, and of the viewer's own also what waits for review or was hidden by reports. */
const stands = (viewer: string | undefined) => sql`(comment.is_shown or (not comment.is_removed
  and comment.moderation < ${MODERATION.removed} and comment.user_no = ${viewer ?? null}::bigint))`;

/**
 * The comments below something, the latest first, and of each the first hundred answers, the oldest first. One that was
 * taken back or hidden is there only where an answer stands, without its words.
 */
export async function selectThreads(
  db: Db,
  { targetKind, targetId, viewer, answerId }: Asked,
  range: KeyedRange,
): Promise<{ roots: CommentRow[]; answers: CommentRow[]; next: string | undefined }> {
  const below = answerId === undefined ? sql`root_id is null and not is_answer` : sql`root_id = ${answerId}`;
  const begun = sql`select id, id as at from community_comment as comment where target_kind = ${targetKind}
    and target_id = ${targetId} and ${below} and (${stands(viewer)} or count_reply > 0)`;
  const rows = await rowsOf<CommentRow & { key: string | null }>(
    db,
    sql`with root as (${pageOfKeys({ rows: begun, at: "bigint" }, range)}),
      picked as (
        select id, key from root union all
        select answer.id, null from root, lateral (
          select id from community_comment as comment where root_id = root.id and ${stands(viewer)}
          order by id limit ${MAX_ANSWERS}) as answer)
      select comment.id, comment.root_id, comment.parent_id, comment.user_no, blogger.blogger_name, blogger.photo,
        comment.reply_user_no, replied.blogger_name as reply_name, comment.body,
        case when ${stands(viewer)} then comment.body_text else '' end as body_text, comment.count_like, course_score.score,
        comment.is_shown, comment.is_removed, comment.moderation, comment.gmt_create, comment.gmt_edit, picked.key,
        case when comment.mentions = '{}' then null else (
          select json_agg(json_build_object('userNo', named.user_no::text, 'userName', named.blogger_name))
          from blogger as named where named.user_no = any(comment.mentions)) end as mentioned,
        exists (select from community_reaction as reaction where reaction.target_kind = ${TARGET.comment}
          and reaction.target_id = comment.id and reaction.reaction = 1
          and reaction.user_no = ${viewer ?? null}::bigint) as is_liked
      from picked join community_comment as comment on comment.id = picked.id
      join blogger on blogger.user_no = comment.user_no
      left join blogger as replied on replied.user_no = comment.reply_user_no
      left join course_score on comment.target_kind = ${TARGET.course} and course_score.course_id = comment.target_id
        and course_score.user_no = comment.user_no
      order by comment.id`,
  );
  const found = rows.flatMap(({ key, ...row }) => (key === null ? [] : [{ ...row, key }])).reverse();
  const { rows: roots, next } = cutPage(found, range);
  return { roots, answers: rows.filter(({ key }) => key === null), next };
}

/** How many begin a thread. */
export async function countRoots(
  db: Db,
  { targetKind, targetId, viewer }: CommentTarget & Pick<Asked, "viewer">,
): Promise<number> {
  const [row] = await rowsOf<{ total: string }>(
    db,
    sql`select count(*) as total from community_comment as comment where target_kind = ${targetKind}
      and target_id = ${targetId} and root_id is null and not is_answer and (${stands(viewer)} or count_reply > 0)`,
  );
  return Number(row?.total ?? 0);
}
