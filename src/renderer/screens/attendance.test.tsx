import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import document from "../../../tenants/default/screens/account/grades/attendance.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { AttendanceTotal, GradeAttendance, GradeAttendee } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const now: GradeAttendance = {
  lessonId: "12",
  lessonName: "第一课",
  gradeId: "3",
  gradeName: "周末班",
  gmtBegin: "2026-11-23 19:00:00",
  gmtEnd: "2026-11-23 21:00:00",
  isOpen: false,
  gmtOpen: "2026-11-23 19:01:00",
  gmtNow: "2026-11-23 21:01:02",
  memberCount: 2,
  presentCount: 1,
  lateCount: 0,
  excusedCount: 0,
  absentCount: 1,
  codeCount: 0,
  sharedCount: 0,
};
const missing: GradeAttendee = {
  userNo: "7",
  userName: "王芳 0001",
  memberNumber: "S-1",
  attendanceState: 4,
  isHeard: false,
  reason: "",
  sharedWith: [],
};
const here: GradeAttendee = {
  ...missing,
  userNo: "8",
  userName: "李佳慧 0004",
  attendanceState: 2,
  isHeard: true,
  attendanceWay: 1,
  gmtSign: "2026-11-23 19:12:00",
  reason: "迟到五分钟",
  sharedWith: ["黄敏 0007"],
};
const total: AttendanceTotal = {
  userNo: "7",
  userName: "王芳 0001",
  memberNumber: "S-1",
  lessonCount: 4,
  presentCount: 2,
  lateCount: 1,
  excusedCount: 0,
  absentCount: 1,
};
const listOf = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 50 });
const openLesson = (calls: Parameters<typeof openScreen>[0]["calls"] = {}) =>
  openScreen({
    screen: document,
    query: { lesson: "12" },
    data: { attendees: listOf([missing, here]) },
    calls: { getGradeAttendance: () => now, ...calls },
  });
const dialog = () => screen.getByRole("dialog");

dialogs();
afterEach(clear);

test("says who was at a lesson, how and when they checked in, why it was changed, and who shared a browser", async () => {
  await openLesson();
  await until(() => screen.queryByRole("table"));
  expect(texts(screen.getAllByRole("rowheader"))).toEqual(["王芳 0001S-1", "李佳慧 0004S-1"]);
  const cells = within(screen.getByRole("row", { name: /李佳慧/ }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 3)).toEqual([
    expect.stringContaining("迟到迟到五分钟"),
    expect.stringContaining("2026/11/23 19:12二维码"),
    expect.stringContaining("黄敏 0007"),
  ]);
  expect(screen.getByRole("row", { name: /王芳/ }).textContent).toContain("未签到");
});

test("corrects somebody with a reason, and keeps what was typed where that came to nothing", async () => {
  let isAway = true;
  const host = await openLesson({
    saveGradeAttendee: () => {
      if (isAway) throw Object.assign(new Error("签到还没有开始"), { code: 1 });
      return here;
    },
  });
  await until(() => screen.queryByRole("table"));
  await click(button("更正 王芳 0001"));
  await until(() => within(dialog()).queryByLabelText(/^原因/));
  await click(within(dialog()).getByRole("radio", { name: "请假" }));
  await type(field(/^原因/, dialog()), " 病假 ");
  await click(button("更正", dialog()));
  await until(() => within(dialog()).queryByText("签到还没有开始"));
  expect(field(/^原因/, dialog()).value.trim()).toBe("病假");
  isAway = false;
  await click(button("更正", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveGradeAttendee",
    { lessonId: "12", userNo: "7", attendanceState: 3, reason: "病假" },
    expect.objectContaining({ quiet: true }),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a search keeps the lesson, and a filter is an address", async () => {
  await openLesson();
  await until(() => screen.queryByRole("search"));
  const form = screen.getByRole<HTMLFormElement>("search");
  expect([...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`)).toEqual(["keyword=", "lesson=12"]);
  expect(screen.getByRole("link", { name: "未到" }).getAttribute("href")).toBe(
    "/account/grades/attendance?lesson=12&which=missing",
  );
});

test("lists the lessons of a class with how many signed in, and at how many each member was", async () => {
  const lesson = { gmtBegin: "2026-11-23 19:00:00", gmtEnd: "2026-11-23 21:00:00", signedCount: 5 };
  await openScreen({
    screen: document,
    query: { grade: "3" },
    data: {
      lessons: {
        gradeName: "周末班",
        list: [{ ...lesson, lessonId: "12", lessonName: "第一课", isOpen: true, isHeld: true }],
      },
    },
  });
  expect(screen.getByRole("heading", { name: "周末班" })).toBeTruthy();
  expect(addresses(screen.getByRole("table"))).toEqual(["/account/grades/attendance?lesson=12"]);
  await openScreen({ screen: document, query: { grade: "3", tab: "totals" }, data: { totals: listOf([total]) } });
  expect(texts(screen.getAllByRole("cell")).map((text) => text.replace(/\D/g, ""))).toEqual(["4", "2", "1", "0", "1"]);
});

test("without a class or a lesson it says where to come from", async () => {
  await openScreen({ screen: document, data: {} });
  expect(screen.getByRole("heading", { name: /没有指定课次/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "班级管理" }).getAttribute("href")).toBe("/account/grades/teacher");
});

test("who was at a lesson can be saved as a file, and so can the totals of a class", async () => {
  const files = () => screen.getByRole("link", { name: "导出表格" }).getAttribute("href");
  await openLesson();
  await until(() => screen.queryByRole("table"));
  expect(files()).toBe("/_lectern/export?format=xlsx&list=attendees&to=%2Faccount%2Fgrades%2Fattendance%3Flesson%3D12");
  await clear();
  const query = { grade: "3", tab: "totals" };
  await openScreen({ screen: document, query, data: { totals: listOf([total]) } });
  expect(files()).toBe(
    "/_lectern/export?format=xlsx&list=totals&to=%2Faccount%2Fgrades%2Fattendance%3Fgrade%3D3%26tab%3Dtotals",
  );
});

test("opens checking in with the minutes after which one is late, and refuses more than a lesson can have", async () => {
  const { gmtOpen: _, ...never } = now;
  const saved = vi.fn(() => ({ ...now, isOpen: true, token: "abc.def", tokenMs: 9000, code: "012345" }));
  const host = await openLesson({ getGradeAttendance: () => never, saveGradeAttendance: saved });
  await until(() => screen.queryByLabelText(/^上课几分钟后算迟到/));
  await type(field(/^上课几分钟后算迟到/), "700");
  await click(button("开始签到"));
  await screen.findByText(/600/, { selector: ".lf-error *" });
  expect(saved).not.toHaveBeenCalled();
  await type(field(/^上课几分钟后算迟到/), "10");
  await click(button("开始签到"));
  await until(() => saved.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveGradeAttendance",
    { lessonId: "12", isOpen: true, lateMinutes: 10 },
    expect.anything(),
  );
});
