import { expect, test } from "vitest";
import { LiveStatusEnum } from "../../../generated/enums.ts";
import { isOpen, presentLiveStatus, type LiveFacts } from "./live-status.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12) + minutes * 60_000);
const facts = (more: Partial<LiveFacts> = {}): LiveFacts => ({
  begin_time: at(0),
  end_time: at(90),
  is_on: null,
  gmt_start: null,
  has_replay: null,
  ...more,
});
const { waiting, live, awaitingReplay, replayReady, over } = LiveStatusEnum;

test.for([
  ["long before", {}, -600, waiting, false],
  ["half an hour before", {}, -30, waiting, true],
  ["before its time, with a picture", { is_on: true, gmt_start: at(-5) }, -5, live, true],
  ["at its time, without a picture yet", {}, 0, live, true],
  ["in the middle, the picture broken off", { is_on: false, gmt_start: at(0) }, 40, live, true],
  ["beyond its time, still sending", { is_on: true, gmt_start: at(0) }, 100, live, true],
  [
    "sending for hours beyond its time: nobody told us the end",
    { is_on: true, gmt_start: at(0), has_replay: false },
    90 + 121,
    awaitingReplay,
    false,
  ],
  ["over, with a recording to come", { is_on: false, gmt_start: at(0) }, 91, awaitingReplay, false],
  ["over, the recording there", { gmt_start: at(0), has_replay: true }, 91, replayReady, false],
  ["over for days, no recording came", { gmt_start: at(0) }, 90 + 49 * 60, over, false],
  ["over, and never sent", {}, 91, over, false],
] as const)("%s", ([, more, minutes, status, open]) => {
  expect(presentLiveStatus(facts(more), at(minutes))).toBe(status);
  expect(isOpen(facts(more), at(minutes))).toBe(open);
});
