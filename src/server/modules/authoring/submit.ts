import type {
  SubmitCourseDraftBody,
  SubmitCourseDraftReply,
  WithdrawCourseDraftBody,
  WithdrawCourseDraftReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { courseZone } from "./course-zone.ts";
import { bodyOf } from "./drafts.ts";
import { refuseIncomplete } from "./draft-facts.ts";
import { draftState, stateOf } from "./draft-state.ts";
import { courseOf } from "./owner.ts";
import { updateDraft } from "./state-queries.ts";

/**
 * Hands a draft to the audit; done again it changes nothing. 900 with the path of everything that is missing;
 * DRAFT_CONFLICT where another version was saved meanwhile; DRAFT_UNCHANGED where nothing differs from what is
 * published.
 */
export async function submitCourseDraft(
  { courseId, version }: SubmitCourseDraftBody,
  context: OperationContext,
): Promise<SubmitCourseDraftReply> {
  const session = sessionIn(context);
  const now = context.now();
  const timeZone = await courseZone(courseId, context);
  return withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "make", lock: true });
    const newest = course.version ?? 0;
    if (newest !== version) fail("DRAFT_CONFLICT", { data: { version: newest } });
    if (stateOf(course) === draftState.passed) fail("DRAFT_UNCHANGED");
    if (course.draft_state === draftState.waiting) return { version, state: draftState.waiting };
    const body = await bodyOf(trx, course, timeZone);
    await refuseIncomplete(trx, { course, body, context });
    await updateDraft(trx, courseId, { draft_state: draftState.waiting, audit_opinion: "", gmt_submit: now });
    return { version, state: draftState.waiting };
  });
}

/** Takes a draft back from the audit, to be edited again. DRAFT_NOT_WAITING where it was decided meanwhile. */
export async function withdrawCourseDraft(
  { courseId }: WithdrawCourseDraftBody,
  context: OperationContext,
): Promise<WithdrawCourseDraftReply> {
  const session = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "make", lock: true });
    if (course.draft_state !== draftState.waiting || course.version === null) fail("DRAFT_NOT_WAITING");
    await updateDraft(trx, courseId, { draft_state: draftState.editing });
    return { version: course.version, state: draftState.editing };
  });
}
