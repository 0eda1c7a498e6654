import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/studio/vip/holders.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { TierHolder } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const holder: TierHolder = {
  userNo: "5",
  userName: "林小满",
  mobile: "138****0005",
  setName: "年度会员",
  isMember: true,
  gmtBegin: "2026-01-01 00:00:00",
  gmtEnd: "2027-01-01 00:00:00",
  isGiven: true,
  reason: "感谢参加内测",
};
type Calls = NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
const open = (list: TierHolder[] = [holder], calls: Calls = {}) =>
  openScreen({
    screen: document,
    data: { holders: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 } },
    calls: { listMemberTiers: () => ({ list: [{ id: "3", setName: "年度会员" }] }), ...calls },
  });
const dialog = () => screen.getByRole("dialog");
async function fillIn(values: Record<string, string>) {
  await until(() => within(screen.getByRole("dialog")).queryByLabelText(/^理由/));
  for (const [label, value] of Object.entries(values)) await type(field(new RegExp(`^${label}`), dialog()), value);
}
async function chooseTier() {
  await until(() => within(dialog()).queryByRole("option", { name: "年度会员" }));
  await fillIn({ 会员等级: "3" });
}
const lost = () => {
  throw Object.assign(new Error("没有连上服务器"), { code: 0 });
};

dialogs();
afterEach(clear);

test("says which tier a person has until when, who gave it and why", async () => {
  await open([holder, { ...holder, userNo: "6", userName: "周平", isMember: false, isGiven: false, reason: "" }]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["林小满", "周平已到期"]);
  const facts = screen.getAllByRole("listitem").map((each) =>
    within(each)
      .getAllByRole("term")
      .map((term) => term.parentElement?.textContent),
  );
  const same = ["手机号138****0005", "会员等级年度会员", "有效期2026/01/01 00:00 – 2027/01/01 00:00"];
  expect(facts).toEqual([[...same, "平台赠送平台赠送", "理由感谢参加内测"], same]);
  // What is over cannot be ended.
  expect(screen.getAllByRole("button", { name: /^终止会员/ })).toHaveLength(1);
});

test("a membership that is given twice after a broken connection is given by the same key, another by its own", async () => {
  const host = await open([holder], { issueTier: lost });
  await click(button("赠送会员"));
  await fillIn({ 手机号: "13800000007", 理由: "感谢参加内测" });
  await chooseTier();
  await click(button("赠送"));
  await until(() => screen.queryByText("没有连上服务器"));
  await click(button("赠送"));
  const keys = () =>
    host.call.mock.calls.flatMap(([name, input]) => (name === "issueTier" ? [input["idempotencyKey"]] : []));
  await until(() => keys().length === 2);
  expect(host.call).toHaveBeenLastCalledWith(
    "issueTier",
    {
      mobile: "13800000007",
      vipSetId: "3",
      reason: "感谢参加内测",
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    },
    expect.objectContaining({ quiet: true }),
  );
  await fillIn({ 有效天数: "7" });
  await click(button("赠送"));
  await until(() => keys().length === 3);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(field(/^手机号/, dialog()).value).toBe("13800000007");
});

test("what a person has is extended, or ended with a reason that is long enough", async () => {
  const host = await open();
  await click(button("延长 林小满"));
  await fillIn({ 有效天数: "30", 理由: "补偿停课" });
  await chooseTier();
  expect(within(dialog()).queryByLabelText(/^手机号/)).toBeNull();
  await click(button("赠送"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "issueTier",
    { userNo: "5", vipSetId: "3", days: 30, reason: "补偿停课", idempotencyKey: expect.any(String) },
    expect.anything(),
  );
  await click(button("终止会员 林小满"));
  await until(() => screen.queryByRole("dialog", { name: "终止会员 · 林小满" }));
  expect(within(dialog()).getByText(/会员资格立即终止/)).toBeTruthy();
  await fillIn({ 理由: "停" });
  await click(button("终止"));
  await until(() => within(dialog()).queryByRole("alert"));
  await fillIn({ 理由: "内测结束" });
  await click(button("终止"));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call).toHaveBeenLastCalledWith("revokeTier", { userNo: "5", reason: "内测结束" }, expect.anything());
});
