import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, t, until } from "../../forms/testing/page.ts";
import type { Outcome } from "../block.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { StudyLog } from "./StudyLog.tsx";

const log = {
  periodId: "31",
  periodName: "单开双控",
  periodType: 1 as const,
  chapterName: "接线",
  courseId: "11",
  courseName: "低压电工上岗",
  courseCategory: 1 as const,
  percent: 60,
  isComplete: 0 as const,
  seconds: 300,
  position: 300,
  gmtCreate: "2026-01-01 08:00:00",
  gmtStudy: "2026-01-02 09:30:00",
};
const items = [log];
afterEach(clear);

test("links to where each period goes on", () => {
  const drawn = draw(StudyLog, { items, secondsTotal: 3600, completeTotal: 2 });
  expect(addresses(drawn)).toEqual(["/study/11?period=31"]);
  expect(drawn.textContent).toContain("60 分钟");
});

test("gives all of it as a file, and says where that fails", async () => {
  const save = vi.fn(async (_event: unknown): Promise<Outcome> => ({ done: true }));
  await mount(
    <StudyLog items={items} slots={{}} on={{ export: save }} t={t} locale="zh-CN" blockKey="b" operations={{}} />,
  );
  await click(button("导出 Excel"));
  expect(save).toHaveBeenCalledExactlyOnceWith({ format: "xlsx" });
  expect(screen.queryByRole("status")?.textContent ?? "").toBe("");
  save.mockResolvedValueOnce({ done: false, error: new Error("offline") });
  await click(button("导出 Excel"));
  await until(() => screen.getByRole("status").textContent !== "");
});
