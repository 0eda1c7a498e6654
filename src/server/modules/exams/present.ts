import { ExamAttemptStateEnum, ExamStateEnum } from "../../../generated/enums.ts";
import type { Exam, ExamAttemptCard, ExamCard, RichText } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { yuan } from "../../lib/money.ts";
import { presentOrgNo } from "../../lib/org-no.ts";
import type { AttemptRow } from "./attempts/attempt-queries.ts";
import type { MoreSettings } from "./desk/access.ts";
import type { ExamRow, WholeExamRow } from "./exam-queries.ts";
import { pointsOf } from "./points.ts";
import { isShown } from "./reveal.ts";

/** Where the window of an exam stands. */
export function examStateAt(
  { gmt_begin, gmt_end }: { gmt_begin: Date | null; gmt_end: Date | null },
  now: Date,
): ExamStateEnum {
  if (gmt_end !== null && gmt_end <= now) return ExamStateEnum.over;
  return gmt_begin !== null && gmt_begin > now ? ExamStateEnum.coming : ExamStateEnum.open;
}

export function presentExamCard(row: ExamRow, context: OperationContext): ExamCard {
  const { locale } = context;
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    examName: row.exam_name,
    // Checked by the table.
    examKind: row.exam_kind as ExamCard["examKind"],
    examState: examStateAt(row, context.now()),
    orgNo: presentOrgNo(row.org_no),
    ...(row.org_no === "default" ? {} : { orgName: row.org_name }),
    ...(row.category_id === null
      ? {}
      : { categoryId: row.category_id, categoryName: wordingIn(row.category_name, locale) }),
    lecturerName: row.lecturer_name ?? "",
    questionCount: row.question_count,
    maxScore: pointsOf(row.max_cents),
    passScore: pointsOf(row.pass_cents),
    ...(row.limit_minutes === null ? {} : { limitMinutes: row.limit_minutes }),
    attemptsAllowed: row.attempts_allowed,
    ...(row.gmt_begin === null ? {} : { gmtBegin: dateTimeIn(timeZone, row.gmt_begin) }),
    ...(row.gmt_end === null ? {} : { gmtEnd: dateTimeIn(timeZone, row.gmt_end) }),
    examPrice: yuan(row.price_fen),
    isFree: row.price_fen === 0 ? 1 : 0,
    examAudience: row.audience as ExamCard["examAudience"],
  };
}

export function presentExam(row: WholeExamRow, sections: Exam["sections"], context: OperationContext): Exam {
  // Written by the server.
  const { place, isCalculatorAllowed = false } = row.settings as MoreSettings;
  return {
    ...presentExamCard(row, context),
    // Checked when it was written.
    introduce: row.introduce as unknown as RichText,
    showAnswers: row.show_answers as Exam["showAnswers"],
    showScore: row.show_score as Exam["showScore"],
    showExplanations: row.show_explanations as Exam["showExplanations"],
    graceSeconds: row.grace_seconds,
    ...(place === undefined ? {} : { place }),
    isCalculatorAllowed,
    sections,
    gmtModified: dateTimeIn(context.site.settings.timeZone, row.gmt_modified),
  };
}

/** What of an attempt its learner may see now. The only place that decides it. */
export function revealOf(row: AttemptRow, now: Date): { score: boolean; answers: boolean; explanations: boolean } {
  const facts = { attemptState: stateAt(row, now), gmtEnd: row.gmt_end, now };
  return {
    score: row.cents !== null && isShown(row.show_score, facts),
    answers: isShown(row.show_answers, facts),
    explanations: isShown(row.show_explanations, facts),
  };
}

/** Where an attempt stands; one whose time is over is submitted, also where the job did not come to it yet. */
export function stateAt({ state, gmt_deadline }: Pick<AttemptRow, "state" | "gmt_deadline">, now: Date) {
  const isPast = state === ExamAttemptStateEnum.inProgress && gmt_deadline !== null && gmt_deadline <= now;
  // Checked by the table.
  return isPast ? ExamAttemptStateEnum.submitted : (state as ExamAttemptStateEnum);
}

export function presentAttemptCard(row: AttemptRow, context: OperationContext): ExamAttemptCard {
  const { timeZone } = context.site.settings;
  const now = context.now();
  const shown = revealOf(row, now);
  const attemptState = stateAt(row, now);
  const submitted = row.gmt_submit ?? (attemptState === ExamAttemptStateEnum.inProgress ? null : row.gmt_deadline);
  const isFinal = attemptState === ExamAttemptStateEnum.finished;
  return {
    id: row.id,
    examId: row.exam_id,
    examName: row.exam_name,
    examKind: row.exam_kind as ExamAttemptCard["examKind"],
    attemptNo: row.attempt_no,
    attemptState,
    gmtStart: dateTimeIn(timeZone, row.gmt_start),
    ...(row.gmt_deadline === null ? {} : { gmtDeadline: dateTimeIn(timeZone, row.gmt_deadline) }),
    ...(submitted === null ? {} : { gmtSubmit: dateTimeIn(timeZone, submitted) }),
    isByServer: row.is_by_server,
    maxScore: pointsOf(row.max_cents),
    passScore: pointsOf(row.pass_cents),
    ...(shown.score ? { score: pointsOf(row.cents ?? 0) } : {}),
    ...(shown.score && isFinal ? { isPassed: (row.cents ?? 0) >= row.pass_cents } : {}),
    ...(row.is_replaced ? { isReplaced: true } : {}),
    isAnswersShown: shown.answers,
    isExplanationsShown: shown.explanations,
  };
}
