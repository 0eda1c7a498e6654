import { sql } from "kysely";
import { CourseCategoryEnum, PeriodTypeEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type {
  CourseFigures,
  CoursePeriodFigures,
  ExportCourseFiguresBody,
  ExportCourseFiguresReply,
  GetCourseFiguresBody,
  ListCourseLearnersBody,
  ListCourseLearnersReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { SHEET_TYPES, csvOf, workbookOf, type Sheet } from "../../lib/sheets.ts";
import { lookUpCourse } from "../authoring/index.ts";
import {
  PARTS,
  countLearners,
  selectLearners,
  selectPeriods,
  selectStopped,
  selectTotals,
  selectWatched,
  sumIncome,
  type ChangeRow,
  type LearnerRow,
} from "./course-queries.ts";
import { cutText } from "../../../shared/cut-text.ts";
import { selectPercents } from "../progress/index.ts";

/** A course in numbers, for those who make it. NOT_FOUND; NO_PERMISSION where it is not theirs. */
export async function getCourseFigures(
  { courseId }: GetCourseFiguresBody,
  context: OperationContext,
): Promise<CourseFigures> {
  const session = sessionIn(context);
  const course = await lookUpCourse(context, courseId, session, "make");
  const isOrganisation = session.userType === UserTypeEnum.organisation;
  const whose = isOrganisation
    ? sql`share.party = 2 and share.org_no = ${session.orgNo}`
    : sql`share.party = 3 and share.user_no = ${session.userNo}`;
  return withActor(context.db, systemActor, async (trx) => {
    const totals = await selectTotals(trx, { courseId, orgNo: course.org_no, now: context.now() });
    const { orders, fen } = await sumIncome(trx, { courseId, whose });
    const periods = await selectPeriods(trx, courseId);
    const watched = Map.groupBy(await selectWatched(trx, courseId), ({ period_id }) => period_id);
    const stopped = Map.groupBy(await selectStopped(trx, courseId), ({ period_id }) => period_id);
    return {
      courseId,
      courseName: course.course_name,
      // Checked by the table.
      courseCategory: course.course_category as CourseFigures["courseCategory"],
      listHref: `/account/${isOrganisation ? "organization" : "teacher"}/${listOf(course.course_category)}`,
      holderCount: totals.holders,
      learnerCount: totals.learners,
      activeCount: totals.active,
      completeCount: totals.completes,
      scoreList: totals.scores,
      orderCount: orders,
      income: yuan(Number(fen)),
      periodList: periods.map((row) => ({
        periodId: row.id,
        chapterName: row.chapter_name,
        periodName: row.period_name,
        periodType: row.period_type,
        length: row.length,
        learnerCount: row.learners,
        completeCount: row.completes,
        watchedList: row.length > 0 ? addedUp(partsOf(watched.get(row.id))) : [],
        stoppedList: row.length > 0 ? partsOf(stopped.get(row.id)) : [],
      })),
    };
  });
}

/** On which of the pages for making courses one of a category is. */
function listOf(category: number): "vod" | "live" | "resource" {
  if (category === CourseCategoryEnum.live) return "live";
  return category === CourseCategoryEnum.video ? "vod" : "resource";
}

/** Who may study it, and how far they are. Of who does not belong to the organisation nobody learns the name. */
export async function listCourseLearners(
  { courseId, sort = "", ...page }: ListCourseLearnersBody,
  context: OperationContext,
): Promise<ListCourseLearnersReply> {
  const course = await lookUpCourse(context, courseId, sessionIn(context), "make");
  const range = pageRange(page);
  const { timeZone } = context.site.settings;
  const filter = { courseId, orgNo: course.org_no, now: context.now() };
  return withActor(context.db, systemActor, async (trx) => {
    const total = await countLearners(trx, filter);
    const rows = await selectLearners(trx, { ...filter, sort, range });
    const userNos = rows.map(({ user_no }) => user_no);
    const percents = (await selectPercents(trx, { courseIds: [courseId], userNos })).get(courseId);
    const list = rows.map((row) => ({
      name: nameOf(row, course.org_no),
      percent: percents?.get(row.user_no) ?? 0,
      completeCount: row.completes,
      gmtCreate: dateTimeIn(timeZone, row.gmt_create),
      ...(row.gmt_beat ? { gmtStudy: dateTimeIn(timeZone, row.gmt_beat) } : {}),
    }));
    return pageOf(list, total, range);
  });
}

/** The lessons in numbers as a file in the caller's language. */
export async function exportCourseFigures(
  { courseId, format }: ExportCourseFiguresBody,
  context: OperationContext,
): Promise<ExportCourseFiguresReply> {
  const { courseName, periodList } = await getCourseFigures({ courseId }, context);
  const { t } = context.site.texts(context.locale);
  const parts = Array.from({ length: PARTS }, (_, part) =>
    t("site.figures.part", { from: (100 / PARTS) * part, until: (100 / PARTS) * (part + 1) }),
  );
  const sheet: Sheet = {
    name: t("site.figures.file"),
    head: [...columns.map((column) => t(`site.figures.column.${column}`)), ...parts],
    rows: periodList.map((period) => rowOf(period, t(`enum.PeriodTypeEnum.${period.periodType}`))),
  };
  const day = dateTimeIn(context.site.settings.timeZone, context.now()).slice(0, 10);
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: `${sheet.name}-${cutText(courseName.replace(/[\\/:*?"<>|]/g, " "), 60)}-${day}.${format}`,
    mediaType: SHEET_TYPES[format],
    content: content.toString("base64"),
  };
}

const columns = ["chapter", "period", "kind", "length", "learners", "completes"] as const;

function rowOf(period: CoursePeriodFigures, kind: string): (string | number)[] {
  const { chapterName, periodName, length, learnerCount, completeCount, watchedList } = period;
  const minutes = period.periodType === PeriodTypeEnum.document ? length : Math.round(length / 6) / 10;
  return [chapterName, periodName, kind, minutes, learnerCount, completeCount, ...watchedList];
}

function nameOf({ name, is_member }: LearnerRow, orgNo: string): string {
  return is_member && orgNo !== PLATFORM ? name : `${[...name][0] ?? ""}**`;
}

function partsOf(rows: readonly ChangeRow[] = []): number[] {
  const parts = Array.from({ length: PARTS }, () => 0);
  for (const { part, change } of rows) parts[part] = change;
  return parts;
}

function addedUp(changes: readonly number[]): number[] {
  let sum = 0;
  return changes.map((change) => (sum += change));
}
