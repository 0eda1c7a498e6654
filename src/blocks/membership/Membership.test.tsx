import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t } from "../../forms/testing/page.ts";
import type { Outcome } from "../block.ts";
import { Membership } from "./Membership.tsx";

const membership = {
  orgNo: "1001",
  orgName: "江城工业职业学校",
  gmtJoin: "2026-03-01 08:00:00",
  mayLeave: true,
  sees: { profile: false, questions: true, selfie: false },
  reviewState: "refused" as const,
  opinion: "证件号看不清",
  invitationList: [{ id: "5", orgNo: "1002", orgName: "安途", gmtCreate: "2026-03-02 08:00:00" }],
};
const done = async (_event?: unknown): Promise<Outcome> => ({ done: true });
const on = { leave: vi.fn(done), answer: vi.fn(done) };
const show = (value: object = membership) =>
  draw(
    <Membership
      membership={value as typeof membership}
      joinHref="/join"
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("says where one belongs, what was said of the profile, and leaves after a second question", async () => {
  await show();
  expect(screen.getByText(/你的资料被退回/).textContent).toContain("证件号看不清");
  expect(button(/^接受/).disabled).toBe(true);
  await click(button("退出机构"));
  expect(on.leave).not.toHaveBeenCalled();
  await click(button("退出"));
  expect(on.leave).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).toBe("你已退出江城工业职业学校");
});

test("shows the invitations that wait, to accept and to decline", async () => {
  await show({ ...membership, orgNo: "", mayLeave: false, reviewState: "none" });
  expect(screen.getByRole("link", { name: "我有邀请码" }).getAttribute("href")).toBe("/join");
  await click(button(/^接受/));
  expect(on.answer).toHaveBeenLastCalledWith({ id: "5", isAccepted: true });
  await click(button(/^谢绝/));
  expect(on.answer).toHaveBeenLastCalledWith({ id: "5", isAccepted: false });
});

test("keeps what fails in words", async () => {
  on.answer.mockResolvedValueOnce({ done: false, error: new TypeError("fetch failed") });
  await show({ ...membership, orgNo: "" });
  await click(button(/^接受/));
  expect(screen.getByRole("status").textContent).toBe(t("membership.unreached"));
  expect(button(/^接受/).getAttribute("aria-disabled")).toBe("false");
});
