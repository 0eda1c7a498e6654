import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import payouts from "../../../tenants/default/screens/studio/payouts.json" with { type: "json" };
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { ExportPayoutsReply } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

type Calls = NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
const BATCH = "7".repeat(20);
const page = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const batch: ExportPayoutsReply = {
  batchNo: BATCH,
  payoutCount: 2,
  totalMoney: "12.30",
  list: [],
  fileName: "打款批次.csv",
  mediaType: "text/csv",
  content: "eA==",
};
const record = (no: number, more: object = {}) => ({
  withdrawalNo: String(no).repeat(20),
  extractMoney: "5.00",
  isPaid: true,
  bankReference: `B${no}`,
  ...more,
});
const open = (calls: Calls, { document = payouts }: { document?: object } = {}) =>
  openScreen({
    screen: document as typeof payouts,
    data: { waiting: page([]), payouts: page([]) },
    viewer: { id: "9", signedIn: true },
    calls,
  });
const answers = () => screen.getByRole("region", { name: "导入打款结果" });
const message = () => within(answers()).getByRole("status").textContent ?? "";
const lines = async () => {
  await until(() => within(answers()).queryByLabelText(/^粘贴打款结果/));
  return field<HTMLTextAreaElement>(/^粘贴打款结果/, answers());
};

dialogs();
beforeEach(() => sessionStorage.clear());
afterEach(clear);

test("what was agreed to goes out as a batch: its file is saved, and its number and sum are named", async () => {
  const host = await open({ exportPayouts: () => batch });
  await click(button("导出 XLSX"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenCalledWith("exportPayouts", { format: "xlsx" }, expect.anything());
  expect(host.save).toHaveBeenCalledExactlyOnceWith(batch);
  expect(host.toast).toHaveBeenCalledWith(`批次 ${BATCH}：2 笔，共 ¥12.30`, "success");
  expect(host.refresh).toHaveBeenCalledTimes(1);
});

test("no file is saved and no batch named where nothing can be paid out", async () => {
  const host = await open({
    exportPayouts: () => {
      throw new CallError({ code: 1336, message: "目前没有可以打款的提现" });
    },
  });
  await click(button("导出 CSV"));
  await until(() => host.call.mock.calls.length === 1);
  expect(host.save).not.toHaveBeenCalled();
  expect(host.toast).not.toHaveBeenCalled();
});

test("a batch whose file was lost goes out again by its number, as what is chosen", async () => {
  const host = await open({ exportPayouts: () => batch });
  await click(button("重新导出批次"));
  await until(() => screen.queryByRole("dialog") && within(screen.getByRole("dialog")).queryByLabelText(/^批次号/));
  const dialog = screen.getByRole("dialog");
  await type(field(/^批次号/, dialog), BATCH);
  await click(within(dialog).getByRole("radio", { name: "XLSX" }));
  await click(button("重新导出批次", dialog));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenCalledWith("exportPayouts", { batchNo: BATCH, format: "xlsx" }, expect.anything());
  expect(host.save).toHaveBeenCalledExactlyOnceWith(batch);
});

test("shows which column of the bank's answer is what before it is taken, and names the lines that need a person", async () => {
  const host = await open({
    checkPayoutAnswers: () => ({
      columnList: [{ column: 1, heading: "提现单号", kind: "withdrawalNo", example: "1" }],
      recordList: [
        { row: 2, record: record(1) },
        { row: 3, record: record(2) },
        { row: 4, record: record(3, { isPaid: false }) },
      ],
      refusedList: [{ row: 5, reason: "unreadable" }],
    }),
    savePayoutAnswers: () => ({
      list: [],
      refusedList: [{ index: 1, reason: "otherAmount" }],
      notedList: [{ index: 2, reason: "returned" }],
      paidCount: 1,
      returnedCount: 1,
      repeatedCount: 0,
    }),
  });
  await type(await lines(), '提现单号,金额\n1,5\n2,5\n3,5\n?,5,"不\n明"');
  await click(button("检查", answers()));
  await until(() => message().includes("可以导入 3 行，不能导入 1 行"));
  expect(texts(within(screen.getByRole("list", { name: "各列的含义" })).getAllByRole("listitem"))).toEqual([
    expect.stringContaining("提现单号"),
  ]);
  expect(host.call).not.toHaveBeenCalledWith("savePayoutAnswers", expect.anything(), expect.anything());
  await click(button("导入（3 行）"));
  await until(() => message().includes("已打款 1 · 银行退回 1 · 此前已导入 0"));
  const sent = host.call.mock.calls.filter(([operation]) => operation === "savePayoutAnswers");
  expect(sent.map(([, body]) => body)).toEqual([{ list: [record(1), record(2), record(3, { isPaid: false })] }]);
  const named = (name: string) => texts(within(screen.getByRole("group", { name })).getAllByRole("listitem"));
  expect(named("1 行已导入，请留意")).toEqual(["第 4 行（3,5）：银行退回，金额已退回余额"]);
  expect(named("2 行不能导入")).toEqual(["第 2 行（2,5）：金额与提现不一致，未处理", '第 3 行（?,5,"不）：看不懂']);
  // What was taken is gone, so that it is not taken again; the heading says what the columns of the rest are.
  expect((await lines()).value).toBe('提现单号,金额\n2,5\n?,5,"不\n明"');
});

test("an answer of the bank that is changed after it was checked is checked anew", async () => {
  const host = await open({
    checkPayoutAnswers: () => ({ columnList: [], recordList: [{ row: 2, record: record(1) }], refusedList: [] }),
  });
  await type(await lines(), "提现单号\n1");
  await click(button("检查", answers()));
  await until(() => screen.queryByRole("button", { name: "导入（1 行）" }));
  await type(await lines(), "提现单号\n2");
  expect(screen.queryByRole("button", { name: "导入（1 行）" })).toBeNull();
  expect(host.call).not.toHaveBeenCalledWith("savePayoutAnswers", expect.anything(), expect.anything());
});

test("where an operator declines the second part of a long answer, its lines stay in the field", async () => {
  const rows = Array.from({ length: 600 }, (_, index) => index + 2);
  const document = structuredClone(payouts);
  const [take] = document.blocks.batch.on.take;
  // The server gives the platform's own question with the page.
  Object.assign(take!, { confirm: { text: { "zh-CN": "确定吗？" } } });
  const calls: Calls = {
    checkPayoutAnswers: () => ({
      columnList: [],
      recordList: rows.map((row) => ({ row, record: record(row) })),
      refusedList: [],
    }),
    savePayoutAnswers: () => ({ paidCount: 500, returnedCount: 0, repeatedCount: 0 }),
  };
  const host = await open(calls, { document });
  host.confirm.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await type(await lines(), ["提现单号", ...rows.map(String)].join("\n"));
  await click(button("检查", answers()));
  await until(() => screen.queryByRole("button", { name: "导入（600 行）" }));
  await click(button("导入（600 行）"));
  await until(() => message().includes("已导入 500 行"));
  const sent = host.call.mock.calls.filter(([operation]) => operation === "savePayoutAnswers");
  expect(sent.map(([, body]) => (body["list"] as object[]).length)).toEqual([500]);
  const left = (await lines()).value.split("\n");
  expect([left.length, left[0], left[1]]).toEqual([101, "提现单号", "502"]);
});

test("lines of the bank's answer, which have whole card numbers, are not kept in the tab", async () => {
  await open({
    checkPayoutAnswers: () => ({ columnList: [], recordList: [], refusedList: [{ row: 2, reason: "unreadable" }] }),
  });
  await type(await lines(), "提现单号\n6222021234567890128");
  await click(button("检查", answers()));
  await until(() => message().includes("不能导入 1 行"));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("6222021234567890128");
});
