import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { addresses } from "../testing/draw.tsx";
import type { OwnGrade, OwnHomework } from "../../generated/types.ts";
import { GradeDesk } from "./GradeDesk.tsx";
import { rubricOf } from "./homework-form.ts";
import { newSettings, settingsOf } from "./settings-form.ts";

const grade: OwnGrade = {
  id: "7",
  gradeState: 2,
  version: 3,
  memberCount: 1,
  heldCount: 0,
  applicationCount: 2,
  isAssisted: false,
  hasAttempts: false,
  settings: { ...newSettings("夜校一班", new Date("2026-11-01T00:00:00Z")), capacity: 20 },
  courseList: [{ courseId: "5", courseName: "JavaScript 核心", courseLogo: "", courseCategory: 1 }],
  examList: [],
  lessonList: [],
  noticeList: [],
};
const homework: OwnHomework = {
  id: "9",
  version: 2,
  settings: {
    homeworkName: "短文一",
    task: "写一篇短文",
    gmtDue: "2026-12-09 20:00:00",
    homeworkLate: 3,
    latePercent: 10,
    isFileTaken: true,
    maxScore: 10,
    rubricList: [{ text: "论点清楚", share: 10 }],
  },
  examState: 2,
  isBegun: true,
  isOwnKind: true,
  handedInCount: 1,
  lateCount: 0,
  waitingCount: 1,
  memberCount: 1,
};
const page = { totalPage: 1, pageCurrent: 1, pageSize: 50 };
const operations = {
  getOwnGrade: vi.fn(async (_input: object) => grade),
  listOwnGrades: vi.fn(async (_input: object) => ({ list: [], totalCount: 0, ...page })),
  saveGrade: vi.fn(async (_input: object) => grade),
  saveGradeState: vi.fn(async (_input: object) => grade),
  listGradeCandidates: vi.fn(async (_input: object) => ({
    list: [
      { userNo: "11", name: "周晓明", mobile: "138****0001" },
      { userNo: "12", name: "黄敏", mobile: "138****0007" },
    ],
    totalCount: 2,
    ...page,
  })),
  listGradeMembers: vi.fn(async (_input: object) => ({
    list: [
      {
        userNo: "21",
        name: "李佳慧",
        mobile: "138****0004",
        memberNumber: "S2",
        role: 3 as const,
        joinedBy: "code" as const,
        gmtJoin: "2026-11-02 10:00:00",
      },
    ],
    totalCount: 1,
    inviteeCount: 4,
    ...page,
  })),
  saveGradeMembers: vi.fn(async (_input: object) => ({
    addedCount: 1,
    removedCount: 0,
    refusedList: [{ userNo: "12", reason: "full" as const }],
  })),
  deleteGradeLesson: vi.fn(async (_input: object) => ({})),
  saveGradeRole: vi.fn(async (_input: object) => ({})),
  checkGradeList: vi.fn(async (_input: object) => ({
    columnList: [{ column: 2, heading: "姓名", kind: "name", example: "周晓明" }],
    personList: [
      { line: 2, name: "周晓明", mobile: "13800000001" },
      { line: 3, name: "重复", mobile: "13800000001" },
    ],
  })),
  importGradeMembers: vi.fn(async (_input: object) => ({
    joinedCount: 1,
    invitedCount: 0,
    refusedList: [{ index: 1, reason: "twice" as const }],
  })),
};
const more = {
  getGradeBook: vi.fn(async (_input: object) => ({
    examList: [
      { id: "1", examName: "期中", maxScore: 100, passScore: 60 },
      { id: "2", examName: "期末", maxScore: 100, passScore: 60 },
    ],
    list: [{ userNo: "21", name: "李佳慧", memberNumber: "S2", scoreList: ["82.5", "?"] }],
    memberCount: 1,
    pageCount: 1,
  })),
  listOwnHomework: vi.fn(async (_input: object) => ({ list: [homework] })),
  saveHomework: vi.fn(async (_input: object) => homework),
  deleteHomework: vi.fn(async (_input: object) => ({})),
  getUpload: vi.fn(async (_input: object) => ({ fileNo: "n", sign: "s" })),
  uploadFile: vi.fn(async (_input: object) => ({ fileNo: "n", fileUrl: "/files/n.webp" })),
  exportGradeBook: vi.fn(),
  getGradeFigures: vi.fn(async (_input: object) => ({
    memberCount: 1,
    courseList: [{ courseId: "5", courseName: "JavaScript 核心", begunCount: 1, completeCount: 0, percent: 40 }],
    examList: [{ id: "1", examName: "期中", maxScore: 100, satCount: 0, passedCount: 0 }],
  })),
};
const go = vi.fn();
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.clearAllMocks();
  localStorage.clear();
});
afterEach(clear);
const show = (gradeId = "7") =>
  draw(
    <GradeDesk
      gradeId={gradeId}
      path="/account/grades/teacher"
      attendanceHref="/account/grades/attendance"
      markingHref="/account/exams/marking"
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ ...operations, ...more } as never}
    />,
  );
const box = (name: string) => screen.getByRole("checkbox", { name: new RegExp(name) });

test("makes a class from its name, and leads to it", async () => {
  await show("");
  await until(() => screen.queryByText("还没有班级。填写名称，新建第一个。"));
  await type(screen.getByRole("textbox", { name: "新班级的名称" }), "二班");
  await click(button(t("gradeDesk.new")));
  expect(operations.saveGrade).toHaveBeenCalledWith({ settings: expect.objectContaining({ gradeName: "二班" }) });
  expect(go).toHaveBeenCalledWith({ to: "/account/grades/teacher?grade=7" });
});

test("moves people between the two lists with boxes to tick, and names who has no place", async () => {
  await show();
  await until(() => texts(screen.queryAllByRole("listitem")).length === 3);
  expect(localStorage.getItem("isGradeAdmin")).toBe("true");
  expect(button(t("gradeDesk.transfer.add", { count: 0 })).disabled).toBe(true);
  await click(box("周晓明"));
  await click(box("黄敏"));
  await click(button(t("gradeDesk.transfer.add", { count: 2 })));
  expect(operations.saveGradeMembers).toHaveBeenCalledWith({ gradeId: "7", addList: ["11", "12"], removeList: [] });
  await until(() => texts(screen.queryAllByRole("status")).join().includes("没有加入：黄敏"));
  expect(texts(screen.queryAllByRole("search")).length).toBe(2);
  await click(box("李佳慧"));
  await click(button(t("gradeDesk.transfer.remove", { count: 1 })));
  expect(operations.saveGradeMembers).toHaveBeenLastCalledWith({ gradeId: "7", addList: [], removeList: ["21"] });
  await click(button(/^设为助教/));
  expect(operations.saveGradeRole).toHaveBeenCalledWith({ gradeId: "7", userNo: "21", role: 2 });
});

test("shows which column of a list is what and what would come of it before it is taken, with each refused row", async () => {
  await show();
  await until(() => screen.queryByRole("navigation", { name: "班级管理" }));
  await click(button(t("gradeDesk.tab.import")));
  const list = new File(["x"], "list.csv");
  const file = field("名单文件");
  Object.defineProperty(file, "files", { value: [list] });
  Object.defineProperty(file, "value", { value: "", writable: true });
  await act(async () => void file.dispatchEvent(new Event("change", { bubbles: true })));
  await until(() => texts(screen.queryAllByRole("listitem")).length === 2);
  expect(texts(screen.queryAllByRole("listitem"))).toEqual([
    "第 2 列“姓名”：姓名如：周晓明",
    t("gradeDesk.import.reason.twice", { line: 3, name: "重复" }),
  ]);
  expect(operations.importGradeMembers).toHaveBeenCalledWith(expect.objectContaining({ isTrial: true }));
  await click(button(t("gradeDesk.import.take", { count: 1 })));
  expect(operations.importGradeMembers).toHaveBeenLastCalledWith(expect.objectContaining({ isTrial: false }));
});

test("closing is asked about, and an assistant has neither settings nor content", async () => {
  await show();
  await until(() => screen.queryByRole("navigation", { name: "班级管理" }));
  await click(button(t("gradeDesk.tab.settings")));
  await click(button(t("gradeDesk.put.3")));
  expect(operations.saveGradeState).toHaveBeenCalledWith({ id: "7", gradeState: 3 });
  await type(field("名额（空：不限）"), "");
  await click(button(t("examPeople.save")));
  const [saved] = operations.saveGrade.mock.calls.at(-1) as [{ version: number; settings: object }];
  expect(saved.version).toBe(3);
  expect(saved.settings).not.toHaveProperty("capacity");
  operations.getOwnGrade.mockResolvedValueOnce({ ...grade, isAssisted: true });
  await show();
  await until(() => screen.queryByRole("navigation", { name: "班级管理" }));
  expect(screen.queryByRole("button", { name: t("gradeDesk.tab.settings") })).toBeNull();
});

test("the class and each lesson lead to their attendance, and a lesson is deleted after a question", async () => {
  const lesson = { id: "9", lessonName: "第一课", place: "", note: "" };
  const when = { gmtBegin: "2026-12-02 19:00:00", gmtEnd: "2026-12-02 20:30:00" };
  operations.getOwnGrade.mockResolvedValueOnce({ ...grade, lessonList: [{ ...lesson, ...when }] });
  await show();
  await until(() => screen.queryByRole("navigation", { name: "班级管理" }));
  await click(button(t("gradeDesk.tab.timetable")));
  const links = addresses(document.body);
  expect(links).toEqual(
    expect.arrayContaining(["/account/grades/attendance?grade=7", "/account/grades/attendance?lesson=9"]),
  );
  await click(button(/^修改/));
  expect(document.activeElement).toBe(field("内容"));
  await click(button(/^删除/));
  expect(operations.deleteGradeLesson).not.toHaveBeenCalled();
  await click(button("删除", screen.getByRole("dialog")));
  expect(operations.deleteGradeLesson).toHaveBeenCalledWith({ gradeId: "7", id: "9" });
});

test("who does not manage a class is not kept as its admin", async () => {
  localStorage.setItem("isGradeAdmin", "true");
  operations.getOwnGrade.mockRejectedValueOnce(new Error("no"));
  await show();
  await until(() => texts(screen.queryAllByRole("status")).join() !== "");
  expect(localStorage.getItem("isGradeAdmin")).toBe("false");
});

test("shows the gradebook by member and exam, and figures in words beside their bars", async () => {
  await show();
  await until(() => screen.queryByRole("navigation", { name: "班级管理" }));
  await click(button(t("gradeDesk.tab.book")));
  await until(() => texts(screen.queryAllByRole("cell")).length === 2);
  expect(texts(screen.queryAllByRole("cell"))).toEqual(["82.5", t("gradeDesk.book.marking")]);
  expect(texts(screen.queryAllByRole("rowheader"))).toEqual(["李佳慧 S2"]);
  await click(button(t("gradeDesk.tab.figures")));
  await until(() => screen.queryByText(t("gradeDesk.figures.notSat")));
  expect(texts(screen.getAllByRole("paragraph"))).toEqual(
    expect.arrayContaining([
      t("gradeDesk.figures.course", { percent: 40, begun: 1, complete: 0 }),
      t("gradeDesk.figures.notSat"),
    ]),
  );
});

test("takes a cover that is a picture, shows it, and saves it with the settings or without", async () => {
  await show();
  await until(() => screen.queryByRole("navigation", { name: "班级管理" }));
  await click(button(t("gradeDesk.tab.settings")));
  const choose = async (...content: BlobPart[]) => {
    const file = field(/^封面/);
    Object.defineProperty(file, "files", {
      value: [new File(content, "c.png", { type: "image/png" })],
      configurable: true,
    });
    await act(async () => file.dispatchEvent(new Event("change", { bubbles: true })));
  };
  await choose("GIF89a");
  await until(() => screen.getByRole("alert").textContent !== "");
  expect(more.getUpload).not.toHaveBeenCalled();
  await choose(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  await until(() => screen.queryByRole("button", { name: t("gradeDesk.cover.remove") }));
  expect(more.getUpload).toHaveBeenCalledWith({ purpose: "cover", fileName: "c.png", fileSize: 8 });
  await click(button(t("examPeople.save")));
  const savedCover = () =>
    (operations.saveGrade.mock.calls.at(-1) as [{ settings: { cover: string } }])[0].settings.cover;
  expect(savedCover()).toBe("/files/n.webp");
  await click(button(t("gradeDesk.cover.remove")));
  await click(button(t("examPeople.save")));
  expect(savedCover()).toBe("");
});

test("reads a form back as settings", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    gradeName: " 一班 ",
    intro: "",
    capacity: "30",
    price: "9.9",
    gradeJoin: "1",
    gradeStudy: "3",
    gradeCertificate: "2",
    beginTime: "2026-12-01T19:00",
    endTime: "2026-12-31T21:00",
    isListed: "on",
  }))
    form.set(name, value);
  expect(settingsOf(form, { ...grade.settings, cover: "/c.webp" })).toEqual({
    gradeName: "一班",
    intro: "",
    cover: "/c.webp",
    capacity: 30,
    price: "9.90",
    gradeJoin: 1,
    gradeStudy: 3,
    gradeCertificate: 2,
    beginTime: "2026-12-01 19:00:00",
    endTime: "2026-12-31 21:00:00",
    isListed: true,
    isMembersShown: false,
    isBoardShown: false,
  });
});

test("gives homework with criteria and their points, leads to its marking, and keeps the task of what was begun", async () => {
  await show();
  await until(() => screen.queryByRole("navigation", { name: "班级管理" }));
  await click(button(t("gradeDesk.tab.homework")));
  await until(() => screen.queryAllByText("短文一").length > 0);
  const links = addresses(document.body);
  expect(links).toContain("/account/exams/marking?exam=9");
  await click(button(t("gradeDesk.homework.add")));
  await type(field("作业名称"), "短文二");
  await type(field("题目与要求"), "再写一篇");
  await type(field("截止时间"), "2026-12-20T20:00");
  await type(screen.getByRole("textbox", { name: /^评分标准/ }), "论点清楚 6");
  await click(button(t("gradeDesk.homework.give")));
  expect(more.saveHomework).toHaveBeenCalledWith({
    gradeId: "7",
    settings: {
      homeworkName: "短文二",
      task: "再写一篇",
      gmtDue: "2026-12-20 20:00:00",
      homeworkLate: 1,
      isFileTaken: true,
      maxScore: 6,
      rubricList: [{ text: "论点清楚", share: 6 }],
    },
  });
  await until(() => !screen.queryByRole("textbox", { name: /^题目与要求/ }));
  await click(button(/^修改/));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^题目与要求/ }).readOnly).toBe(true);
  expect(field("每逾期一天扣百分之几").value).toBe("10");
});

test("reads criteria that end with their points, and refuses a line without", () => {
  expect(rubricOf("论点清楚 6\n\n有 2 个实例  4 分")).toEqual([
    { text: "论点清楚", share: 6 },
    { text: "有 2 个实例", share: 4 },
  ]);
  expect(rubricOf("")).toEqual([]);
  expect(rubricOf("论点清楚")).toBeUndefined();
  expect(rubricOf("论点清楚 0")).toBeUndefined();
});
