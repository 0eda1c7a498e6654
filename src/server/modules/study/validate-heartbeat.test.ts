import { describe, expect, it } from "vitest";
import type { Kept, PeriodFacts } from "./heartbeat-queries.ts";
import { validateHeartbeat, type Heartbeat } from "./validate-heartbeat.ts";

const start = new Date("2026-03-01T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const video: PeriodFacts = {
  id: "1",
  courseId: "2",
  orgNo: "default",
  isTrial: false,
  isPublic: true,
  begins: null,
  periodType: 1,
  seconds: 600,
  pages: null,
};
const handout: PeriodFacts = { ...video, periodType: 3, seconds: null, pages: 3 };
const nothing: Kept = { ranges: [], seconds: 0, page: 0, position: 0, isComplete: false };
const heartbeat = (more: Partial<Heartbeat>): Heartbeat => ({
  userNo: "9",
  courseId: "2",
  periodId: "1",
  ranges: [],
  at: after(10),
  ...more,
});
const judge = (more: Partial<Heartbeat>, { period = video, before = nothing, budgetSeconds = 20 } = {}) =>
  validateHeartbeat({ heartbeat: heartbeat(more), period, before, clock: { budgetSeconds, at: start } });
const refused = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as { constant?: string }).constant;
  }
  return undefined;
};

describe("a heartbeat", () => {
  it("adds what was watched, at up to twice the speed", () => {
    const { after: kept, clock } = judge({ ranges: [[0, 20]], position: 20 }, { budgetSeconds: 0 });
    expect(kept).toEqual({ ranges: [[0, 20]], seconds: 20, page: 0, position: 20, isComplete: false });
    expect(clock).toEqual({ budgetSeconds: 0, at: after(10) });
  });

  it("is cut where a little more is claimed than has passed, and refused where it is much", () => {
    expect(judge({ ranges: [[0, 60]] }, { budgetSeconds: 0 }).after.ranges).toEqual([[0, 20]]);
    expect(refused(() => judge({ ranges: [[0, 200]] }, { budgetSeconds: 0 }))).toBe("STUDY_TIME_REFUSED");
  });

  it("takes time also for what was watched before: it cannot be watched again for nothing", () => {
    const before = { ...nothing, ranges: [[0, 20] as const], seconds: 20 };
    const { clock } = judge({ ranges: [[0, 20]] }, { before, budgetSeconds: 0 });
    expect(clock.budgetSeconds).toBe(0);
  });

  it("saves up no more than ten minutes", () => {
    expect(judge({ at: after(86_400) }).clock.budgetSeconds).toBe(1200);
  });

  it("gains nothing by being sent many times", () => {
    let clock = { budgetSeconds: 20, at: start };
    let kept = nothing;
    for (let count = 0; count < 50; count += 1) {
      ({ after: kept, clock } = validateHeartbeat({
        heartbeat: heartbeat({ ranges: [[count * 10, count * 10 + 10]], at: start }),
        period: video,
        before: kept,
        clock,
      }));
    }
    expect(kept.seconds).toBe(20);
  });

  it.each([[[[0, 1_000_000_000]]], [[[700, 800]]], [[[50, 40]]]])("is refused outside its period: %j", (ranges) => {
    expect(refused(() => judge({ ranges: ranges as [number, number][], at: after(5000) }))).toBe("STUDY_RANGE_WRONG");
  });

  it("completes at 95 %, and what is complete stays so", () => {
    const before = { ...nothing, ranges: [[0, 560] as const], seconds: 560 };
    expect(judge({ ranges: [[560, 569]] }, { before }).after.isComplete).toBe(false);
    expect(judge({ ranges: [[560, 570]] }, { before }).after.isComplete).toBe(true);
    expect(judge({}, { before: { ...nothing, isComplete: true } }).after.isComplete).toBe(true);
  });

  it("of a live session counts only what has been", () => {
    const live = { ...video, periodType: 2, begins: start };
    expect(refused(() => judge({ ranges: [[300, 310]] }, { period: live }))).toBe("STUDY_RANGE_WRONG");
    expect(judge({ ranges: [[0, 10]] }, { period: live }).after.seconds).toBe(10);
  });

  it("of a document counts pages and time, which does not pass twice as fast", () => {
    const { after: kept } = judge({ page: 2, seconds: 10 }, { period: handout, budgetSeconds: 0 });
    expect(kept).toMatchObject({ page: 2, seconds: 10, position: 2, isComplete: false });
    expect(judge({ page: 1, seconds: 20 }, { period: handout, before: kept, budgetSeconds: 0 }).after).toMatchObject({
      page: 2,
      seconds: 20,
      position: 1,
    });
    expect(refused(() => judge({ page: 4 }, { period: handout }))).toBe("STUDY_RANGE_WRONG");
    expect(refused(() => judge({ page: 3, seconds: 1_000_000_000 }, { period: handout }))).toBe("STUDY_TIME_REFUSED");
  });
});
