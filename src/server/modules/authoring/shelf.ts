import type {
  DeleteCourseDraftBody,
  DeleteCourseDraftReply,
  SaveCourseShelfBody,
  SaveCourseShelfReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { draftState, PASSED } from "./draft-state.ts";
import { courseOf } from "./owner.ts";
import { writeSearch } from "./search-row.ts";
import { clearDraft, deleteCourse, updateShelf } from "./state-queries.ts";
import { selectSuspension } from "./suspension-queries.ts";

/**
 * Puts a course that has passed on the shelf, or takes it off; no audit for that. COURSE_NOT_PUBLISHED before it has
 * passed, COURSE_SUSPENDED where an operator took it off.
 */
export async function saveCourseShelf(
  { courseId, isPutaway }: SaveCourseShelfBody,
  context: OperationContext,
): Promise<SaveCourseShelfReply> {
  const session = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "make", lock: true });
    if (course.audit_status !== PASSED) fail("COURSE_NOT_PUBLISHED");
    const suspension = isPutaway === 1 ? await selectSuspension(trx, courseId) : undefined;
    if (suspension) fail("COURSE_SUSPENDED", { args: { reason: suspension.reason } });
    if (course.is_putaway !== (isPutaway === 1)) {
      await updateShelf(trx, { courseId, isPutaway: isPutaway === 1, now: context.now() });
      await writeSearch(trx, courseId);
    }
    return { isPutaway };
  });
}

/**
 * Removes a course that never was published; of one that was, what was changed since. Learners lose nothing by it.
 * DRAFT_WAITING while it is being audited.
 */
export async function deleteCourseDraft(
  { courseId }: DeleteCourseDraftBody,
  context: OperationContext,
): Promise<DeleteCourseDraftReply> {
  const session = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "make", lock: true });
    if (course.draft_state === draftState.waiting) fail("DRAFT_WAITING");
    if (course.audit_status !== PASSED) {
      await deleteCourse(trx, courseId);
      return { isDeleted: true };
    }
    if (course.version !== null) await clearDraft(trx, { courseId, opinion: "", now: context.now() });
    return { isDeleted: false };
  });
}
