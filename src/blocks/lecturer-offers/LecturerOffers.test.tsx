import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { LecturerOffers } from "./LecturerOffers.tsx";

const offer = {
  id: "7",
  orgNo: "1001",
  orgName: "江城工业职业学校",
  lecturerProportion: 40,
  state: "open" as const,
  gmtExpire: "2026-12-01 09:00:00",
};
const learner = { standing: "learner", orgNo: "", hasProfile: false, offerList: [offer] };
const lecturer = {
  standing: "lecturer",
  orgNo: "1001",
  orgName: offer.orgName,
  lecturerProportion: 40,
  courseCount: 2,
  hasProfile: true,
  offerList: [],
};
const operations = {
  listLecturerOffers: vi.fn(async (_input: object): Promise<object> => learner),
  updateLecturerInvitation: vi.fn(async (_input: object): Promise<object> => lecturer),
  cancelTeaching: vi.fn(async (_input: object): Promise<object> => ({ ...lecturer, orgNo: "", orgName: undefined })),
};
const changed = vi.fn(async () => ({ done: true as const }));
const show = (more: object = {}) =>
  draw(
    <LecturerOffers
      {...{ loginHref: "/login", registerHref: "/register", deskHref: "/account/teacher/desk", ...more }}
      slots={{}}
      on={{ changed }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("asks who has no profile for one before the invitation is accepted", async () => {
  await show();
  expect((await screen.findByRole("listitem")).textContent).toContain(
    "江城工业职业学校邀请你担任讲师，你的分成为每笔销售的 40%",
  );
  await click(button(/^接受/));
  expect(operations.updateLecturerInvitation).not.toHaveBeenCalled();
  await type(field(t("lecturerOffers.name")), "林一帆");
  await type(field(t("lecturerOffers.position")), "高级技师");
  await type(field(t("lecturerOffers.introduce")), "在车间做了十五年数控加工，带过四十多名徒弟，讲课只讲用得上的。");
  await click(button("接受邀请"));
  expect(operations.updateLecturerInvitation).toHaveBeenCalledWith({
    id: "7",
    isAccepted: true,
    lecturerName: "林一帆",
    position: "高级技师",
    introduce: "在车间做了十五年数控加工，带过四十多名徒弟，讲课只讲用得上的。",
  });
  await until(() => changed.mock.calls.length === 1);
  expect(screen.getByRole("status").textContent).toContain("你现在是江城工业职业学校的讲师");
});

test("leads who is signed out to signing in, and offers no answer", async () => {
  operations.listLecturerOffers.mockResolvedValueOnce({
    standing: "visitor",
    orgNo: "",
    hasProfile: false,
    offerList: [{ ...offer, id: undefined, code: "ABCD2345" }],
  });
  await show({ code: "ABCD2345" });
  const invitation = within(await screen.findByRole("listitem"));
  expect(operations.listLecturerOffers).toHaveBeenCalledWith({ code: "ABCD2345" });
  expect(invitation.queryByRole("button")).toBeNull();
  expect(invitation.getByRole("link", { name: "登录" }).getAttribute("href")).toBe("/login");
});

test("says that another organisation is left first, and that an invitation is over", async () => {
  operations.listLecturerOffers.mockResolvedValueOnce({
    ...lecturer,
    orgNo: "1002",
    orgName: "安途",
    offerList: [offer, { ...offer, id: "8", state: "expired" }],
  });
  await show();
  const [open, expired] = await screen.findAllByRole("listitem");
  expect(open?.textContent).toContain("你现在属于安途，请先退出，再接受邀请。");
  expect(expired?.textContent).toContain(t("lecturerOffers.state.expired"));
  expect(screen.queryByRole("button", { name: /^接受/ })).toBeNull();
});

test("says what stays and what changes before a lecturer leaves", async () => {
  operations.listLecturerOffers.mockResolvedValueOnce(lecturer);
  await show();
  await click(await screen.findByRole("button", { name: "退出这家机构" }));
  expect(operations.cancelTeaching).not.toHaveBeenCalled();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  await click(button("确定退出"));
  expect(operations.cancelTeaching).toHaveBeenCalledTimes(1);
  await until(() => screen.queryByRole("status")?.textContent?.includes("你已退出"));
});

test("shows nothing where nobody invites and no text says so", async () => {
  operations.listLecturerOffers.mockResolvedValueOnce({ ...learner, offerList: [] });
  const page = await show();
  await until(() => operations.listLecturerOffers.mock.calls.length === 1);
  expect(page.textContent).toBe("");
});
