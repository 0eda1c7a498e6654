import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/earnings.json" with { type: "json" };
import teacher from "../../../tenants/default/screens/account/teacher/earnings.json" with { type: "json" };
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, field, t, texts, type, until } from "../../forms/testing/page.ts";
import type { Earnings } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

// jsdom cannot encrypt.
vi.mock("../../forms/seal.ts", () => ({
  withSealed: async (_form: object, values: object) => ({ ...values, password: "sealed", keyId: "k" }),
}));

const earnings: Earnings = {
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
const nothing = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 10 };

interface Opening {
  more?: Partial<Earnings>;
  calls?: NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
}
const open = ({ more = {}, calls = {} }: Opening = {}) =>
  openScreen({
    screen: teacher,
    data: {
      earnings: { ...earnings, ...more },
      totals,
      withdrawals: nothing,
      income: nothing,
      months: { list: [] },
      statement: nothing,
    },
    calls,
  });
const withoutCard = { bankCardNo: undefined, bankName: undefined, bankUserName: undefined };
const dialog = () => screen.getByRole("dialog");
const quiet = { quiet: true };

dialogs();
afterEach(clear);

test("lecturers and organisations have the same blocks of earnings, each with a heading of their own", () => {
  const { heading: _, ...ofLecturer } = teacher.blocks;
  const { heading: __, ...ofOrganisation } = organisation.blocks;
  expect(ofLecturer).toEqual(ofOrganisation);
  expect(teacher.data).toEqual(organisation.data);
});

test("shows what was earned, by month, day and course also as tables, and what is owed where there is something", async () => {
  await open();
  const balances = within(screen.getByRole("group", { name: "余额" }));
  expect(texts(balances.getAllByRole("definition")).filter((text) => text.startsWith("¥"))).toEqual([
    "¥60.50",
    "¥24.50",
    "¥5.00",
    "¥10.00",
    "¥100.00",
  ]);
  const rows = texts(screen.getAllByRole("row")).filter((text) => /^(\d|电)/.test(text));
  expect(rows).toEqual(["2026-10¥0.00", "2026-11¥100.00", "2026-11-22¥60.00", "2026-11-23¥40.00", "电工基础¥100.00"]);
  expect(screen.queryByText("待扣款")).toBeNull();
  await open({ more: { claimMoney: "3.00" } });
  expect(screen.getByText("待扣款")).toBeDefined();
});

test("asks for an amount as it is typed, and once: after a broken connection with the same key", async () => {
  let isBroken = true;
  const host = await open({
    calls: {
      saveWithdrawal: () => {
        if (isBroken) throw new TypeError("offline");
        return {};
      },
    },
  });
  await click(button("申请提现"));
  await type(await screen.findByLabelText(/^提现金额/), "-1");
  expect(dialog().textContent).toContain("**** 0128");
  await click(button("申请提现", dialog()));
  await until(() => field(/^提现金额/, dialog()).getAttribute("aria-invalid") === "true");
  expect(host.call).not.toHaveBeenCalled();
  await type(field(/^提现金额/, dialog()), " ¥1,000.5");
  await click(button("申请提现", dialog()));
  await until(() => dialog().textContent?.includes(t("form.theme.notSent")));
  isBroken = false;
  await click(button("申请提现", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  const [first, second] = host.call.mock.calls;
  expect(first?.[1]).toMatchObject({ extractMoney: "1000.50" });
  expect(second).toEqual(first);
});

test("keeps the bank account with the password sealed, and says at its field what is wrong", async () => {
  let isWrong = true;
  const host = await open({
    more: withoutCard,
    calls: {
      saveBankAccount: () => {
        if (!isWrong) return {};
        const fields = [{ path: "bankCardNo", message: "银行卡号不正确" }];
        throw new CallError({ code: 900, message: "请检查", data: { fields } });
      },
    },
  });
  // Nothing is paid out to nowhere.
  expect(screen.queryByRole("button", { name: "申请提现" })).toBeNull();
  await click(button("填写银行账户"));
  await screen.findByLabelText(/^收款户名/);
  await click(button("保存", dialog()));
  await until(() => field(/^收款户名/, dialog()).getAttribute("aria-invalid") === "true");
  for (const label of ["收款户名", "银行卡号", "开户银行", "登录密码"])
    await type(field(new RegExp(`^${label}`), dialog()), "622202123456");
  await click(button("保存", dialog()));
  await until(() => dialog().textContent?.includes("银行卡号不正确"));
  isWrong = false;
  await click(button("保存", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveBankAccount",
    {
      bankCardNo: "622202123456",
      bankName: "622202123456",
      bankUserName: "622202123456",
      password: "sealed",
      keyId: "k",
    },
    quiet,
  );
});

test("begins a changed bank account empty, so that the hidden number is not sent", async () => {
  await open();
  await click(button("更改银行账户"));
  expect((await screen.findByLabelText<HTMLInputElement>(/^银行卡号/)).value).toBe("");
});
