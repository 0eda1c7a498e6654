import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { MemberJoin } from "./MemberJoin.tsx";

const offer = {
  orgNo: "1001",
  orgName: "江城工业职业学校",
  state: "open" as const,
  asksProfile: true,
  sees: { profile: true, questions: false, selfie: true },
};
const operations = {
  getMemberOffer: vi.fn(async (_input: object): Promise<object> => offer),
  startMembership: vi.fn(async (_input: object): Promise<object> => ({})),
};
const joined = vi.fn(async () => ({ done: true as const }));
const show = (more: object = {}) =>
  draw(
    <MemberJoin
      {...{ orgNo: "1001", code: "", membershipHref: "/account/membership", ...more }}
      slots={{}}
      on={{ joined }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("says what the organisation sees before anything is done, and joins when the button is pressed", async () => {
  await show();
  const join = await screen.findByRole("button", { name: "加入" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("加入江城工业职业学校");
  expect(texts(screen.getAllByRole("listitem"))).toEqual([
    t("memberJoin.sees.always"),
    t("memberJoin.sees.profile"),
    t("memberJoin.sees.selfie"),
  ]);
  expect(operations.startMembership).not.toHaveBeenCalled();
  await click(join);
  expect(operations.startMembership).toHaveBeenCalledWith({ siteOrgNo: "1001" });
  await until(() => joined.mock.calls.length === 1);
  expect(screen.getByRole("status").textContent).toContain("你是江城工业职业学校的学员");
});

test("says why nobody joins who belongs elsewhere, and where to leave", async () => {
  operations.getMemberOffer.mockResolvedValueOnce({ ...offer, state: "elsewhere", currentOrgName: "安途" });
  await show();
  const membership = await screen.findByRole("link", { name: "查看我的机构" });
  expect(membership.getAttribute("href")).toBe("/account/membership");
  expect(screen.getByRole("status").textContent).toContain("请先退出安途");
  expect(screen.queryByRole("button", { name: "加入" })).toBeNull();
});

test("asks for a code where no organisation is named, and says what is wrong with one", async () => {
  operations.getMemberOffer.mockRejectedValueOnce(
    Object.assign(new Error("没有找到"), { code: errorCode.NOT_FOUND, message: "没有找到" }),
  );
  await show({ orgNo: "" });
  await type(field("邀请码"), "abcd-1234");
  await click(button("使用邀请码"));
  await until(() => screen.queryByRole("alert")?.textContent);
  expect(operations.getMemberOffer).toHaveBeenCalledWith({ siteOrgNo: "", code: "abcd-1234" });
  expect(screen.getByRole("alert").textContent).toBe("没有找到");
  await type(field("邀请码"), "WXYZ-5678");
  await click(button("使用邀请码"));
  await click(await screen.findByRole("button", { name: "加入" }));
  expect(operations.startMembership).toHaveBeenCalledWith({ siteOrgNo: "1001", code: "WXYZ-5678" });
});
