import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type { ExamResultRow, ListExamResultsBody, ListExamResultsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { pointsOf } from "../points.ts";
import { watchedExamRow } from "./own-exam.ts";
import { countResults, selectFigures, selectResults, type ResultRow } from "./result-queries.ts";

/** The attempts at an exam that one made or watches, with its figures. NOT_FOUND. */
export async function listExamResults(
  input: ListExamResultsBody,
  context: OperationContext,
): Promise<ListExamResultsReply> {
  const exam = await watchedExamRow(input.examId, context, { hasNames: true });
  const { page, rows: range } = pageSpan(input);
  return withActor(context.db, systemActor, async (trx) => {
    const total = await countResults(trx, input);
    const rows = await selectResults(trx, input, range);
    const figures = await selectFigures(trx, exam.id);
    return {
      examName: exam.exam_name,
      isMaker: exam.isMaker,
      figures: {
        attemptCount: figures.attempts,
        openCount: figures.open,
        finishedCount: figures.finished,
        passedCount: figures.passed,
        ...(figures.finished > 0 ? { passedShare: figures.passed / figures.finished } : {}),
        lateCount: figures.late,
        ...(figures.mean === null ? {} : { mean: Math.round(figures.mean) / 100 }),
        ...(figures.median === null ? {} : { median: Math.round(figures.median) / 100 }),
        ...(figures.highest === null ? {} : { highest: pointsOf(figures.highest) }),
        ...(figures.lowest === null ? {} : { lowest: pointsOf(figures.lowest) }),
        maxScore: pointsOf(exam.max_cents),
        passScore: pointsOf(exam.pass_cents),
        histogram: figures.histogram,
      },
      ...pageOf(
        rows.map((row) => presentResult(row, context)),
        total,
        page,
      ),
    };
  });
}

function presentResult(row: ResultRow, context: OperationContext): ExamResultRow {
  const { timeZone } = context.site.settings;
  const isFinal = row.state === ExamAttemptStateEnum.finished;
  return {
    attemptId: row.attemptId,
    learnerName: row.learnerName,
    attemptNo: row.attemptNo,
    attemptState: row.state,
    gmtStart: dateTimeIn(timeZone, row.gmtStart),
    ...(row.gmtSubmit === null
      ? {}
      : {
          gmtSubmit: dateTimeIn(timeZone, row.gmtSubmit),
          minutes: Math.max(0, Math.round((row.gmtSubmit.getTime() - row.gmtStart.getTime()) / 6000) / 10),
        }),
    isByServer: row.isByServer,
    maxScore: pointsOf(row.maxCents),
    ...(row.cents === null ? {} : { score: pointsOf(row.cents) }),
    ...(isFinal && !row.isReplaced ? { isPassed: (row.cents ?? 0) >= row.passCents } : {}),
    answeredCount: row.answered,
    questionCount: row.questions,
    waitingCount: row.waiting,
    lateCount: row.late,
    uncountedCount: row.uncounted,
    awayCount: row.away,
    isRegraded: row.isRegraded,
    ...(row.isReplaced ? { isReplaced: true } : {}),
  };
}
