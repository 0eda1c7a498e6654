import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/grade-course.json" with { type: "json" };
import { button, clear, click, texts } from "../../forms/testing/page.ts";
import { addresses } from "../../blocks/testing/draw.tsx";
import type { GradeBoard, GradeRoom } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const room: GradeRoom = {
  id: "7",
  gradeName: "夜校一班",
  gradeState: 3,
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
      note: "带上电脑",
      gmtBegin: "2026-12-02 19:00:00",
      gmtEnd: "2026-12-02 20:30:00",
    },
  ],
  courseList: [{ courseId: "5", courseName: "JavaScript 核心", courseLogo: "", courseCategory: 1, progress: 40 }],
  examList: [{ id: "2", examName: "期中", examKind: 1, examState: 2, gmtEnd: "2026-12-20 20:00:00" }],
  homeworkList: [],
};
const board: GradeBoard = {
  points: 35,
  isHidden: false,
  list: [
    { rank: 3, name: "王芳", points: 40, isMe: false },
    { rank: 4, name: "周晓明", points: 35, isMe: true },
  ],
};

const open = (more: Partial<GradeRoom> = {}, tab?: string, data: object = {}) =>
  openScreen({
    screen: document,
    data: { room: { ...room, ...more }, ...data },
    features: { grade: true, exams: true },
    query: tab === undefined ? {} : { tab },
    calls: {
      leaveGrade: () => ({ id: "7" }),
      exportGradeTimetable: () => ({ fileName: "夜校一班.ics", mediaType: "text/calendar", content: "" }),
    },
  });
const headings = () => texts(screen.getAllByRole("heading")).filter((text) => !["开班", "期中"].includes(text));
const linesOf = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");
const hrefOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

afterEach(clear);

test("shows announcements, timetable, courses with one's progress and exams of a class", async () => {
  await open();
  expect(headings()).toEqual(["夜校一班", "公告", "课程表", "课程", "考试"]);
  expect(linesOf("公告")[0]?.textContent).toMatch(/开班.*2026.*林知远.*周二见/);
  const table = within(screen.getByRole("table", { name: "课程表" }));
  expect(table.getByRole("rowheader").textContent).toBe("第一课带上电脑");
  expect(texts(table.getAllByRole("cell"))[0]).toMatch(/2026.*12.*2.*19:00 – 20:30$/);
  expect(table.queryByRole("columnheader", { name: "考勤" })).toBeNull();
  expect(screen.getByRole("table", { name: "课程" }).textContent).toContain("40%");
  expect(hrefOf("JavaScript 核心")).toBe("/view/5");
  expect(hrefOf("期中")).toBe("/exam/view/2");
});

test("a class with nothing in it yet says so, and has no calendar to save", async () => {
  await open({ noticeList: [], lessonList: [], courseList: [], examList: [] });
  expect(headings()).toEqual(["夜校一班", "公告", "课程表"]);
  expect(screen.queryByText("暂无公告")).not.toBeNull();
  expect(screen.queryByText("课程表还没有安排")).not.toBeNull();
  expect(screen.queryByRole("button", { name: "下载日历文件" })).toBeNull();
});

test("the timetable is given as a calendar file", async () => {
  const { call, save } = await open();
  await click(button("下载日历文件"));
  expect(call).toHaveBeenCalledWith("exportGradeTimetable", { id: "7" }, expect.anything());
  expect(save).toHaveBeenCalledTimes(1);
});

test("a lesson that is a course leads to it", async () => {
  await open({ lessonList: [{ ...room.lessonList[0]!, place: "", courseId: "6", courseName: "直播课" }] });
  expect(hrefOf("直播课")).toBe("/view/6");
});

test("who manages the class is led to its management, and has nothing to leave", async () => {
  await open({ role: 1, isGradeAdmin: true });
  expect(hrefOf("管理班级")).toBe("/account/grades/teacher?grade=7");
  expect(screen.queryByRole("link", { name: "课程签到" })).toBeNull();
  expect(screen.queryByRole("button", { name: "退出班级" })).toBeNull();
});

test("a member checks in until the class is closed, and may leave after a question", async () => {
  const { call, confirm, navigate } = await open();
  expect(hrefOf("课程签到")).toBe("/grade/signIn");
  expect(screen.queryByRole("link", { name: "管理班级" })).toBeNull();
  await click(button("退出班级"));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith("leaveGrade", { id: "7" }, expect.anything());
  expect(navigate).toHaveBeenCalledWith("/grade/view/7", expect.anything());
  await clear();
  await open({ gradeState: 4 });
  expect(screen.queryByText("班级已结班，内容仍可查看。")).not.toBeNull();
  expect(screen.queryByRole("link", { name: "课程签到" })).toBeNull();
});

test("homework says how far one is, when it is due and what it was marked with, and leads to where it is done", async () => {
  const one = { examKind: 2 as const, examState: 2 as const, gmtDue: "2026-12-09 20:00:00" };
  await open({
    homeworkList: [
      { ...one, id: "4", examName: "短文二", homeworkState: "none" },
      { ...one, id: "3", examName: "短文一", homeworkState: "marked", score: 8, maxScore: 10, isLate: true },
      { ...one, id: "5", examName: "短文三", homeworkState: "handedIn" },
      { ...one, id: "2", examName: "短文零", examState: 3, homeworkState: "none" },
    ],
  });
  const lines = linesOf("作业");
  expect(lines.flatMap(addresses)).toEqual([4, 3, 5, 2].map((id) => `/grade/homework/${id}`));
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/短文二未开始.*截止.*20:00/),
    expect.stringMatching(/短文一迟交.*得分8 \/ 10/),
    expect.stringContaining("短文三已提交"),
    // What is over is not still to be begun.
    expect.stringContaining("短文零未提交"),
  ]);
});

test("a member sees at which lessons they were, and how often", async () => {
  const lessonList = ([1, 1, 4, undefined] as const).map((attendanceState, at) => ({
    ...room.lessonList[0]!,
    id: String(at),
    ...(attendanceState ? { attendanceState } : {}),
  }));
  await open({ lessonList, lessonCount: 3, presentCount: 2, lateCount: 0, excusedCount: 0, absentCount: 1 });
  const table = within(screen.getByRole("table", { name: "课程表" }));
  expect(table.getAllByRole("row").map((row) => row.lastElementChild?.textContent)).toEqual([
    "考勤",
    "考勤出勤",
    "考勤出勤",
    "考勤缺勤",
    "考勤",
  ]);
  expect(screen.getByRole("group", { name: "考勤" }).textContent).toBe("有考勤的课次3出勤2缺勤1");
});

test("who else is in the class is a part of its own, where the class shows it or one manages it", async () => {
  const mates = {
    list: [
      { name: "陈老师", role: 2 },
      { name: "周晓明", role: 3 },
    ],
    totalCount: 2,
    totalPage: 1,
    pageCurrent: 1,
    pageSize: 50,
  };
  await open({}, "members", { mates });
  const table = within(screen.getByRole("table", { name: "学员" }));
  expect(texts(table.getAllByRole("rowheader"))).toEqual(["陈老师", "周晓明"]);
  expect(texts(table.getAllByRole("cell"))).toEqual(["身份助教", "身份"]);
  expect(headings()).toEqual(["夜校一班", "学员（12 人）"]);
  await clear();
  await open({ isMembersShown: false }, "members", { mates: { ...mates, list: [] } });
  expect(screen.queryByRole("table", { name: "学员" })).toBeNull();
  expect(screen.queryByRole("navigation", { name: "班级" })).toBeNull();
});

test("the leaderboard shows a member among those next to them, until they leave it", async () => {
  const { call, refresh } = await open({ isBoardShown: true }, "board", { board });
  expect(linesOf("积分榜").map(({ textContent }) => textContent)).toEqual(["王芳名次3积分40", "周晓明我名次4积分35"]);
  await click(button("不上榜"));
  expect(call).toHaveBeenCalledWith("saveGradeBoardChoice", { id: "7", isHidden: true }, expect.anything());
  expect(refresh).toHaveBeenCalledTimes(1);
  await clear();
  await open({ isBoardShown: true }, "board", { board: { points: 35, isHidden: true, list: [] } });
  expect(screen.getByRole("group", { name: "积分榜" }).textContent).toContain("你不在积分榜上。");
  expect(screen.queryByRole("list", { name: "积分榜" })).toBeNull();
  expect(screen.queryByRole("button", { name: "回到榜上" })).not.toBeNull();
});

test("who manages the class sees the first of its leaderboard, and has no place of their own on it", async () => {
  await open({ role: 1, isGradeAdmin: true, isBoardShown: true }, "board", { board: { ...board, points: 0 } });
  expect(linesOf("积分榜")).toHaveLength(2);
  expect(screen.queryByRole("group", { name: "积分榜" })).toBeNull();
});
