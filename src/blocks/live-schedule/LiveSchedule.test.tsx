import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clear, draw as mount, t, texts } from "../../forms/testing/page.ts";
import { addresses, draw, handles } from "../testing/draw.tsx";
import { LiveSchedule } from "./LiveSchedule.tsx";

const session = (id: string, beginTime: string, liveStatus: 1 | 2 | 5) => ({
  id,
  chapterId: "1",
  periodName: "第 " + id + " 讲",
  periodType: 2 as const,
  isFree: 0 as const,
  beginTime,
  endTime: beginTime.replace("20:00", "21:00"),
  liveStatus,
});
const chapters = [
  {
    id: "1",
    courseId: "2",
    chapterName: "直播",
    chapterDesc: "",
    isFree: 0 as const,
    periodList: [session("2", "2026-12-02 20:00:00", 1), session("1", "2026-11-01 20:00:00", 5)],
  },
];

test("lists sessions by time and names the one that comes next", () => {
  const schedule = draw(LiveSchedule, { chapters });
  expect(texts(within(schedule).getAllByRole("listitem"))).toEqual([
    expect.stringContaining("第 1 讲"),
    expect.stringContaining("第 2 讲"),
  ]);
  expect(texts(within(schedule).getAllByRole("paragraph"))).toEqual(["下一场 第 2 讲"]);
});

test("leads into the class that is on, to replays and to the calendar", () => {
  const [first] = chapters;
  const schedule = draw(LiveSchedule, {
    chapters: [
      {
        ...first!,
        periodList: [
          session("1", "2026-11-01 20:00:00", 2),
          { ...session("2", "2026-10-01 20:00:00", 5), liveStatus: 4 as const },
        ],
      },
    ],
  });
  expect(addresses(schedule)).toEqual(["/calendar/2.ics", "/study/2?period=1", "/study/2?period=2"]);
});

test("is not there without sessions", () => {
  expect(draw(LiveSchedule, { chapters: [] }).innerHTML).toBe("");
});

test("has the site's times wherever it is read, and tells whoever's clock is another when the next one is by theirs", async () => {
  vi.stubEnv("TZ", "Europe/London");
  await mount(<LiveSchedule {...handles} t={t} chapters={chapters} timeZone="Asia/Shanghai" />);
  const times = screen.getAllByRole("time");
  expect(texts(times).map((text) => text.slice(-11))).toEqual(["20:00–21:00", "20:00–21:00"]);
  expect(times[1]?.getAttribute("datetime")).toBe("2026-12-02T12:00:00.000Z");
  expect(screen.getByText(/中国标准时间.*12月2日 12:00/)).toBeDefined();
  vi.stubEnv("TZ", "Asia/Shanghai");
  await mount(<LiveSchedule {...handles} t={t} chapters={chapters} timeZone="Asia/Shanghai" />);
  expect(screen.queryByText(/中国标准时间/)).toBeNull();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await clear();
});
