import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, texts, type, until } from "../../forms/testing/page.ts";
import { CallError } from "../../browser/call-error.ts";
import { EarningsDesk } from "./EarningsDesk.tsx";

vi.mock("../shared/identity/seal.ts", () => ({
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
  expect(texts(".figures .num")).toEqual(["¥60.50", "¥24.50", "¥5.00", "¥10.00", "¥100.00"]);
  expect(texts("tbody tr")).toEqual(["2026-10¥0.00", "2026-11¥100.00", "2026-11-22¥60.00", "2026-11-23¥40.00"]);
  expect(texts(".courses li")).toEqual(["电工基础¥100.00"]);
  expect(page.querySelector(".note")).toBeNull();
  await show({ claimMoney: "3.00" });
  expect(one(".note").textContent).toContain("¥3");
});

test("asks for an amount as it is typed, and once: after a broken connection with the same key", async () => {
  await show();
  await type("#b-amount", "-1");
  await click(".btn");
  expect(operations.saveWithdrawal).not.toHaveBeenCalled();
  expect(one("#b-amount").getAttribute("aria-invalid")).toBe("true");
  await type("#b-amount", " ¥1,000.5");
  operations.saveWithdrawal.mockRejectedValueOnce(new TypeError("offline"));
  await click(".btn");
  await until(() => one("#b-amount-said").className === "fault");
  await click(".btn");
  await until(() => done.mock.calls.length === 1);
  const [[first], [second]] = operations.saveWithdrawal.mock.calls as [[{ extractMoney: string }], [object]];
  expect(first.extractMoney).toBe("1000.50");
  expect(second).toEqual(first);
  expect(one<HTMLInputElement>("#b-amount").value).toBe("");
});

test("keeps the bank account with the password, and says at its field what is wrong", async () => {
  await show({ bankCardNo: undefined });
  expect(one<HTMLButtonElement>(".btn").disabled).toBe(true);
  const open = () =>
    click([...document.querySelectorAll("button")].find(({ textContent }) => textContent === "填写银行账户")!);
  await open();
  expect(document.activeElement).toBe(one("#b-bankUserName"));
  await click(one("[aria-labelledby=b-bank] form .btn.ghost"));
  expect(document.activeElement?.textContent).toBe("填写银行账户");
  await open();
  await click("[aria-labelledby=b-bank] form .btn");
  expect(one("#b-bankUserName").getAttribute("aria-invalid")).toBe("true");
  for (const name of ["bankUserName", "bankCardNo", "bankName", "password"]) await type(`#b-${name}`, "6222");
  operations.saveBankAccount.mockRejectedValueOnce(
    new CallError({
      code: 900,
      message: "请检查",
      data: { fields: [{ path: "bankCardNo", message: "银行卡号不正确" }] },
    }),
  );
  const save = () => click([...document.querySelectorAll("button")].find(({ textContent }) => textContent === "保存")!);
  await save();
  await until(() => one("#b-bankCardNo").getAttribute("aria-invalid") === "true");
  expect(one("#b-fault").textContent).toBe("银行卡号不正确");
  expect(document.activeElement).toBe(one("#b-bankCardNo"));
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
