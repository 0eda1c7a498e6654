import type { Answer, Comment, Question, QuestionCard } from "../../../generated/types.ts";
import { ArticleTypeEnum, ModerationEnum } from "../../../generated/enums.ts";
import { firstLanguage } from "../../../generated/languages.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import type { OperationContext } from "../../core/context.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { personPages } from "../community/index.ts";
import type { CommentRow } from "./answer-queries.ts";
import type { CardRow, QuestionRow } from "./queries.ts";
import { looksAfterSite } from "./rules.ts";

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

type PresentContext = Pick<OperationContext, "locale" | "site" | "session">;

export function presentCard(row: CardRow, context: PresentContext): QuestionCard {
  const card = { ...presentCommon(row, context), summary: row.summary };
  return row.moderation === ModerationEnum.shown ? card : { ...card, moderation: row.moderation };
}

function presentCommon(row: CardRow, { locale, site: { settings } }: PresentContext) {
  const isFirst = locale === firstLanguage;
  const labelName = (isFirst ? "" : row.label_name_en) || row.label_name;
  return {
    id: row.id,
    title: row.title,
    ...(row.label_no === null ? {} : { labelNo: row.label_no, labelName: labelName ?? "" }),
    articleType: ArticleTypeEnum.question,
    userNo: row.user_no,
    userName: row.blogger_name,
    userPhoto: row.photo,
    countView: row.count_view,
    countLike: row.count_like,
    countAnswer: row.count_answer,
    countFollow: row.count_follow,
    isAccepted: flag(row.accepted_comment_id !== null),
    isClosed: flag(row.gmt_close !== null),
    gmtCreate: dateTimeIn(settings.timeZone, row.gmt_publish ?? row.gmt_active),
    gmtModified: dateTimeIn(settings.timeZone, row.gmt_active),
  };
}

export function presentQuestion(row: QuestionRow, context: PresentContext): Question {
  const { site, session } = context;
  return {
    ...presentCommon(row, context),
    ...personPages(site)(row.user_no),
    // Checked when it was written.
    body: withoutOffLinks(row.body as Question["body"], site.isOff),
    version: row.version,
    countComment: row.count_comment,
    ...(row.duplicate_of !== null && row.duplicate_title !== null
      ? { duplicate: { id: row.duplicate_of, title: row.duplicate_title } }
      : {}),
    ...(row.gmt_edit ? { gmtEdit: dateTimeIn(site.settings.timeZone, row.gmt_edit) } : {}),
    isShown: flag(row.is_shown),
    isOwn: flag(row.user_no === session?.userNo),
    isLiked: flag(row.is_liked),
    isFavourite: flag(row.is_favourite),
    isFollowed: flag(row.is_followed),
    mayClose: flag(row.user_no === session?.userNo || looksAfterSite(session, row.org_no)),
  };
}

/** Whose a question is and what its asker accepted, for what stands below it. */
interface Below {
  accepted: string | null;
  orgNo: string;
  context: PresentContext;
  personPage: ReturnType<typeof personPages>;
}

export function presentAnswer(row: CommentRow, comments: readonly CommentRow[], below: Below): Answer {
  const { site, session } = below.context;
  return {
    id: row.id,
    ...presentWriter(row, below),
    ...(row.is_removed ? {} : { body: withoutOffLinks(row.body as Question["body"], site.isOff) }),
    countUseful: row.count_useful,
    countComment: row.count_reply,
    isAccepted: flag(row.id === below.accepted),
    isUseful: flag(row.is_useful),
    isOwn: flag(row.user_no === session?.userNo),
    mayRemove: mayRemove(row, below),
    isRemoved: flag(row.is_removed),
    version: row.version,
    ...presentTimes(row, site),
    ...(row.gmt_edit ? { gmtEdit: dateTimeIn(site.settings.timeZone, row.gmt_edit) } : {}),
    list: comments.map((comment) => presentComment(comment, below)),
  };
}

export function presentComment(row: CommentRow, below: Below): Comment {
  const { site, session } = below.context;
  return {
    id: row.id,
    ...(row.root_id === null ? {} : { parentId: row.root_id }),
    ...presentWriter(row, below),
    ...(row.reply_name === null ? {} : { replyUserName: row.reply_name }),
    commentText: row.is_removed ? "" : row.body_text,
    ...(row.is_removed || !row.mentioned || !below.personPage(row.user_no).userHref
      ? {}
      : { mentionList: row.mentioned }),
    isEdited: flag(row.gmt_edit !== null),
    countLike: row.count_like,
    isOwn: flag(row.user_no === session?.userNo),
    mayRemove: mayRemove(row, below),
    isLiked: flag(row.is_liked),
    isRemoved: flag(row.is_removed),
    ...presentTimes(row, site),
  };
}

/** What was taken back no longer says whose it was. */
const presentWriter = (row: CommentRow, { personPage }: Below) => ({
  userNo: row.user_no,
  userName: row.is_removed ? "" : row.blogger_name,
  userPhoto: row.is_removed ? "" : row.photo,
  ...(row.is_removed ? {} : personPage(row.user_no)),
});

const presentTimes = (row: CommentRow, { settings }: OperationContext["site"]) => ({
  gmtCreate: dateTimeIn(settings.timeZone, row.gmt_create),
  gmtModified: dateTimeIn(settings.timeZone, row.gmt_modified),
});

const mayRemove = (row: CommentRow, { orgNo, context: { session } }: Below): 0 | 1 =>
  flag(!row.is_removed && (row.user_no === session?.userNo || looksAfterSite(session, orgNo)));
