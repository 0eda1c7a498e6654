import { sql } from "kysely";
import type {
  DeletePostDraftBody,
  GetPostDraftBody,
  GetPostRevisionBody,
  GetPostRevisionReply,
  ListPostDraftsBody,
  ListPostDraftsReply,
  ListPostRevisionsBody,
  ListPostRevisionsReply,
  PostDraft,
  RichText,
  SavePostDraftBody,
  SavePostDraftReply,
} from "../../../generated/types.ts";
import { richTextWords } from "../../../shared/richtext.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { checkBody } from "./check-body.ts";
import { ensureBlogger } from "../community/index.ts";
import { DELETED, MAX_DRAFTS } from "./rules.ts";

/** How much a list shows of a draft, and how many revisions of a post, characters and numbers. */
const SUMMARY = 120;
const MAX_REVISIONS = 50;

/**
 * Keeps what somebody writes. NOT_FOUND where the draft or the post is another's; POST_CHANGED where another save came
 * between; POST_TOO_MANY with too many drafts.
 */
export async function savePostDraft(input: SavePostDraftBody, context: OperationContext): Promise<SavePostDraftReply> {
  const { userNo } = sessionIn(context);
  const { id, postId, labelNo } = input;
  if ([id, postId, labelNo].some((one) => one !== undefined && !isRecordId(one))) fail("NOT_FOUND");
  const now = context.now();
  const before = id === undefined ? undefined : await ownDraft(context, id);
  const post = postId === undefined ? undefined : await ownPost(context, { id: postId, kind: input.articleType });
  const known = [before?.body, post?.body].flatMap((body) => (body as RichText | undefined)?.content ?? []);
  const { body } = await checkBody(
    { body: input.body, userNo, before: { type: "doc", content: known }, mayBeEmpty: true },
    context,
  );
  const values = {
    label_no: labelNo ?? null,
    title: input.title,
    body: JSON.stringify(body),
    cover: input.cover ?? "",
    gmt_modified: now,
  };
  return withActor(context.db, systemActor, async (trx) => {
    if (id !== undefined) {
      const saved = await trx
        .updateTable("community_draft")
        .set({ ...values, version: sql`version + 1` })
        .where("id", "=", id)
        .where("user_no", "=", userNo)
        .where("version", "=", input.version ?? 0)
        .returning(["id", "version"])
        .executeTakeFirst();
      return saved ?? fail("POST_CHANGED");
    }
    await ensureBlogger(trx, context);
    const { total } = await trx
      .selectFrom("community_draft")
      .where("user_no", "=", userNo)
      .select(({ fn }) => fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    if (Number(total) >= MAX_DRAFTS) fail("POST_TOO_MANY");
    const added = await trx
      .insertInto("community_draft")
      .values({
        ...values,
        org_no: context.orgNo,
        kind: input.articleType,
        user_no: userNo,
        post_id: postId ?? null,
        gmt_create: now,
      })
      // Of one post there is one draft: another page began it meanwhile.
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "version"])
      .executeTakeFirst();
    return added ?? fail("POST_CHANGED");
  });
}

/** A draft of one's own, by its number or that of the post that it changes. */
export async function getPostDraft({ id, postId }: GetPostDraftBody, context: OperationContext): Promise<PostDraft> {
  const session = sessionIn(context);
  const number = id ?? postId;
  if (number === undefined || !isRecordId(number)) fail("NOT_FOUND");
  const row = await withActor(context.db, actorOf(session), (trx) =>
    trx
      .selectFrom("community_draft")
      .where(id === undefined ? "post_id" : "id", "=", number)
      .where("user_no", "=", session.userNo)
      .selectAll()
      .executeTakeFirst(),
  );
  if (!row) fail("NOT_FOUND");
  return {
    id: row.id,
    // Checked by the table.
    articleType: row.kind as PostDraft["articleType"],
    ...(row.post_id === null ? {} : { postId: row.post_id }),
    ...(row.label_no === null ? {} : { labelNo: row.label_no }),
    title: row.title,
    // Checked when it was written.
    body: row.body as unknown as RichText,
    cover: row.cover,
    version: row.version,
    gmtModified: dateTimeIn(context.site.settings.timeZone, row.gmt_modified),
  };
}

/** What the signed-in person has not published, the latest first. */
export async function listPostDrafts(
  { articleType, ...page }: ListPostDraftsBody,
  context: OperationContext,
): Promise<ListPostDraftsReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const isOff = (["/blog", "/question"] as const).map((path) => context.site.isOff(path));
  if (articleType !== undefined && isOff[articleType - 1]) return pageOf([], 0, range);
  const own = (trx: Trx) => {
    const query = trx.selectFrom("community_draft").where("user_no", "=", session.userNo);
    return articleType === undefined ? query : query.where("kind", "=", articleType);
  };
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await own(trx)
      .selectAll()
      .orderBy("gmt_modified", "desc")
      .orderBy("id", "desc")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    const count = async () =>
      (
        await own(trx)
          .select(({ fn }) => fn.countAll<string>().as("total"))
          .executeTakeFirstOrThrow()
      ).total;
    const total = totalFromPage(rows.length, range) ?? Number(await count());
    const list = rows.map((row) => ({
      id: row.id,
      articleType: row.kind as PostDraft["articleType"],
      ...(row.post_id === null ? {} : { postId: row.post_id }),
      title: row.title,
      summary: richTextWords(row.body as unknown as RichText, SUMMARY),
      gmtModified: dateTimeIn(context.site.settings.timeZone, row.gmt_modified),
    }));
    return pageOf(list, total, range);
  });
}

/** Throws a draft of one's own away; NOT_FOUND where there is none. */
export async function deletePostDraft({ id }: DeletePostDraftBody, context: OperationContext): Promise<object> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { numDeletedRows } = await withActor(context.db, systemActor, (trx) =>
    trx.deleteFrom("community_draft").where("id", "=", id).where("user_no", "=", userNo).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) fail("NOT_FOUND");
  return {};
}

/** How a post of one's own was published before, the latest first: nothing of one that has no edits. NOT_FOUND. */
export async function listPostRevisions(
  { id }: ListPostRevisionsBody,
  context: OperationContext,
): Promise<ListPostRevisionsReply> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const rows = await withActor(context.db, actorOf(session), async (trx) => {
    const found = await trx
      .selectFrom("community_post_revision")
      .innerJoin("community_post", "community_post.id", "community_post_revision.post_id")
      .where("post_id", "=", id)
      .where("community_post.user_no", "=", session.userNo)
      .where("community_post.state", "<>", DELETED)
      .select(["community_post_revision.version", "community_post_revision.title", "community_post_revision.body"])
      .select("community_post_revision.gmt_create")
      .orderBy("community_post_revision.version", "desc")
      .limit(MAX_REVISIONS)
      .execute();
    if (found.length === 0 && !(await isOwnPost(trx, { id, userNo: session.userNo }))) fail("NOT_FOUND");
    return found;
  });
  const list = rows.map(({ version, title, body, gmt_create }) => ({
    version,
    title,
    text: (body as unknown as RichText).content
      .map((block) => richTextWords({ type: "doc", content: [block] }))
      .join("\n"),
    gmtCreate: dateTimeIn(context.site.settings.timeZone, gmt_create),
  }));
  return { list };
}

async function isOwnPost(trx: Trx, { id, userNo }: { id: string; userNo: string }): Promise<boolean> {
  const post = await trx
    .selectFrom("community_post")
    .select("id")
    .where("id", "=", id)
    .where("user_no", "=", userNo)
    .where("state", "<>", DELETED)
    .executeTakeFirst();
  return post !== undefined;
}

/** One of them with its body, to go back to. NOT_FOUND. */
export async function getPostRevision(
  { id, version }: GetPostRevisionBody,
  context: OperationContext,
): Promise<GetPostRevisionReply> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const row = await withActor(context.db, actorOf(session), (trx) =>
    trx
      .selectFrom("community_post_revision")
      .innerJoin("community_post", "community_post.id", "community_post_revision.post_id")
      .where("post_id", "=", id)
      .where("community_post_revision.version", "=", version)
      .where("community_post.user_no", "=", session.userNo)
      .where("community_post.state", "<>", DELETED)
      .select(["community_post_revision.title", "community_post_revision.body"])
      .executeTakeFirst(),
  );
  if (!row) fail("NOT_FOUND");
  // Checked when it was written.
  return { version, title: row.title, body: row.body as unknown as RichText };
}

function ownDraft(context: OperationContext, id: string) {
  return own(context, (trx, userNo) =>
    trx
      .selectFrom("community_draft")
      .where("id", "=", id)
      .where("user_no", "=", userNo)
      .select("body")
      .executeTakeFirst(),
  );
}

function ownPost(context: OperationContext, { id, kind }: { id: string; kind: number }) {
  return own(context, (trx, userNo) =>
    trx
      .selectFrom("community_post")
      .where("id", "=", id)
      .where("kind", "=", kind)
      .where("user_no", "=", userNo)
      .where("state", "<>", DELETED)
      .select("body")
      .executeTakeFirst(),
  );
}

async function own<Row>(
  context: OperationContext,
  select: (trx: Trx, userNo: string) => Promise<Row | undefined>,
): Promise<Row> {
  const { userNo } = sessionIn(context);
  return (await withActor(context.db, systemActor, (trx) => select(trx, userNo))) ?? fail("NOT_FOUND");
}
