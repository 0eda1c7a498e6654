import type { AccessoryWay, GetPlaybackUrlBody, MediaWay } from "../../../../generated/types.ts";
import { LiveStatusEnum, PeriodTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { isTrial, looksAfter, type StudyPeriod } from "../may-study.ts";
import { presentLiveStatus } from "../../catalogue/index.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { findPeriod, openPeriod, openAccess } from "./open-period.ts";
import { presentAccessory, presentAccess } from "./present.ts";

/**
 * The way to a video, to the replay of a live class, or to a document. COURSE_NOT_HELD without the right to it;
 * REPLAY_NOT_YET before the class is over; MEDIA_NONE where there is nothing to play.
 */
export async function getPlaybackUrl(input: GetPlaybackUrlBody, context: OperationContext): Promise<MediaWay> {
  const session = sessionIn(context);
  const { period, media, watermark } = await openPeriod(input, { context, session });
  if (period.end_time && period.end_time > context.now()) fail("REPLAY_NOT_YET");
  const entry =
    media.find(({ kind }) => kind === "mp4" || kind === "hls" || kind === "pdf") ??
    fail(whyNothing(period, context.now()));
  const way = await openAccess({
    period,
    scope: "whole",
    userNo: session.userNo,
    seconds: entry.seconds ?? 0,
    context,
  });
  return presentAccess({ entry, media, way, noSkip: period.no_skip && !looksAfter(period, session), watermark });
}

/** Why there is nothing to play: of a class that is over, whether its recording may still come. */
function whyNothing(period: StudyPeriod, now: Date): "MEDIA_NONE" | "REPLAY_NOT_YET" | "REPLAY_NONE" {
  const { begin_time, end_time } = period;
  if (period.period_type !== PeriodTypeEnum.live || !begin_time || !end_time) return "MEDIA_NONE";
  return presentLiveStatus({ ...period, begin_time, end_time }, now) === LiveStatusEnum.awaitingReplay
    ? "REPLAY_NOT_YET"
    : "REPLAY_NONE";
}

/** The way to a file that is downloaded. COURSE_NOT_HELD; MEDIA_NONE. */
export async function getAccessoryUrl(input: GetPlaybackUrlBody, context: OperationContext): Promise<AccessoryWay> {
  const session = sessionIn(context);
  const { period, media } = await openPeriod(input, { context, session });
  const entry = media.find(({ kind }) => kind === "file") ?? fail("MEDIA_NONE");
  return presentAccessory(
    entry,
    await openAccess({ period, scope: "whole", userNo: session.userNo, seconds: 0, context }),
  );
}

/**
 * The way to what everybody may see: a period that is free to try, or the first pages of a document. COURSE_NOT_HELD
 * for the rest.
 */
export async function getTrialUrl(
  { courseId, periodId }: GetPlaybackUrlBody,
  context: OperationContext,
): Promise<MediaWay> {
  const { period, media } = await findPeriod({ courseId, periodId }, context);
  if (!period.is_public) fail("NOT_FOUND");
  const isFree = isTrial(period);
  const entry = media.find(({ kind }) =>
    isFree ? kind === "mp4" || kind === "hls" || kind === "pdf" : kind === "preview",
  );
  // A download is for those who signed in, also where it costs nothing.
  if (!entry) fail(isFree && period.period_type !== PeriodTypeEnum.accessory ? "MEDIA_NONE" : "COURSE_NOT_HELD");
  if (period.end_time && period.end_time > context.now()) fail("REPLAY_NOT_YET");
  const way = await openAccess({
    period,
    scope: isFree ? "whole" : "preview",
    userNo: undefined,
    seconds: entry.seconds ?? 0,
    context,
  });
  return presentAccess({ entry, media, way, noSkip: false, watermark: "" });
}
