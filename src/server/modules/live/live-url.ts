import { LiveStatusEnum } from "../../../generated/enums.ts";
import type { GetPlaybackUrlBody, MediaWay } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { presentLiveStatus } from "../catalogue/index.ts";
import { openPeriod, openAccess, presentAccess } from "../media/index.ts";
import { takeOver } from "./take-over.ts";

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
  const { film } = context.services.live;
  if (
    !film &&
    !period.is_on &&
    !(await takeOver({ periodId: period.id, channelNo: period.lecturer_user_no }, context.services))
  )
    fail("LIVE_NO_PICTURE");
  const entry = (film ? media.find(({ kind }) => kind === "live") : undefined) ?? {
    ...livePlaylist,
    name: film?.playlist ?? "index.m3u8",
  };
  const way = await openAccess({ period, scope: "live", userNo: session.userNo, seconds: 0, context });
  const seconds = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));
  return {
    ...presentAccess({ entry, media, way, noSkip: false, watermark }),
    livePosition: seconds(begin, now),
    liveLength: seconds(begin, end),
  };
}
