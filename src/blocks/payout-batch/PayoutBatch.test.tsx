import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { PayoutBatch } from "./PayoutBatch.tsx";

const saved = vi.hoisted(() => vi.fn());
vi.mock("../../ui/save-file.ts", () => ({ saveFile: saved }));

// jsdom has no dialogs that are modal.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};

const file = { fileName: "打款批次.csv", mediaType: "text/csv", content: "" };
const operations = {
  exportPayouts: vi.fn(async (_input: object): Promise<object> => ({ totalMoney: "0.00", list: [] })),
  checkPayoutAnswers: vi.fn(async (_input: object) => ({
    columnList: [{ column: 1, heading: "提现单号", kind: "withdrawalNo", example: "1" }],
    rowCount: 3,
    unreadableRowList: [4],
  })),
  importPayoutAnswers: vi.fn(async (_input: object) => ({
    list: [
      { row: 2, withdrawalNo: "1", outcome: "paid" },
      { row: 3, withdrawalNo: "2", outcome: "otherAmount" },
    ],
  })),
};
const done = vi.fn(async () => ({ done: true as const }));
const show = () =>
  draw(<PayoutBatch slots={{}} on={{ done }} t={t} locale="zh-CN" blockKey="b" operations={operations as never} />);
const message = () => screen.getByRole("status").textContent;
const sure = async (name: string) => {
  await click(button(name));
  await click(within(screen.getByRole("dialog")).getAllByRole("button")[0]!);
};
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("says that nothing waits, and stores the file of a batch", async () => {
  await show();
  await sure("导出 CSV");
  await until(() => message() === "目前没有可以打款的提现");
  expect(saved).not.toHaveBeenCalled();
  operations.exportPayouts.mockResolvedValueOnce({ batchNo: "7", totalMoney: "12.30", list: [{}, {}], file });
  await type(field("批次号（填写后重新导出该批次）"), " 7 ");
  await sure("导出 XLSX");
  await until(() => saved.mock.calls.length === 1);
  expect(operations.exportPayouts).toHaveBeenLastCalledWith({ format: "xlsx", batchNo: "7" });
  expect(message()).toContain("¥12.30");
  expect(done).toHaveBeenCalled();
});

test("shows which column of the bank's answer is what before it is imported, and names the rows that need somebody", async () => {
  await show();
  const input = field("打款结果文件（CSV 或 XLSX）");
  Object.defineProperty(input, "files", { value: [new File(["x"], "a.csv")] });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  expect(texts(await screen.findAllByRole("listitem"))).toEqual([expect.stringContaining("提现单号")]);
  expect(screen.queryByText(/1 行看不懂/)).not.toBeNull();
  expect(operations.importPayoutAnswers).not.toHaveBeenCalled();
  await click(button("导入 2 行"));
  expect(texts(await screen.findAllByRole("listitem"))).toEqual([expect.stringContaining("第 3 行")]);
  expect(message()).toContain("1");
});
