import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GradeAttendance as Attendance } from "../../generated/types.ts";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import { GradeAttendance } from "./GradeAttendance.tsx";

const closed: Attendance = {
  lessonId: "12",
  lessonName: "第一课",
  gradeId: "3",
  gradeName: "周末班",
  gmtBegin: "2026-11-23 19:00:00",
  gmtEnd: "2026-11-23 21:00:00",
  isOpen: false,
  gmtNow: "2026-11-23 19:01:02",
  memberCount: 2,
  presentCount: 0,
  lateCount: 0,
  excusedCount: 0,
  absentCount: 2,
  codeCount: 0,
  sharedCount: 0,
};
const open: Attendance = {
  ...closed,
  isOpen: true,
  gmtOpen: "2026-11-23 19:01:00",
  token: "abc.def",
  tokenMs: 9000,
  code: "012345",
};
let now = closed;
const operations = {
  getGradeAttendance: vi.fn(async (_input: object) => now),
  saveGradeAttendance: vi.fn(async ({ isOpen }: { isOpen: boolean }) => {
    now = isOpen ? open : { ...open, ...closed, gmtOpen: "2026-11-23 19:01:00" };
    return now;
  }),
};
const changed = vi.fn(async () => ({ done: true as const }));
beforeEach(() => {
  now = closed;
  vi.clearAllMocks();
});
afterEach(clear);

const show = (what: { lessonId?: string; gradeId?: string }) =>
  draw(
    <GradeAttendance
      lessonId=""
      gradeId=""
      {...what}
      path="/account/grades/attendance"
      signInHref="/grade/signIn"
      deskHref="/account/grades/teacher"
      slots={{ people: <p>名单</p> }}
      on={{ changed }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );

test("shows code and digits while people can check in, until that is ended", async () => {
  now = open;
  await show({ lessonId: "12" });
  await until(() => screen.queryByText("012 345"));
  expect(document.querySelectorAll(".screen svg path")).toHaveLength(2);
  await click(button(t("gradeAttendance.close")));
  expect(operations.saveGradeAttendance).toHaveBeenLastCalledWith({ lessonId: "12", isOpen: false });
  await until(() => !screen.queryByText("012 345"));
});

test("the list of people stands there once checking in was opened, and is asked for again when somebody comes", async () => {
  await show({ lessonId: "12" });
  await until(() => screen.queryByText(t("gradeAttendance.isNew")));
  expect(screen.queryByText("名单")).toBeNull();
  now = open;
  document.dispatchEvent(new Event("visibilitychange"));
  await until(() => screen.queryByText("名单"));
  expect(changed).not.toHaveBeenCalled();
  now = { ...open, presentCount: 1, absentCount: 1 };
  document.dispatchEvent(new Event("visibilitychange"));
  await until(() => changed.mock.calls.length > 0);
  expect(screen.getByText(t("gradeAttendance.come", { count: 1, total: 2 }))).toBeTruthy();
});

test("dims the code when the server is out of reach", async () => {
  now = open;
  await show({ lessonId: "12" });
  await until(() => screen.queryByRole("img", { name: "签到二维码" }));
  operations.getGradeAttendance.mockRejectedValueOnce(new Error("away"));
  document.dispatchEvent(new Event("visibilitychange"));
  await until(() => screen.getByRole("img", { name: "签到二维码" }).classList.contains("stale"));
  expect(texts(screen.queryAllByRole("alert")).join()).toBe(t("gradeAttendance.unreached"));
});

test("of a class leads back to its management", async () => {
  await show({ gradeId: "3" });
  expect(screen.getByRole("link", { name: "返回班级管理" }).getAttribute("href")).toBe(
    "/account/grades/teacher?grade=3",
  );
});
