import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, t, until } from "../../forms/testing/page.ts";
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
  const drawn = draw(
    StudyLog,
    { items, secondsTotal: 3600, completeTotal: 2 },
    { operations: { exportStudyLogs: vi.fn() } },
  );
  expect(addresses(drawn)).toEqual(["/study/11?period=31"]);
  expect(drawn.textContent).toContain("60 分钟");
});

test("gives all of it as a file, and says where that fails", async () => {
  const exportStudyLogs = vi.fn(async (_input: { format: "csv" | "xlsx" }) => ({
    fileName: "学习记录.csv",
    mediaType: "text/csv",
    content: btoa("a,b"),
  }));
  const made = vi.fn((_blob: Blob) => "blob:x");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
  await mount(
    <StudyLog items={items} slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={{ exportStudyLogs }} />,
  );
  await click(button("导出 Excel"));
  await until(() => made.mock.calls.length === 1);
  expect(exportStudyLogs).toHaveBeenCalledWith({ format: "xlsx" });
  exportStudyLogs.mockRejectedValueOnce(new Error("offline"));
  await click(button("导出 Excel"));
  await until(() => screen.getByRole("status").textContent !== "");
  vi.unstubAllGlobals();
});
