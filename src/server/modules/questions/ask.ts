import { sql } from "kysely";
import { ModerationEnum, ModerationTargetEnum } from "../../../generated/enums.ts";
import type {
  DeleteQuestionBody,
  RichText,
  SaveQuestionBody,
  SaveQuestionReply,
  UpdateQuestionBody,
  UpdateQuestionReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { searchVector } from "../catalogue/index.ts";
import { ensureBlogger, requireLabel } from "../community/index.ts";
import { admitPost, recordPost } from "../moderation/index.ts";
import { checkBody, type CheckedBody } from "./check-body.ts";
import { DELETED, PUBLISHED, QUESTION, QUESTIONS_AN_HOUR } from "./rules.ts";

/**
 * Asks a question. A label is one of this site; POST_TOO_MANY within an hour; what `admitPost` says of its words and of
 * who asks.
 */
export async function saveQuestion(input: SaveQuestionBody, context: OperationContext): Promise<SaveQuestionReply> {
  const { userNo } = sessionIn(context);
  const { labelNo, draftId } = input;
  const { title, body, admitted } = await admit(input, context);
  const checked = await checkBody({ body, userNo }, context);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    if (!(await countUse(trx, { subject: `question ${userNo}`, most: QUESTIONS_AN_HOUR, seconds: 3600, now })))
      fail("POST_TOO_MANY");
    await ensureBlogger(trx, context);
    await requireLabel(trx, { labelNo, orgNo: context.orgNo, kind: QUESTION }, context);
    const { id, is_shown } = await trx
      .insertInto("community_post")
      .values({
        org_no: context.orgNo,
        kind: QUESTION,
        user_no: userNo,
        article_type: QUESTION,
        label_no: labelNo ?? null,
        state: PUBLISHED,
        moderation: admitted.moderation,
        ...columnsOf(title, checked),
        gmt_publish: now,
        gmt_active: now,
        gmt_create: now,
        gmt_modified: now,
      })
      .returning(["id", "is_shown"])
      .executeTakeFirstOrThrow();
    await recordPost(trx, { targetKind: ModerationTargetEnum.question, targetId: id }, { ...admitted, now });
    await keepRevision(trx, { id, version: 1, title, body: checked.body, userNo, now });
    await dropDraft(trx, { draftId, userNo });
    return { id, isShown: is_shown ? 1 : 0 };
  });
}

/**
 * Changes a question of one's own. NOT_FOUND where it is another's; POST_CHANGED where there is a newer edit than the
 * one that was changed.
 */
export async function updateQuestion(
  input: UpdateQuestionBody,
  context: OperationContext,
): Promise<UpdateQuestionReply> {
  const { userNo } = sessionIn(context);
  const { id, labelNo, draftId } = input;
  if (!isRecordId(id)) fail("NOT_FOUND");
  const before = await withActor(context.db, systemActor, (trx) => lockOwn(trx, { id, userNo }));
  const { title, body, admitted } = await admit(input, context);
  const checked = await checkBody({ body, userNo, before: before.body as RichText }, context);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    const own = await lockOwn(trx, { id, userNo });
    if (own.version !== input.version) fail("POST_CHANGED");
    await requireLabel(trx, { labelNo, orgNo: own.org_no, kind: QUESTION }, context);
    const version = own.version + 1;
    const { is_shown } = await trx
      .updateTable("community_post")
      .set({
        label_no: labelNo ?? null,
        ...columnsOf(title, checked),
        // What moderation hid stays hidden, whatever its author makes of it.
        moderation: own.moderation === ModerationEnum.shown ? admitted.moderation : own.moderation,
        version,
        gmt_edit: now,
        gmt_modified: now,
      })
      .where("id", "=", id)
      .returning("is_shown")
      .executeTakeFirstOrThrow();
    await recordPost(trx, { targetKind: ModerationTargetEnum.question, targetId: id }, { ...admitted, now });
    await keepRevision(trx, { id, version, title, body: checked.body, userNo, now });
    await dropDraft(trx, { draftId, userNo });
    return { id, isShown: is_shown ? 1 : 0, version };
  });
}

/** Deletes a question of one's own; NOT_FOUND where it is another's or gone. */
export async function deleteQuestion({ id }: DeleteQuestionBody, context: OperationContext): Promise<object> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    await lockOwn(trx, { id, userNo });
    await trx
      .updateTable("community_post")
      .set({ state: DELETED, gmt_modified: context.now() })
      .where("id", "=", id)
      .execute();
  });
  return {};
}

/** What was written as it may be stored. */
async function admit({ title, body }: { title: string; body: RichText }, context: OperationContext) {
  const admitted = await admitPost(context, { orgNo: context.orgNo, texts: [title], documents: [body] });
  return { title: admitted.texts[0] ?? title, body: admitted.documents[0] ?? body, admitted };
}

const columnsOf = (title: string, { body, text, summary }: CheckedBody) => ({
  title: title.trim(),
  summary,
  body: JSON.stringify(body),
  body_text: text,
  words: sql<string>`${searchVector({ A: title, D: text })}::tsvector`,
});

/** One's own question, locked until the transaction ends. */
async function lockOwn(trx: Trx, { id, userNo }: { id: string; userNo: string }) {
  const row = await trx
    .selectFrom("community_post")
    .where("id", "=", id)
    .where("kind", "=", QUESTION)
    .where("user_no", "=", userNo)
    .where("state", "=", PUBLISHED)
    .select(["version", "org_no", "body", "moderation"])
    .forUpdate()
    .executeTakeFirst();
  return row ?? fail("NOT_FOUND");
}

async function keepRevision(
  trx: Trx,
  revision: { id: string; version: number; title: string; body: RichText; userNo: string; now: Date },
): Promise<void> {
  await trx
    .insertInto("community_post_revision")
    .values({
      post_id: revision.id,
      version: revision.version,
      title: revision.title,
      body: JSON.stringify(revision.body),
      editor_user_no: revision.userNo,
      gmt_create: revision.now,
    })
    .execute();
}

/** What was published is no draft any more. */
async function dropDraft(
  trx: Trx,
  { draftId, userNo }: { draftId: string | undefined; userNo: string },
): Promise<void> {
  if (draftId === undefined || !isRecordId(draftId)) return;
  await trx.deleteFrom("community_draft").where("id", "=", draftId).where("user_no", "=", userNo).execute();
}
