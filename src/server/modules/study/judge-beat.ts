import type { Kept, PeriodFacts } from "./beat-queries.ts";
import { PeriodTypeEnum } from "../../../generated/enums.ts";
import { isPeriodComplete, periodLength } from "../../../shared/study-progress.ts";
import { firstSeconds, mergeRanges, totalSeconds, type Range } from "../../../shared/watched-ranges.ts";
import { fail } from "../../core/errors.ts";

/** What a page says was studied of a period since it last said so. */
export interface Beat {
  userNo: string;
  courseId: string;
  periodId: string;
  ranges: readonly Range[];
  position?: number | undefined;
  /** Of a document: the page that is shown, from 1. */
  page?: number | undefined;
  /** Of a document: how long it was read. */
  seconds?: number | undefined;
  at: Date;
}

/**
 * How much of a person's time is not accounted for: it fills as time passes and empties by what they say they studied.
 */
export interface StudyClock {
  spareSeconds: number;
  at: Date;
}

/** Seconds that may be studied in one: a film plays at most twice as fast. */
const FASTEST = 2;
/** What a person may have studied before the first beat arrives: two beats. */
export const FIRST_SECONDS = 20;
/** Beats of a lost connection are kept by the page and sent later; of more than ten minutes the rest does not count. */
const MOST_SPARE = 600 * FASTEST;
/** Clocks differ and beats are late: a claim that is too large by no more is cut, a larger one refused. */
const TOLERANCE = 60;

/**
 * What a beat makes of what was kept. STUDY_TIME_REFUSED where more is claimed than can have passed; STUDY_RANGE_WRONG
 * where it is not in the period, or in the part of a live session that has not been. The given objects stay as they
 * are.
 */
export function judgeBeat({
  beat,
  period,
  before,
  clock,
}: {
  beat: Beat;
  period: PeriodFacts;
  before: Kept;
  clock: StudyClock;
}): { after: Kept; clock: StudyClock } {
  const passed = Math.max(0, (beat.at.getTime() - clock.at.getTime()) / 1000);
  const spare = Math.min(clock.spareSeconds + passed * FASTEST, MOST_SPARE);
  const { studied, cost } =
    period.periodType === PeriodTypeEnum.document
      ? readPart(beat, period, before, spare)
      : watchedPart(beat, period, before, spare);
  const after = { ...studied, isComplete: before.isComplete || isPeriodComplete(period, studied) };
  return { after, clock: { spareSeconds: spare - cost, at: beat.at > clock.at ? beat.at : clock.at } };
}

type Studied = Omit<Kept, "isComplete">;

function watchedPart(beat: Beat, period: PeriodFacts, before: Kept, spare: number): { studied: Studied; cost: number } {
  const length = periodLength(period);
  const past = period.begins ? Math.min(length, (beat.at.getTime() - period.begins.getTime()) / 1000) : length;
  for (const [from, to] of beat.ranges) if (to < from || to > past + LATE) fail("STUDY_RANGE_WRONG");
  const claimed = mergeRanges(beat.ranges.map(([from, to]) => [Math.min(from, past), Math.min(to, past)]));
  const cost = within(totalSeconds(claimed), spare);
  const ranges = mergeRanges([...before.ranges, ...firstSeconds(claimed, cost)]);
  const position = beat.position === undefined ? before.position : Math.min(Math.round(beat.position), length);
  return { studied: { ...before, ranges, seconds: totalSeconds(ranges), position }, cost };
}

/** Reading is not done twice as fast: a second of it takes what two of a film take. */
function readPart(beat: Beat, period: PeriodFacts, before: Kept, spare: number): { studied: Studied; cost: number } {
  const page = beat.page ?? 0;
  if (page > (period.pages ?? 0)) fail("STUDY_RANGE_WRONG");
  const cost = within(Math.round(beat.seconds ?? 0) * FASTEST, spare);
  const studied = {
    ...before,
    seconds: before.seconds + Math.floor(cost / FASTEST),
    page: Math.max(before.page, page),
    position: page || before.position,
  };
  return { studied, cost };
}

/** Players say the end of a film a little late. */
const LATE = 2;

function within(claimed: number, spare: number): number {
  if (claimed > spare + TOLERANCE) fail("STUDY_TIME_REFUSED");
  return Math.min(claimed, spare);
}
