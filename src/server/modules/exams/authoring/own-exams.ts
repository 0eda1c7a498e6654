import { sql } from "kysely";
import { ExamAudienceEnum, ExamShowEnum } from "../../../../generated/enums.ts";
import type {
  ExamSettings,
  GetOwnExamBody,
  ListOwnExamsBody,
  ListOwnExamsReply,
  OwnExam,
  OwnExamCard,
  PublishExamBody,
  RichText,
  SaveExamBody,
} from "../../../../generated/types.ts";
import { amountOf, fenOf } from "../../../../shared/amounts.ts";
import { momentOf } from "../../../../shared/date-time.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { selectPaperSections } from "../attempts/attempt-queries.ts";
import { drawSlots } from "../attempts/start-attempt.ts";
import { centsOf, pointsOf } from "../points.ts";
import { examStateAt } from "../present.ts";
import { isMine, ownerOf } from "./owner.ts";

/** The exams that one made, the newest first. */
export function listOwnExams(input: ListOwnExamsBody, context: OperationContext): Promise<ListOwnExamsReply> {
  const { page, rows: range } = pageSpan(input);
  const { timeZone } = context.site.settings;
  return withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    let query = trx.selectFrom("exam").where(isMine("exam"));
    if (input.str !== undefined) query = query.where(hasWords([sql<string>`exam.exam_name`], input.str));
    const { total } = await query.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    const rows = await query
      .leftJoin("exam_paper_version as version", "version.id", "exam.paper_version_id")
      .leftJoin("exam_paper", "exam_paper.id", "version.paper_id")
      .select(["exam.id", "exam.exam_name", "exam.exam_kind", "exam.is_putaway", "exam.gmt_begin", "exam.gmt_end"])
      .select(["exam.gmt_modified", "exam_paper.paper_name"])
      .select(
        sql<number>`(select count(*)::int from exam_attempt where exam_id = exam.id and org_no = exam.org_no)`.as(
          "attempts",
        ),
      )
      .select(
        sql<number>`(select count(*)::int from exam_attempt where exam_id = exam.id and org_no = exam.org_no and state = 1)`.as(
          "open",
        ),
      )
      .select(
        sql<number>`(select count(*)::int from exam_mark join exam_attempt on exam_attempt.id = attempt_id
          where exam_id = exam.id and is_current and needs_marker)`.as("marking"),
      )
      .orderBy("exam.id", "desc")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    const list = rows.map((row): OwnExamCard => ({
      id: row.id,
      examName: row.exam_name,
      examKind: row.exam_kind as OwnExamCard["examKind"],
      examState: examStateAt(row, context.now()),
      isPutaway: row.is_putaway ? 1 : 0,
      paperName: row.paper_name ?? "",
      ...(row.gmt_begin === null ? {} : { gmtBegin: dateTimeIn(timeZone, row.gmt_begin) }),
      ...(row.gmt_end === null ? {} : { gmtEnd: dateTimeIn(timeZone, row.gmt_end) }),
      attemptCount: row.attempts,
      openCount: row.open,
      markingCount: row.marking,
      gmtModified: dateTimeIn(timeZone, row.gmt_modified),
    }));
    return pageOf(list, Number(total), page);
  });
}

/** An exam that one made. NOT_FOUND where it is not. */
export function getOwnExam({ id }: GetOwnExamBody, context: OperationContext): Promise<OwnExam> {
  return withActor(context.db, actorOf(sessionIn(context)), (trx) => ownExam(trx, id, context));
}

/**
 * Adds an exam, or changes one; it takes the newest version of its paper as long as nobody has begun. NOT_FOUND, also for
 * a paper that is not one's own; 900 for settings that contradict each other.
 */
export function saveExam({ id, settings }: SaveExamBody, context: OperationContext): Promise<OwnExam> {
  const session = sessionIn(context);
  if ((id !== undefined && !isRecordId(id)) || !isRecordId(settings.paperId)) fail("NOT_FOUND");
  const now = context.now();
  return withActor(context.db, actorOf(session), async (trx) => {
    const paper = await trx
      .selectFrom("exam_paper")
      .innerJoin("exam_paper_version as version", "version.id", "exam_paper.version_id")
      .where("exam_paper.id", "=", settings.paperId)
      .where("exam_paper.is_removed", "=", false)
      .select(["version.id", "version.max_cents", "version.question_count"])
      .executeTakeFirst();
    if (!paper) fail("NOT_FOUND");
    checkSettings(settings, paper.max_cents, context);
    const values = { ...rowOf(settings, context), gmt_modified: now };
    const version = {
      paper_version_id: paper.id,
      max_cents: paper.max_cents,
      question_count: paper.question_count,
    };
    if (id === undefined) {
      const row = await trx
        .insertInto("exam")
        .values({ ...ownerOf(session), ...values, ...version, gmt_create: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      return ownExam(trx, row.id, context);
    }
    const { attemptCount } = await ownExam(trx, id, context);
    await trx
      .updateTable("exam")
      .set({ ...values, ...(attemptCount === 0 ? version : {}) })
      .where("id", "=", id)
      .execute();
    return ownExam(trx, id, context);
  });
}

/** Puts an exam on offer, or takes it off. NOT_FOUND; EXAM_PAPER_SHORT where the bank cannot fill its paper. */
export async function publishExam({ id, isPutaway }: PublishExamBody, context: OperationContext): Promise<OwnExam> {
  const actor = actorOf(sessionIn(context));
  const exam = await withActor(context.db, actor, async (trx) => {
    await ownExam(trx, id, context);
    return trx.selectFrom("exam").where("id", "=", id).select(["org_no", "paper_version_id"]).executeTakeFirstOrThrow();
  });
  // As it will be drawn for learners: from the whole bank of the organisation.
  if (isPutaway === 1)
    await withActor(context.db, systemActor, async (trx) =>
      drawSlots(trx, {
        sections: await selectPaperSections(trx, exam.paper_version_id),
        orgNo: exam.org_no,
        seed: id,
        shuffleQuestions: false,
        shuffleOptions: false,
      }),
    );
  return withActor(context.db, actor, async (trx) => {
    await trx
      .updateTable("exam")
      .set({ is_putaway: isPutaway === 1, gmt_modified: context.now() })
      .where("id", "=", id)
      .execute();
    return ownExam(trx, id, context);
  });
}

function checkSettings(settings: ExamSettings, maxCents: number, context: OperationContext): void {
  const texts = context.site.texts(context.locale);
  const { gmtBegin, gmtEnd } = settings;
  const shows = ["showAnswers", "showScore", "showExplanations"] as const;
  const faults = [
    ...(gmtBegin !== undefined && gmtEnd !== undefined && gmtEnd <= gmtBegin
      ? [{ path: "settings.gmtEnd", message: texts.t("error.field.examWindow") }]
      : []),
    ...shows
      .filter((name) => settings[name] === ExamShowEnum.afterWindow && gmtEnd === undefined)
      .map((name) => ({ path: `settings.${name}`, message: texts.t("error.field.examShow") })),
    ...(centsOf(settings.passScore) > maxCents
      ? [{ path: "settings.passScore", message: texts.t("error.field.examPass") }]
      : []),
    ...(settings.examAudience === ExamAudienceEnum.course && settings.courseId === undefined
      ? [{ path: "settings.courseId", message: texts.t("error.field.examCourse") }]
      : []),
  ];
  if (faults.length > 0) failFields(faults);
}

function rowOf(settings: ExamSettings, context: OperationContext) {
  const { timeZone } = context.site.settings;
  return {
    exam_name: settings.examName.trim(),
    exam_kind: settings.examKind,
    ...(settings.introduce ? { introduce: JSON.stringify(settings.introduce) } : {}),
    category_id: settings.categoryId ?? null,
    course_id: settings.courseId ?? null,
    gmt_begin: settings.gmtBegin === undefined ? null : momentOf(settings.gmtBegin, timeZone),
    gmt_end: settings.gmtEnd === undefined ? null : momentOf(settings.gmtEnd, timeZone),
    limit_minutes: settings.limitMinutes ?? null,
    attempts_allowed: settings.attemptsAllowed,
    pass_cents: centsOf(settings.passScore),
    grace_seconds: settings.graceSeconds,
    shuffle_questions: settings.isQuestionsShuffled,
    shuffle_options: settings.isOptionsShuffled,
    show_answers: settings.showAnswers,
    show_score: settings.showScore,
    show_explanations: settings.showExplanations,
    price_fen: fenOf(settings.examPrice),
    audience: settings.examAudience,
  };
}

async function ownExam(trx: Trx, id: string, context: OperationContext): Promise<OwnExam> {
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
        .select(
          sql<number>`(select count(*)::int from exam_attempt where exam_id = exam.id and org_no = exam.org_no)`.as(
            "attempts",
          ),
        )
        .executeTakeFirst()
    : undefined;
  if (!row) fail("NOT_FOUND");
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    isPutaway: row.is_putaway ? 1 : 0,
    versionNo: row.version_no,
    newestVersionNo: row.newest_no,
    attemptCount: row.attempts,
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
    },
    gmtModified: dateTimeIn(timeZone, row.gmt_modified),
  };
}
