import { createHash } from "node:crypto";
import { sql } from "kysely";
import type {
  DeleteExamQuestionBody,
  ExamQuestion,
  ExamQuestionBody,
  ExamQuestionKey,
  GetExamQuestionBody,
  RestoreExamQuestionBody,
  RichText,
  SaveExamQuestionBody,
} from "../../../../generated/types.ts";
import { formulaeIn } from "../../../../shared/formula/with-formulae.ts";
import { cutText } from "../../../../shared/cut-text.ts";
import { richTextWords } from "../../../../shared/richtext.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isMine, mayUseSubject, ownerOf } from "./owner.ts";
import { selectPapersWith } from "./paper-queries.ts";
import { mistakesOf } from "./validate-question.ts";
import { foldWidth } from "../../../../shared/fold-width.ts";

/** A question with its key, as it is or as an older version had it. NOT_FOUND where it is not one's own. */
export function getExamQuestion(
  { id, versionNo }: GetExamQuestionBody,
  context: OperationContext,
): Promise<ExamQuestion> {
  return withActor(context.db, actorOf(sessionIn(context)), (trx) => questionOf(trx, { id, versionNo }, context));
}

/**
 * Adds a question, or a version of one. NOT_FOUND; EXAM_CHANGED where there is a newer version than the one that was
 * edited; 900 where the key does not fit.
 */
export function saveExamQuestion(input: SaveExamQuestionBody, context: OperationContext): Promise<ExamQuestion> {
  const session = sessionIn(context);
  const { id, versionNo, subjectId, questionKind, difficulty = 3, body, key } = input;
  const message = context.site.texts(context.locale).t("error.field.examKey");
  const mistakes = mistakesOf(questionKind, body, key);
  if (mistakes.length > 0) failFields(mistakes.map((path) => ({ path, message })));
  if (!isRecordId(subjectId) || (id !== undefined && !isRecordId(id))) fail("NOT_FOUND");
  const now = context.now();
  return withActor(context.db, actorOf(session), async (trx) => {
    const subject = await trx
      .selectFrom("exam_subject")
      .where("id", "=", subjectId)
      .where("is_removed", "=", false)
      .where(mayUseSubject(session.orgNo))
      .select("org_no")
      .executeTakeFirst();
    if (!subject) fail("NOT_FOUND");
    const tags = [...new Set(input.tags ?? [])];
    const values = {
      subject_id: subjectId,
      question_kind: questionKind,
      difficulty,
      tags: sql<string[]>`${tags}::text[]`,
      words: wordsOf(body),
      gmt_modified: now,
    };
    const owner = { ...ownerOf(session), org_no: subject.org_no };
    const questionId =
      id ??
      (
        await trx
          .insertInto("exam_question")
          .values({ ...owner, ...values, gmt_create: now })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    const before = await lockQuestion(trx, questionId);
    if (id !== undefined && versionNo !== undefined && before.versionNo !== versionNo) fail("EXAM_CHANGED");
    const versionId = await insertVersion(trx, {
      questionId,
      owner: { org_no: before.org_no, owner_user_no: before.owner_user_no },
      versionNo: before.versionNo + 1,
      questionKind,
      body,
      key,
      authorUserNo: session.userNo,
      now,
    });
    await trx
      .updateTable("exam_question")
      .set({ ...values, version_id: versionId })
      .where("id", "=", questionId)
      .execute();
    await checkSubjectStays(trx, subjectId);
    return questionOf(trx, { id: questionId }, context);
  });
}

/**
 * Takes a question out of the bank. What has its versions keeps them. NOT_FOUND; EXAM_QUESTION_IN_USE as long as a paper
 * names it.
 */
export async function deleteExamQuestion(
  { id }: DeleteExamQuestionBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    await lockQuestion(trx, id);
    if ((await selectPapersWith(trx, id)).length > 0) fail("EXAM_QUESTION_IN_USE");
    await setRemoved(trx, { id, isRemoved: true, now: context.now() });
  });
  return {};
}

/** Puts a question back. NOT_FOUND, also where its subject was removed meanwhile. */
export async function restoreExamQuestion(
  { id }: RestoreExamQuestionBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const row = await trx
      .selectFrom("exam_question")
      .where("id", "=", id)
      .select("subject_id")
      .forUpdate()
      .executeTakeFirst();
    if (!row) fail("NOT_FOUND");
    const now = context.now();
    await setRemoved(trx, { id, isRemoved: false, now });
    // A subject without questions may be removed, and with it nothing of what lies in the bin: it comes back too.
    await trx
      .updateTable("exam_subject")
      .set({ is_removed: false, gmt_modified: now })
      .where("id", "=", row.subject_id)
      .where("is_removed", "=", true)
      .where(isMine("exam_subject"))
      .execute();
    await checkSubjectStays(trx, row.subject_id);
  });
  return {};
}

async function setRemoved(trx: Trx, { id, isRemoved, now }: { id: string; isRemoved: boolean; now: Date }) {
  await trx
    .updateTable("exam_question")
    .set({ is_removed: isRemoved, gmt_modified: now })
    .where("id", "=", id)
    .execute();
}

/** The words that a question is found by. */
export function wordsOf(body: ExamQuestionBody): string {
  const words = textsOf(body).map((text) => richTextWords(text));
  return cutText(words.join(" "), 4000);
}

function textsOf({ stem, options = [], parts = [] }: ExamQuestionBody): RichText[] {
  return [stem, ...options.map(({ content }) => content), ...parts.map((part) => part.stem)];
}

/**
 * Once a row names a subject, its removal waits for the row, or came before: what was read at first may be out of date.
 * NOT_FOUND.
 */
export async function checkSubjectStays(trx: Trx, id: string): Promise<void> {
  const row = await trx
    .selectFrom("exam_subject")
    .where("id", "=", id)
    .where("is_removed", "=", false)
    .select("id")
    .executeTakeFirst();
  if (!row) fail("NOT_FOUND");
}

async function lockQuestion(trx: Trx, id: string) {
  const row = await trx
    .selectFrom("exam_question")
    .where("id", "=", id)
    .where("is_removed", "=", false)
    .select(["id", "org_no", "owner_user_no"])
    .forUpdate()
    .executeTakeFirst();
  if (!row) fail("NOT_FOUND");
  const newest = await trx
    .selectFrom("exam_question_version")
    .where("question_id", "=", id)
    .select(({ fn }) => fn.max("version_no").as("versionNo"))
    .executeTakeFirst();
  return { ...row, versionNo: newest?.versionNo ?? 0 };
}

export interface NewVersion {
  questionId: string;
  owner: { org_no: string; owner_user_no: string | null };
  versionNo: number;
  questionKind: number;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  authorUserNo: string;
  now: Date;
}

/** Writes down a version of a question with its key; gives its id. */
export async function insertVersion(trx: Trx, version: NewVersion): Promise<string> {
  const { id } = await trx
    .insertInto("exam_question_version")
    .values({
      question_id: version.questionId,
      org_no: version.owner.org_no,
      version_no: version.versionNo,
      question_kind: version.questionKind,
      body: JSON.stringify(version.body),
      body_hash: bodyHash(version.questionKind, version.body),
      author_user_no: version.authorUserNo,
      gmt_create: version.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("exam_question_key")
    .values({ version_id: id, ...version.owner, key: JSON.stringify(version.key) })
    .execute();
  return id;
}

/**
 * The same for two questions that differ in case, width and spaces alone: x² is not x2. In formulae case says something: Ω is not ω.
 */
export function bodyHash(kind: number, body: ExamQuestionBody): string {
  const words = foldWidth(wordsOf(body)).toLowerCase().replaceAll(/\s+/g, "");
  const formulae = formulaeIn(textsOf(body)).map(({ attrs }) => attrs.latex.replaceAll(/\s+/g, " "));
  const hash = createHash("sha256").update(`${kind}\0${words}`);
  return (formulae.length > 0 ? hash.update(`\0${formulae.join("\0")}`) : hash).digest("hex");
}

async function questionOf(
  trx: Trx,
  { id, versionNo }: { id: string; versionNo?: number | undefined },
  context: OperationContext,
): Promise<ExamQuestion> {
  const row = isRecordId(id)
    ? await trx
        .selectFrom("exam_question")
        .innerJoin("exam_question_version as version", "version.question_id", "exam_question.id")
        .innerJoin("exam_question_key as secret", "secret.version_id", "version.id")
        .where("exam_question.id", "=", id)
        .where("exam_question.is_removed", "=", false)
        .where((where) =>
          versionNo === undefined
            ? where("version.id", "=", where.ref("exam_question.version_id"))
            : where("version.version_no", "=", versionNo),
        )
        .select(["exam_question.id", "exam_question.subject_id", "exam_question.difficulty", "exam_question.tags"])
        .select(["version.question_kind", "version.version_no", "version.id as version_id"])
        .select(["version.body", "secret.key", "exam_question.gmt_modified"])
        .executeTakeFirst()
    : undefined;
  if (!row) fail("NOT_FOUND");
  return {
    id: row.id,
    subjectId: row.subject_id,
    // Checked when they were written.
    questionKind: row.question_kind as ExamQuestion["questionKind"],
    difficulty: row.difficulty,
    tags: row.tags,
    versionNo: row.version_no,
    versionId: row.version_id,
    body: row.body as unknown as ExamQuestionBody,
    key: row.key as unknown as ExamQuestionKey,
    gmtModified: dateTimeIn(context.site.settings.timeZone, row.gmt_modified),
  };
}
