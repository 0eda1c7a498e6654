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
import type { Trx } from "../../database/connect.ts";
import { onceTogether } from "../../database/page-reads.ts";
import { fail } from "../../core/errors.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { selectOutline } from "../catalogue/index.ts";
import { fenFor } from "./apply.ts";
import { presentHeld, presentStanding, presentStudyChapters, standingIn } from "./present.ts";
import { countHeldCourses, selectCoursePeriods, selectHeldCourses, selectStanding } from "./queries.ts";

/** How the signed-in person stands to a course that is on the shelf or theirs. NOT_FOUND for any other. */
export async function getStudyCourse(
  { courseId }: GetStudyCourseBody,
  context: OperationContext,
): Promise<StudyCourse> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(session), async (trx) => {
    const { row: found, periods } = await readStanding(trx, { courseId, userNo, now: context.now() });
    const row = asOffered(found, context);
    const canApply = !row.is_held && row.is_public === true && fenFor(row, session.isVip) === 0;
    return presentStanding(row, { periods, canApply, timeZone: context.site.settings.timeZone });
  });
}

/** What is theirs people study on; the page of a kind that the site does not offer is not there, as off the shelf. */
function asOffered<Row extends { course_category: number; is_public: boolean | null }>(
  row: Row,
  { site }: OperationContext,
): Row {
  return withheldKinds(site.settings.features)?.includes(row.course_category) ? { ...row, is_public: false } : row;
}

/** The courses that the signed-in person holds, on the shelf or not. */
export async function listStudyCourses(
  { state = "all", ...page }: ListStudyCoursesBody,
  context: OperationContext,
): Promise<ListStudyCoursesReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const filter = { userNo: session.userNo, now: context.now(), state };
  const { timeZone } = context.site.settings;
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectHeldCourses(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countHeldCourses(trx, filter));
    const periods = Map.groupBy(
      await selectCoursePeriods(trx, { courseIds: rows.map(({ id }) => id), userNo: session.userNo }),
      ({ course_id }) => course_id,
    );
    return pageOf(
      rows.map((row) => presentHeld(asOffered(row, context), { periods: periods.get(row.id) ?? [], timeZone })),
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
    const { row: course, periods } = await readStanding(trx, { courseId, userNo, now: setting.now });
    // Who may see a course on the shelf sees the same chapters as everybody.
    const outline = await context.services.keptReads.of(
      { key: `outline of ${courseId}`, reader: userNo },
      async () => ({
        value: await selectOutline(trx, { courseId }),
        isShared: course.is_public === true,
      }),
    );
    const isOpen = course.is_held || course.lecturer_user_no === userNo;
    return {
      percent: standingIn(periods, setting.timeZone).percent,
      list: presentStudyChapters(outline, {
        periods,
        isOpen,
        opened: new Set(course.opened_periods),
        setting,
      }),
    };
  });
}

/** How a person stands to a course, and how far they are in its periods; read once for a page that shows both. */
function readStanding(trx: Trx, { courseId, userNo, now }: { courseId: string; userNo: string; now: Date }) {
  return onceTogether(`standing of ${userNo} to ${courseId}`, async () => ({
    row: (await selectStanding(trx, { courseId, userNo, now })) ?? fail("NOT_FOUND"),
    periods: await selectCoursePeriods(trx, { courseIds: [courseId], userNo }),
  }));
}
