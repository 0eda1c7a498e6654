import { orgScope, presentOrg } from "../../lib/org-no.ts";
import type { Grade, ListGradesBody, ListGradesReply, ListVipSetsReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { wordingIn, wordingsIn } from "../../lib/localised-text.ts";
import { gradeStatusAt } from "../grades/index.ts";
import { catalogueCache } from "./cache.ts";
import { type CardSetting } from "./course-card.ts";
import { countGrades, selectGrades, selectVipSets, type GradeRow } from "./grade-queries.ts";
import { settingOf } from "./scope.ts";

/** Classes that can be seen by all: those to come and those that run before those that are over. */
export async function listGrades(input: ListGradesBody, context: OperationContext): Promise<ListGradesReply> {
  const range = pageRange(input);
  const orgNo = orgScope(context);
  const rows = await selectGrades(context.db, { orgNo, range });
  const total = totalFromPage(rows.length, range) ?? (await countGrades(context.db, orgNo));
  return pageOf(
    rows.map((row) => presentGrade(row, settingOf(context))),
    total,
    range,
  );
}

/** The tiers of the paid membership, which is the platform's on every site. */
export async function listVipSets(context: OperationContext): Promise<ListVipSetsReply> {
  const rows = await catalogueCache(context.services).of("vip", () => selectVipSets(context.db));
  const list = rows.map((row) => ({
    id: row.id,
    setName: wordingIn(row.set_name, context.locale),
    // Checked by the table.
    setType: row.set_type as ListVipSetsReply["list"][number]["setType"],
    days: row.days,
    orgPrice: yuan(row.org_price_fen),
    ...(row.fab_price_fen === null ? {} : { fabPrice: yuan(row.fab_price_fen) }),
    ...(row.renewal_price_fen === null ? {} : { renewalPrice: yuan(row.renewal_price_fen) }),
    benefits: wordingsIn(row.benefits, context.locale),
  }));
  return { list };
}

function presentGrade(row: GradeRow, { timeZone, now }: CardSetting): Grade {
  return {
    id: row.id,
    gradeName: row.grade_name,
    cover: row.cover,
    intro: row.intro,
    ...(row.lecturer_user_no === null ? {} : { lecturerUserNo: row.lecturer_user_no }),
    lecturerName: row.lecturer_name ?? "",
    ...presentOrg(row),
    beginTime: dateTimeIn(timeZone, row.begin_time),
    endTime: dateTimeIn(timeZone, row.end_time),
    gradeStatus: gradeStatusAt(row, now),
    memberCount: row.member_count,
    courseCount: Number(row.course_count),
    isFree: row.is_free ? 1 : 0,
    price: yuan(row.is_free ? 0 : row.price_fen),
  };
}
