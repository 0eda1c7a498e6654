import { sql } from "kysely";
import { ExamAudienceEnum, ExamShowEnum } from "../../../../generated/enums.ts";
import type { ExamSettings, OwnExam, PublishExamBody, SaveExamBody } from "../../../../generated/types.ts";
import { fenOf } from "../../../../shared/amounts.ts";
import { momentOf } from "../../../../shared/date-time.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { selectPaperSections } from "../attempts/attempt-queries.ts";
import { isCourseOf } from "../exam-queries.ts";
import { asWritten, drawOne } from "../drawing/draw-from-bank.ts";
import type { MoreSettings } from "../desk/access.ts";
import { lengthenDeadlines } from "../desk/deadlines.ts";
import { centsOf } from "../points.ts";
import { ownerOf } from "./owner.ts";
import { ownExam } from "./own-exams.ts";

/**
 * Adds an exam, or changes one; it takes the newest version of its paper as long as nobody has begun. Who sits it keeps
 * the time that they have, and gets more where the change gives more. NOT_FOUND, also for a paper or a course that is
 * not one's own; EXAM_CHANGED where somebody else changed it meanwhile; 900 for settings that contradict each other.
 */
export async function saveExam({ id, version, settings }: SaveExamBody, context: OperationContext): Promise<OwnExam> {
  const session = sessionIn(context);
  if ((id !== undefined && !isRecordId(id)) || !isRecordId(settings.paperId)) fail("NOT_FOUND");
  const now = context.now();
  const actor = actorOf(session);
  const saved = await withActor(context.db, actor, async (trx) => {
    const before = id === undefined ? undefined : await selectBefore(trx, id, context);
    // Once people have begun, the exam keeps its paper, also where its maker removed that meanwhile.
    const paper = before?.isBegun ? before.paper : await selectPaper(trx, settings.paperId);
    checkSettings(settings, paper.max_cents, context);
    if (settings.courseId !== undefined) await checkCourse(trx, settings.courseId, before?.owner ?? ownerOf(session));
    const values = { ...rowOf(settings, context), ...paper, gmt_modified: now };
    if (id === undefined) {
      const row = await trx
        .insertInto("exam")
        .values({ ...ownerOf(session), ...values, gmt_create: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      return row.id;
    }
    if (version !== undefined && before?.version !== version) fail("EXAM_CHANGED");
    await trx
      .updateTable("exam")
      .set({ ...values, version: (before?.version ?? 0) + 1 })
      .where("id", "=", id)
      .execute();
    return id;
  });
  // Attempts are the server's own. Saved again, it does the same: what an interruption left out is made up for.
  if (id !== undefined) await withActor(context.db, systemActor, (trx) => lengthenDeadlines(trx, { examId: id, now }));
  return withActor(context.db, actor, (trx) => ownExam(trx, saved, context));
}

type PaperValues = { paper_version_id: string; max_cents: number; question_count: number };

/** An exam before it is changed, held until the change is stored. NOT_FOUND. */
async function selectBefore(
  trx: Trx,
  id: string,
  context: OperationContext,
): Promise<{ version: number; isBegun: boolean; paper: PaperValues; owner: ReturnType<typeof ownerOf> }> {
  const { attemptCount } = await ownExam(trx, id, context);
  const { version, org_no, owner_user_no, ...paper } = await trx
    .selectFrom("exam")
    .where("id", "=", id)
    .select(["version", "paper_version_id", "max_cents", "question_count", "org_no", "owner_user_no"])
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { version, isBegun: attemptCount > 0, paper, owner: { org_no, owner_user_no } };
}

/** NOT_FOUND where a course is not of the owner of the exam. */
async function checkCourse(trx: Trx, courseId: string, owner: ReturnType<typeof ownerOf>): Promise<void> {
  const { rows } = await sql`select from course
    where id = ${isRecordId(courseId) ? courseId : null} and ${isCourseOf(owner)}`.execute(trx);
  if (rows.length === 0) fail("NOT_FOUND");
}

/** The newest version of a paper of one's own. NOT_FOUND. */
async function selectPaper(trx: Trx, paperId: string): Promise<PaperValues> {
  const row = await trx
    .selectFrom("exam_paper")
    .innerJoin("exam_paper_version as version", "version.id", "exam_paper.version_id")
    .where("exam_paper.id", "=", paperId)
    .where("exam_paper.is_removed", "=", false)
    .select(["version.id as paper_version_id", "version.max_cents", "version.question_count"])
    .executeTakeFirst();
  return row ?? fail("NOT_FOUND");
}

/** Puts an exam on offer, or takes it off. NOT_FOUND; EXAM_PAPER_SHORT where the bank cannot fill its paper. */
export async function publishExam({ id, isPutaway }: PublishExamBody, context: OperationContext): Promise<OwnExam> {
  const actor = actorOf(sessionIn(context));
  const exam = await withActor(context.db, actor, async (trx) => {
    await ownExam(trx, id, context);
    return trx.selectFrom("exam").where("id", "=", id).select(["org_no", "paper_version_id"]).executeTakeFirstOrThrow();
  });
  if (isPutaway === 1) await checkPaper(exam, id, context);
  return withActor(context.db, actor, async (trx) => {
    await trx
      .updateTable("exam")
      .set({ is_putaway: isPutaway === 1, gmt_modified: context.now() })
      .where("id", "=", id)
      .execute();
    return ownExam(trx, id, context);
  });
}

/** Draws the paper as it will be for learners: from the whole bank of the organisation. EXAM_PAPER_SHORT says where. */
async function checkPaper(
  exam: { org_no: string; paper_version_id: string },
  seed: string,
  context: OperationContext,
): Promise<void> {
  const drawn = await withActor(context.db, systemActor, async (trx) =>
    drawOne(
      trx,
      { sections: await selectPaperSections(trx, exam.paper_version_id), orgNo: exam.org_no, ...asWritten },
      seed,
    ),
  );
  if ("slots" in drawn) return;
  const texts = context.site.texts(context.locale);
  const fields = drawn.shortages.map(({ section, wanted, there }) => ({
    path: "settings.paperId",
    message: texts.t("error.field.examShort", { no: section + 1, wanted, there }),
  }));
  fail("EXAM_PAPER_SHORT", { data: { fields: fields.slice(0, 1) } });
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
    ...(settings.examName.trim() === ""
      ? [{ path: "settings.examName", message: texts.t("error.field.required") }]
      : []),
    ...(settings.examAudience === ExamAudienceEnum.course && settings.courseId === undefined
      ? [{ path: "settings.courseId", message: texts.t("error.field.examCourse") }]
      : []),
    ...(settings.examAudience === ExamAudienceEnum.buyers && fenOf(settings.examPrice) === 0
      ? [{ path: "settings.examPrice", message: texts.t("error.field.examPrice") }]
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
    settings: JSON.stringify(moreOf(settings)),
  };
}

/** What no query asks for; only what says something. */
function moreOf({
  place,
  isCalculatorAllowed,
  isSelfieNeeded,
  safeBrowserKeys = [],
  isAnonymous,
  isMarkedTwice,
  maxDifference = 0,
}: ExamSettings): MoreSettings {
  return {
    ...(place?.trim() ? { place: place.trim() } : {}),
    ...(isCalculatorAllowed ? { isCalculatorAllowed } : {}),
    ...(isSelfieNeeded ? { isSelfieNeeded } : {}),
    ...(safeBrowserKeys.length > 0 ? { safeBrowserKeys: [...new Set(safeBrowserKeys)] } : {}),
    ...(isAnonymous ? { isAnonymous } : {}),
    ...(isMarkedTwice ? { isMarkedTwice, maxDifferenceCents: centsOf(maxDifference) } : {}),
  };
}
