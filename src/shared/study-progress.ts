import { PeriodTypeEnum } from "../generated/enums.ts";
/** What the server knows of a period; times in seconds. */
export interface PeriodLength {
  /** 1 video, 2 live, 3 document, 4 accessory. */
  periodType: number;
  /** Of a video, or from begin to end of a live session. */
  seconds?: number | null | undefined;
  pages?: number | null | undefined;
}

/** How far somebody is in a period. */
export interface PeriodProgress {
  /** Watched, each second once; of a document, how long it was read. */
  seconds: number;
  /** The last page of a document that was reached. */
  page: number;
  isComplete: boolean;
}

/** Of what is watched, this much counts as all of it. */
const ENOUGH = 0.95;
/** A document takes so long a page, and so long at most. */
const SECONDS_A_PAGE = 30;
const LONGEST_READING = 180;

/**
 * How long a period is for the learner, in seconds: what it weighs in its course. 0 where that is not known, and for
 * accessories.
 */
export function periodLength({ periodType, seconds, pages }: PeriodLength): number {
  if (periodType === PeriodTypeEnum.document) return Math.min((pages ?? 0) * SECONDS_A_PAGE, LONGEST_READING);
  return periodType === PeriodTypeEnum.accessory ? 0 : (seconds ?? 0);
}

/**
 * Whether what was watched or read is the whole of a period. What is complete stays so; whoever keeps progress sees to
 * that.
 */
export function isPeriodComplete(
  period: PeriodLength,
  { seconds, page }: Pick<PeriodProgress, "seconds" | "page">,
): boolean {
  if (period.periodType === PeriodTypeEnum.accessory) return true;
  const length = periodLength(period);
  if (length === 0) return false;
  return period.periodType === PeriodTypeEnum.document
    ? page >= (period.pages ?? 0) && seconds >= length
    : seconds >= ENOUGH * length;
}

/** The percentage of one period, 0 to 100; 100 only where it is complete. */
export function periodPercent(period: PeriodLength, progress: PeriodProgress | undefined): number {
  return percentOf(shareOf(period, progress));
}

/**
 * The percentage of a course, 0 to 100: its periods by their length. Where none has a length (a course of resources)
 * each counts alike. 100 only where everything is complete. The one formula: whoever shows a percentage takes it from
 * here.
 */
export function coursePercent(periods: readonly (PeriodLength & { progress?: PeriodProgress | undefined })[]): number {
  const isTimeless = periods.every((period) => periodLength(period) === 0);
  const weights = periods.map((period) => (isTimeless ? 1 : periodLength(period)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return 0;
  const done = periods.reduce(
    (sum, period, index) => sum + shareOf(period, period.progress) * (weights[index] ?? 0),
    0,
  );
  return percentOf(done / whole);
}

function shareOf(period: PeriodLength, progress: PeriodProgress | undefined): number {
  if (!progress) return 0;
  if (progress.isComplete) return 1;
  const length = periodLength(period);
  if (length === 0) return 0;
  const time = Math.min(progress.seconds / length, 1);
  const share =
    period.periodType === PeriodTypeEnum.document ? Math.min(time, progress.page / (period.pages || 1)) : time;
  // A little is missing, or it would be complete.
  return Math.min(share, 0.99);
}

/**
 * Whole per cent, rounded down. What was added up of fractions may fall short of a whole by less than anybody can see.
 */
function percentOf(share: number): number {
  return Math.floor(Math.min(share, 1) * 100 + 1e-6);
}
