import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type {
  ExamResultRow,
  ExportExamResultsBody,
  ExportExamResultsReply,
  ListExamResultsBody,
  ListExamResultsReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { csvOf, workbookOf, type Sheet } from "../../../lib/sheets.ts";
import { pointsOf } from "../points.ts";
import { ownExamRow, watchedExamRow } from "./own-exam.ts";
import { countResults, selectFigures, selectResults, type ResultRow } from "./result-queries.ts";

/** Attempts in one file. */
const MAX_LINES = 10_000;

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

/** The same as a file in the caller's language. NOT_FOUND. */
export async function exportExamResults(
  { format, ...filter }: ExportExamResultsBody,
  context: OperationContext,
): Promise<ExportExamResultsReply> {
  const exam = await ownExamRow(filter.examId, context);
  const rows = await withActor(context.db, systemActor, (trx) =>
    selectResults(trx, filter, { pageCurrent: 1, pageSize: MAX_LINES, offset: 0 }),
  );
  const { t } = context.site.texts(context.locale);
  const sheet: Sheet = {
    name: t("site.examResults.file"),
    head: columns.map((column) => t(`site.examResults.column.${column}`)),
    rows: rows.map((row) => {
      const one = presentResult(row, context);
      return [
        one.learnerName,
        one.attemptNo,
        t(`enum.ExamAttemptStateEnum.${one.attemptState}`),
        one.gmtStart,
        one.gmtSubmit ?? "",
        one.seconds === undefined ? "" : Math.round(one.seconds / 6) / 10,
        one.score ?? "",
        one.maxScore,
        one.isReplaced
          ? t("site.examResults.replaced")
          : one.isPassed === undefined
            ? ""
            : t(`site.examResults.${one.isPassed ? "passed" : "failed"}`),
        one.answeredCount,
        one.lateCount,
        one.uncountedCount,
        one.awayCount,
      ];
    }),
  };
  const day = dateTimeIn(context.site.settings.timeZone, context.now()).slice(0, 10);
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: `${exam.exam_name.replaceAll(/[\\/:*?"<>|]/g, " ")}-${sheet.name}-${day}.${format}`,
    mediaType: mediaTypes[format],
    content: content.toString("base64"),
  };
}

const columns = [
  "name",
  "attempt",
  "state",
  "start",
  "submit",
  "minutes",
  "score",
  "max",
  "passed",
  "answered",
  "late",
  "uncounted",
  "away",
] as const;

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

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
          seconds: Math.max(0, Math.round((row.gmtSubmit.getTime() - row.gmtStart.getTime()) / 1000)),
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
