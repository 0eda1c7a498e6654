import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/organization/lecturer.json" with { type: "json" };
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { LecturerInvitation, OrganisationLecturer } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const lecturer: OrganisationLecturer = {
  lecturerUserNo: "7",
  lecturerName: "陈立峰",
  position: "高级技师",
  headImgUrl: "",
  auditStatus: 1,
  courseCount: 3,
  draftCount: 0,
  waitingCount: 2,
  countStudy: 90,
  lecturerProportion: 20,
};
const number: LecturerInvitation = {
  id: "3",
  invitee: "139****0041",
  way: "number",
  mobile: "139****0041",
  isSingle: true,
  note: "评委",
  lecturerProportion: 35,
  state: "open",
  acceptedCount: 0,
  gmtExpire: "2026-12-01 09:00:00",
  gmtCreate: "2026-11-01 09:00:00",
};
const { mobile: _, ...link }: LecturerInvitation = {
  ...number,
  id: "4",
  invitee: "TCHR2026",
  way: "link",
  code: "TCHR2026",
  joinPath: "/teach?code=TCHR2026",
  isSingle: false,
  acceptedCount: 2,
};
const page = (list: readonly object[]) => ({
  list,
  totalCount: list.length,
  totalPage: 1,
  pageCurrent: 1,
  pageSize: 20,
  ownProportion: 70,
});

interface Opening {
  lecturers?: OrganisationLecturer[];
  query?: Record<string, string>;
  calls?: NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
}
const open = ({ lecturers = [lecturer], query = {}, calls = {} }: Opening = {}) =>
  openScreen({
    screen: document,
    data: {
      lecturers: page(lecturers),
      applications: page([]),
      invitations: page([number, link]),
    },
    query,
    calls,
  });
/** The form itself shows why it was refused. */
const quiet = { quiet: true };
const dialog = () => screen.getByRole("dialog");
const rowOf = (name: RegExp) => within(screen.getByRole("table", { name: "发出的邀请" })).getByRole("row", { name });

dialogs();
afterEach(clear);

test("leads to a lecturer's courses, orders and public page, and counts what waits", async () => {
  await open({ lecturers: [lecturer, { ...lecturer, lecturerUserNo: "8", lecturerName: "未过", auditStatus: 2 }] });
  const [first, second] = within(screen.getByRole("list", { name: "本机构讲师" })).getAllByRole("listitem");
  const links = (item: HTMLElement | undefined) =>
    within(item!)
      .getAllByRole("link")
      .map((one) => one.getAttribute("href"));
  expect(links(first)).toEqual([
    "/account/organization/vod?lecturerUserNo=7",
    "/account/organization/order?lecturerUserNo=7",
    "/lecturer/7",
  ]);
  expect(first?.textContent).toContain("审核中的课程2");
  expect(first?.textContent).not.toContain("编辑中");
  // Who is not admitted has no page.
  expect(links(second)).not.toContain("/lecturer/8");
  expect(within(second!).getByRole("heading").textContent).toBe("未过未通过审核");
});

test("saves the share of a lecturer, and keeps what was typed where it is not taken", async () => {
  let isHigh = true;
  const host = await open({
    calls: {
      saveLecturerShare: () => {
        if (isHigh) throw new CallError({ code: 2061, message: "分成太高" });
        return { lecturerProportion: 35.5 };
      },
    },
  });
  await click(button("调整分成 陈立峰"));
  const share = await screen.findByLabelText<HTMLInputElement>(/^分成/);
  expect(share.value).toBe("20");
  expect(dialog().textContent).toContain("0 到 70");
  await type(share, "35.5");
  await click(button("保存分成", dialog()));
  await until(() => dialog().textContent?.includes("分成太高"));
  expect(field(/^分成/, dialog()).value).toBe("35.5");
  isHigh = false;
  await click(button("保存分成", dialog()));
  await until(() => host.refresh.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveLecturerShare",
    { lecturerUserNo: "7", lecturerProportion: 35.5 },
    quiet,
  );
});

test.each(["101", "-1", ""])("sends no share like %j, and says so at its field", async (typed) => {
  const host = await open();
  await click(button("调整分成 陈立峰"));
  await type(await screen.findByLabelText(/^分成/), typed);
  await click(button("保存分成", dialog()));
  await until(() => field(/^分成/, dialog()).getAttribute("aria-invalid") === "true");
  expect(host.call).not.toHaveBeenCalled();
});

test("removes a lecturer after saying what stays, with a reason", async () => {
  const host = await open();
  await click(button("移出 陈立峰"));
  await type(await screen.findByLabelText("给对方的话（可不填）"), "合作到期");
  expect(dialog().textContent).toContain("已有的课程留在你们这里");
  await click(button("确定移出", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenCalledWith("removeLecturer", { lecturerUserNo: "7", opinion: "合作到期" }, quiet);
});

test("keeps search and order in the address, and leads back where nobody is found", async () => {
  await open({ lecturers: [], query: { keyword: "陈", sort: "-countStudy" } });
  const form = screen.getByRole("search");
  expect(form.getAttribute("action")).toBe("/account/organization/lecturer");
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ keyword: "陈", sort: "-countStudy" });
  expect(window.document.body.textContent).toContain("没有符合条件的讲师");
});

test("invites a number with the share that is offered, and says what is wrong in the server's text", async () => {
  let isKnown = true;
  const host = await open({
    calls: {
      saveLecturerInvitation: () => {
        if (isKnown) throw new CallError({ code: 1250, message: "已经邀请过这个手机号" });
        return number;
      },
    },
  });
  await click(button("按手机号邀请"));
  await type(await screen.findByLabelText(/^手机号/), "13900000041");
  await type(field(/^分成/, dialog()), "35");
  await click(button("邀请", dialog()));
  await until(() => dialog().textContent?.includes("已经邀请过"));
  isKnown = false;
  await click(button("邀请", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveLecturerInvitation",
    {
      lecturerMobile: "13900000041",
      lecturerProportion: 35,
      days: 14,
      note: "",
    },
    quiet,
  );
});

test("makes a link for several, lists how many accepted, and withdraws after a question", async () => {
  const host = await open();
  expect(texts(within(rowOf(/TCHR2026/)).getAllByRole("cell")).join(" ")).toContain("已接受人数2");
  expect(rowOf(/TCHR2026/).textContent).toContain("单人链接否");
  // Of an invitation by number it means nothing.
  expect(rowOf(/0041/).textContent).not.toMatch(/单人链接[是否]/);
  await click(button("用链接邀请"));
  await click(await screen.findByLabelText(/^只给一个人用，接受后失效/));
  await click(button("生成链接", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenCalledWith(
    "saveLecturerLink",
    {
      isSingle: false,
      lecturerProportion: 0,
      days: 14,
      note: "",
    },
    quiet,
  );
  expect(within(rowOf(/0041/)).queryByRole("button", { name: /复制链接/ })).toBeNull();
  expect(button("复制链接 TCHR2026")).toBeDefined();
  await click(button("撤回 139****0041"));
  expect(host.confirm).toHaveBeenCalledTimes(1);
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call).toHaveBeenLastCalledWith("withdrawLecturerInvitation", { id: "3" }, { quiet: false });
});
