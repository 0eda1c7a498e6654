import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import document from "../../../tenants/default/screens/account/certificate.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, texts, until } from "../../forms/testing/page.ts";
import type { CertificateCard } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const certificate: CertificateCard = {
  id: "7",
  certificateNo: "HY26-7K3M-Q9TD-4X",
  certificateName: "结业证书",
  subjectName: "安全驾驶",
  holderName: "张三",
  orgNo: "1001",
  orgName: "启明学院",
  certificateState: 1,
  gmtIssue: "2026-11-20 10:00:00",
  gmtExpire: "2028-11-20 10:00:00",
  isPublic: true,
  undrawn: "",
};
const open = (
  list: CertificateCard[] = [certificate],
  calls: NonNullable<Parameters<typeof openScreen>[0]["calls"]> = {},
) =>
  openScreen({
    screen: document,
    data: { certificates: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 } },
    calls,
  });
const records = () => screen.getByRole("list", { name: "我的证书" });

afterEach(clear);

test("shows each certificate with its state, what it is for, who issued it, its number and its end", async () => {
  await open();
  expect(within(records()).getByRole("heading").textContent).toBe("结业证书有效");
  const facts = ["安全驾驶", "启明学院", "HY26-7K3M-Q9TD-4X", "2026/11/20 10:00", "2028/11/20 10:00"];
  expect(texts(within(records()).getAllByRole("definition"))).toEqual(facts);
  expect(addresses(records())).toEqual(["/zhengshu?no=HY26-7K3M-Q9TD-4X"]);
  expect(texts(within(records()).getAllByRole("button"))).toEqual(
    ["下载 PDF", "下载图片", "下载数字凭证", "复制查验链接", "设为不公开"].map((text) => `${text} 结业证书`),
  );
});

test("says why one was revoked, what could not be printed, and that one is withheld, which has no link", async () => {
  const revoked = {
    ...certificate,
    certificateState: 3 as const,
    gmtRevoke: "2026-11-21 10:00:00",
    revokeReason: "学时不实",
    undrawn: "😀",
    isPublic: false,
  };
  await open([revoked]);
  for (const text of [/^已撤销：学时不实2026\/11\/21/, /请联系颁发方更正姓名：😀$/, /^不公开：/])
    expect(texts(within(records()).getAllByRole("paragraph")).some((one) => text.test(one))).toBe(true);
  expect(addresses(records())).toEqual([]);
  expect(screen.queryByRole("button", { name: /^复制查验链接/ })).toBeNull();
});

test("downloads it in each format, and says that the file is being made", async () => {
  const file = { fileName: "a.pdf", mediaType: "application/pdf", content: "" };
  const host = await open([certificate], { exportCertificate: () => file });
  for (const name of [/^下载 PDF/, /^下载图片/, /^下载数字凭证/]) await click(button(name));
  await until(() => host.save.mock.calls.length === 3);
  expect(host.call.mock.calls.map(([operation, input]) => [operation, input])).toEqual(
    ["pdf", "png", "credential"].map((format) => ["exportCertificate", { id: "7", format }]),
  );
  expect(host.toast.mock.calls[0]?.[0]).toBe("正在生成文件…");
});

test("copies the whole address of the public check, and withholds or shows one", async () => {
  const host = await open();
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await click(button(/^复制查验链接/));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/zhengshu?no=HY26-7K3M-Q9TD-4X`);
  await click(button(/^设为不公开/));
  await until(() => host.refresh.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith("updateCertificate", { id: "7", isPublic: false }, expect.anything());
  await clear();
  const hidden = await open([{ ...certificate, isPublic: false }]);
  await click(button(/^公开/));
  await until(() => hidden.refresh.mock.calls.length > 0);
  expect(hidden.call).toHaveBeenCalledWith("updateCertificate", { id: "7", isPublic: true }, expect.anything());
});

test("says so where there is none", async () => {
  await open([]);
  screen.getByText(/还没有证书/);
});
