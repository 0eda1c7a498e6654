import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/grade-homework.json" with { type: "json" };
import { homework as untouched } from "../../blocks/testing/homework.ts";
import { richText } from "../../blocks/testing/rich-text.ts";
import { button, clear, click, texts } from "../../forms/testing/page.ts";
import type { Homework, HomeworkWork } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const homework: Homework = {
  ...untouched,
  gmtDue: "2026-12-01 20:00:00",
  latePercent: 10,
  rubricList: [{ text: "论点清楚", share: 6 }],
};
const work: HomeworkWork = {
  attemptId: "5",
  attemptNo: 1,
  attemptState: 4,
  gmtSubmit: "2026-11-30 10:00:00",
  isLate: true,
  maxScore: 10,
  score: 6.4,
  pointsOff: 1.6,
  answerList: [
    {
      slot: 1,
      maxScore: 10,
      task: richText("写一篇短文"),
      answerText: "我的短文",
      hasFiles: true,
      score: 8,
      note: "开头很好",
      criterionList: [
        { text: "论点清楚", share: 6, isMet: true },
        { text: "没有错字", share: 4, isMet: false },
      ],
    },
  ],
  fileList: [{ fileNo: "f1", fileName: "短文.pdf", fileSize: 2048 }],
};
const open = (more: Partial<Homework> = {}, calls: NonNullable<Parameters<typeof openScreen>[0]["calls"]> = {}) =>
  openScreen({ screen: document, data: { homework: { ...homework, ...more } }, calls });
const rules = () => within(screen.getByRole("group", { name: "作业说明" }));
const buttons = () => texts(screen.queryAllByRole("button"));

afterEach(clear);

test("a homework shows its task, when it is due and what it is marked by, and is begun when asked", async () => {
  const { call, refresh } = await open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("短文一");
  expect(rules().getByRole("link", { name: "写作班" }).getAttribute("href")).toBe("/grade/course/7");
  expect(rules().queryByText(/2026.*12.*1.*20:00/)).not.toBeNull();
  expect(rules().queryByText("逾期可补交，每天扣 10% 的得分")).not.toBeNull();
  expect(globalThis.document.body.textContent).toContain("写一篇短文");
  expect(texts(within(screen.getByRole("table", { name: "评分标准" })).getAllByRole("cell"))).toEqual(["分值6"]);
  await click(button("开始做"));
  expect(call).toHaveBeenCalledWith("startExamAttempt", { id: "9" }, expect.anything());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("each rule for what is late is said in its own words, with the last day that it is taken", async () => {
  await open({ homeworkLate: 1, gmtEnd: "2026-12-05 20:00:00" });
  expect(rules().queryByText("逾期不收")).not.toBeNull();
  expect(rules().queryByText("最晚补交")).toBeNull();
  await clear();
  await open({ homeworkLate: 2, gmtEnd: "2026-12-05 20:00:00" });
  expect(rules().queryByText("逾期可补交，标记为迟交")).not.toBeNull();
  expect(rules().queryByText("最晚补交")).not.toBeNull();
});

test("a homework that cannot be begun says why, and offers nothing", async () => {
  await open({ canStart: false, startReason: "coming", examState: 1, gmtBegin: "2026-11-30 08:00:00" });
  expect(screen.queryByText("还没到开放时间")).not.toBeNull();
  expect(rules().queryByText("开放时间")).not.toBeNull();
  expect(buttons()).toEqual([]);
});

test("a homework with questions of other kinds leads to where exams are sat", async () => {
  await open({ isOwnKind: false });
  expect(screen.getByRole("link", { name: /去答题/ }).getAttribute("href")).toBe("/exam/view/9");
});

test("shows points, what being late took off, the lecturer's words, the criteria that were met, answer and files", async () => {
  const { call, save } = await open(
    { canStart: false, startReason: "attempts", work },
    { getHomeworkFile: () => ({ fileName: "短文.pdf", url: "/files/x", expires: "2026-11-30 11:00:00" }) },
  );
  const marked = within(screen.getByRole("group", { name: "得分 6.4 / 10" }));
  expect(marked.queryByText("迟交扣 1.6 分")).not.toBeNull();
  expect(marked.queryAllByText("迟交").length).toBeGreaterThan(0);
  const given = screen.getByRole("list", { name: "提交的内容" });
  expect(given.textContent).toContain("开头很好");
  expect(given.textContent).toContain("我的短文");
  const rows = within(within(given).getByRole("table")).getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/论点清楚.*6.*是$/),
    expect.stringMatching(/没有错字.*4.*否$/),
  ]);
  await click(button(/^下载.*短文.pdf/));
  expect(call).toHaveBeenCalledWith("getHomeworkFile", { attemptId: "5", fileNo: "f1" }, expect.anything());
  expect(save).toHaveBeenCalledTimes(1);
  expect(buttons()).toHaveLength(1);
});

test("what waits to be marked says so, and can be handed in again until it is due", async () => {
  const { score: _score, pointsOff: _off, ...waiting } = work;
  const { call } = await open({
    work: {
      ...waiting,
      isLate: false,
      answerList: [{ ...work.answerList[0]!, answerText: "", hasFiles: false, criterionList: [] }],
    },
  });
  expect(screen.queryByRole("heading", { name: "已提交，等待批改" })).not.toBeNull();
  expect(screen.getByRole("list", { name: "提交的内容" }).textContent).toContain("没有作答");
  await click(button("修改后重新提交"));
  expect(call).toHaveBeenCalledWith("startExamAttempt", { id: "9" }, expect.anything());
});

test("while it is written, its question says the task and nothing else can be begun", async () => {
  await open({ attemptId: "6" });
  expect(screen.queryByRole("button", { name: "开始做" })).toBeNull();
  expect(globalThis.document.body.textContent).not.toContain("写一篇短文");
  expect(screen.queryByRole("table", { name: "评分标准" })).not.toBeNull();
});
