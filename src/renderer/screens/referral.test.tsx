import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/recommend.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { Referral, ReferredPerson } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const referral: Referral = {
  referralCode: "ABCD2345",
  rewardPercent: 5,
  peopleCount: 2,
  paidCount: 1,
  pendingMoney: "9.95",
  settledMoney: "20.00",
  availableMoney: "20.00",
};
const people: ReferredPerson[] = [
  { name: "周**", gmtCreate: "2026-11-02 10:00:00", rewardState: "none" },
  {
    name: "李**",
    gmtCreate: "2026-11-01 10:00:00",
    rewardState: "pending",
    rewardMoney: "9.95",
    gmtDue: "2026-11-10 08:00:00",
  },
];
const open = (more: Partial<Referral> = {}, list = people) =>
  openScreen({
    screen: document,
    viewer: { isRecommended: true },
    data: {
      referral: { ...referral, ...more },
      people: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 },
    },
    calls: { withdrawReward: () => ({ availableMoney: "7.50", walletMoney: "12.50" }) },
  });
const asked = () => screen.getByRole("dialog");
const amount = () => field(/^转入金额/, asked());
const openForm = async () => {
  await click(button("转入钱包"));
  await until(() => screen.queryByRole("dialog") && within(asked()).queryByLabelText(/^转入金额/));
};

dialogs();
afterEach(clear);

test("shows what recommending came to, and who came, with the day on which a reward is available", async () => {
  await open();
  const sums = screen.getByRole("group", { name: "推荐情况" });
  expect(texts(within(sums).getAllByRole("definition"))).toEqual(["2", "1", "¥9.95", "¥20", "¥20"]);
  const [none, pending] = within(screen.getByRole("table", { name: "推荐记录" }))
    .getAllByRole("row")
    .slice(1);
  expect(none?.textContent).toContain("还没有付款");
  expect(none?.textContent).not.toContain("可用时间");
  expect(pending?.textContent).toContain("待结算");
  expect(pending?.textContent).toContain("可用时间 2026/11/10");
});

test("moves a part of the reward into the wallet, with one key for a request that is sent twice", async () => {
  const host = await open();
  await openForm();
  expect(amount().value).toBe("20.00");
  host.call.mockRejectedValueOnce(Object.assign(new Error("x"), { code: 900, message: "没有连上服务器" }));
  await type(amount(), "12.5");
  await click(button("转入钱包", asked()));
  await within(asked()).findByText(/没有连上服务器/);
  await click(button("转入钱包", asked()));
  await until(() => host.toast.mock.calls.length > 0);
  const [first, second] = host.call.mock.calls.map(([, input]) => input);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ money: "12.50" });
  expect(host.refresh).toHaveBeenCalled();
  expect(host.toast).toHaveBeenCalledWith("已转入钱包，钱包现有 ¥12.50", "success");
});

test.each(["0", "-1", "1e308", "1.234", ""])("sends no reward of %j, and says why at its field", async (typed) => {
  const host = await open();
  await openForm();
  await type(amount(), typed);
  await click(button("转入钱包", asked()));
  await within(asked()).findAllByText("请填写大于 0 的金额，最多两位小数");
  expect(host.call).not.toHaveBeenCalled();
});

test("says that nobody came yet, and offers to move nothing where nothing is available", async () => {
  await open({ availableMoney: "0.00" }, []);
  screen.getByText("还没有人通过你的推荐注册");
  expect(screen.queryByRole("button", { name: "转入钱包" })).toBeNull();
});
