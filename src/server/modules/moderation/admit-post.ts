import { sql } from "kysely";
import { ModerationCauseEnum, ModerationEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type { RichText } from "../../../generated/types.ts";
import { walkRichText } from "../../../shared/richtext.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { refuseBlocked } from "./people/blocked.ts";
import { admitName, judgeRichText, judgeText, strictest } from "./judge-text.ts";
import { selectSettings, usualSettings } from "./settings.ts";
import { openReview } from "./reviews/open-review.ts";
import type { TargetRef } from "./targets.ts";

/** What somebody is about to publish. */
export interface Post {
  /** Whose content it is. */
  orgNo: string;
  texts?: readonly string[];
  documents?: readonly RichText[];
}

/** What may be stored of it, in the order in which it was given. */
export interface AdmittedPost {
  texts: string[];
  documents: RichText[];
  /** shown, or waiting: to be stored with the post. */
  moderation: ModerationEnum;
  /** Why it waits. */
  cause?: ModerationCauseEnum;
  words: string[];
}

/** Posts of an account younger than `NEWCOMER_DAYS` on a day. */
export const NEWCOMER_POSTS_A_DAY = 30;
export const NEWCOMER_DAYS = 3;
/** Links that such an account may have in a post before it is reviewed first. */
const NEWCOMER_LINKS = 2;
const DAY_MS = 86_400_000;

/**
 * Looks at what somebody is about to publish, and says how it may be stored. Call it before the transaction, and
 * `recordPost` in it. PERSON_BLOCKED, TEXT_REFUSED, NEWCOMER_TOO_MANY. Who teaches or looks after a site is no newcomer,
 * and nobody blocks an operator.
 */
export async function admitPost(context: OperationContext, post: Post): Promise<AdmittedPost> {
  const { services } = context;
  const { texts = [], documents = [], orgNo } = post;
  const newcomer = await whoWrites(context, post);
  const judged = await Promise.all(texts.map((text) => judgeText(services, { text, orgNo })));
  const judgedDocuments = await Promise.all(documents.map((document) => judgeRichText(services, { document, orgNo })));
  const { outcome, words } = strictest([...judged, ...judgedDocuments]);
  if (outcome === "refuse") fail("TEXT_REFUSED");
  const cause =
    outcome === "review"
      ? ModerationCauseEnum.words
      : newcomer && countLinks(post) > NEWCOMER_LINKS
        ? ModerationCauseEnum.links
        : newcomer === "first"
          ? ModerationCauseEnum.newAccount
          : undefined;
  return {
    texts: judged.map(({ text }) => text),
    documents: judgedDocuments.map(({ document }) => document),
    moderation: cause === undefined ? ModerationEnum.shown : ModerationEnum.waiting,
    ...(cause === undefined ? {} : { cause }),
    words,
  };
}

/**
 * Looks at what somebody says about themselves, such as a name: it is taken as it is or refused. PERSON_BLOCKED,
 * TEXT_REFUSED.
 */
export async function admitProfile(
  context: OperationContext,
  { orgNo, texts }: Required<Pick<Post, "orgNo" | "texts">>,
): Promise<void> {
  const { userNo, isOperator } = sessionIn(context);
  const asked = { userNo, orgNo, timeZone: context.site.settings.timeZone, now: context.now() };
  if (!isOperator) await withActor(context.db, systemActor, (trx) => refuseBlocked(trx, asked));
  for (const text of texts) await admitName(context.services, { text, orgNo });
}

/** Puts a post that waits into the review queue, in the transaction that stores it. In scope system. */
export async function recordPost(
  trx: Trx,
  target: TargetRef,
  { moderation, cause, words, now }: AdmittedPost & { now: Date },
): Promise<void> {
  if (moderation !== ModerationEnum.waiting || cause === undefined) return;
  await openReview(trx, target, { cause, words, isHidden: true, now });
}

/** "first": a new account that has not shown yet what it writes; "young": one that has. */
async function whoWrites(context: OperationContext, { orgNo }: Post): Promise<"first" | "young" | undefined> {
  const session = sessionIn(context);
  const now = context.now();
  if (session.isOperator) return undefined;
  return withActor(context.db, systemActor, async (trx) => {
    await refuseBlocked(trx, { userNo: session.userNo, orgNo, timeZone: context.site.settings.timeZone, now });
    if (session.userType !== UserTypeEnum.learner) return undefined;
    const { rows } = await sql<{ gmt_create: Date; passed: number }>`select gmt_create,
      (select count(*)::int from moderation_entry where author_user_no = app_user.user_no and state = 2
        and cause = ${ModerationCauseEnum.newAccount}) as passed
      from app_user where user_no = ${session.userNo}`.execute(trx);
    const [account] = rows;
    if (!account || now.getTime() - account.gmt_create.getTime() > NEWCOMER_DAYS * DAY_MS) return undefined;
    const use = { subject: `newcomer ${session.userNo}`, most: NEWCOMER_POSTS_A_DAY, seconds: DAY_MS / 1000, now };
    if (!(await countUse(trx, use))) fail("NEWCOMER_TOO_MANY");
    const { firstPosts } = await selectSettings(trx, { orgNo, usual: usualSettings(context) });
    return account.passed < firstPosts ? "first" : "young";
  });
}

function countLinks({ texts = [], documents = [] }: Post): number {
  const addresses = new Set(texts.flatMap((text) => text.match(/https?:\/\/[^\s]+|www\.[^\s]+/gi) ?? []));
  for (const document of documents)
    walkRichText(document, (node) => {
      if (node.type !== "text") return;
      for (const mark of node.marks ?? []) if (mark.type === "link") addresses.add(mark.attrs.href);
    });
  return addresses.size;
}
