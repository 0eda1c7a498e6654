import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { CallError } from "../../browser/call-error.ts";
import { EarningsDesk } from "./EarningsDesk.tsx";

vi.mock("../../forms/seal.ts", () => ({
  sealWith: async () => ({ password: "sealed", keyId: "k" }),
}));

const earnings = {
  lecturerUserNo: "7",
  totalIncome: "100.00",
  historyMoney: "10.00",
  enableBalances: "60.50",
  freezeBalances: "5.00",
  pendingBalances: "24.50",
  claimMoney: "0.00",
  isRecommended: false,
  bankCardNo: "**** 0128",
  bankName: "中国银行",
  bankUserName: "王老师",
};
const totals = {
  monthList: [
    { month: "2026-10", income: "0.00" },
    { month: "2026-11", income: "100.00" },
  ],
  dayList: [
    { day: "2026-11-22", income: "60.00" },
    { day: "2026-11-23", income: "40.00" },
  ],
  courseList: [{ courseName: "电工基础", income: "100.00" }],
};
const operations = {
  getLoginKey: vi.fn(),
  saveBankAccount: vi.fn(async (_input: object) => ({})),
  saveWithdrawal: vi.fn(async (_input: { extractMoney: string; idempotencyKey: string }) => ({})),
};
const done = vi.fn(async () => ({ done: true as const }));
const show = (more: object = {}) =>
  draw(
    <EarningsDesk
      earnings={{ ...earnings, ...more }}
      totals={totals}
      slots={{}}
      on={{ done }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("shows what was earned, by month and day also as tables, and what is owed where there is something", async () => {
  const page = await show();
  expect(texts(screen.getAllByRole("definition")).filter((text) => text.startsWith("¥"))).toEqual([
    "¥60.50",
    "¥24.50",
    "¥5.00",
    "¥10.00",
    "¥100.00",
  ]);
  const rows = texts(screen.getAllByRole("row")).filter((text) => /^\d/.test(text));
  expect(rows).toEqual(["2026-10¥0.00", "2026-11¥100.00", "2026-11-22¥60.00", "2026-11-23¥40.00"]);
  expect(texts(screen.queryAllByRole("listitem"))).toEqual(["电工基础¥100.00"]);
  expect(within(page).queryByText(/^结算后有订单退款/)).toBeNull();
  await show({ claimMoney: "3.00" });
  expect(screen.queryByText("结算后有订单退款，需要从以后的收益里扣除 ¥3.00。")).not.toBeNull();
});

test("asks for an amount as it is typed, and once: after a broken connection with the same key", async () => {
  await show();
  await type(field("提现金额（元）"), "-1");
  await click(button("申请提现"));
  expect(operations.saveWithdrawal).not.toHaveBeenCalled();
  expect(field("提现金额（元）").getAttribute("aria-invalid")).toBe("true");
  await type(field("提现金额（元）"), " ¥1,000.5");
  operations.saveWithdrawal.mockRejectedValueOnce(new TypeError("offline"));
  await click(button("申请提现"));
  await until(() => screen.getByRole("status").className === "fault");
  await click(button("申请提现"));
  await until(() => done.mock.calls.length === 1);
  const [[first], [second]] = operations.saveWithdrawal.mock.calls as [[{ extractMoney: string }], [object]];
  expect(first.extractMoney).toBe("1000.50");
  expect(second).toEqual(first);
  expect(field("提现金额（元）").value).toBe("");
});

test("keeps the bank account with the password, and says at its field what is wrong", async () => {
  await show({ bankCardNo: undefined });
  expect(button("申请提现").disabled).toBe(true);
  const open = () => click(button("填写银行账户"));
  await open();
  expect(document.activeElement).toBe(field("收款户名"));
  await click(button("取消"));
  expect(document.activeElement?.textContent).toBe("填写银行账户");
  await open();
  await click(button("保存"));
  expect(field("收款户名").getAttribute("aria-invalid")).toBe("true");
  for (const label of ["收款户名", "银行卡号", "开户银行", "登录密码"]) await type(field(label), "6222");
  operations.saveBankAccount.mockRejectedValueOnce(
    new CallError({
      code: 900,
      message: "请检查",
      data: { fields: [{ path: "bankCardNo", message: "银行卡号不正确" }] },
    }),
  );
  const save = () => click(button("保存"));
  await save();
  await until(() => field("银行卡号").getAttribute("aria-invalid") === "true");
  expect(screen.getByRole("alert").textContent).toBe("银行卡号不正确");
  expect(document.activeElement).toBe(field("银行卡号"));
  await save();
  await until(() => done.mock.calls.length === 1);
  expect(operations.saveBankAccount).toHaveBeenLastCalledWith({
    bankCardNo: "6222",
    bankName: "6222",
    bankBranchName: "",
    bankUserName: "6222",
    password: "sealed",
    keyId: "k",
  });
});
