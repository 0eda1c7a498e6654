import { PLATFORM } from "../../lib/org-no.ts";
import type { CourseDraftCard, ListCourseDraftsBody, ListCourseDraftsReply } from "../../../generated/types.ts";
import { previewHref } from "../../../shared/preview-links.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { draftState, PASSED, stateOf } from "./draft-state.ts";
import { countByState, selectDraftCards, type DraftCardRow, type MakerFilter } from "./list-queries.ts";

/** The courses of a lecturer, of an organisation's lecturers, or, for operators, of everybody. */
export async function listCourseDrafts(
  input: ListCourseDraftsBody,
  context: OperationContext,
): Promise<ListCourseDraftsReply> {
  const session = sessionIn(context);
  const range = pageRange(input);
  const filter = filterOf(input, context);
  const states = Object.values(draftState);
  if (!filter) return { ...pageOf([], 0, range), countList: states.map((state) => ({ state, num: 0 })) };
  return withActor(context.db, actorOf(session), async (trx) => {
    const counts = await countByState(trx, filter);
    const countList = states.map((state) => ({ state, num: counts.get(state) ?? 0 }));
    const total = countList.reduce(
      (sum, { state, num }) => (input.state === undefined || input.state === state ? sum + num : sum),
      0,
    );
    const rows = await selectDraftCards(trx, filter, { range, sort: input.sort ?? "" });
    return {
      ...pageOf(
        rows.map((row) => presentCard(row, context)),
        total,
        range,
      ),
      countList,
    };
  });
}

/** undefined where nothing can fit. */
function filterOf(
  { courseCategory, courseCategoryList, state, lecturerUserNo, keyword }: ListCourseDraftsBody,
  context: OperationContext,
): MakerFilter | undefined {
  const { userType, userNo, orgNo, isOperator } = sessionIn(context);
  if (lecturerUserNo !== undefined && !isRecordId(lecturerUserNo)) return undefined;
  const asked = {
    categories: courseCategory === undefined ? courseCategoryList : [courseCategory],
    keyword: keyword?.trim(),
    state,
  };
  if (userType === UserTypeEnum.lecturer) return { ...asked, lecturerUserNo: userNo };
  if (userType === UserTypeEnum.organisation)
    return orgNo === PLATFORM ? undefined : { ...asked, orgNo, lecturerUserNo };
  return isOperator ? { ...asked, lecturerUserNo } : fail("NO_PERMISSION");
}

function presentCard(row: DraftCardRow, context: OperationContext): CourseDraftCard {
  return {
    courseId: row.id,
    previewHref: previewHref(row.course_category, row.id),
    version: row.version ?? 0,
    courseName: row.course_name,
    courseLogo: row.course_logo,
    // Checked by the table.
    courseCategory: row.course_category as CourseDraftCard["courseCategory"],
    lecturerUserNo: row.lecturer_user_no,
    lecturerName: row.lecturer_name ?? "",
    state: stateOf(row),
    auditOpinion: row.audit_opinion ?? "",
    isPutaway: row.is_putaway ? 1 : 0,
    isPublished: row.audit_status === PASSED,
    isFree: row.is_free ? 1 : 0,
    courseOriginal: row.draft_original ?? yuan(row.course_original_fen),
    countStudy: row.count_study,
    gmtModified: dateTimeIn(context.site.settings.timeZone, row.gmt_edited),
  };
}
