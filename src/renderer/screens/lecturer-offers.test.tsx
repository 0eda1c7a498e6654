import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import membership from "../../../tenants/default/screens/account/membership.json" with { type: "json" };
import teach from "../../../tenants/default/screens/teach.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { LecturerOffer, LecturerOffers } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const offer: LecturerOffer = {
  id: "7",
  orgNo: "1001",
  orgName: "江城工业职业学校",
  lecturerProportion: 40,
  state: "open",
  needsProfile: true,
  gmtExpire: "2026-12-01 09:00:00",
};
const learner: LecturerOffers = { standing: "learner", orgNo: "", hasProfile: false, offerList: [offer] };
const lecturer: LecturerOffers = {
  standing: "lecturer",
  orgNo: "1001",
  orgName: offer.orgName,
  lecturerProportion: 40,
  courseCount: 2,
  hasProfile: true,
  offerList: [],
};
const open = (offers: LecturerOffers, query: Record<string, string> = {}) =>
  openScreen({ screen: teach, data: { offers }, query });
const invitations = () => within(screen.getByRole("list", { name: "等你答复的讲师邀请" })).getAllByRole("listitem");
const introduce = "在车间做了十五年数控加工，带过四十多名徒弟，讲课只讲用得上的。";

dialogs();
afterEach(clear);

test("asks who has no profile for one before the invitation is accepted", async () => {
  const host = await open(learner);
  const [invitation] = invitations();
  expect(invitation?.textContent).toContain("江城工业职业学校");
  expect(invitation?.textContent).toContain("你的分成（占每笔销售）40%");
  await click(button("接受 江城工业职业学校"));
  const dialog = await screen.findByRole("dialog");
  await until(() => within(dialog).queryByLabelText(/^姓名/));
  await click(button("接受邀请", dialog));
  await within(dialog).findAllByText("请写至少 20 字的介绍");
  expect(host.call).not.toHaveBeenCalled();
  await type(field(/^姓名/, dialog), "林一帆");
  await type(field(/^头衔/, dialog), "高级技师");
  await type(field(/^个人介绍/, dialog), introduce);
  await click(button("接受邀请", dialog));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call.mock.calls.map(([operation, input]) => [operation, input])).toEqual([
    [
      "updateLecturerInvitation",
      { id: "7", isAccepted: true, lecturerName: "林一帆", position: "高级技师", introduce },
    ],
  ]);
  expect(host.refresh).toHaveBeenCalledWith(undefined);
  expect(host.toast).toHaveBeenCalledWith("你现在是江城工业职业学校的讲师", "success");
});

test("accepts at once where the profile is known, and declines by the code of a link", async () => {
  const host = await open({
    ...learner,
    hasProfile: true,
    offerList: [{ ...offer, id: undefined, code: "ABCD2345", needsProfile: false } as LecturerOffer],
  });
  await click(button(/^接受/));
  await until(() => host.toast.mock.calls.length === 1);
  await click(button(/^谢绝/));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call.mock.calls.map(([, input]) => input)).toEqual([
    { code: "ABCD2345", isAccepted: true },
    { code: "ABCD2345", isAccepted: false },
  ]);
  expect(host.toast).toHaveBeenLastCalledWith("已谢绝江城工业职业学校的邀请", "success");
});

test("leads who is signed out to signing in, and offers no answer", async () => {
  await open({
    standing: "visitor",
    orgNo: "",
    hasProfile: false,
    offerList: [{ ...offer, code: "ABCD2345", hindrance: "visitor" }],
  });
  const [invitation] = invitations();
  expect(within(invitation!).queryByRole("button")).toBeNull();
  expect(within(invitation!).getByRole("link", { name: /^登录/ }).getAttribute("href")).toBe("/login");
  expect(within(invitation!).getByRole("link", { name: /^注册/ }).getAttribute("href")).toBe("/register");
  expect(invitation?.textContent).toContain("请先登录或注册");
});

test("says that another organisation is left first, and that an invitation is over", async () => {
  await open({
    ...lecturer,
    orgNo: "1002",
    orgName: "安途",
    offerList: [
      { ...offer, hindrance: "elsewhere", needsProfile: false },
      { ...offer, id: "8", state: "expired", needsProfile: false },
    ],
  });
  const [waiting, expired] = invitations();
  expect(waiting?.textContent).toContain("你现在属于安途，请先退出，再接受邀请。");
  expect(texts(within(waiting!).getAllByRole("button"))).toEqual(["谢绝 江城工业职业学校"]);
  expect(expired?.textContent).toContain("这份邀请已过期，请联系机构重新邀请。");
  expect(within(expired!).queryByRole("button")).toBeNull();
});

test("says what stays and what changes before a lecturer leaves", async () => {
  const host = await openScreen({ screen: membership, data: { offers: lecturer } });
  const teaching = screen.getByRole("group", { name: "你是江城工业职业学校的讲师" });
  expect(texts(within(teaching).getAllByRole("definition"))).toEqual(["40%", "2"]);
  expect(
    within(teaching)
      .getByRole("link", { name: /前往讲师工作台/ })
      .getAttribute("href"),
  ).toBe("/account/teacher/desk");
  await click(button(/退出这家机构/, teaching));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.confirm).toHaveBeenCalledWith({
    text: expect.stringContaining("正在进行的班级和直播照常，由你上完。"),
    yes: "确定退出",
  });
  expect(host.call.mock.calls.map(([operation]) => operation)).toEqual(["cancelTeaching"]);
  expect(host.toast).toHaveBeenCalledWith("你已退出江城工业职业学校", "success");
});

test("says that a link is of no invitation, and that nobody invites", async () => {
  await open({ ...learner, offerList: [] }, { code: "ZZZZ9999" });
  screen.getByText("没有找到这份邀请，请检查链接是否完整。");
  await clear();
  await open({ ...learner, offerList: [] });
  screen.getByText(/^现在没有机构邀请你担任讲师/);
});

test("shows nothing on the page of one's organisation where nobody invites", async () => {
  await openScreen({ screen: membership, data: { offers: { ...learner, offerList: [] } } });
  expect(screen.queryByText("等你答复的讲师邀请")).toBeNull();
  expect(screen.queryByRole("group")).toBeNull();
});
