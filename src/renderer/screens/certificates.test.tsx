import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import own from "../../../tenants/default/screens/account/certificates.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/certificates.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { IssuedCertificate } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const issued: IssuedCertificate = {
  id: "7",
  certificateNo: "HY26-7K3M-Q9TD-4X",
  certificateName: "结业证书",
  subjectName: "安全驾驶",
  holderName: "张三",
  orgNo: "1001",
  orgName: "启明学院",
  certificateState: 1,
  gmtIssue: "2026-11-20 10:00:00",
  userNo: "5",
  mobile: "138****0001",
  templateId: "3",
  cycle: 1,
  isByHand: true,
  undrawn: "",
};
const revoked = { ...issued, id: "8", holderName: "李四", certificateState: 3 as const, revokeReason: "发错了" };
const open = (list: IssuedCertificate[]) =>
  openScreen({
    screen: own,
    data: { certificates: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 } },
  });
const dialog = () => screen.getByRole("dialog");
async function giveReason(text: string) {
  await until(() => within(dialog()).queryByLabelText(/会公开显示/));
  await type(field(/会公开显示/, dialog()), text);
}

dialogs();
afterEach(clear);

test("the platform and who issues for themselves have the same list", () => {
  expect(platform.blocks.desk).toEqual(own.blocks.desk);
  expect(platform.data).toEqual(own.data);
});

test("says what was issued to whom, and why it was revoked", async () => {
  await open([issued, revoked]);
  const [, first, second] = screen.getAllByRole("row");
  expect(within(first!).getByRole("rowheader").textContent).toBe("张三138****0001");
  expect(second!.textContent).toContain("已撤销发错了");
  // What is revoked can be neither revoked nor issued anew.
  expect(texts(screen.getAllByRole("button", { name: /^(撤销|重新颁发) / }))).toEqual(["重新颁发 张三", "撤销 张三"]);
  expect(screen.queryByRole("checkbox", { name: "选择 李四" })).toBeNull();
});

test("one is revoked or issued anew with a reason", async () => {
  const host = await open([issued]);
  await click(button("撤销 张三"));
  await until(() => screen.queryByRole("dialog", { name: "撤销 · 张三" }));
  await giveReason("发错了");
  await click(button("撤销", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("revokeCertificate", { id: "7", reason: "发错了" }, expect.anything());
  await click(button("重新颁发 张三"));
  await until(() => screen.queryByRole("dialog", { name: "重新颁发 · 张三" }));
  await giveReason("姓名有误");
  await click(button("重新颁发", dialog()));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call).toHaveBeenLastCalledWith("reissueCertificate", { id: "7", reason: "姓名有误" }, expect.anything());
});

test("several are revoked with one reason", async () => {
  const host = await open([issued, { ...issued, id: "9", holderName: "王五" }, revoked]);
  await click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  await click(button("撤销", screen.getByRole("group", { name: "批量操作" })));
  await until(() => screen.queryByRole("dialog", { name: "撤销 · 已选 2 条" }));
  await giveReason("名单有误");
  await click(button("撤销", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "revokeCertificates",
    { idList: ["7", "9"], reason: "名单有误" },
    expect.objectContaining({ quiet: true }),
  );
});
