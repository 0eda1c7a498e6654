import { sql } from "kysely";
import { ModerationEnum, ModerationEventEnum, ModerationStateEnum, ModerationTargetEnum } from "../generated/enums.ts";
import type { Trx } from "../server/database/connect.ts";
import { POST_KIND, POST_STATE, TARGET } from "../server/modules/community/index.ts";
import { searchVector } from "../server/modules/catalogue/index.ts";
import { addEvent, openReview, wordForm } from "../server/modules/moderation/index.ts";
import { blockedPerson, reviews, wordLists, type ReviewSeed } from "./content/moderation.ts";
import { insertRows, required } from "./insert-rows.ts";
import { insertBloggers } from "./insert-bloggers.ts";
import { richText } from "./rich-text.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Person {
  user_no: string;
  org_no: string;
  name: string;
  mobile: string;
}

/** A review queue with something of each cause, lists of words, and somebody who may not write. */
export async function seedModeration(trx: Trx, now: Date): Promise<void> {
  const people = await selectPeople(trx);
  const operator = required(people, OPERATOR);
  for (const review of reviews) await seedReview(trx, { review, people, operator, now });
  await insertRows(
    trx,
    "moderation_word",
    wordLists.flatMap(({ orgNo, level, tags, words }) =>
      words.map((word) => ({
        org_no: orgNo,
        word,
        word_form: wordForm(word),
        level,
        tags,
        author_user_no: operator.user_no,
        gmt_create: now,
        gmt_modified: now,
      })),
    ),
  );
  const { mobile, days, opinion } = blockedPerson;
  await insertRows(trx, "blocked_person", [
    {
      org_no: operator.org_no,
      user_no: required(people, mobile).user_no,
      gmt_end: new Date(now.getTime() + days * DAY_MS),
      opinion,
      author_user_no: operator.user_no,
      gmt_create: now,
    },
  ]);
}

const OPERATOR = "13800000009";

async function selectPeople(trx: Trx): Promise<Map<string, Person>> {
  const mobiles = [
    ...new Set([OPERATOR, ...reviews.flatMap(({ by, reports = [] }) => [by, ...reports.map((each) => each.by)])]),
  ];
  const { rows } = await sql<Person>`select user_no, org_no, name, mobile from app_user
    where mobile = any(${mobiles}::text[])`.execute(trx);
  await insertBloggers(
    trx,
    rows.map(({ user_no }) => user_no),
  );
  return new Map(rows.map((row) => [row.mobile, row]));
}

interface Seeding {
  review: ReviewSeed;
  people: ReadonlyMap<string, Person>;
  operator: Person;
  now: Date;
}

async function seedReview(trx: Trx, { review, people, operator, now }: Seeding): Promise<void> {
  const { kind, cause, words = [], reports = [], removed, appeal, hoursAgo } = review;
  const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  const moderation = removed
    ? ModerationEnum.removed
    : reports.length > 0
      ? ModerationEnum.hidden
      : ModerationEnum.waiting;
  const targetId = await insertTarget(trx, { review, writer: required(people, review.by), moderation, at });
  const target = { targetKind: kind, targetId };
  const opened = await openReview(trx, target, { cause, words, isHidden: true, now: at });
  const { id: entryId, orgNo } = opened;
  for (const { by, reason, content } of reports) {
    await openReview(trx, target, { cause, weight: 1, isHidden: true, now: at });
    await insertRows(trx, "content_report", [
      {
        org_no: orgNo,
        target_kind: kind,
        target_id: targetId,
        user_no: required(people, by).user_no,
        reason,
        content,
        weight: 1,
        outcome: removed ? 1 : null,
        gmt_create: at,
      },
    ]);
  }
  if (reports.length > 0) await addEvent(trx, { entryId, orgNo, event: ModerationEventEnum.hidden, now: at });
  if (!removed) return;
  const state = appeal ? ModerationStateEnum.appealed : ModerationStateEnum.removed;
  await sql`update moderation_entry set state = ${state}, opinion = ${removed}, decider_user_no = ${operator.user_no},
      gmt_decide = ${later(1)}, appeal = ${appeal ?? ""}, gmt_appeal = ${appeal ? later(2) : null}, version = version + 1
    where id = ${entryId}`.execute(trx);
  await addEvent(trx, {
    entryId,
    orgNo,
    event: ModerationEventEnum.removed,
    userNo: operator.user_no,
    opinion: removed,
    now: later(1),
  });
  if (!appeal) return;
  const userNo = required(people, review.by).user_no;
  await addEvent(trx, { entryId, orgNo, event: ModerationEventEnum.appealed, userNo, opinion: appeal, now: later(2) });
}

interface Target {
  review: ReviewSeed;
  writer: Person;
  moderation: ModerationEnum;
  at: Date;
}

/** Writes what the review is about, and gives its id. */
function insertTarget(trx: Trx, target: Target): Promise<string> {
  const { kind } = target.review;
  if (kind === ModerationTargetEnum.courseComment) return insertCourseComment(trx, target);
  return kind === ModerationTargetEnum.comment ? insertComment(trx, target) : insertPost(trx, target);
}

async function insertCourseComment(trx: Trx, { review, writer, moderation, at }: Target): Promise<string> {
  const course = await trx
    .selectFrom("course")
    .where("is_public", "=", true)
    .where("org_no", "=", "1001")
    .select(["id", "org_no"])
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return insertOne(trx, "community_comment", {
    ...said({ writer, moderation, at }),
    org_no: course.org_no,
    target_kind: TARGET.course,
    target_id: course.id,
    body: richText(review.text),
    body_text: review.text,
  });
}

async function insertComment(trx: Trx, { review: { text }, writer, moderation, at }: Target): Promise<string> {
  const blog = await trx
    .selectFrom("community_post")
    .where("kind", "=", POST_KIND.blog)
    .where("is_shown", "=", true)
    .select(["id", "org_no"])
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return insertOne(trx, "community_comment", {
    ...said({ writer, moderation, at }),
    org_no: blog.org_no,
    target_kind: TARGET.blog,
    target_id: blog.id,
    is_answer: false,
    body: richText(text),
    body_text: text,
    mentions: [],
    count_like: 0,
    count_useful: 0,
    count_reply: 0,
    is_removed: false,
    version: 1,
  });
}

async function insertPost(trx: Trx, { review, writer, moderation, at }: Target): Promise<string> {
  const { kind, title = "", text } = review;
  const postKind = kind === ModerationTargetEnum.blog ? POST_KIND.blog : POST_KIND.question;
  const label = await trx
    .selectFrom("community_label")
    .where("kind", "=", postKind)
    .where("org_no", "=", "default")
    .select("id")
    .orderBy("sort")
    .executeTakeFirstOrThrow();
  return insertOne(trx, "community_post", {
    ...said({ writer, moderation, at }),
    org_no: "default",
    kind: postKind,
    label_no: label.id,
    article_type: postKind,
    title,
    summary: text,
    body: richText(text),
    body_text: text,
    words: searchVector({ A: title, D: text }),
    cover: "",
    state: POST_STATE.published,
    version: 1,
    count_view: 0,
    count_like: 0,
    count_favourite: 0,
    count_comment: 0,
    count_answer: 0,
    count_follow: 0,
    gmt_publish: at,
    gmt_active: at,
  });
}

/** By whom and when, as all that people write has it. */
function said({ writer, moderation, at }: Pick<Target, "writer" | "moderation" | "at">) {
  return { user_no: writer.user_no, moderation, gmt_create: at, gmt_modified: at };
}

async function insertOne(
  trx: Trx,
  table: Parameters<typeof insertRows>[1],
  row: Record<string, unknown>,
): Promise<string> {
  const [inserted] = await insertRows<{ id: string }>(trx, table, [row], ["id"]);
  return inserted?.id ?? "";
}
