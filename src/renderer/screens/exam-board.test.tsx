import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import live from "../../../tenants/default/screens/account/exams/live.json" with { type: "json" };
import { button, clear, click, field, t, texts, type, until } from "../../forms/testing/page.ts";
import type { ExamBoardLine, GetExamBoardReply } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const line: ExamBoardLine = {
  attemptId: "11",
  attemptState: 1,
  personName: "王芳",
  personNumber: "S-1",
  gmtStart: "2026-11-23 08:00:00",
  remainingMs: 120_000,
  gmtSaved: "2026-11-23 08:10:05",
  isByServer: false,
  isHere: true,
  answeredCount: 3,
  questionCount: 20,
  awayCount: 2,
  awayMs: 9000,
  copyCount: 0,
  deviceCount: 1,
  networkCount: 1,
  offlineCount: 0,
  offlineMs: 0,
};
const board: GetExamBoardReply = {
  list: [line, { ...line, attemptId: "12", personName: "", attemptState: 2, gmtSubmit: "2026-11-23 08:20:00" }],
  totalCount: 2,
  totalPage: 1,
  pageCurrent: 1,
  pageSize: 50,
  examId: "7",
  examName: "期末考试",
  gmtNow: "2026-11-23 08:30:00",
  sittingCount: 3,
  hereCount: 1,
  submittedCount: 1,
  noticedCount: 1,
};

beforeEach(dialogs);
afterEach(clear);

/** The board with what it is given, once it is there. */
async function open(given: GetExamBoardReply = board) {
  const host = await openScreen({
    screen: live,
    data: {},
    query: { exam: "7" },
    calls: {
      getExamBoard: () => given,
      addExamTime: () => ({ changedCount: 1 }),
      submitOpenAttempts: () => ({ changedCount: 3 }),
      sendExamNotice: () => ({ id: "1", text: "x", gmtCreate: "2026-11-23 08:30:00" }),
    },
  });
  await until(() => screen.queryByRole("heading", { level: 2, name: "期末考试" }) !== null);
  const callsOf = (operation: string) =>
    host.call.mock.calls.filter(([name]) => name === operation).map(([, input]) => input);
  return { host, callsOf };
}

/** The texts of the rows, without the head. */
const rows = () => texts(screen.queryAllByRole("row")).slice(1);
const dialog = () => screen.getByRole("dialog");
/** Waits for a part of the dialog, whose form comes late. */
const shown = (role: string, name?: string | RegExp) =>
  until(() => {
    const opened = screen.queryByRole("dialog");
    return opened !== null && within(opened).queryByRole(role, name === undefined ? {} : { name }) !== null;
  });

test("the board shows who sits, how long they have, and what was noticed; asks for those who sit first", async () => {
  const { callsOf } = await open();
  expect(callsOf("getExamBoard")[0]).toEqual({ examId: "7", pageCurrent: 1, pageSize: 50, isOpen: true });
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toContain("08:10:05");
  expect(rows()[0]).toContain("离开页面 2 次，共 9 秒；换网络 1 次；换设备 1 次");
  expect(screen.getByText("02:00").className).toBe("short");
  expect(rows()[1]).toContain("交卷");
  expect(within(screen.getAllByRole("row")[2]!).queryByRole("button")).toBeNull();
  await click(button(t("examBoard.which.noticed")));
  expect(callsOf("getExamBoard").at(-1)).toMatchObject({ isOpen: true, isNoticed: true });
  expect(screen.getByRole("link", { name: "去阅卷" }).getAttribute("href")).toBe("/account/exams/marking?exam=7");
});

test("more time for one begins with ten minutes, refuses more than 600, tells who got it, and looks again", async () => {
  const { host, callsOf } = await open();
  await click(button(/^加时 王芳/));
  await shown("textbox", /^分钟/);
  expect(within(dialog()).getByRole("heading", { level: 2 }).textContent).toBe("加时 · 王芳");
  expect(within(dialog()).getByText(/可以超过考试结束时间/)).not.toBeNull();
  expect(field<HTMLInputElement>(/^分钟/).value).toBe("10");
  await type(field(/^分钟/), "700");
  await click(button("加时", dialog()));
  expect(callsOf("addExamTime")).toEqual([]);
  await type(field(/^分钟/), "15");
  const before = callsOf("getExamBoard").length;
  await click(button("加时", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(callsOf("addExamTime")).toEqual([{ examId: "7", attemptId: "11", minutes: 15 }]);
  expect(host.toast).toHaveBeenCalledWith("已给 1 人加时 15 分钟", "success");
  await until(() => callsOf("getExamBoard").length > before);
});

test("submitting for one or for all asks before, with whom or how many it concerns", async () => {
  const { host, callsOf } = await open();
  await click(button(/^全体交卷/));
  await shown("button", "交卷");
  expect(within(dialog()).getByRole("heading", { level: 2 }).textContent).toBe("全体交卷 · 正在考试的 3 人");
  expect(within(dialog()).getByText(/交卷后不能再作答/)).not.toBeNull();
  expect(callsOf("submitOpenAttempts")).toEqual([]);
  await click(button("交卷", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.toast).toHaveBeenCalledWith("已为 3 人交卷", "success");
  await click(button(/^交卷 王芳/));
  await shown("button", "交卷");
  await click(button("交卷", dialog()));
  await until(() => host.toast.mock.calls.length > 1);
  expect(callsOf("submitOpenAttempts")).toEqual([{ examId: "7" }, { examId: "7", attemptId: "11" }]);
});

test("a notice and more time go to all who sit", async () => {
  const { host, callsOf } = await open();
  await click(button(/^给所有正在考试的人发通知/));
  await shown("textbox");
  await click(button("发送", dialog()));
  expect(callsOf("sendExamNotice")).toEqual([]);
  await type(within(dialog()).getByRole("textbox"), "还有十分钟");
  await click(button("发送", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(callsOf("sendExamNotice")).toEqual([{ examId: "7", text: "还有十分钟" }]);
  await click(button(/^全体加时/));
  await shown("textbox", /^分钟/);
  await click(button("加时", dialog()));
  await until(() => host.toast.mock.calls.length > 1);
  expect(callsOf("addExamTime")).toEqual([{ examId: "7", minutes: 10 }]);
});

test("where nobody sits any more, there is nothing to do for all", async () => {
  await open({ ...board, list: [], sittingCount: 0 });
  expect(screen.queryByRole("button", { name: /^全体|通知/ })).toBeNull();
  expect(screen.queryByText("没有符合条件的人")).not.toBeNull();
});
