import type { ExportStudyLogsBody, ExportStudyLogsReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { selectLogs } from "./log-queries.ts";
import { presentLog } from "./present.ts";
import { SHEET_TYPES, csvOf, workbookOf, type Sheet } from "../../lib/sheets.ts";

const MAX_LINES = 10_000;

/** The study log as a file in the caller's language, the latest first. */
export async function exportStudyLogs(
  { format, courseId }: ExportStudyLogsBody,
  context: OperationContext,
): Promise<ExportStudyLogsReply> {
  const session = sessionIn(context);
  if (courseId !== undefined && !isRecordId(courseId)) fail("NOT_FOUND");
  const { timeZone } = context.site.settings;
  const rows = await withActor(context.db, actorOf(session), (trx) =>
    selectLogs(trx, { userNo: session.userNo, courseId }, { limit: MAX_LINES, offset: 0 }),
  );
  const { t } = context.site.texts(context.locale);
  const sheet: Sheet = {
    name: t("site.study.file"),
    head: columns.map((column) => t(`site.study.column.${column}`)),
    rows: rows.map((row) => {
      const log = presentLog(row, timeZone);
      const kind = t(`enum.PeriodTypeEnum.${log.periodType}`);
      return [
        log.courseName,
        log.chapterName,
        log.periodName,
        kind,
        Math.round(log.seconds / 6) / 10,
        log.percent,
        log.gmtCreate,
        log.gmtStudy,
        log.gmtComplete ?? "",
      ];
    }),
  };
  const day = dateTimeIn(timeZone, context.now()).slice(0, 10);
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: `${sheet.name}-${day}.${format}`,
    mediaType: SHEET_TYPES[format],
    content: content.toString("base64"),
  };
}

const columns = ["course", "chapter", "period", "kind", "minutes", "percent", "begun", "last", "complete"] as const;
