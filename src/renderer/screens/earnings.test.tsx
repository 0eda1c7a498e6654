import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/earnings.json" with { type: "json" };
import teacher from "../../../tenants/default/screens/account/teacher/earnings.json" with { type: "json" };
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, field, t, texts, type, until } from "../../forms/testing/page.ts";
import type { Earnings, Statement, StatementEntry, StatementMonth } from "../../generated/types.ts";
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
const sums = { opening: "10.00", income: "70.00", outgoing: "100.00", closing: "-20.00" };
const months: StatementMonth[] = [
  { month: "2026-11", ...sums, entries: 2 },
  { month: "2026-10", opening: "0.00", income: "10.00", outgoing: "0.00", closing: "10.00", entries: 1 },
];
const accounts: Statement["accounts"] = [
  { kind: "pending", opening: "10.00", closing: "0.00" },
  { kind: "claim", opening: "0.00", closing: "-20.00" },
];
const entries: StatementEntry[] = [
  {
    id: "2",
    gmtCreate: "2026-11-20 10:02:11",
    reason: "refund-claim",
    reasonName: "退款转为应扣款",
    reference: "1:2",
    subject: "",
    amount: "-100.00",
    balance: "-20.00",
  },
  {
    id: "1",
    gmtCreate: "2026-11-12 19:40:08",
    reason: "share",
    reasonName: "分账",
    reference: "18:3",
    orderNo: "20261112194000000002",
    subject: "电工基础",
    amount: "70.00",
    balance: "80.00",
  },
];
const nothing = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 10 };

interface Opening {
  more?: Partial<Earnings>;
  calls?: NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
  list?: StatementMonth[];
  of?: StatementEntry[];
}
const open = ({ more = {}, calls = {}, list = [], of = entries }: Opening = {}) =>
  openScreen({
    screen: teacher,
    data: {
      earnings: { ...earnings, ...more },
      totals,
      withdrawals: nothing,
      income: nothing,
      months: { list },
      statement: { ...nothing, list: of, statement: { month: "2026-11", ...sums, accounts } },
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
  const moved = JSON.stringify(ofLecturer).replaceAll("/account/teacher/", "/account/organization/");
  expect(JSON.parse(moved)).toEqual(ofOrganisation);
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

test("shows each month with a way to it, and the entries of one with what was left after them", async () => {
  await open({ list: months });
  const table = (name: string) => within(screen.getByRole("table", { name }));
  const cells = (name: string, row: number) =>
    texts(within(table(name).getAllByRole("row")[row]!).getAllByRole("cell")).join(" ");
  expect(
    table("各月对账单")
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    "/account/teacher/earnings?month=2026-11#statementMonth-heading",
    "/account/teacher/earnings?month=2026-10#statementMonth-heading",
  ]);
  expect(cells("各月对账单", 1)).toBe("期初¥10.00 增加¥70.00 减少¥100.00 期末−¥20.00");
  expect(screen.getByRole("heading", { name: "2026-11 对账单" }).id).toBe("statementMonth-heading");
  expect(texts(table("当月明细").getAllByRole("rowheader"))).toEqual(["退款转为应扣款", "分账电工基础"]);
  expect(cells("当月明细", 1)).toContain("编号1:2");
  expect(cells("当月明细", 1)).toContain("金额−¥100.00 余额−¥20.00");
  expect(cells("当月明细", 2)).toContain("20261112194000000002");
  expect(cells("当月明细", 2)).not.toContain("18:3");
  expect(cells("余额构成", 2)).toBe("期初¥0.00 期末−¥20.00");
});

test("says where there are no months, and where a month has no entries", async () => {
  await open();
  expect(screen.getByText("还没有对账单")).toBeDefined();
  expect(screen.queryByRole("button", { name: "导出 CSV" })).toBeNull();
  await open({ list: months, of: [] });
  expect(screen.getByText("这个月没有明细")).toBeDefined();
});

test("gives the month as a file", async () => {
  const host = await open({ list: months });
  await click(button("导出表格"));
  await until(() => host.call.mock.calls.length === 1);
  expect(host.call.mock.calls[0]?.slice(0, 2)).toEqual(["exportStatement", { month: "2026-11", format: "xlsx" }]);
});
