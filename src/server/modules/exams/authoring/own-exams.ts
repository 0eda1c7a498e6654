import { sql, type RawBuilder } from "kysely";
import type {
  ExamSettings,
  GetOwnExamBody,
  ListOwnExamsBody,
  ListOwnExamsReply,
  OwnExam,
  OwnExamCard,
  RichText,
} from "../../../../generated/types.ts";
import { amountOf } from "../../../../shared/amounts.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { wordingIn } from "../../../lib/localised-text.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan, type PageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import type { MoreSettings } from "../desk/access.ts";
import { pointsOf } from "../points.ts";
import { examStateAt } from "../present.ts";
import { isMine } from "./owner.ts";

/** The exams that one made, or those that one helps to watch and mark; the newest first. */
export async function listOwnExams(input: ListOwnExamsBody, context: OperationContext): Promise<ListOwnExamsReply> {
  const { page, rows: range } = pageSpan(input);
  const actor = actorOf(sessionIn(context));
  const filter = { ...input, now: context.now() };
  if (input.state !== "assisted")
    return withActor(context.db, actor, async (trx) => {
      const { total, rows } = await selectOwnExams(trx, { ...filter, which: isMine("exam") }, range);
      return pageOf(
        rows.map((row) => presentCard(row, context)),
        total,
        page,
      );
    });
  const helped = await withActor(context.db, actor, (trx) =>
    trx.selectFrom("exam_assistant").where("user_no", "=", sessionIn(context).userNo).select("exam_id").execute(),
  );
  // Row level security gives an exam that is not on offer to its maker alone.
  return withActor(context.db, systemActor, async (trx) => {
    const which = sql<boolean>`exam.id = any(${helped.map(({ exam_id }) => exam_id)}::bigint[])`;
    const { total, rows } = await selectOwnExams(trx, { ...filter, which }, range);
    return pageOf(
      rows.map((row) => ({
        ...presentCard(row, context),
        isAssisted: true,
        isResultShown: !(row.settings as MoreSettings).isAnonymous,
      })),
      total,
      page,
    );
  });
}

type OwnExamRow = Awaited<ReturnType<typeof selectOwnExams>>["rows"][number];

async function selectOwnExams(
  trx: Trx,
  { which, str, state, now }: Pick<ListOwnExamsBody, "str" | "state"> & { which: RawBuilder<boolean>; now: Date },
  range: PageRange,
) {
  let query = trx.selectFrom("exam").where(which);
  if (str !== undefined) query = query.where(hasWords([sql<string>`exam.exam_name`], str));
  if (state !== undefined && state !== "assisted") query = query.where(stands(state, now));
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const counted = (what: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from exam_attempt where exam_id = exam.id and org_no = exam.org_no ${what})`;
  const rows = await query
    .leftJoin("exam_paper_version as version", "version.id", "exam.paper_version_id")
    .leftJoin("exam_paper", "exam_paper.id", "version.paper_id")
    .select(["exam.id", "exam.exam_name", "exam.exam_kind", "exam.is_putaway", "exam.gmt_begin", "exam.gmt_end"])
    .select(["exam.gmt_modified", "exam.audience", "exam.settings", "exam_paper.paper_name"])
    .select([counted(sql``).as("attempts"), counted(sql`and state = 1`).as("open")])
    .select(
      sql<number>`(select count(*)::int from exam_mark join exam_attempt on exam_attempt.id = attempt_id
        where exam_id = exam.id and is_current and needs_marker and not is_replaced)`.as("marking"),
    )
    .orderBy("exam.id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
  return { total: Number(total), rows };
}

function stands(state: Exclude<ListOwnExamsBody["state"], "assisted" | undefined>, now: Date): RawBuilder<boolean> {
  if (state === "draft") return sql<boolean>`not exam.is_putaway`;
  if (state === "over") return sql<boolean>`exam.is_putaway and exam.gmt_end <= ${now}`;
  if (state === "coming") return sql<boolean>`exam.is_putaway and exam.gmt_begin > ${now}`;
  return sql<boolean>`exam.is_putaway and coalesce(exam.gmt_begin <= ${now}, true) and coalesce(exam.gmt_end > ${now}, true)`;
}

function presentCard(row: OwnExamRow, context: OperationContext): OwnExamCard {
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    examName: row.exam_name,
    // The table checks what is an enumeration.
    examKind: row.exam_kind as OwnExamCard["examKind"],
    examState: examStateAt(row, context.now()),
    isPutaway: row.is_putaway ? 1 : 0,
    paperName: row.paper_name ?? "",
    ...(row.gmt_begin === null ? {} : { gmtBegin: dateTimeIn(timeZone, row.gmt_begin) }),
    ...(row.gmt_end === null ? {} : { gmtEnd: dateTimeIn(timeZone, row.gmt_end) }),
    attemptCount: row.attempts,
    openCount: row.open,
    markingCount: row.marking,
    examAudience: row.audience as OwnExamCard["examAudience"],
    isAssisted: false,
    isResultShown: true,
    gmtModified: dateTimeIn(timeZone, row.gmt_modified),
  };
}

/** An exam that one made. NOT_FOUND where it is not. */
export function getOwnExam({ id }: GetOwnExamBody, context: OperationContext): Promise<OwnExam> {
  return withActor(context.db, actorOf(sessionIn(context)), (trx) => ownExam(trx, id, context));
}

/** An exam with its settings, in a transaction of whoever made it. NOT_FOUND. */
export async function ownExam(trx: Trx, id: string, context: OperationContext): Promise<OwnExam> {
  const row = isRecordId(id)
    ? await trx
        .selectFrom("exam")
        .where("exam.id", "=", id)
        .where(isMine("exam"))
        .innerJoin("exam_paper_version as version", "version.id", "exam.paper_version_id")
        .innerJoin("exam_paper", "exam_paper.id", "version.paper_id")
        .innerJoin("exam_paper_version as newest", "newest.id", "exam_paper.version_id")
        .selectAll("exam")
        .select(["version.version_no", "newest.version_no as newest_no", "exam_paper.id as paper_id"])
        .select("exam_paper.paper_name")
        .select(sql<string | null>`(select course_name from course where course.id = exam.course_id)`.as("course_name"))
        .select(
          sql<unknown>`(select category_name from category where category.id = exam.category_id)`.as("category_name"),
        )
        .select(
          sql<number>`(select count(*)::int from exam_attempt where exam_id = exam.id and org_no = exam.org_no)`.as(
            "attempts",
          ),
        )
        .select(sql<number>`(select count(*)::int from exam_attempt where exam_id = exam.id and state = 1)`.as("open"))
        .executeTakeFirst()
    : undefined;
  if (!row) fail("NOT_FOUND");
  const { timeZone } = context.site.settings;
  // Written by the server.
  const { maxDifferenceCents, ...more } = row.settings as MoreSettings;
  return {
    id: row.id,
    examName: row.exam_name,
    isPutaway: row.is_putaway ? 1 : 0,
    versionNo: row.version_no,
    newestVersionNo: row.newest_no,
    examAudience: row.audience as OwnExam["examAudience"],
    isPaperOlder: row.attempts > 0 && row.newest_no > row.version_no,
    attemptCount: row.attempts,
    openCount: row.open,
    version: row.version,
    paperName: row.paper_name,
    ...(row.course_name === null ? {} : { courseName: row.course_name }),
    ...(row.category_id === null ? {} : { categoryName: wordingIn(row.category_name, context.locale) }),
    // The table checks what is an enumeration.
    settings: {
      examName: row.exam_name,
      examKind: row.exam_kind as ExamSettings["examKind"],
      paperId: row.paper_id,
      introduce: row.introduce as unknown as RichText,
      ...(row.category_id === null ? {} : { categoryId: row.category_id }),
      ...(row.course_id === null ? {} : { courseId: row.course_id }),
      ...(row.gmt_begin === null ? {} : { gmtBegin: dateTimeIn(timeZone, row.gmt_begin) }),
      ...(row.gmt_end === null ? {} : { gmtEnd: dateTimeIn(timeZone, row.gmt_end) }),
      ...(row.limit_minutes === null ? {} : { limitMinutes: row.limit_minutes }),
      attemptsAllowed: row.attempts_allowed,
      passScore: pointsOf(row.pass_cents),
      graceSeconds: row.grace_seconds,
      isQuestionsShuffled: row.shuffle_questions,
      isOptionsShuffled: row.shuffle_options,
      showAnswers: row.show_answers as ExamSettings["showAnswers"],
      showScore: row.show_score as ExamSettings["showScore"],
      showExplanations: row.show_explanations as ExamSettings["showExplanations"],
      examPrice: amountOf(row.price_fen),
      examAudience: row.audience as ExamSettings["examAudience"],
      ...more,
      ...(maxDifferenceCents === undefined ? {} : { maxDifference: pointsOf(maxDifferenceCents) }),
    },
    gmtModified: dateTimeIn(timeZone, row.gmt_modified),
  };
}
