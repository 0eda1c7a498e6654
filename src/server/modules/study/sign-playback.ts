import type { MediaRight, SignCourseBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { mayStudy, refuseUnheld, selectStudyPeriod } from "../media/index.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { startClock } from "./clock.ts";
import { selectKept, pairKey } from "./heartbeat-queries.ts";

/** ms: how long a right is good; a page that is open for longer asks again. */
const TTL_MS = 2 * 60 * 60 * 1000;

/**
 * A signed right to play one period, for the signed-in person, until it expires; and where they were. COURSE_NOT_HELD
 * where it is neither theirs nor free to try; NOT_FOUND where there is no such period in that course.
 */
export async function signCourse(
  { courseId, periodId }: SignCourseBody,
  context: OperationContext,
): Promise<MediaRight> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (!isRecordId(courseId) || !isRecordId(periodId)) fail("NOT_FOUND");
  const now = context.now();
  const { period, kept } = await withActor(context.db, systemActor, async (trx) => {
    const found = (await selectStudyPeriod(trx, { courseId, periodId })) ?? fail("NOT_FOUND");
    if (!(await mayStudy(trx, { period: found, session, now }))) refuseUnheld(found);
    await startClock(trx, { userNo, now });
    return { period: found, kept: await selectKept(trx, { userNos: [userNo], periodIds: [found.id] }) };
  });
  const expires = new Date(Math.min(now.getTime() + TTL_MS, session.expiresAt.getTime()));
  const right = await context.services.mediaRight.sign({ userNo, periodId: period.id, scope: "whole", expires });
  return {
    right,
    expireSeconds: Math.max(0, Math.round((expires.getTime() - now.getTime()) / 1000)),
    // Checked by the table.
    periodType: period.period_type as MediaRight["periodType"],
    position: kept.get(pairKey(userNo, period.id))?.position ?? 0,
  };
}
