import { sql } from "kysely";
import type { HandlerInput } from "../../../../generated/contract.ts";
import type {
  ExamImportProblem,
  ImportExamQuestionsBody,
  ImportExamQuestionsReply,
  CheckExamQuestionsReply,
} from "../../../../generated/types.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { mayUseSubject, ownerOf, ownRows } from "../authoring/owner.ts";
import { bodyHash, checkSubjectStays, wordsOf } from "../authoring/questions.ts";
import { mistakesOf } from "../authoring/validate-question.ts";
import { storedTags } from "./check-draft.ts";
import { EXCERPT, type ImportProblem } from "./imported.ts";

/** Bytes of a file to read; no call takes a larger one (http/calls/multipart.ts). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** What one file can have been read wrong: more of them say nothing more. */
const MAX_PROBLEMS = 1000;

/**
 * The questions of a file, what was refused and what was left out, each by its line. Nothing is stored. NOT_FOUND for a
 * subject that is not one's own; FILE_TOO_LARGE; WORK_TOO_MUCH.
 */
export async function checkExamQuestions(
  { format, halfWidth = "no", subjectId, file }: HandlerInput<"checkExamQuestions", IncomingFile>,
  context: OperationContext,
): Promise<CheckExamQuestionsReply> {
  const session = sessionIn(context);
  if (subjectId !== undefined)
    await withActor(context.db, actorOf(session), (trx) => subjectOf(trx, subjectId, session));
  const read = await context.services.work.run(
    "readQuestions",
    { format, bytes: await file.bytes(MAX_FILE_BYTES), halfWidth: halfWidth === "yes" },
    { owner: `user ${session.userNo}` },
  );
  const hashes = read.questions.map(({ kind, body }) => bodyHash(kind, body));
  const known =
    subjectId === undefined
      ? new Set<string>()
      : await withActor(context.db, actorOf(session), (trx) => selectHashes(trx, { subjectId, hashes, session }));
  const { t } = context.site.texts(context.locale);
  return {
    format: read.format,
    formatName: t(`enum.ExamFileFormatEnum.${read.format}`),
    canHalve: read.problems.some(({ code }) => code === "fullWidthSigns"),
    recordList: read.questions.map(
      ({ line, file: inFile, kind, body, key, difficulty, tags, points, doubts = [] }, place) => {
        const hash = hashes[place] ?? "";
        const isDuplicate = known.has(hash);
        known.add(hash);
        return {
          row: line,
          ...(inFile === undefined ? {} : { file: inFile }),
          words: wordsOf(body).slice(0, EXCERPT * 2),
          isDuplicate,
          ...(points === undefined ? {} : { points }),
          doubtList: doubts.map((code) => t(`site.examImport.doubt.${code}`)),
          record: {
            questionKind: kind,
            ...(difficulty === undefined ? {} : { difficulty }),
            tags: [...tags],
            body,
            key,
          },
        };
      },
    ),
    refusedList: presentProblems(read.problems, context),
    omissionList: presentProblems(read.omissions, context),
  };
}

/** Problems in the words of the reader's language. */
export function presentProblems(problems: readonly ImportProblem[], context: OperationContext): ExamImportProblem[] {
  const { t } = context.site.texts(context.locale);
  return problems.slice(0, MAX_PROBLEMS).map(({ line, column, file, code, found = "", expected = "" }) => ({
    row: line,
    ...(column === undefined ? {} : { column }),
    ...(file ? { file } : {}),
    problem: code,
    message: t(`site.examImport.${code}`, { found, expected }),
  }));
}

/**
 * Stores questions in a subject. One that the subject has already is left out, so that an import which was broken off,
 * or runs twice at once, gives each question once. NOT_FOUND; 900 where a key does not fit.
 */
export function importExamQuestions(
  { subjectId, questionList }: ImportExamQuestionsBody,
  context: OperationContext,
): Promise<ImportExamQuestionsReply> {
  const session = sessionIn(context);
  const message = context.site.texts(context.locale).t("error.field.examKey");
  const mistakes = questionList.flatMap(({ questionKind, body, key }, place) =>
    mistakesOf(questionKind, body, key).map((path) => ({ path: `questionList.${place}.${path}`, message })),
  );
  if (mistakes.length > 0) failFields(mistakes);
  return withActor(context.db, actorOf(session), async (trx) => {
    const { org_no } = await subjectOf(trx, subjectId, session);
    // One import after the other: two at once would both find that a question is not there.
    await sql`select pg_advisory_xact_lock(hashtext('exam import'), hashtext(${subjectId}))`.execute(trx);
    const hashes = questionList.map(({ questionKind, body }) => bodyHash(questionKind, body));
    const known = await selectHashes(trx, { subjectId, hashes, session });
    const rows = questionList.flatMap(({ questionKind, difficulty = 3, tags = [], body, key }, place) => {
      const hash = hashes[place] ?? "";
      if (known.has(hash)) return [];
      known.add(hash);
      return [{ place, kind: questionKind, difficulty, tags: storedTags(tags), words: wordsOf(body), body, key, hash }];
    });
    if (rows.length > 0)
      await insertQuestions(trx, {
        rows,
        subjectId,
        owner: { ...ownerOf(session), org_no },
        authorUserNo: session.userNo,
        now: context.now(),
      });
    await checkSubjectStays(trx, subjectId);
    return { addedCount: rows.length, duplicateCount: questionList.length - rows.length };
  });
}

/** A subject that somebody's questions can stand in. NOT_FOUND. */
async function subjectOf(trx: Trx, id: string, { orgNo }: Session): Promise<{ org_no: string }> {
  const row = isRecordId(id)
    ? await trx
        .selectFrom("exam_subject")
        .where("id", "=", id)
        .where("is_removed", "=", false)
        .where(mayUseSubject(orgNo))
        .select("org_no")
        .executeTakeFirst()
    : undefined;
  return row ?? fail("NOT_FOUND");
}

/** Which of these questions a subject has. */
async function selectHashes(
  trx: Trx,
  { subjectId, hashes, session }: { subjectId: string; hashes: readonly string[]; session: Session },
): Promise<Set<string>> {
  // A question has the hash of its newest version: versions, each with a look at its question, need not be read.
  const { rows } = await sql<{ body_hash: string }>`select distinct body_hash from exam_question
    where ${ownRows("exam_question", session)} and subject_id = ${subjectId} and not is_removed
      and body_hash = any(${hashes}::text[])`.execute(trx);
  return new Set(rows.map(({ body_hash }) => body_hash));
}

interface NewQuestions {
  rows: { place: number; hash: string }[];
  subjectId: string;
  owner: { org_no: string; owner_user_no: string | null };
  authorUserNo: string;
  now: Date;
}

/** Adds questions with their first versions and keys in a few statements, in the order that they have. */
async function insertQuestions(
  trx: Trx,
  { rows, subjectId, owner: { org_no, owner_user_no }, authorUserNo, now }: NewQuestions,
): Promise<void> {
  const { rows: questions } = await sql<{ id: string }>`
    insert into exam_question (org_no, owner_user_no, subject_id, question_kind, difficulty, tags, words, gmt_create,
      gmt_modified)
    select ${org_no}, ${owner_user_no}::bigint, ${subjectId}::bigint, kind, difficulty, tags, words, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as read (place int, kind smallint, difficulty smallint, tags text[], words text)
    order by place returning id`.execute(trx);
  // Ids of an identity column go up in the order of the rows that one statement adds.
  const ids = questions.map(({ id }) => id).toSorted((a, b) => Number(BigInt(a) - BigInt(b)));
  const numbered = JSON.stringify(rows.map((row, index) => ({ ...row, question: ids[index] })));
  await sql`insert into exam_question_version (question_id, org_no, version_no, question_kind, body, body_hash,
      author_user_no, gmt_create)
    select question, ${org_no}, 1, kind, body, hash, ${authorUserNo}::bigint, ${now}
    from jsonb_to_recordset(${numbered}::jsonb) as read (question bigint, kind smallint, body jsonb, hash text)`.execute(
    trx,
  );
  await sql`insert into exam_question_key (version_id, org_no, owner_user_no, key)
    select version.id, ${org_no}, ${owner_user_no}::bigint, read.key
    from jsonb_to_recordset(${numbered}::jsonb) as read (question bigint, key jsonb)
    join exam_question_version as version on version.question_id = read.question`.execute(trx);
  await sql`update exam_question set version_id = version.id
    from exam_question_version as version
    where version.question_id = exam_question.id and exam_question.id = any(${ids}::bigint[])`.execute(trx);
}
