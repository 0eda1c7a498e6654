/** What stands in a post: `community_post.kind`. */
export const POST_KIND = { blog: 1, question: 2 } as const;
export type PostKind = (typeof POST_KIND)[keyof typeof POST_KIND];

/** What a comment, reaction, follow or notice is about: `target_kind`. Posts have the number of their kind. */
export const TARGET = { blog: 1, question: 2, course: 3, comment: 4, person: 5, label: 6 } as const;

/** Where each of these stands: `pageOfTarget(kind)/id`. */
export const pageOfTarget = (targetKind: number): string =>
  ({
    [TARGET.question]: "/question/view",
    [TARGET.course]: "/view",
    [TARGET.person]: "/blog/blogger",
  })[targetKind] ?? "/blog/article";

/** `community_reaction.reaction`. */
export const REACTION = { like: 1, favourite: 2, useful: 3 } as const;

/** `community_post.state`. */
export const POST_STATE = { draft: 1, scheduled: 2, published: 3, deleted: 4 } as const;

/** `moderation` of posts, comments and bloggers. */
export const MODERATION = { shown: 1, waiting: 2, hidden: 3, removed: 4 } as const;

/** `community_notice.notice_kind`. */
export const NOTICE = {
  comment: 1,
  reply: 2,
  mention: 3,
  like: 4,
  follow: 5,
  answer: 6,
  accepted: 7,
  invitation: 8,
  post: 9,
} as const;
export type NoticeKind = (typeof NOTICE)[keyof typeof NOTICE];
