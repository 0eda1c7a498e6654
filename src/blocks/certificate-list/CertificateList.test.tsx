import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import type { CertificateCard } from "../../generated/types.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { CertificateList } from "./CertificateList.tsx";

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
const props = { checkHref: "/zhengshu" };
const on = { show: vi.fn(), save: vi.fn() };

test("shows each certificate with its state, what it is for, its number and its end", () => {
  const list = draw(CertificateList, { ...props, items: [certificate] }, { on });
  expect(within(list).queryByText("有效")).not.toBeNull();
  expect(list.textContent).toContain("启明学院 · HY26-7K3M-Q9TD-4X · 2026-11-20 颁发 · 有效期至 2028-11-20");
  expect(addresses(list)).toEqual(["/zhengshu?no=HY26-7K3M-Q9TD-4X"]);
  expect(texts(within(list).getAllByRole("button")).map((text) => text.split(" ")[0])).toEqual([
    "下载",
    "下载图片",
    "下载数字凭证",
    "复制查验链接",
    "设为不公开",
  ]);
});

test("says why one was revoked, and what could not be printed; one that is withheld has no link", () => {
  const revoked = {
    ...certificate,
    certificateState: 3 as const,
    gmtRevoke: "2026-11-21 10:00:00",
    revokeReason: "学时不实",
    undrawn: "😀",
    isPublic: false,
  };
  const list = draw(CertificateList, { ...props, items: [revoked] }, { on });
  expect(list.textContent).toContain("2026-11-21 撤销： 学时不实");
  expect(list.textContent).toContain("😀");
  expect(addresses(list)).toEqual([]);
});

test("says so where there is none", () => {
  expect(draw(CertificateList, { ...props, items: [] }).textContent).toContain("还没有证书");
});
