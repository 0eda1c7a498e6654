import type { Comment } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import type { CommentRow } from "./comments.ts";
import { MODERATION } from "./kinds.ts";
import { personPages } from "./person-page.ts";

interface Viewing {
  /** Who reads; undefined: a visitor. */
  viewer: string | undefined;
  /** Whether they may remove what others wrote here. */
  moderates: boolean;
  site: Pick<OperationContext["site"], "settings" | "isOff">;
}

/** A comment as readers get it: a stub without words where it was taken back or hidden from this reader. */
function presentComment(
  row: CommentRow,
  { viewer, moderates, site, personPage }: Viewing & { personPage: ReturnType<typeof personPages> },
): Comment {
  const { timeZone } = site.settings;
  const isOwn = row.user_no === viewer;
  const isStub = row.is_removed || (!row.is_shown && !(isOwn && row.moderation < MODERATION.removed));
  return {
    id: row.id,
    ...(row.root_id === null ? {} : { parentId: row.root_id }),
    userNo: row.user_no,
    userName: isStub ? "" : row.blogger_name,
    userPhoto: isStub ? "" : row.photo,
    ...(isStub ? {} : linksOf(row, personPage(row.user_no))),
    ...(row.reply_user_no === null || row.reply_name === null
      ? {}
      : { replyUserNo: row.reply_user_no, replyUserName: row.reply_name }),
    commentText: isStub ? "" : row.body_text,
    countLike: row.count_like,
    ...(row.score === null || row.root_id !== null || isStub ? {} : { score: row.score }),
    isOwn: isOwn ? 1 : 0,
    mayRemove: !isStub && (isOwn || moderates) ? 1 : 0,
    isLiked: row.is_liked ? 1 : 0,
    isRemoved: isStub ? 1 : 0,
    isEdited: row.gmt_edit === null ? 0 : 1,
    ...(row.is_shown || isStub ? {} : { moderation: row.moderation }),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    gmtModified: dateTimeIn(timeZone, row.gmt_edit ?? row.gmt_create),
  };
}

/** The page of who wrote it, and whom it names; nothing where the site has no such pages. */
function linksOf({ mentioned }: CommentRow, page: { userHref?: string }): Pick<Comment, "userHref" | "mentionList"> {
  return page.userHref && mentioned ? { ...page, mentionList: mentioned } : page;
}

/** The threads of a page: each with its answers. */
export function presentThreads(
  { roots, answers }: { roots: CommentRow[]; answers: CommentRow[] },
  viewing: Viewing,
): Comment[] {
  const viewed = { ...viewing, personPage: personPages(viewing.site) };
  const byRoot = Map.groupBy(answers, ({ root_id }) => root_id);
  return roots.map((row) => ({
    ...presentComment(row, viewed),
    list: (byRoot.get(row.id) ?? []).map((answer) => presentComment(answer, viewed)),
  }));
}
