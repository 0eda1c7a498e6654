import type {
  GetStudyCourseBody,
  ListStudyChaptersBody,
  ListStudyChaptersReply,
  ListStudyCoursesBody,
  ListStudyCoursesReply,
  StudyCourse,
} from "../../../generated/types.ts";
import { withheldKinds } from "../../../site/document/features.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { fenFor } from "./apply.ts";
import { presentHeld, presentStanding, presentStudyChapters, standingIn } from "./present.ts";
import {
  countHeldCourses,
  selectCoursePeriods,
  selectHeldCourses,
  selectOpenedPeriods,
  selectStanding,
  selectStudyOutline,
} from "./queries.ts";

/** How the signed-in person stands to a course that is on the shelf or theirs. NOT_FOUND for any other. */
export async function getStudyCourse(
  { courseId }: GetStudyCourseBody,
  context: OperationContext,
): Promise<StudyCourse> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(session), async (trx) => {
    const row = (await selectStanding(trx, { courseId, userNo, now: context.now() })) ?? fail("NOT_FOUND");
    const periods = await selectCoursePeriods(trx, { courseIds: [courseId], userNo });
    const canApply = row.right_id === null && row.is_public === true && fenFor(row, session.isVip) === 0;
    return presentStanding(row, { periods, canApply, timeZone: context.site.settings.timeZone });
  });
}

/** The courses that the signed-in person holds, on the shelf or not. */
export async function listStudyCourses(
  { state = "all", ...page }: ListStudyCoursesBody,
  context: OperationContext,
): Promise<ListStudyCoursesReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const filter = { userNo: session.userNo, now: context.now(), state };
  const { timeZone, features } = context.site.settings;
  const withheld = withheldKinds(features);
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectHeldCourses(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countHeldCourses(trx, filter));
    const periods = Map.groupBy(
      await selectCoursePeriods(trx, { courseIds: rows.map(({ id }) => id), userNo: session.userNo }),
      ({ course_id }) => course_id,
    );
    return pageOf(
      // What is theirs they study on; the page of a kind that the site does not offer is not there.
      rows.map((row) =>
        presentHeld(withheld?.includes(row.course_category) ? { ...row, is_public: false } : row, {
          periods: periods.get(row.id) ?? [],
          timeZone,
        }),
      ),
      total,
      range,
    );
  });
}

/**
 * The chapters of a course with how far the signed-in person is. NOT_FOUND where it is neither on the shelf nor theirs.
 */
export async function listStudyChapters(
  { courseId }: ListStudyChaptersBody,
  context: OperationContext,
): Promise<ListStudyChaptersReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  const setting = { timeZone: context.site.settings.timeZone, now: context.now() };
  return withActor(context.db, actorOf(session), async (trx) => {
    const course = (await selectStanding(trx, { courseId, userNo, now: setting.now })) ?? fail("NOT_FOUND");
    const periods = await selectCoursePeriods(trx, { courseIds: [courseId], userNo });
    const outline = await selectStudyOutline(trx, courseId);
    const isOpen = course.right_id !== null || course.lecturer_user_no === userNo;
    return {
      percent: standingIn(periods, setting.timeZone).percent,
      list: presentStudyChapters(outline, {
        periods,
        isOpen,
        opened: await selectOpenedPeriods(trx, { courseId, userNo }),
        setting,
      }),
    };
  });
}
