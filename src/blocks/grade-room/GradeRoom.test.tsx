import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import { addresses } from "../testing/draw.tsx";
import type { GradeRoom as Room } from "../../generated/types.ts";
import { GradeRoom } from "./GradeRoom.tsx";

const room: Room = {
  id: "7",
  gradeName: "夜校一班",
  gradeState: 4,
  beginTime: "2026-12-01 19:00:00",
  endTime: "2027-02-01 21:00:00",
  role: 3,
  isGradeAdmin: false,
  isMembersShown: true,
  memberCount: 12,
  lecturerName: "林知远",
  noticeList: [{ id: "1", title: "开班", body: "周二见", authorName: "林知远", gmtCreate: "2026-12-01 10:00:00" }],
  lessonList: [
    {
      id: "1",
      lessonName: "第一课",
      place: "301",
      note: "",
      gmtBegin: "2026-12-02 19:00:00",
      gmtEnd: "2026-12-02 20:30:00",
    },
  ],
  courseList: [{ courseId: "5", courseName: "JavaScript 核心", courseLogo: "", courseCategory: 1, progress: 40 }],
  examList: [{ id: "2", examName: "期中", examKind: 1, examState: 2 }],
};
const board = {
  points: 35,
  isHidden: false,
  list: [
    { rank: 3, name: "王芳", points: 40, isMe: false },
    { rank: 4, name: "周晓明", points: 35, isMe: true },
  ],
};
const operations = {
  getGradeRoom: vi.fn(async (_input: object) => room),
  listGradeMates: vi.fn(async (_input: object) => ({
    list: [{ name: "周晓明", role: 3 as const }],
    totalCount: 1,
    totalPage: 1,
    pageCurrent: 1,
    pageSize: 50,
  })),
  getGradeBoard: vi.fn(async (_input: object) => board),
  saveGradeBoardChoice: vi.fn(async (_input: object) => ({ ...board, isHidden: true, list: [] })),
  exportGradeTimetable: vi.fn(),
  leaveGrade: vi.fn(),
};
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});
afterEach(clear);
const show = () =>
  draw(
    <GradeRoom
      gradeId="7"
      deskHref="/account/grades/teacher"
      signInHref="/grade/signIn"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );

test("shows what a class has, with one's own progress, and who is in it when asked", async () => {
  await show();
  await until(() => screen.queryByRole("article"));
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual([
    t("gradeRoom.notices"),
    t("gradeRoom.timetable"),
    t("gradeView.courses"),
    t("gradeView.exams"),
    t("gradeRoom.members", { count: 12 }),
  ]);
  expect(texts(screen.queryAllByRole("cell"))[0]).toBe("2026-12-02 19:00–20:30");
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "已学 40%" }).value).toBe(40);
  expect(localStorage.getItem("isGradeAdmin")).toBe("false");
  expect(screen.queryByRole("link", { name: "管理班级" })).toBeNull();
  await click(button(t("gradeRoom.members.show")));
  await until(() => texts(screen.queryAllByRole("listitem")).some((text) => text.includes("周晓明")));
});

test("who manages it is kept as its admin, and led to its management", async () => {
  operations.getGradeRoom.mockResolvedValueOnce({ ...room, role: 1, isGradeAdmin: true });
  await show();
  await until(() => screen.queryByRole("link", { name: "管理班级" }));
  expect(screen.getByRole("link", { name: "管理班级" }).getAttribute("href")).toBe("/account/grades/teacher?grade=7");
  expect(localStorage.getItem("isGradeAdmin")).toBe("true");
  expect(screen.queryByRole("button", { name: t("gradeRoom.leave") })).toBeNull();
});

test("members of a class that is not closed are led to where they check in", async () => {
  operations.getGradeRoom.mockResolvedValueOnce({ ...room, gradeState: 3 });
  await show();
  await until(() => screen.queryByRole("link", { name: "课程签到" }));
  expect(screen.getByRole("link", { name: "课程签到" }).getAttribute("href")).toBe("/grade/signIn");
});

test("who does not belong to it is led to its page", async () => {
  operations.getGradeRoom.mockRejectedValueOnce(new Error("no"));
  await show();
  await until(() => screen.queryByRole("link", { name: "班级介绍" }));
  expect(screen.getByRole("link", { name: "班级介绍" }).getAttribute("href")).toBe("/grade/view/7");
});

test("homework stands apart from exams, what is still to be done first, with points where it is marked", async () => {
  const homework = { examKind: 2 as const, gmtDue: "2026-12-09 20:00:00" };
  operations.getGradeRoom.mockResolvedValueOnce({
    ...room,
    examList: [
      {
        ...homework,
        id: "3",
        examName: "短文一",
        examState: 2,
        homeworkState: "marked",
        score: 8,
        maxScore: 10,
        isLate: true,
      },
      { ...homework, id: "4", examName: "短文二", examState: 2, homeworkState: "none" },
      { ...homework, id: "2", examName: "短文零", examState: 3, homeworkState: "none" },
    ],
  });
  await show();
  await until(() => screen.queryByRole("article"));
  const links = screen.getAllByRole("listitem").flatMap(addresses);
  expect(links).toEqual(["/view/5", "/grade/homework/4", "/grade/homework/3", "/grade/homework/2"]);
  expect(texts(screen.queryAllByRole("listitem")).at(-3)).toContain(t("gradeRoom.homework.none"));
  expect(texts(screen.queryAllByRole("listitem")).at(-2)).toContain(
    t("gradeRoom.homework.marked", { score: 8, max: 10 }),
  );
  expect(texts(screen.queryAllByRole("listitem")).at(-2)).toContain(t("gradeRoom.homework.late"));
  // What is over is not still to be begun.
  expect(texts(screen.queryAllByRole("listitem")).at(-1)).toContain(t("gradeRoom.homework.begun"));
  expect(screen.queryByRole("heading", { name: t("gradeView.exams") })).toBeNull();
});

test("a member sees at which lessons they were, and how often, where there was check-in", async () => {
  const [lesson] = room.lessonList;
  const lessonList = ([1, 1, 4, undefined] as const).map((attendanceState, at) => ({
    ...lesson!,
    id: String(at),
    ...(attendanceState ? { attendanceState } : {}),
  }));
  operations.getGradeRoom.mockResolvedValueOnce({ ...room, lessonList });
  await show();
  await until(() => screen.queryByRole("table"));
  expect(screen.getAllByRole("row").map((row) => row.lastElementChild?.textContent)).toEqual([
    t("gradeRoom.column.attendance"),
    "出勤",
    "出勤",
    "缺勤",
    "",
  ]);
  expect(screen.queryByText(`${t("gradeRoom.attendance", { count: 3 })} 出勤 2 · 缺勤 1`)).not.toBeNull();
});

test("shows a member among those next to them where the class has a leaderboard, until they leave it", async () => {
  operations.getGradeRoom.mockResolvedValueOnce({ ...room, isBoardShown: true });
  await show();
  const ranks = () => screen.queryAllByText(/^第 \d 名$/).map((rank) => rank.parentElement);
  await until(() => ranks().length > 0);
  expect(ranks().map((line) => line?.textContent)).toEqual(["第 3 名王芳40 分", "第 4 名周晓明35 分"]);
  expect(screen.getByRole("listitem", { current: true }).textContent).toBe("第 4 名周晓明35 分");
  await click(button(t("gradeRoom.board.hide")));
  await until(() => ranks().length === 0);
  expect(operations.saveGradeBoardChoice).toHaveBeenCalledWith({ id: "7", isHidden: true });
  expect(document.body.textContent).toContain("你不在积分榜上。 35 分");
  expect(screen.queryByRole("button", { name: "回到榜上" })).not.toBeNull();
});
