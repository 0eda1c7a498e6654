import { ModerationEnum, PostStateEnum } from "../../generated/enums.ts";
import type { Blog, PostDraftCard, QuestionCard } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"ownPosts">;
type Kind = "blog" | "question" | "draft";

/** One line of the list. */
export interface Entry {
  kind: Kind;
  id: string;
  title: string;
  summary: string;
  /** Where it is read, or written on. */
  href: string;
  /** Where it is written on; absent where that is `href`. */
  editHref?: string;
  /** What is to be known of it, as ends of text keys. */
  marks: ("draft" | "scheduled" | "waiting" | "hidden" | "removed" | "closed" | "accepted" | "edit")[];
  time: string;
  counts: { views: number; likes: number; said: number } | undefined;
}

const writing = { blog: "/blog/account/write", question: "/question/account/write" } as const;
const moderationMarks = {
  [ModerationEnum.waiting]: "waiting",
  [ModerationEnum.hidden]: "hidden",
  [ModerationEnum.removed]: "removed",
} as const;

/** The lines of a list; undefined while it is not there yet. */
export function entriesOf({ blogs, questions, drafts }: Props): Entry[] | undefined {
  return drafts?.map(ofDraft) ?? blogs?.map(ofBlog) ?? questions?.map(ofQuestion);
}

function ofBlog(blog: Blog): Entry {
  const { id, title, summary, postState = PostStateEnum.published, moderation = ModerationEnum.shown } = blog;
  const editHref = withQuery(writing.blog, {}, { id });
  const isPublished = postState === PostStateEnum.published;
  const state = postState === PostStateEnum.scheduled ? "scheduled" : "draft";
  return {
    kind: "blog",
    id,
    title,
    summary,
    ...(postState === PostStateEnum.draft ? { href: editHref } : { href: `/blog/article/${id}`, editHref }),
    marks: [
      ...(isPublished ? [] : [state as "scheduled" | "draft"]),
      ...(moderation === ModerationEnum.shown ? [] : [moderationMarks[moderation]]),
    ],
    time: blog.gmtCreate,
    counts: isPublished ? { views: blog.countView, likes: blog.countLike, said: blog.countComment } : undefined,
  };
}

function ofQuestion(question: QuestionCard): Entry {
  const { id, title, summary, moderation = ModerationEnum.shown } = question;
  return {
    kind: "question",
    id,
    title,
    summary,
    href: `/question/view/${id}`,
    editHref: withQuery(writing.question, {}, { id }),
    marks: [
      ...(moderation === ModerationEnum.shown ? [] : [moderationMarks[moderation]]),
      ...(question.isAccepted === 1 ? ["accepted" as const] : []),
      ...(question.isClosed === 1 ? ["closed" as const] : []),
    ],
    time: question.gmtCreate,
    counts: { views: question.countView, likes: question.countLike, said: question.countAnswer },
  };
}

function ofDraft({ id, title, summary, articleType, postId, gmtModified }: PostDraftCard): Entry {
  const place = articleType === 1 ? writing.blog : writing.question;
  return {
    kind: "draft",
    id,
    title,
    summary,
    href: withQuery(place, {}, postId === undefined ? { draftId: id } : { id: postId }),
    marks: [postId === undefined ? "draft" : "edit"],
    time: gmtModified,
    counts: undefined,
  };
}
