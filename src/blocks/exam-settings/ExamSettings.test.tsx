import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import type { OwnExam } from "../../generated/types.ts";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { ExamSettings } from "./ExamSettings.tsx";
import { settingsOf, usualSettings } from "./settings-form.ts";

const page = { totalCount: 1, totalPage: 1, pageCurrent: 1, pageSize: 100 };
const paper = { id: "3", paperName: "A 卷", versionNo: 1, questionCount: 20, maxScore: 80, gmtModified: "2026-11-01" };
const exam: OwnExam = {
  id: "7",
  isPutaway: 0,
  versionNo: 1,
  newestVersionNo: 1,
  attemptCount: 2,
  openCount: 2,
  version: 4,
  settings: settingsOf({ ...usualSettings, examName: "期末", paperId: "3" }),
  gmtModified: "2026-11-01 10:00:00",
};
const operations = {
  getOwnExam: vi.fn(async (_input: object) => exam),
  saveExam: vi.fn(async (_input: object) => ({ ...exam, version: 5 })),
  publishExam: vi.fn(async (_input: object) => ({ ...exam, isPutaway: 1 as const })),
  listExamPapers: vi.fn(async (_input: object) => ({ list: [paper], ...page })),
  listCourseDrafts: vi.fn(async (_input: object) => Promise.reject(new Error("none"))),
  listCourseCategories: vi.fn(async (_input: object) => ({ list: [] })),
};
const on = { saved: vi.fn(async (_payload?: unknown) => ({ done: true as const })) };
beforeEach(() => vi.clearAllMocks());
afterEach(clear);
const show = (more: object) =>
  draw(
    <ExamSettings
      path="/account/exams"
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
      {...more}
    />,
  );
const fault = () => texts(screen.getAllByRole("paragraph")).join();

test("a new exam begins with the only paper, and says at its fields what is wrong before anything is sent", async () => {
  await show({});
  await until(() => screen.queryByLabelText("考试名称"));
  expect(field<HTMLSelectElement>("试卷").value).toBe("3");
  // 60 of 100, as the paper has points.
  expect(field("及格分").value).toBe("48");
  await type(field("及格分"), "90");
  await type(field("开始时间"), "2026-12-01T10:00");
  await type(field("结束时间"), "2026-12-01T09:00");
  await click(button(t("examSettings.save")));
  expect(operations.saveExam).not.toHaveBeenCalled();
  expect(fault()).toContain("及格分不能超过试卷总分 80 分");
  expect(fault()).toContain(t("examSettings.fault.window"));
  expect(fault()).toContain(t("examSettings.fault.name"));
  await type(field("考试名称"), "期末");
  await type(field("及格分"), "48");
  await type(field("结束时间"), "2026-12-01T12:00");
  await click(button(t("examSettings.save")));
  expect(operations.saveExam).toHaveBeenCalledOnce();
  expect(on.saved).toHaveBeenCalledWith({ to: "/account/exams/edit?id=7" });
});

test("says what a change means for those who sit, and what the server refuses at its field", async () => {
  await show({ examId: "7" });
  await until(() => screen.queryByLabelText("考试名称"));
  expect(screen.queryByText(/有 2 人正在考试/)).not.toBeNull();
  expect(texts(screen.queryAllByRole("status"))).toEqual([t("examSettings.isDraft")]);
  const refused = { fields: [{ path: "settings.gmtEnd", message: "结束时间要晚于开始时间" }] };
  operations.saveExam.mockRejectedValueOnce(
    Object.assign(new Error("x"), { code: errorCode.VALIDATION, data: refused }),
  );
  await type(field("作答时长（分钟）"), "90");
  await click(button(t("examSettings.save")));
  expect(field("结束时间").getAttribute("aria-invalid")).toBe("true");
  expect(operations.saveExam).toHaveBeenCalledWith(expect.objectContaining({ id: "7", version: 4 }));
});

test("overwrites nothing that somebody else changed meanwhile, unless one says so", async () => {
  operations.saveExam.mockRejectedValueOnce(Object.assign(new Error("他人已修改"), { code: errorCode.EXAM_CHANGED }));
  await show({ examId: "7" });
  await until(() => screen.queryByLabelText("考试名称"));
  await type(field("考试名称"), "我的名称");
  await click(button(t("examSettings.save")));
  expect(texts(screen.queryAllByRole("status")).join()).toContain("他人已修改");
  expect(field("考试名称").value).toBe("我的名称");
  operations.getOwnExam.mockResolvedValueOnce({ ...exam, version: 9 });
  await click(button(t("examSettings.mine")));
  expect(operations.saveExam).toHaveBeenLastCalledWith(expect.objectContaining({ version: 9 }));
});
