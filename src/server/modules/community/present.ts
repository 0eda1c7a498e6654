import type { Blog, Blogger, RichText } from "../../../generated/types.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import type { OperationContext } from "../../core/context.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { presentOrgNo } from "../../lib/org-no.ts";
import { MODERATION, POST_STATE } from "./kinds.ts";
import type { BloggerRow } from "./bloggers-queries.ts";
import type { PostOfViewer, PostRow } from "./post-queries.ts";

type Viewing = Pick<OperationContext, "locale" | "site">;

/** A blog in a list. Readers are told when it was published, its author when they began it. */
export function presentCard(row: PostRow, { locale, site }: Viewing): Blog {
  const { timeZone } = site.settings;
  const isPlain = row.state === POST_STATE.published && row.moderation === MODERATION.shown;
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    // Checked by the table.
    articleType: row.article_type as Blog["articleType"],
    userNo: row.user_no,
    userName: row.blogger_name,
    userPhoto: row.photo,
    ...(row.label_no === null ? {} : { labelNo: row.label_no, labelName: labelName(row, locale) }),
    countView: row.count_view,
    countLike: row.count_like,
    countComment: row.count_comment,
    countCollection: row.count_favourite,
    gmtCreate: dateTimeIn(timeZone, row.gmt_publish ?? row.gmt_create),
    gmtModified: dateTimeIn(timeZone, row.gmt_edit ?? row.gmt_publish ?? row.gmt_modified),
    isEdited: row.gmt_edit === null ? 0 : 1,
    ...(isPlain
      ? {}
      : {
          postState: row.state as NonNullable<Blog["postState"]>,
          moderation: row.moderation as NonNullable<Blog["moderation"]>,
        }),
    version: row.version,
    orgNo: presentOrgNo(row.org_no),
  };
}

/** A blog to read, with what of it is the viewer's. */
export function presentBlog(row: PostRow & PostOfViewer, context: Viewing & Pick<OperationContext, "session">): Blog {
  return {
    ...presentCard(row, context),
    isOwn: row.user_no === context.session?.userNo ? 1 : 0,
    isLiked: row.is_liked ? 1 : 0,
    isCollected: row.is_collected ? 1 : 0,
    isAttended: row.is_attended ? 1 : 0,
    // Checked when it was written.
    content: withoutOffLinks(row.body as RichText, context.site.isOff),
  };
}

/** The name of a label in a language. */
export function labelName(
  { label_name, label_name_en }: { label_name: string | null; label_name_en: string | null },
  locale: string,
): string {
  return (locale.startsWith("zh") ? label_name : label_name_en || label_name) ?? "";
}

/** A person as the community sees them; nothing but the name of one whose profile moderation has hidden. */
export function presentBlogger(
  row: BloggerRow,
  { site, session }: Pick<OperationContext, "site" | "session">,
): Blogger {
  const isOwn = row.user_no === session?.userNo;
  const isHidden = row.moderation > MODERATION.waiting && !isOwn;
  return {
    userNo: row.user_no,
    userName: row.blogger_name,
    userPhoto: isHidden ? "" : row.photo,
    introduce: isHidden ? "" : row.introduce,
    countBlog: row.count_blog,
    countQuestion: row.count_question,
    countAnswer: row.count_answer,
    countFans: row.count_fans,
    countAttention: row.count_follow,
    countLike: row.count_like,
    isOwn: isOwn ? 1 : 0,
    isAttended: row.is_attended ? 1 : 0,
    gmtCreate: dateTimeIn(site.settings.timeZone, row.gmt_create),
  };
}
