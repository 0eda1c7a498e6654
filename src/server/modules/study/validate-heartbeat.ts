import { PeriodTypeEnum } from "../../../generated/enums.ts";
import type { Kept, PeriodFacts } from "./heartbeat-queries.ts";
import { isPeriodComplete, periodLength } from "../../../shared/study-progress.ts";
import { firstSeconds, mergeRanges, totalSeconds, type Range } from "../../../shared/watched-ranges.ts";
import { fail } from "../../core/errors.ts";

/** What a page reports as studied in a period since its last report. */
export interface Heartbeat {
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

/** Token bucket of a person's study time: it fills as time passes, and heartbeats take from it. */
export interface StudyClock {
  budgetSeconds: number;
  at: Date;
}

/** Seconds that may be studied in one: a video plays at most twice as fast. */
const FASTEST = 2;
/** The budget of a first heartbeat: the time of two. */
export const FIRST_SECONDS = 20;
/** Heartbeats of a lost connection are kept by the page and sent later; of more than ten minutes the rest does not count. */
const MAX_BUDGET = 600 * FASTEST;
/** Clocks differ and heartbeats are late: a claim that is too large by no more is cut, a larger one refused. */
const TOLERANCE = 60;

/**
 * Applies a heartbeat to the stored progress and the budget, without changing its arguments. STUDY_TIME_REFUSED where it
 * claims more than can have passed. STUDY_RANGE_WRONG where a range is outside the period, or in the future of a live
 * session.
 */
export function validateHeartbeat({
  heartbeat,
  period,
  before,
  clock,
}: {
  heartbeat: Heartbeat;
  period: PeriodFacts;
  before: Kept;
  clock: StudyClock;
}): { after: Kept; clock: StudyClock } {
  const passed = Math.max(0, (heartbeat.at.getTime() - clock.at.getTime()) / 1000);
  const budget = Math.min(clock.budgetSeconds + passed * FASTEST, MAX_BUDGET);
  const { studied, cost } =
    period.periodType === PeriodTypeEnum.document
      ? readPart(heartbeat, period, before, budget)
      : watchedPart(heartbeat, period, before, budget);
  const after = { ...studied, isComplete: before.isComplete || isPeriodComplete(period, studied) };
  return { after, clock: { budgetSeconds: budget - cost, at: heartbeat.at > clock.at ? heartbeat.at : clock.at } };
}

type Studied = Omit<Kept, "isComplete">;

function watchedPart(
  heartbeat: Heartbeat,
  period: PeriodFacts,
  before: Kept,
  budget: number,
): { studied: Studied; cost: number } {
  const length = periodLength(period);
  const past = period.begins ? Math.min(length, (heartbeat.at.getTime() - period.begins.getTime()) / 1000) : length;
  for (const [from, to] of heartbeat.ranges) if (to < from || to > past + LATE) fail("STUDY_RANGE_WRONG");
  const claimed = mergeRanges(heartbeat.ranges.map(([from, to]) => [Math.min(from, past), Math.min(to, past)]));
  const cost = within(totalSeconds(claimed), budget);
  const ranges = mergeRanges([...before.ranges, ...firstSeconds(claimed, cost)]);
  const position =
    heartbeat.position === undefined ? before.position : Math.min(Math.round(heartbeat.position), length);
  return { studied: { ...before, ranges, seconds: totalSeconds(ranges), position }, cost };
}

/** Reading is not done twice as fast: a second of it takes what two of a video take. */
function readPart(
  heartbeat: Heartbeat,
  period: PeriodFacts,
  before: Kept,
  budget: number,
): { studied: Studied; cost: number } {
  const page = heartbeat.page ?? 0;
  if (page > (period.pages ?? 0)) fail("STUDY_RANGE_WRONG");
  const cost = within(Math.round(heartbeat.seconds ?? 0) * FASTEST, budget);
  const studied = {
    ...before,
    seconds: before.seconds + Math.floor(cost / FASTEST),
    page: Math.max(before.page, page),
    position: page || before.position,
  };
  return { studied, cost };
}

/** Players say the end of a video a little late. */
const LATE = 2;

function within(claimed: number, budget: number): number {
  if (claimed > budget + TOLERANCE) fail("STUDY_TIME_REFUSED");
  return Math.min(claimed, budget);
}
