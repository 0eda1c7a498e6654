import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/join.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { MemberOffer } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const offer: MemberOffer = {
  orgNo: "1001",
  orgName: "江城工业职业学校",
  state: "open",
  asksProfile: true,
  sees: { profile: true, questions: false, selfie: true },
};
const open = (more?: Partial<MemberOffer>, code?: string) =>
  openScreen({
    screen: document,
    data: more ? { offer: { ...offer, ...more } } : {},
    query: code === undefined ? {} : { code },
  });
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const shown = () => within(screen.getByRole("group", { name: "加入机构" }));

afterEach(clear);

test("says what the organisation sees before anything is done, and joins when the button is pressed", async () => {
  const { call, navigate, toast } = await open({}, "WXYZ-5678");
  expect(title()).toBe("加入江城工业职业学校");
  expect(screen.queryByText(/加入后，你就是江城工业职业学校的学员/)).not.toBeNull();
  expect(texts(shown().getAllByRole("term"))).toEqual(["基本情况", "个人资料", "认证照片", "完善资料", "退出"]);
  expect(shown().queryByText("加入后需要先完善个人资料，才能继续使用。")).not.toBeNull();
  expect(call).not.toHaveBeenCalled();
  await click(button("加入"));
  expect(call).toHaveBeenCalledWith("startMembership", { siteOrgNo: "1001", code: "WXYZ-5678" }, expect.anything());
  expect(navigate).toHaveBeenCalledWith("/account/membership", expect.anything());
  expect(toast).toHaveBeenCalledWith("你已成为这家机构的学员", "success");
});

test("an organisation that asks for nothing sees only the basics, and is joined without a code", async () => {
  const sees = { profile: false, questions: false, selfie: false };
  const { call } = await open({ asksProfile: false, sees }, "");
  expect(screen.queryByRole("group", { name: "加入机构" })).toBeNull();
  await clear();
  expect(call).not.toHaveBeenCalled();
  await open({ asksProfile: false, sees }, "A");
  expect(texts(shown().getAllByRole("term"))).toEqual(["基本情况", "退出"]);
});

test("says why nobody joins who belongs elsewhere, and where to leave", async () => {
  await open({ state: "elsewhere", currentOrgName: "安途" }, "WXYZ-5678");
  expect(shown().getByRole("definition").textContent).toContain("请先退出安途");
  expect(shown().getByRole("link", { name: "查看我的机构" }).getAttribute("href")).toBe("/account/membership");
  expect(screen.queryByRole("button", { name: "加入" })).toBeNull();
});

test("each other reason is said in its own words, with no button", async () => {
  for (const [state, reason] of [
    ["member", "你是江城工业职业学校的学员。"],
    ["invited", "江城工业职业学校只接受受邀的学员，请在下面填写邀请码。"],
    ["code", "这个邀请码不正确、已过期或名额已用完，请向江城工业职业学校核对。"],
    ["other", "讲师、机构和平台运营的账号不能加入机构。"],
  ] as const) {
    await open({ state }, "WXYZ-5678");
    expect(texts(shown().getAllByRole("definition"))).toEqual([reason]);
    expect(screen.queryByRole("button", { name: "加入" })).toBeNull();
    await clear();
  }
});

test("asks for a code where no organisation is named, and opens what it names", async () => {
  const { navigate } = await open();
  expect(title()).toBe("加入机构");
  await type(field(/^邀请码/), "abcd-1234");
  await click(button("使用邀请码"));
  await until(() => navigate.mock.calls.length > 0);
  expect(navigate).toHaveBeenCalledWith("/join?code=abcd-1234", expect.anything());
});

test("a code that leads to nothing is said to do so, and stays in its field", async () => {
  await open(undefined, "abcd-1234");
  expect(title()).toBe("加入机构");
  expect(screen.queryByText(/没有找到这个邀请码对应的机构/)).not.toBeNull();
  expect(field(/^邀请码/).value).toBe("abcd-1234");
});
