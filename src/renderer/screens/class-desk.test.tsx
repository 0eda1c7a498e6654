import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/grades/teacher.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import { addresses } from "../../blocks/testing/draw.tsx";
import type { OwnGrade, OwnGradeCard } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const grade: OwnGrade = {
  id: "7",
  gradeState: 2,
  version: 3,
  memberCount: 1,
  heldCount: 0,
  applicationCount: 2,
  isAssisted: false,
  hasAttempts: false,
  settings: {
    gradeName: "夜校一班",
    intro: "晚上上课",
    cover: "/files/c.webp",
    capacity: 20,
    price: "0.00",
    gradeJoin: 2,
    beginTime: "2026-11-08 09:00:00",
    endTime: "2027-02-06 21:00:00",
    isListed: true,
    isMembersShown: true,
    isBoardShown: false,
    gradeStudy: 2,
    gradeCertificate: 4,
  },
  courseList: [],
  examList: [],
  lessonList: [],
  noticeList: [],
};
const card: OwnGradeCard = {
  id: "7",
  gradeName: "夜校一班",
  gradeState: 2,
  gradeStatus: 2,
  memberCount: 1,
  capacity: 20,
  applicationCount: 2,
  beginTime: "2026-11-08 09:00:00",
  endTime: "2027-02-06 21:00:00",
  isListed: true,
  isAssisted: false,
};
const listOf = (list: object[], more: object = {}) => ({
  list,
  totalCount: list.length,
  totalPage: 1,
  pageCurrent: 1,
  pageSize: 50,
  ...more,
});
const tabOf = (tab: string, data: object = {}, one: Partial<OwnGrade> = {}) =>
  openScreen({
    screen: document,
    query: { grade: "7", ...(tab && { tab }) },
    data: { grade: { ...grade, ...one }, ...data },
  });
const dialog = () => screen.getByRole("dialog");
const box = (name: string) => screen.getByRole("checkbox", { name: new RegExp(name) });
async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await type(field(new RegExp(`^${label}`), dialog()), value);
}
/** Opens a form, and waits until it has this field. */
async function openForm(name: string | RegExp, label: RegExp) {
  await click(button(name));
  await until(() => within(dialog()).queryByLabelText(label));
}

dialogs();
afterEach(clear);

test("lists the classes that one manages with their state, each with its address, and finds them by name", async () => {
  await openScreen({ screen: document, data: { grades: listOf([card]) } });
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["夜校一班招生中"]);
  expect(addresses(screen.getByRole("listitem"))).toEqual(["/account/grades/teacher?grade=7"]);
  expect(texts(screen.getAllByRole("definition"))).toEqual(["2026/11/08 09:00 – 2027/02/06 21:00", "1 / 20", "2"]);
  expect(screen.getByRole("searchbox", { name: "班级名称" })).toBeTruthy();
});

test("a class is made with the usual settings where nothing else is said, and opens", async () => {
  const host = await openScreen({
    screen: document,
    data: { grades: listOf([]) },
    calls: { saveGrade: () => ({ id: "8" }) },
  });
  await openForm("新建班级", /^开班时间/);
  await fillIn({ 名称: "二班", 开班时间: "2026-12-01T09:00", 结班时间: "2027-03-01T21:00" });
  await click(button("新建班级", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveGrade",
    {
      settings: {
        gradeName: "二班",
        beginTime: "2026-12-01 09:00:00",
        endTime: "2027-03-01 21:00:00",
        price: "0.00",
        gradeJoin: 2,
        gradeStudy: 2,
        gradeCertificate: 4,
        isListed: true,
        isMembersShown: true,
        isBoardShown: false,
      },
    },
    expect.objectContaining({ quiet: true }),
  );
  expect(host.navigate).toHaveBeenCalledWith("/account/grades/teacher?grade=8", { replace: false });
});

test("settings are changed with the version that was read, and places that were taken away have no limit", async () => {
  const host = await tabOf("");
  await openForm("修改 夜校一班", /^名额/);
  expect(field(/^名称/, dialog()).value).toBe("夜校一班");
  await fillIn({ 名额: "" });
  await click(button("修改", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  const { capacity: _, ...unlimited } = grade.settings;
  expect(host.call).toHaveBeenCalledWith("saveGrade", { id: "7", version: 3, settings: unlimited }, expect.anything());
});

test("what the server refuses of the settings is said at their field", async () => {
  const refused = Object.assign(new Error("结束时间要晚于开始时间"), {
    code: 900,
    data: { fields: [{ path: "settings.endTime", message: "结束时间要晚于开始时间" }] },
  });
  await openScreen({
    screen: document,
    query: { grade: "7" },
    data: { grade },
    calls: {
      saveGrade: () => {
        throw refused;
      },
    },
  });
  await openForm("修改 夜校一班", /^结班时间/);
  await click(button("修改", dialog()));
  await until(() => field(/^结班时间/, dialog()).getAttribute("aria-invalid") === "true");
});

test("a class is started at once, closing and deleting ask before, and only an empty one can be deleted", async () => {
  const host = await tabOf("");
  await click(button("开始上课 夜校一班"));
  expect(host.call).toHaveBeenCalledWith("saveGradeState", { id: "7", gradeState: 3 }, expect.anything());
  await click(button("结班 夜校一班"));
  expect(host.confirm).toHaveBeenCalledWith({ text: expect.stringContaining("结班后不能再加入"), yes: "结班" });
  expect(host.call).toHaveBeenLastCalledWith("saveGradeState", { id: "7", gradeState: 4 }, expect.anything());
  expect(screen.queryByRole("button", { name: /^删除/ })).toBeNull();
  const empty = await tabOf("", {}, { memberCount: 0 });
  await click(button("删除 夜校一班"));
  expect(empty.call).toHaveBeenCalledWith("deleteGrade", { id: "7" }, expect.anything());
  expect(empty.navigate).toHaveBeenCalledWith("/account/grades/teacher", { replace: true });
});

test("an assistant has neither settings nor content, nor gives homework or roles", async () => {
  await tabOf("homework", { homework: { list: [homework] } }, { isAssisted: true });
  expect(screen.queryByRole("link", { name: "课程与考试" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^(修改|结班|布置作业|撤回)/ })).toBeNull();
  expect(screen.getByRole("link", { name: "批改 短文一" })).toBeTruthy();
  await tabOf("", { classListL: listOf([]), classListR: listOf([member], { inviteeCount: 0 }) }, { isAssisted: true });
  expect(screen.queryByRole("button", { name: /助教/ })).toBeNull();
});

const member = {
  userNo: "21",
  name: "李佳慧",
  mobile: "138****0004",
  memberNumber: "S2",
  role: 3,
  joinedBy: "code",
  gmtJoin: "2026-11-02 10:00:00",
};
const people = {
  classListL: listOf([
    { userNo: "11", name: "周晓明", mobile: "138****0001" },
    { userNo: "12", name: "黄敏", mobile: "138****0007" },
  ]),
  classListR: listOf([member], { inviteeCount: 4 }),
};

test("people are put into the class and taken out by boxes to tick; taking out asks with their number", async () => {
  const host = await tabOf("", people);
  expect(screen.getByRole("heading", { name: "班级学员（1）" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: /名单上还有 4 人没有加入/ })).toBeTruthy();
  await click(box("周晓明"));
  await click(box("黄敏"));
  await click(button("加入班级"));
  const body = { gradeId: "7", addList: ["11", "12"], removeList: [] };
  expect(host.call).toHaveBeenCalledWith("saveGradeMembers", body, expect.anything());
  expect(host.confirm).not.toHaveBeenCalled();
  expect(host.toast).toHaveBeenCalledWith("2 人已加入班级", "success");
  await click(box("李佳慧"));
  await click(button("移出班级"));
  expect(host.confirm).toHaveBeenCalledWith({ text: "把选中的 1 人移出班级？", yes: "移出班级" });
  const removal = { gradeId: "7", addList: [], removeList: ["21"] };
  expect(host.call).toHaveBeenLastCalledWith("saveGradeMembers", removal, expect.anything());
});

test("a member is made an assistant and a member again, and a search of one list keeps the other's", async () => {
  const host = await tabOf("", people);
  await click(button("设为助教 李佳慧"));
  const role = { gradeId: "7", userNo: "21", role: 2 };
  expect(host.call).toHaveBeenCalledWith("saveGradeRole", role, expect.anything());
  await openScreen({
    screen: document,
    query: { grade: "7", keyword: "李", find: "周" },
    data: { grade, ...people },
  });
  const kept = screen
    .getAllByRole<HTMLFormElement>("search")
    .map((form) => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`));
  expect(kept).toEqual([
    ["keyword=李", "grade=7", "find=周"],
    ["find=周", "grade=7", "keyword=李"],
  ]);
});

test("applications are accepted with one press or with an answer, refused with one, and several at once", async () => {
  const application = { userNo: "11", mobile: "138****0001", answer: "", gmtCreate: "2026-11-02 10:00:00" };
  const host = await tabOf("applications", {
    applications: listOf([
      { ...application, id: "31", name: "周晓明", words: "我想补课", applicationState: 1 },
      { ...application, id: "32", name: "黄敏", words: "", applicationState: 2, answer: "欢迎" },
    ]),
  });
  expect(screen.getByText("我想补课")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "通过 黄敏" })).toBeNull();
  await click(button("通过 周晓明"));
  const decision = { gradeId: "7", idList: ["31"] };
  expect(host.call).toHaveBeenCalledWith(
    "auditGradeApplications",
    { ...decision, isAccepted: true },
    expect.anything(),
  );
  await openForm("不通过 周晓明", /^答复/);
  await fillIn({ 答复: "名额已满" });
  await click(button("不通过", dialog()));
  await until(() => host.call.mock.calls.length === 2);
  const refusal = { ...decision, isAccepted: false, answer: "名额已满" };
  expect(host.call).toHaveBeenLastCalledWith("auditGradeApplications", refusal, expect.anything());
  await click(box("周晓明"));
  await click(within(screen.getByRole("group")).getByRole("button", { name: "通过" }));
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining("选中的 1 份") }));
});

test("a code is made for so many days, copied as a link, and revoked after a question", async () => {
  const code = { id: "3", code: "ABCD2345", used: 1, maxUses: 30, gmtCreate: "2026-11-02 10:00:00" };
  const joinPath = "/account/grade?code=ABCD2345";
  const host = await tabOf("codes", {
    codes: {
      list: [
        { ...code, isRevoked: false, joinPath },
        { ...code, id: "4", isRevoked: true, joinPath },
      ],
    },
  });
  expect(texts(screen.getAllByRole("rowheader"))).toEqual(["ABCD-2345", "ABCD-2345"]);
  expect(screen.getAllByRole("button", { name: /^复制链接/ })).toHaveLength(1);
  await openForm("生成班级码", /^有效天数/);
  await click(button("生成班级码", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  const made = { gradeId: "7", days: 30 };
  expect(host.call).toHaveBeenCalledWith("addGradeCode", made, expect.anything());
  await click(button(/^作废/));
  expect(host.confirm).toHaveBeenCalled();
  expect(host.call).toHaveBeenLastCalledWith("cancelGradeCode", { gradeId: "7", id: "3" }, expect.anything());
});

test("an announcement goes to everybody in the class, and says to how many", async () => {
  const host = await tabOf("notices", {}, { memberCount: 3 });
  await openForm("发布公告", /^标题/);
  await fillIn({ 标题: "开班啦", 内容: "今晚第一课" });
  await click(button("发布公告", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "addGradeNotice",
    { gradeId: "7", title: "开班啦", body: "今晚第一课" },
    expect.anything(),
  );
  expect(host.toast).toHaveBeenCalledWith("公告已发布，并发消息给 3 名学员。", "success");
});

test("a lesson leads to its attendance, is added with a course of the class, changed, and deleted after a question", async () => {
  const lesson = { id: "9", lessonName: "第一课", place: "三楼", note: "" };
  const when = { gmtBegin: "2026-12-02 19:00:00", gmtEnd: "2026-12-02 20:30:00" };
  const listGradeCourses = () => ({ list: [{ courseId: "5", courseName: "JavaScript 核心" }] });
  const host = await openScreen({
    screen: document,
    query: { grade: "7", tab: "timetable" },
    data: { grade: { ...grade, lessonList: [{ ...lesson, ...when }] } },
    calls: { listGradeCourses },
  });
  expect(addresses(window.document.body)).toEqual(
    expect.arrayContaining(["/account/grades/attendance?grade=7", "/account/grades/attendance?lesson=9"]),
  );
  await openForm("添加课次", /^开始/);
  await fillIn({ 内容: "第二课", 开始: "2026-12-09T19:00", 结束: "2026-12-09T20:30" });
  await until(() => within(dialog()).queryByRole("option", { name: "JavaScript 核心" }));
  expect(host.call).toHaveBeenCalledWith("listGradeCourses", { gradeId: "7", keyword: "" }, expect.anything());
  await type(field(/^对应课程/, dialog()), "5");
  await click(button("添加课次", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveGradeLesson",
    {
      gradeId: "7",
      lessonName: "第二课",
      gmtBegin: "2026-12-09 19:00:00",
      gmtEnd: "2026-12-09 20:30:00",
      courseId: "5",
    },
    expect.anything(),
  );
  await openForm("修改 第一课", /^开始/);
  await fillIn({ 地点: "" });
  await click(button("修改", dialog()));
  await until(() => host.toast.mock.calls.length > 1);
  expect(host.call).toHaveBeenCalledWith(
    "saveGradeLesson",
    { gradeId: "7", id: "9", lessonName: "第一课", ...when },
    expect.anything(),
  );
  await click(button("删除 第一课"));
  expect(host.confirm).toHaveBeenCalledWith({ text: "从课程表中删除“第一课”？", yes: "删除" });
  expect(host.call).toHaveBeenLastCalledWith("deleteGradeLesson", { gradeId: "7", id: "9" }, expect.anything());
});

const homework = {
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

test("homework is given with criteria and their points, leads to its marking, and is counted", async () => {
  const host = await tabOf("homework", { homework: { list: [homework] } });
  expect(addresses(window.document.body)).toContain("/account/exams/marking?exam=9");
  await openForm("布置作业", /^截止时间/);
  await fillIn({ 作业名称: "短文二", 题目与要求: "再写一篇", 截止时间: "2026-12-20T20:00" });
  await click(button("添加一项", dialog()));
  await fillIn({ 评分点: "论点清楚", 分值: "6" });
  await click(button("布置作业", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveHomework",
    {
      gradeId: "7",
      settings: {
        homeworkName: "短文二",
        task: "再写一篇",
        gmtDue: "2026-12-20 20:00:00",
        homeworkLate: 1,
        isFileTaken: true,
        maxScore: 100,
        rubricList: [{ text: "论点清楚", share: 6 }],
      },
    },
    expect.anything(),
  );
});

test("what somebody has begun keeps its task, criteria and points, and takes other times", async () => {
  const host = await tabOf("homework", { homework: { list: [homework] } });
  expect(screen.queryByRole("button", { name: /^撤回/ })).toBeNull();
  await openForm("修改 短文一", /^截止时间/);
  expect(within(dialog()).queryByLabelText(/^题目与要求/)).toBeNull();
  expect(within(dialog()).getByText("写一篇短文")).toBeTruthy();
  expect(field(/^每逾期一天扣百分之几/, dialog()).value).toBe("10");
  await fillIn({ 截止时间: "2026-12-30T20:00" });
  await click(button("修改", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveHomework",
    {
      gradeId: "7",
      id: "9",
      version: 2,
      settings: { ...homework.settings, gmtDue: "2026-12-30 20:00:00" },
    },
    expect.anything(),
  );
});

test("each part of a class is a link that keeps the class, with how many applications wait", async () => {
  await tabOf("codes", { codes: { list: [] } });
  const tabs = within(screen.getByRole("navigation", { name: "班级管理" }));
  expect(texts(tabs.getAllByRole("link", { current: "page" }))).toEqual(["班级码"]);
  expect(tabs.getByRole("link", { name: "申请2" }).getAttribute("href")).toBe(
    "/account/grades/teacher?grade=7&tab=applications",
  );
  expect(screen.getByText("还没有班级码")).toBeTruthy();
});

test("figures stand as numbers beside their bars, and what nobody has finished says so", async () => {
  await tabOf("figures", {
    figures: {
      courseList: [{ courseId: "5", courseName: "JavaScript 核心", begunCount: 1, completeCount: 0, percent: 40 }],
      examList: [
        { id: "1", examName: "期中", maxScore: 100, satCount: 0, passedCount: 0 },
        { id: "2", examName: "期末", maxScore: 120, meanScore: 90, satCount: 3, passedCount: 2 },
      ],
    },
  });
  const [course, midterm, final] = screen
    .getAllByRole("cell")
    .map((cell) => cell.lastElementChild?.textContent)
    .reduce<string[][]>((rows, text, at) => {
      if (at % 3 === 0) rows.push([]);
      rows.at(-1)?.push(text ?? "");
      return rows;
    }, []);
  expect([course, midterm, final]).toEqual([
    ["40%", "1", "0"],
    ["还没有人完成", "0", "0"],
    ["90 / 120", "3", "2"],
  ]);
});
