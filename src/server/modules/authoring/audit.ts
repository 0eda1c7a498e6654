import type { AuditCourseBody, AuditCourseReply } from "../../../generated/types.ts";
import { AuditStatusEnum } from "../../../generated/enums.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail, failFields } from "../../core/errors.ts";
import { addEvent } from "../../core/outbox/add-event.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { applyDraft } from "./apply-draft.ts";
import { courseZone } from "./course-zone.ts";
import { bodyOf } from "./drafts.ts";
import { refuseIncomplete } from "./draft-facts.ts";
import { draftState } from "./draft-state.ts";
import { courseOf } from "./owner.ts";
import { clearDraft, insertAudit, updateDraft } from "./state-queries.ts";

const LEAST_OPINION = 2;

/**
 * Passes or refuses the version that was looked at. Passed, it is what learners see from the same moment on. A refusal
 * takes an opinion (900). DRAFT_CONFLICT where another version waits by now, DRAFT_NOT_WAITING where none does. Who
 * made the course gets a message.
 */
export async function auditCourse(input: AuditCourseBody, context: OperationContext): Promise<AuditCourseReply> {
  const { courseId, version, auditStatus } = input;
  const session = sessionIn(context);
  const opinion = (input.auditOpinion ?? "").trim();
  const { t } = context.site.texts(context.locale);
  if (auditStatus !== AuditStatusEnum.passed && auditStatus !== AuditStatusEnum.refused)
    failFields([{ path: "auditStatus", message: t("error.field.blank") }]);
  if (auditStatus === AuditStatusEnum.refused && [...opinion].length < LEAST_OPINION)
    failFields([{ path: "auditOpinion", message: t("error.field.opinion") }]);
  const now = context.now();
  const timeZone = await courseZone(courseId, context);
  const done = await withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "look", lock: true });
    if (course.draft_state !== draftState.waiting || course.version === null) fail("DRAFT_NOT_WAITING");
    if (course.version !== version) fail("DRAFT_CONFLICT", { data: { version: course.version } });
    if (auditStatus === AuditStatusEnum.passed) {
      const body = await bodyOf(trx, course, timeZone);
      // A video or a category may be gone since it was submitted.
      await refuseIncomplete(trx, { course, body, context });
      await applyDraft(trx, { course, body, now, timeZone });
      await clearDraft(trx, { courseId, opinion, now });
    } else {
      await updateDraft(trx, courseId, { draft_state: draftState.refused, audit_opinion: opinion });
    }
    const auditId = await insertAudit(trx, {
      courseId,
      orgNo: course.org_no,
      version,
      auditStatus,
      auditOpinion: opinion,
      userNo: session.userNo,
      now,
    });
    await recordAudit(trx, {
      ...auditActor(session),
      action: auditStatus === AuditStatusEnum.passed ? "course.pass" : "course.refuse",
      orgNo: course.org_no,
      subject: `course:${courseId}`,
      detail: { version, opinion },
    });
    await addEvent(trx, { topic: "course.audited", payload: { auditId }, now });
    return { auditStatus };
  });
  context.services.outbox.wake();
  return done;
}
