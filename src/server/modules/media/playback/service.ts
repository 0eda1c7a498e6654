import type { AccessoryWay, GetPlaybackUrlBody, MediaWay } from "../../../../generated/types.ts";
import { LiveStatusEnum, PeriodTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { fail } from "../../../core/errors.ts";
import { DEMO_PLAYLIST } from "../../live/demo-film.ts";
import { takeOver } from "../../live/take-over.ts";
import type { MediaScope } from "../media-right.ts";
import { selectMedia, type MediaRow } from "../media-queries.ts";
import { isTrial, looksAfter, mayStudy, selectStudyPeriod, type StudyPeriod } from "../may-study.ts";
import { presentLiveStatus } from "../../live/live-status.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { presentAccessory, presentWay, type OpenWay } from "./present.ts";
import { selectWatermark } from "./queries.ts";

/** ms: how long a right is good beyond the length of what is played, so that nobody's film stops in the middle. */
const GOOD_MS = 2 * 60 * 60 * 1000;

/**
 * The way to a film, to the replay of a live class, or to a document. COURSE_NOT_HELD without the right to it;
 * REPLAY_NOT_YET before the class is over; MEDIA_NONE where there is nothing to play.
 */
export async function getPlaybackUrl(input: GetPlaybackUrlBody, context: OperationContext): Promise<MediaWay> {
  const session = sessionIn(context);
  const { period, media, watermark } = await openPeriod(input, { context, session });
  if (period.end_time && period.end_time > context.now()) fail("REPLAY_NOT_YET");
  const entry =
    media.find(({ kind }) => kind === "mp4" || kind === "hls" || kind === "pdf") ??
    fail(whyNothing(period, context.now()));
  const way = await openWay({ period, scope: "whole", userNo: session.userNo, seconds: entry.seconds ?? 0, context });
  return presentWay({ entry, media, way, noSkip: period.no_skip && !looksAfter(period, session), watermark });
}

/** Why there is nothing to play: of a class that is over, whether its recording may still come. */
function whyNothing(period: StudyPeriod, now: Date): "MEDIA_NONE" | "REPLAY_NOT_YET" | "REPLAY_NONE" {
  const { begin_time, end_time } = period;
  if (period.period_type !== PeriodTypeEnum.live || !begin_time || !end_time) return "MEDIA_NONE";
  return presentLiveStatus({ ...period, begin_time, end_time }, now) === LiveStatusEnum.awaitingReplay
    ? "REPLAY_NOT_YET"
    : "REPLAY_NONE";
}

/** A picture that is no file of the period: the media server's, or the demo's. */
const livePlaylist = { kind: "live", seconds: null, pages: null };

/**
 * The way to a live class while it runs. LIVE_NOT_YET says when it begins; LIVE_NO_PICTURE: it is time, but nobody
 * sends yet; LIVE_OVER;
 * COURSE_NOT_HELD; MEDIA_NONE.
 */
export async function getLiveUrl(input: GetPlaybackUrlBody, context: OperationContext): Promise<MediaWay> {
  const session = sessionIn(context);
  const { period, media, watermark } = await openPeriod(input, { context, session });
  const { begin_time: begin, end_time: end } = period;
  if (!begin || !end) fail("MEDIA_NONE");
  const now = context.now();
  const status = presentLiveStatus({ ...period, begin_time: begin, end_time: end }, now);
  if (status === LiveStatusEnum.waiting) {
    fail("LIVE_NOT_YET", {
      data: {
        beginTime: dateTimeIn(context.site.settings.timeZone, begin),
        seconds: Math.max(1, Math.ceil((begin.getTime() - now.getTime()) / 1000)),
      },
    });
  }
  if (status !== LiveStatusEnum.live) fail("LIVE_OVER");
  const isDemo = context.services.live.kind === "demo";
  if (
    !isDemo &&
    !period.is_on &&
    !(await takeOver({ periodId: period.id, channelNo: period.lecturer_user_no }, context.services))
  )
    fail("LIVE_NO_PICTURE");
  const entry = (isDemo ? media.find(({ kind }) => kind === "live") : undefined) ?? {
    ...livePlaylist,
    name: isDemo ? DEMO_PLAYLIST : "index.m3u8",
  };
  const way = await openWay({ period, scope: "live", userNo: session.userNo, seconds: 0, context });
  const seconds = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));
  return {
    ...presentWay({ entry, media, way, noSkip: false, watermark }),
    livePosition: seconds(begin, now),
    liveLength: seconds(begin, end),
  };
}

/** The way to a file that is downloaded. COURSE_NOT_HELD; MEDIA_NONE. */
export async function getAccessoryUrl(input: GetPlaybackUrlBody, context: OperationContext): Promise<AccessoryWay> {
  const session = sessionIn(context);
  const { period, media } = await openPeriod(input, { context, session });
  const entry = media.find(({ kind }) => kind === "file") ?? fail("MEDIA_NONE");
  return presentAccessory(
    entry,
    await openWay({ period, scope: "whole", userNo: session.userNo, seconds: 0, context }),
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
  const way = await openWay({
    period,
    scope: isFree ? "whole" : "preview",
    userNo: undefined,
    seconds: entry.seconds ?? 0,
    context,
  });
  return presentWay({ entry, media, way, noSkip: false, watermark: "" });
}

interface Asking {
  context: OperationContext;
  session: Session;
}

async function openPeriod(
  input: GetPlaybackUrlBody,
  { context, session }: Asking,
): Promise<{ period: StudyPeriod; media: MediaRow[]; watermark: string }> {
  return findPeriod(input, context, async (trx, period) => {
    if (!(await mayStudy(trx, { period, session, now: context.now() }))) fail("COURSE_NOT_HELD");
    return period.watermark ? selectWatermark(trx, session.userNo) : "";
  });
}

type Judge = (trx: Parameters<Parameters<typeof withActor>[2]>[0], period: StudyPeriod) => Promise<string>;

async function findPeriod(
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

interface WayWanted {
  period: StudyPeriod;
  scope: MediaScope;
  userNo: string | undefined;
  seconds: number;
  context: OperationContext;
}

async function openWay({ period, scope, userNo, seconds, context }: WayWanted): Promise<OpenWay> {
  const expires = new Date(context.now().getTime() + GOOD_MS + seconds * 1000);
  const right = await context.services.mediaRight.sign({ userNo, periodId: period.id, scope, expires });
  return { periodId: period.id, right, expires, timeZone: context.site.settings.timeZone };
}
