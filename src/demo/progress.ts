import { isPeriodComplete, periodLength } from "../shared/study-progress.ts";
import { PeriodTypeEnum } from "../generated/enums.ts";

export interface StudiedPeriod {
  id: string;
  org_no: string;
  period_type: number;
  video_seconds: number | null;
  doc_page: number | null;
}

/**
 * Rows of progress: the first lessons of a course complete, up to `share` of them, and the one after them half way
 * where it is not all. Spread evenly from when it was begun until now, each in its evening.
 */
export function progressOf(
  periods: readonly StudiedPeriod[],
  { share, begun, now }: { share: number; begun: Date; now: Date },
): Record<string, unknown>[] {
  const complete = Math.floor(periods.length * share);
  const studied = periods.slice(0, share < 1 ? complete + 1 : complete);
  const step = (now.getTime() - begun.getTime()) / (studied.length + 1);
  return studied.map((period, index) => {
    const length = { periodType: period.period_type, seconds: period.video_seconds, pages: period.doc_page };
    const isDocument = period.period_type === PeriodTypeEnum.document;
    const part = index < complete ? 1 : 0.5;
    const seconds = Math.round(periodLength(length) * part);
    const page = isDocument ? Math.max(1, Math.round((period.doc_page ?? 1) * part)) : 0;
    const at = inTheEvening(
      new Date(begun.getTime() + step * (index + 1)),
      new Date(now.getTime() - (studied.length - index) * 10 * 60_000),
    );
    return {
      period_id: period.id,
      org_no: period.org_no,
      ranges: isDocument || seconds === 0 ? [] : [[0, seconds]],
      seconds,
      page,
      position: isDocument ? page : seconds,
      gmt_create: new Date(at.getTime() - Math.max(seconds, 60) * 1000),
      gmt_beat: at,
      gmt_complete: isPeriodComplete(length, { seconds, page }) ? at : null,
    };
  });
}

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/** The same day in China between seven and ten in the evening, later moments later; never after `latest`. */
function inTheEvening(moment: Date, latest: Date): Date {
  const local = moment.getTime() + 8 * HOUR_MS;
  const intoDay = local % DAY_MS;
  const evening = local - intoDay + 19 * HOUR_MS + intoDay / 8 - 8 * HOUR_MS;
  return new Date(Math.min(evening, latest.getTime()));
}
