import { sql } from "kysely";
import type {
  DeleteExamPaperBody,
  ExamPaper,
  ExamPaperSection,
  GetExamPaperBody,
  ListExamPapersBody,
  ListExamPapersReply,
  ListExamPaperVersionsBody,
  ListExamPaperVersionsReply,
  SaveExamPaperBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { centsOf, pointsOf } from "../points.ts";
import { mayUseSubject, ownerOf, ownRows } from "./owner.ts";
import { questionCards } from "./question-bank.ts";

/** Versions in a list. */
const MAX_VERSIONS = 100;
/** Questions of one paper: a call that saves answers names no higher place. */
const MAX_QUESTIONS = 500;

/** The papers that one made. */
export function listExamPapers(input: ListExamPapersBody, context: OperationContext): Promise<ListExamPapersReply> {
  const { page, rows: range } = pageSpan(input);
  const session = sessionIn(context);
  return withActor(context.db, actorOf(session), async (trx) => {
    let query = trx
      .selectFrom("exam_paper")
      .where(ownRows("exam_paper", session))
      .where("exam_paper.is_removed", "=", false);
    if (input.str !== undefined) query = query.where(hasWords([sql<string>`exam_paper.paper_name`], input.str));
    const { total } = await query.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    const rows = await query
      .innerJoin("exam_paper_version as version", "version.id", "exam_paper.version_id")
      .select(["exam_paper.id", "exam_paper.paper_name", "exam_paper.gmt_modified"])
      .select(["version.version_no", "version.question_count", "version.max_cents"])
      .orderBy("exam_paper.id", "desc")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    return pageOf(
      rows.map((row) => ({ ...presentPaper(row, context), passScore: usualPass(row.max_cents) })),
      Number(total),
      page,
    );
  });
}

/** A paper with its sections, as it is or as an older version had it. NOT_FOUND where it is not one's own. */
export function getExamPaper({ id, versionNo }: GetExamPaperBody, context: OperationContext): Promise<ExamPaper> {
  return withActor(context.db, actorOf(sessionIn(context)), (trx) => paperOf(trx, { id, versionNo }, context));
}

/** The versions of a paper, the newest first. NOT_FOUND where it is not one's own. */
export function listExamPaperVersions(
  { id }: ListExamPaperVersionsBody,
  context: OperationContext,
): Promise<ListExamPaperVersionsReply> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const rows = await trx
      .selectFrom("exam_paper_version as version")
      .innerJoin("exam_paper", "exam_paper.id", "version.paper_id")
      .where("exam_paper.id", "=", id)
      .where("exam_paper.is_removed", "=", false)
      .select(["version.version_no", "version.question_count", "version.max_cents", "version.gmt_create"])
      .orderBy("version.version_no", "desc")
      .limit(MAX_VERSIONS)
      .execute();
    if (rows.length === 0) fail("NOT_FOUND");
    const list = rows.map((row) => ({
      versionNo: row.version_no,
      questionCount: row.question_count,
      maxScore: pointsOf(row.max_cents),
      gmtCreate: dateTimeIn(context.site.settings.timeZone, row.gmt_create),
    }));
    return { list };
  });
}

/**
 * Adds a paper, or a version of one. NOT_FOUND, also for a question or subject that is not one's own; EXAM_CHANGED; 900
 * for more questions than an attempt can have.
 */
export function saveExamPaper(
  { id, versionNo, paperName, sections }: SaveExamPaperBody,
  context: OperationContext,
): Promise<ExamPaper> {
  const session = sessionIn(context);
  if (id !== undefined && !isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  const size = sizeOf(sections);
  if (size.question_count > MAX_QUESTIONS) {
    const message = context.site.texts(context.locale).t("error.field.examSize", { most: MAX_QUESTIONS });
    failFields([{ path: "sections", message }]);
  }
  return withActor(context.db, actorOf(session), async (trx) => {
    await checkParts(trx, sections, session.orgNo);
    const values = { paper_name: paperName.trim(), gmt_modified: now };
    const paperId =
      id ??
      (
        await trx
          .insertInto("exam_paper")
          .values({ ...ownerOf(session), ...values, gmt_create: now })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    const paper = await trx
      .selectFrom("exam_paper")
      .where("id", "=", paperId)
      .where("is_removed", "=", false)
      .select("org_no")
      .forUpdate()
      .executeTakeFirst();
    if (!paper) fail("NOT_FOUND");
    const { newest } = await trx
      .selectFrom("exam_paper_version")
      .where("paper_id", "=", paperId)
      .select(({ fn }) => fn.max("version_no").as("newest"))
      .executeTakeFirstOrThrow();
    if (id !== undefined && versionNo !== undefined && newest !== versionNo) fail("EXAM_CHANGED");
    const version = await trx
      .insertInto("exam_paper_version")
      .values({
        paper_id: paperId,
        org_no: paper.org_no,
        version_no: (newest ?? 0) + 1,
        sections: JSON.stringify(sections),
        ...size,
        gmt_create: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("exam_paper")
      .set({ ...values, version_id: version.id })
      .where("id", "=", paperId)
      .execute();
    return paperOf(trx, { id: paperId }, context);
  });
}

/** Removes a paper; exams that use it keep their version. NOT_FOUND. */
export async function deleteExamPaper(
  { id }: DeleteExamPaperBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const row = await trx
      .updateTable("exam_paper")
      .set({ is_removed: true, gmt_modified: context.now() })
      .where("id", "=", id)
      .where("is_removed", "=", false)
      .returning("id")
      .executeTakeFirst();
    if (!row) fail("NOT_FOUND");
  });
  return {};
}

/** How many questions a paper has, and how many hundredths of a point it gives. */
export function sizeOf(sections: readonly ExamPaperSection[]): { question_count: number; max_cents: number } {
  const sum = (of: (section: ExamPaperSection) => number) => sections.reduce((total, one) => total + of(one), 0);
  return {
    question_count: sum(({ fixed = [], random = [] }) => random.reduce((n, { count }) => n + count, fixed.length)),
    max_cents: sum(
      ({ fixed = [], random = [] }) =>
        fixed.reduce((n, { score }) => n + centsOf(score), 0) +
        random.reduce((n, { count, score }) => n + count * centsOf(score), 0),
    ),
  };
}

/**
 * A paper names questions that its maker can see, also those that were taken out of the bank since, and draws from
 * subjects that its maker may use. Gives whose they are; undefined without any. NOT_FOUND.
 */
export async function checkParts(
  trx: Trx,
  sections: readonly ExamPaperSection[],
  orgNo: string,
): Promise<string | undefined> {
  const questions = [...new Set(sections.flatMap(({ fixed = [] }) => fixed.map(({ questionId }) => questionId)))];
  const subjects = [...new Set(sections.flatMap(({ random = [] }) => random.map(({ subjectId }) => subjectId)))];
  if (![...questions, ...subjects].every(isRecordId)) fail("NOT_FOUND");
  const { rows } = await sql<{ orgNo: string }>`
    select org_no as "orgNo" from exam_question where id = any(${questions}::bigint[])
    union all select org_no from exam_subject
      where id = any(${subjects}::bigint[]) and not is_removed and ${mayUseSubject(orgNo)}`.execute(trx);
  if (rows.length !== questions.length + subjects.length) fail("NOT_FOUND");
  return rows[0]?.orgNo;
}

interface PaperRow {
  id: string;
  paper_name: string;
  version_no: number;
  question_count: number;
  max_cents: number;
  gmt_modified: Date;
}

/** What a new exam asks for of a paper: 60 of 100. */
function usualPass(maxCents: number): number {
  return pointsOf(Math.round((maxCents * 60) / 100));
}

function presentPaper(row: PaperRow, context: OperationContext) {
  return {
    id: row.id,
    paperName: row.paper_name,
    versionNo: row.version_no,
    questionCount: row.question_count,
    maxScore: pointsOf(row.max_cents),
    gmtModified: dateTimeIn(context.site.settings.timeZone, row.gmt_modified),
  };
}

async function paperOf(
  trx: Trx,
  { id, versionNo }: { id: string; versionNo?: number | undefined },
  context: OperationContext,
): Promise<ExamPaper> {
  const row = isRecordId(id)
    ? await trx
        .selectFrom("exam_paper")
        .innerJoin("exam_paper_version as version", "version.paper_id", "exam_paper.id")
        .where("exam_paper.id", "=", id)
        .where("exam_paper.is_removed", "=", false)
        .where((where) =>
          versionNo === undefined
            ? where("version.id", "=", where.ref("exam_paper.version_id"))
            : where("version.version_no", "=", versionNo),
        )
        .select(["exam_paper.id", "exam_paper.paper_name", "exam_paper.gmt_modified"])
        .select(["version.version_no", "version.question_count", "version.max_cents", "version.sections"])
        .executeTakeFirst()
    : undefined;
  if (!row) fail("NOT_FOUND");
  // Checked when they were written.
  const sections = row.sections as unknown as ExamPaperSection[];
  const named = sections.flatMap(({ fixed = [] }) => fixed.map(({ questionId }) => questionId));
  const questionList = await questionCards(trx, [...new Set(named)], context);
  return { ...presentPaper(row, context), sections, questionList };
}
