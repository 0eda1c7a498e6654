import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/studio/tokens.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { OperatorToken } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const token: OperatorToken = {
  id: "7",
  name: "发布流水线",
  scopes: ["sites:read", "sites:write"],
  userNo: "9",
  userName: "平台运营",
  state: "active",
  gmtCreate: "2026-11-01 08:00:00",
  gmtExpire: "2027-01-30 08:00:00",
  gmtLastUse: "2026-11-20 09:30:00",
};
const { gmtExpire: _, gmtLastUse: __, ...unused } = token;
const open = (list: OperatorToken[] = [token], calls?: Parameters<typeof openScreen>[0]["calls"]) =>
  openScreen({ screen: document, data: { tokens: { list } }, ...(calls ? { calls } : {}) });

beforeEach(dialogs);
afterEach(clear);

test("says of each token what it is for, whom it acts for, until when, and when it was used last", async () => {
  await open([token, { ...unused, id: "8", name: "旧令牌", state: "revoked" }]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["发布流水线有效", "旧令牌已吊销"]);
  const facts = screen.getAllByRole("listitem").map((each) =>
    within(each)
      .getAllByRole("definition")
      .map((fact) => fact.textContent),
  );
  expect(facts).toEqual([
    ["查看站点 · 查看和修改站点", "平台运营", "2026/11/01 08:00", "2027/01/30 08:00", "2026/11/20 09:30"],
    ["查看站点 · 查看和修改站点", "平台运营", "2026/11/01 08:00", "不过期", "还没有用过"],
  ]);
});

test("a token is made with at least one right, shown once with the focus, and gone when it is hidden", async () => {
  const host = await open([], { addOperatorToken: () => ({ id: "9", token: "lct_secret" }) });
  await click(button("新建令牌"));
  await until(() => screen.queryByLabelText(/^名称/));
  await type(field(/^名称/), "发布流水线");
  await click(button("生成令牌"));
  await until(() => screen.queryAllByText("请至少选一项权限").length > 0);
  expect(host.call).not.toHaveBeenCalled();
  await click(field("查看站点"));
  await type(field(/^有效天数/), "30");
  await click(button("生成令牌"));
  await until(() => screen.queryByText("lct_secret"));
  expect(host.call).toHaveBeenCalledWith(
    "addOperatorToken",
    { name: "发布流水线", scopes: ["sites:read"], days: 30 },
    expect.anything(),
  );
  expect(host.refresh).toHaveBeenCalledTimes(1);
  expect(globalThis.document.activeElement?.textContent).toContain("lct_secret");
  expect(screen.queryByLabelText(/^名称/)).toBeNull();
  await click(button("已保存，隐藏"));
  expect(screen.queryByText("lct_secret")).toBeNull();
});

test("a token is revoked after a question that names it; one that is revoked cannot be", async () => {
  const host = await open([token, { ...token, id: "8", name: "旧令牌", state: "revoked" }]);
  expect(screen.getAllByRole("button", { name: /^吊销/ })).toHaveLength(1);
  await click(button("吊销 发布流水线"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.confirm).toHaveBeenCalledWith({
    text: "确定吊销“发布流水线”吗？使用它的程序会立即失去权限。",
    yes: "吊销",
  });
  expect(host.call).toHaveBeenCalledWith("removeOperatorToken", { id: "7" }, expect.anything());
});
