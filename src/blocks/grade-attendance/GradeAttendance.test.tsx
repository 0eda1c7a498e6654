import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GradeAttendance as Attendance, GradeAttendee } from "../../generated/types.ts";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
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
const person: GradeAttendee = {
  userNo: "7",
  userName: "王芳 0001",
  memberNumber: "S-1",
  attendanceState: 4,
  isHeard: false,
  reason: "",
  sharedWith: [],
};
const page = { totalCount: 1, totalPage: 1, pageCurrent: 1, pageSize: 50 };
let now = closed;
const operations = {
  getGradeAttendance: vi.fn(async (_input: object) => now),
  saveGradeAttendance: vi.fn(async ({ isOpen }: { isOpen: boolean }) => {
    now = isOpen ? open : { ...open, ...closed, gmtOpen: "2026-11-23 19:01:00" };
    return now;
  }),
  listGradeAttendees: vi.fn(async (_input: object) => ({ ...page, list: [person] })),
  saveGradeAttendee: vi.fn(async (_input: object) => person),
  listAttendanceLessons: vi.fn(async (_input: object) => ({
    gradeId: "3",
    gradeName: "周末班",
    list: [
      {
        lessonId: "12",
        lessonName: "第一课",
        gmtBegin: "2026-11-23 19:00:00",
        gmtEnd: "2026-11-23 21:00:00",
        isOpen: true,
        isHeld: true,
        signedCount: 5,
      },
    ],
  })),
  listAttendanceTotals: vi.fn(async (_input: object) => ({
    ...page,
    list: [
      {
        userNo: "7",
        userName: "王芳 0001",
        memberNumber: "S-1",
        lessonCount: 4,
        presentCount: 2,
        lateCount: 1,
        excusedCount: 0,
        absentCount: 1,
      },
    ],
  })),
  exportGradeAttendance: vi.fn(),
};
// jsdom has no dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
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
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );

const rows = () => screen.queryAllByRole("row").slice(1);

test("opens checking in with the minutes after which one is late, and shows code and digits", async () => {
  await show({ lessonId: "12" });
  await until(() => screen.queryByLabelText("上课几分钟后算迟到"));
  await type(field("上课几分钟后算迟到"), "700");
  expect(button("开始签到").disabled).toBe(true);
  await type(field("上课几分钟后算迟到"), "10");
  await click(button("开始签到"));
  expect(operations.saveGradeAttendance).toHaveBeenCalledWith({ lessonId: "12", isOpen: true, lateMinutes: 10 });
  await until(() => screen.queryByText("012 345"));
  expect(document.querySelectorAll(".screen svg path")).toHaveLength(2);
  await until(() => rows().length === 1);
  expect(screen.getByRole("row", { name: /^王芳/ }).textContent).toContain(t("gradeAttendance.notYet"));
  await click(button(t("gradeAttendance.close")));
  expect(operations.saveGradeAttendance).toHaveBeenLastCalledWith({ lessonId: "12", isOpen: false });
  expect(screen.getByRole("row", { name: /^王芳/ }).textContent).toContain(t("gradeAttendance.state.4"));
  await until(() => !screen.queryByText("012 345"));
});

test("corrects somebody with a reason, and looks again", async () => {
  now = open;
  await show({ lessonId: "12" });
  await until(() => rows().length === 1);
  await click(button(/^更正/));
  expect(button("保存").disabled).toBe(true);
  await click(screen.queryAllByRole("radio")[2]!);
  await type(field("原因"), " 病假 ");
  const before = operations.listGradeAttendees.mock.calls.length;
  await click(button("保存"));
  expect(operations.saveGradeAttendee).toHaveBeenCalledWith({
    lessonId: "12",
    userNo: "7",
    attendanceState: 3,
    reason: "病假",
  });
  await until(() => operations.listGradeAttendees.mock.calls.length > before);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("keeps the dialog with what was typed where a correction came to nothing", async () => {
  now = open;
  operations.saveGradeAttendee.mockRejectedValueOnce(new Error("away"));
  await show({ lessonId: "12" });
  await until(() => rows().length === 1);
  await click(button(/^更正/));
  await type(field("原因"), "病假");
  await click(button("保存"));
  expect(texts(screen.queryAllByRole("alert")).join()).toBe(t("gradeAttendance.unreached"));
  expect(field("原因").value).toBe("病假");
});

test("dims the code when the server is out of reach, and filters the list", async () => {
  now = open;
  await show({ lessonId: "12" });
  await until(() => rows().length === 1);
  await click(button(t("gradeAttendance.which.missing")));
  expect(operations.listGradeAttendees).toHaveBeenLastCalledWith({
    lessonId: "12",
    which: "missing",
    pageCurrent: 1,
    pageSize: 50,
  });
  operations.getGradeAttendance.mockRejectedValueOnce(new Error("away"));
  document.dispatchEvent(new Event("visibilitychange"));
  await until(() => screen.getByRole("img", { name: "签到二维码" }).classList.contains("stale"));
  expect(texts(screen.queryAllByRole("alert")).join()).toBe(t("gradeAttendance.unreached"));
});

test("lists lessons and totals of a class, and says where to come from without either", async () => {
  await show({ gradeId: "3" });
  await until(() => screen.queryByRole("link", { name: "第一课" }));
  expect(screen.getByRole("link", { name: "第一课" }).getAttribute("href")).toBe(
    "/account/grades/attendance?lesson=12",
  );
  expect(screen.getByRole("link", { name: "返回班级管理" }).getAttribute("href")).toMatch(
    /^\/account\/grades\/teacher\?grade=\d+$/,
  );
  expect(screen.queryByRole("cell", { name: /^王芳/ })).not.toBeNull();
  await show({});
  expect(screen.getByRole("paragraph").textContent).toBe(t("gradeAttendance.noLesson"));
});
