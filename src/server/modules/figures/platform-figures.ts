import type {
  ExportPlatformFiguresBody,
  ExportPlatformFiguresReply,
  GetPlatformFiguresBody,
  PlatformDay,
  PlatformFigures,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { yuan } from "../../lib/money.ts";
import { presentOrg } from "../../lib/org-no.ts";
import { SHEET_TYPES, csvOf, workbookOf, type Sheet } from "../../lib/sheets.ts";
import { dayAfter, dayIn } from "./day.ts";
import { selectDays, selectTop, type DayRow } from "./read-days.ts";

const USUAL_DAYS = 30;
/** Organisations and courses that are listed. */
const LISTED = 10;

/** What the last days brought to the platform, the day of the call among them. */
export async function getPlatformFigures(
  { days = USUAL_DAYS }: GetPlatformFiguresBody,
  context: OperationContext,
): Promise<PlatformFigures> {
  const now = context.now();
  const span = spanOf(days, now);
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectDays(trx, span, now);
    const { organisations, courses } = await selectTop(trx, span, LISTED);
    const count = (name: "person_count" | "order_count" | "refund_count" | "course_count" | "organisation_count") =>
      rows.reduce((sum, row) => sum + row[name], 0);
    const money = (name: "paid_fen" | "refunded_fen" | "kept_fen") =>
      yuan(rows.reduce((sum, row) => sum + Number(row[name]), 0));
    return {
      personCount: count("person_count"),
      orderCount: count("order_count"),
      turnover: money("paid_fen"),
      refundCount: count("refund_count"),
      refunded: money("refunded_fen"),
      earned: money("kept_fen"),
      courseCount: count("course_count"),
      organisationCount: count("organisation_count"),
      dayList: rows.map(presentDay),
      organisationList: organisations.map((row) => ({ ...presentOrg(row), ...presentSold(row) })),
      courseList: courses.map((row) => ({
        courseId: row.id,
        courseName: row.course_name,
        ...presentOrg(row),
        ...presentSold(row),
      })),
    };
  });
}

/** The days as a file in the caller's language, the latest last. */
export async function exportPlatformFigures(
  { days = USUAL_DAYS, format }: ExportPlatformFiguresBody,
  context: OperationContext,
): Promise<ExportPlatformFiguresReply> {
  const now = context.now();
  const span = spanOf(days, now);
  const rows = await withActor(context.db, systemActor, (trx) => selectDays(trx, span, now));
  const { t } = context.site.texts(context.locale);
  const sheet: Sheet = {
    name: t("site.platformFigures.file"),
    head: columns.map((column) => t(`site.platformFigures.column.${column}`)),
    rows: rows.map(presentDay).map((day) => columns.map((column) => cellOf(day, column))),
  };
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: `${sheet.name}-${span.from}-${dayIn(now)}.${format}`,
    mediaType: SHEET_TYPES[format],
    content: content.toString("base64"),
  };
}

const columns = [
  "day",
  "personCount",
  "signInCount",
  "orderCount",
  "turnover",
  "refunded",
  "earned",
  "courseCount",
  "organisationCount",
] as const satisfies readonly (keyof PlatformDay)[];

function cellOf(day: PlatformDay, column: (typeof columns)[number]): string | number {
  const value = day[column] ?? "";
  return column === "day" || value === "" ? value : Number(value);
}

function spanOf(days: number, now: Date) {
  const today = dayIn(now);
  return { from: dayAfter(today, 1 - days), before: dayAfter(today) };
}

function presentDay(row: DayRow): PlatformDay {
  return {
    day: row.day,
    personCount: row.person_count,
    ...(row.sign_in_count === null ? {} : { signInCount: row.sign_in_count }),
    orderCount: row.order_count,
    turnover: yuan(Number(row.paid_fen)),
    refunded: yuan(Number(row.refunded_fen)),
    earned: yuan(Number(row.kept_fen)),
    courseCount: row.course_count,
    organisationCount: row.organisation_count,
  };
}

function presentSold(row: { sale_count: number; paid_fen: string; refunded_fen: string }) {
  return {
    saleCount: row.sale_count,
    turnover: yuan(Number(row.paid_fen)),
    refunded: yuan(Number(row.refunded_fen)),
  };
}
