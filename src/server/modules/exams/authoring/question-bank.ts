import { sql } from "kysely";
import type {
  ExamQuestionBody,
  ExamQuestionCard,
  ListExamQuestionsBody,
  ListExamQuestionsReply,
  ListExamTagsBody,
  ListExamTagsReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan, totalFromPage } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { ownRows } from "./owner.ts";
import { questionExcerpt } from "./question-excerpt.ts";

/** Characters of a question in lists. */
const EXCERPT = 160;
const MAX_TAGS = 200;

/** The question bank. */
export function listExamQuestions(
  input: ListExamQuestionsBody,
  context: OperationContext,
): Promise<ListExamQuestionsReply> {
  const session = sessionIn(context);
  const { page, rows: range } = pageSpan(input);
  const { str, subjectId, questionKind, difficulty, tag, isDuplicate } = input;
  return withActor(context.db, actorOf(session), async (trx) => {
    if (subjectId !== undefined && !isRecordId(subjectId)) return pageOf([], 0, page);
    let query = trx
      .selectFrom("exam_question")
      .where(ownRows("exam_question", session))
      .where("exam_question.is_removed", "=", false);
    if (subjectId !== undefined) query = query.where("exam_question.subject_id", "=", subjectId);
    if (questionKind !== undefined) query = query.where("exam_question.question_kind", "=", questionKind);
    if (difficulty !== undefined) query = query.where("exam_question.difficulty", "=", difficulty);
    if (tag !== undefined) query = query.where(sql<boolean>`exam_question.tags @> array[${tag}]::text[]`);
    if (str !== undefined) query = query.where(hasWords([sql<string>`exam_question.words`], str));
    if (isDuplicate === true) query = query.where(sql<boolean>`exists (${duplicates})`);
    const found = await query
      .select("exam_question.id")
      .orderBy("exam_question.id", "desc")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    const total =
      totalFromPage(found.length, range) ??
      Number((await query.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow()).total);
    return pageOf(
      await questionCards(
        trx,
        found.map(({ id }) => id),
        context,
      ),
      total,
      page,
    );
  });
}

/** Others of the bank with the same words, of those that whoever asks may see. */
const duplicates = sql`select 1 from exam_question as other
  where other.org_no = exam_question.org_no and other.body_hash = exam_question.body_hash
    and other.id <> exam_question.id and not other.is_removed`;

/** Questions as lists show them, in the order of the ids; what was taken out of the bank says so. */
export async function questionCards(
  trx: Trx,
  ids: readonly string[],
  context: OperationContext,
): Promise<ExamQuestionCard[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom("exam_question")
    .innerJoin("exam_subject", "exam_subject.id", "exam_question.subject_id")
    .innerJoin("exam_question_version as version", "version.id", "exam_question.version_id")
    .where(sql<boolean>`exam_question.id = any(${[...ids]}::bigint[])`)
    .select(["exam_question.id", "exam_question.subject_id", "exam_subject.subject_name", "exam_question.tags"])
    .select(["exam_question.question_kind", "exam_question.difficulty", "exam_question.gmt_modified"])
    .select(["version.version_no", "version.id as version_id", "version.body", "exam_question.is_removed"])
    .select(sql<number>`(select count(*)::int from (${duplicates}) as others)`.as("duplicates"))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): ExamQuestionCard[] => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        id,
        subjectId: row.subject_id,
        subjectName: row.subject_name,
        // Checked by the table.
        questionKind: row.question_kind as ExamQuestionCard["questionKind"],
        difficulty: row.difficulty,
        tags: row.tags,
        // Checked when it was stored.
        words: questionExcerpt(row.body as unknown as ExamQuestionBody, EXCERPT),
        versionNo: row.version_no,
        versionId: row.version_id,
        duplicateCount: row.duplicates,
        ...(row.is_removed ? { isRemoved: true } : {}),
        gmtModified: dateTimeIn(context.site.settings.timeZone, row.gmt_modified),
      },
    ];
  });
}

/** The tags of the bank, the most used first. */
export async function listExamTags(
  { subjectId }: ListExamTagsBody,
  context: OperationContext,
): Promise<ListExamTagsReply> {
  const session = sessionIn(context);
  if (subjectId !== undefined && !isRecordId(subjectId)) return { list: [] };
  return withActor(context.db, actorOf(session), async (trx) => {
    const { rows } = await sql<{ tag: string; questionCount: number }>`
      select tag, count(*)::int as "questionCount" from exam_question, unnest(tags) as tag
      where ${ownRows("exam_question", session)} and not is_removed
        and ${subjectId === undefined ? sql`true` : sql`subject_id = ${subjectId}`}
      group by tag order by 2 desc, tag limit ${MAX_TAGS}`.execute(trx);
    return { list: rows };
  });
}
