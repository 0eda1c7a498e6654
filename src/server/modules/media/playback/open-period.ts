import type { GetPlaybackUrlBody } from "../../../../generated/types.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { mayStudy, refuseUnheld, selectStudyPeriod, type StudyPeriod } from "../may-study.ts";
import { selectMedia, type MediaRow } from "../media-queries.ts";
import type { MediaScope } from "../media-right.ts";
import type { OpenAccess } from "./present.ts";
import { selectWatermark } from "./queries.ts";

/** ms: how long a right is good beyond the length of what is played, so that nobody's film stops in the middle. */
const TTL_MS = 2 * 60 * 60 * 1000;

interface Asking {
  context: OperationContext;
  session: Session;
}

/** A period with its media, for those who may study it. NOT_FOUND; COURSE_NOT_HELD. */
export async function openPeriod(
  input: GetPlaybackUrlBody,
  { context, session }: Asking,
): Promise<{ period: StudyPeriod; media: MediaRow[]; watermark: string }> {
  return findPeriod(input, context, async (trx, period) => {
    if (!(await mayStudy(trx, { period, session, now: context.now() }))) refuseUnheld(period);
    return period.watermark ? selectWatermark(trx, session.userNo) : "";
  });
}

type Judge = (trx: Parameters<Parameters<typeof withActor>[2]>[0], period: StudyPeriod) => Promise<string>;

/** A period with its media; `judge` may refuse it, and gives its watermark. NOT_FOUND. */
export async function findPeriod(
  { courseId, periodId }: GetPlaybackUrlBody,
  context: OperationContext,
  judge?: Judge,
): Promise<{ period: StudyPeriod; media: MediaRow[]; watermark: string }> {
  if (!isRecordId(courseId) || !isRecordId(periodId)) fail("NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const period = (await selectStudyPeriod(trx, { courseId, periodId })) ?? fail("NOT_FOUND");
    const watermark = judge ? await judge(trx, period) : "";
    return { period, media: await selectMedia(trx, periodId), watermark };
  });
}

interface WantedAccess {
  period: StudyPeriod;
  scope: MediaScope;
  userNo: string | undefined;
  seconds: number;
  context: OperationContext;
}

/** A signed right to the files of a period. */
export async function openAccess({ period, scope, userNo, seconds, context }: WantedAccess): Promise<OpenAccess> {
  const expires = new Date(context.now().getTime() + TTL_MS + seconds * 1000);
  const right = await context.services.mediaRight.sign({ userNo, periodId: period.id, scope, expires });
  return { periodId: period.id, right, expires, timeZone: context.site.settings.timeZone };
}
